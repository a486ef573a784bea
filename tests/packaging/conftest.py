"""Put packaging/ on the import path, as it is when its commands run."""

import sys
from pathlib import Path

from tests.app.conftest import dressed, resources, translations  # noqa: F401  fixtures

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging"))
