"""Move selection of the computer players of Kille."""
