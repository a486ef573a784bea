"""Presenter, descriptions and animations shared by trick games."""
