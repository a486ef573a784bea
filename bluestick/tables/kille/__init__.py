"""The kille table."""
