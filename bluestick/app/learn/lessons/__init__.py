"""Lesson list, lesson page, teacher panel and the controller of lessons."""
