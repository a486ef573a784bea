"""Card tables and boards: drawing, input and animation."""
