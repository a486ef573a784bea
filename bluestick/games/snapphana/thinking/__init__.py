"""Selection of moves by the bots for Snapphanaleden."""
