"""Input of tables: keys by position, replies to a touch, the chooser of a play."""
