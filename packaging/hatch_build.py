"""What hatchling asks for when it makes wheel and sdist: the version, and a file that tells the program which it is."""

import sys
import tempfile
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
from release import BUILT, current


class Version(MetadataHookInterface):
    """The version of the project."""

    def update(self, metadata: dict) -> None:
        """Fill it in."""
        metadata["version"] = current(Path(self.root)).version


class Built(BuildHookInterface):
    """The file that states it. A checkout has none, and an sdist has the one it was made with."""

    def initialize(self, version: str, build_data: dict) -> None:
        """Write it where the builder takes it from."""
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
        """Clear up."""
        if hasattr(self, "scratch"):
            self.scratch.cleanup()
