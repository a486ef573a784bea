"""Methods that the computer players of several games share."""
