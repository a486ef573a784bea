"""Lessons: annotated matches, which the learner plays on the real table."""
