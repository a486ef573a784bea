"""Presenter, descriptions and drawings of the kille table."""
