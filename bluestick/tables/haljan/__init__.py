"""Presenter, descriptions and drawings of the haljan table; harjan is a variant."""
