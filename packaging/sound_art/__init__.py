"""The sounds of the tables, made of struck wood, bent paper and wool: nothing is recorded."""
