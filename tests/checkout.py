"""The script ./divetable as a module, to ask it for what it knows."""

import importlib.machinery
import importlib.util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent.parent


def script(path: Path = ROOT / "divetable") -> ModuleType:
    """The script of this checkout, or of a copy."""
    loader = importlib.machinery.SourceFileLoader("script", str(path))
    spec = importlib.util.spec_from_loader("script", loader)
    assert spec
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module
