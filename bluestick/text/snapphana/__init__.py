"""Texts of Snapphanaleden."""
