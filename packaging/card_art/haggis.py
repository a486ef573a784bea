"""The pictures of the haggis deck."""


def pictures() -> dict[str, str]:
    """The text of every file by its name."""
    return {}
