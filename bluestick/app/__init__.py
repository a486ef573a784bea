"""The window round the table."""
