"""Presenter, descriptions and drawings of the haggis table."""
