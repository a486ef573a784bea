"""Hatchling hooks for wheel and sdist: the version, and modules generated for the build."""

import sys
import tempfile
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
from release import BUILT, CHECKSUMS, built, checksums, current


class Version(MetadataHookInterface):
    """Sets the version of the project."""

    def update(self, metadata: dict) -> None:
        metadata["version"] = current(Path(self.root)).version


class Built(BuildHookInterface):
    """Adds generated modules to a build. A checkout has none; an sdist keeps the built.py it was made with."""

    def initialize(self, version: str, build_data: dict) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        self.scratch = tempfile.TemporaryDirectory()
        modules = {}
        if not (root / BUILT).exists():
            modules[BUILT] = built(current(root))
        if self.target_name == "wheel":
            modules[CHECKSUMS] = checksums(root)
        for module, text in modules.items():
            file = Path(self.scratch.name, module.name)
            file.write_text(text, encoding="utf-8")
            build_data["force_include"][str(file)] = module.as_posix()

    def finalize(self, version: str, build_data: dict, artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()
