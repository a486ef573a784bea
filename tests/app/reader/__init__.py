"""Tests of the whole program with assistive technology: on its own bus, through its tree, and with Orca."""
