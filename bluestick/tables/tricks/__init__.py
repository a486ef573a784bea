"""Presenter, descriptions and motion shared by trick games."""
