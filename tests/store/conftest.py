"""The fixtures of the window, for what is tested through it."""

from tests.app.conftest import _silence, _usual_text, dressed, resources, translations, visit  # noqa: F401
