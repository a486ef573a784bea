"""What the commands in packaging/ import is found beside them, as it is when they run."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging"))
