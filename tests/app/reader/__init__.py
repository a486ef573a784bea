"""The whole program as it is for those who do not see it: on its own bus, by its tree, and as Orca reads it."""
