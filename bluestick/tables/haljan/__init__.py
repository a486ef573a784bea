"""The cloth of haljan and harjan, and all that is drawn on it."""
