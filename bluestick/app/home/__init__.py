"""Start page, new match, open and finished matches, statistics, settings dialog."""
