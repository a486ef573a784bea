"""Review page of a match and exercises from one's own mistakes."""
