"""Knockout whist: seven cards each, then six, and so on; who takes no trick is out."""
