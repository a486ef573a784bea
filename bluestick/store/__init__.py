"""Files and settings: data folder, saved matches, caches, settings, results. Of Qt, only QtCore is imported."""
