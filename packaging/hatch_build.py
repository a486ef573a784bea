"""Hatchling hooks for wheel and sdist: the version, and a module that states which build this is."""

import sys
import tempfile
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
from release import BUILT, current


class Version(MetadataHookInterface):
    """Sets the version of the project."""

    def update(self, metadata: dict) -> None:
        """Set the version in the metadata."""
        metadata["version"] = current(Path(self.root)).version


class Built(BuildHookInterface):
    """Adds bluestick/built.py to a build. A checkout has no such file, and an sdist keeps the one it was made with."""

    def initialize(self, version: str, build_data: dict) -> None:
        """Write the file to a temporary folder, and have the builder include it."""
        root = Path(self.root)
        if version == "editable" or (root / BUILT).exists():
            return
        release = current(root)
        self.scratch = tempfile.TemporaryDirectory()
        file = Path(self.scratch.name, BUILT.name)
        text = f'"""Which build this is."""\n\n__version__ = "{release.version}"\nDATE = "{release.date}"\n'
        file.write_text(text, encoding="utf-8")
        build_data["force_include"][str(file)] = BUILT.as_posix()

    def finalize(self, version: str, build_data: dict, artifact_path: str) -> None:
        """Delete the temporary folder."""
        if hasattr(self, "scratch"):
            self.scratch.cleanup()
