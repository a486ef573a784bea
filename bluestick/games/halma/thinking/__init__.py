"""Move selection of the computer players."""
