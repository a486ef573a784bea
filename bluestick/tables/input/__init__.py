"""Keys by place, replies to a touch, the chooser of a play."""
