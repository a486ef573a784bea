"""Whether the program can be relied on: it is killed, fed with rubbish, starved and worn out, and must lose nothing."""
