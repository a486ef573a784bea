"""The cloth of Snapphanaleden, and all that is drawn on it."""
