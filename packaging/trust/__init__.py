"""Reliability tests: the program is killed, fed with damaged files, starved and worn out, and must lose nothing."""
