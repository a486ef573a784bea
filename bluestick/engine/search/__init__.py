"""Search methods shared by the bots of several games."""
