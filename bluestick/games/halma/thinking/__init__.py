"""Selection of moves by the bots for Halma."""
