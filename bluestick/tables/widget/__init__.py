"""Table widgets, their presenters, context and card scene."""
