"""Review page of a match, and exercises from the player's mistakes."""
