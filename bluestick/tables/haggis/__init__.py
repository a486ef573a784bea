"""The haggis table."""
