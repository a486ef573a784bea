"""Presenter, descriptions and drawings of the Snapphanaleden table."""
