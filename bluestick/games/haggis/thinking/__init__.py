"""Move selection of the computer players of Haggis."""
