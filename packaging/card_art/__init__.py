"""Pictures of the cards, one module per deck."""
