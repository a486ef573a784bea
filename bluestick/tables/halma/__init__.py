"""Presenter, descriptions and drawings of the halma board."""
