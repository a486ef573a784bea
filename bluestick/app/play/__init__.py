"""Match page: table, side panel, log, result card, score sheet, coach."""
