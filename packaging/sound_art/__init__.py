"""Synthesised sounds of the tables: struck wood, bent paper and wool; nothing is recorded."""
