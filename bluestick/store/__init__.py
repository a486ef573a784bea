"""Files and settings: data folder, saved matches, caches, settings, results. Knows Qt's core only."""
