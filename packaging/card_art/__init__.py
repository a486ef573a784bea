"""The pictures on the cards, one module for each deck."""
