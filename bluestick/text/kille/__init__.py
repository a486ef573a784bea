"""Texts of kille."""
