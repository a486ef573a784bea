"""Sentences of Knockout Whist."""
