"""What the computer players think with."""
