"""Files and settings: data folder, saved matches, caches, settings, results. Imports only Qt's core module."""
