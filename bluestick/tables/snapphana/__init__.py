"""The cloth of Snapphaneleden, and all that is drawn on it."""
