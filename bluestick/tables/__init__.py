"""Card tables and boards: what is drawn, what touching it means, and how it moves."""
