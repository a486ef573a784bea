"""What can be chosen beside one of the ``CLOTHS``, by the names that the settings keep: the first is the usual one."""

BACKS = ("stars", "bands", "rug", "plain")
"""Backs for every deck that does not wear its own."""
FACES = ("pictures", "plain")
"""The French pack: figures and rows of pips; or one large pip, with the letter or number over it."""
BOARDS = ("wood", "birch", "walnut", "paper")
