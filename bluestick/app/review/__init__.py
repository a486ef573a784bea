"""The review of a match: what each decision was worth, and where it turned."""
