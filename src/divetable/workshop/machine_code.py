"""Functions compiled by Numba: each once, for the types that its annotations state.

A package of compiled functions gets ready as a whole, function by function in the order in which
they are defined, so whoever waits can be told how far it is. Only the *doors*, which Python calls,
are kept on disk: they contain all the others. What is kept is named after what it was made of, so
it is found again after an upgrade that did not touch it, and versions do not get in each other's
way.
"""

import contextlib
import hashlib
import os
import sys
import time
from collections.abc import Callable, Generator, Iterator
from dis import get_instructions
from functools import cache
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Annotated, Any, NamedTuple, ParamSpec, TypeVar, cast, get_args, get_origin
from weakref import WeakKeyDictionary

import numpy as np

from divetable.workshop.records import Record, layout

P = ParamSpec("P")
R = TypeVar("R")

KEPT_DAYS = 100  # machine code that nobody has made or looked for since


class Code(NamedTuple):
    """A function and what Numba made of it."""

    plain: Any
    compiled: Any
    is_door: bool


CODE: dict[str, list[Code]] = {}
"""By package, in the order of definition."""

READY: set[str] = set()
DIGESTS: WeakKeyDictionary[FunctionType, str] = WeakKeyDictionary()


class Progress(NamedTuple):
    """How many functions of a package are ready."""

    done: int
    of: int


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """For functions that compiled ones call."""
    return _registered(function, is_door=False)


def door(function: Callable[P, R]) -> Callable[P, R]:
    """For those that Python calls."""
    return _registered(function, is_door=True)


def _registered(function: Callable[P, R], is_door: bool) -> Callable[P, R]:
    from numba import config, njit  # pyright: ignore[reportMissingTypeStubs]

    cast("Any", config).CACHE_LOCATOR_CLASSES = f"{__name__}.{Shelf.__name__}"
    compile_ = cast("Callable[..., Callable[[Callable[P, R]], Callable[P, R]]]", njit)
    made = compile_(
        boundscheck=False,
        nogil=True,
        error_model="numpy",
        no_cfunc_wrapper=True,
        no_cpython_wrapper=not is_door,
    )(function)
    if is_compiled():
        cast("Any", made)._can_compile = False  # until it is its turn
    package = function.__module__.rpartition(".")[0].removesuffix(".twin")
    CODE.setdefault(package, []).append(Code(function, made, is_door))
    return made


def is_compiled() -> bool:
    """Numba leaves everything as it is where NUMBA_DISABLE_JIT is set."""
    from numba import config  # pyright: ignore[reportMissingTypeStubs]

    return not cast("Any", config).DISABLE_JIT


def get_ready(module: str) -> None:
    """Have all functions that a module brings along, from disk or by compiling them now."""
    for _ in getting_ready(module):
        pass


def load(module: str) -> bool:
    """Have them from disk; False if they are not there."""
    package = _package(module)
    if package not in READY:
        import_module(module)
        codes = CODE.get(package, [])
        if not codes or not is_compiled() or _load(codes):
            READY.add(package)
    return package in READY


def getting_ready(module: str) -> Generator[Progress]:
    """Have them step by step. One process compiles; others wait for what it keeps."""
    if load(module):
        return
    package = _package(module)
    with _alone(package):
        if not load(module):
            codes = CODE[package]
            for number, code in enumerate(codes, 1):
                _make(code)
                yield Progress(number, len(codes))
            _forget_old_code()
    READY.add(package)


def _package(module: str) -> str:
    return module.rpartition(".")[0]


def _load(codes: list[Code]) -> bool:
    """All doors from disk; False if one of them is missing."""
    doors = [code for code in codes if code.is_door]
    if not all(any(one.suffix == ".nbc" for one in _kept(code.plain)) for code in doors):
        return False
    for code in doors:
        try:
            _compile(code)
        except Exception:  # it is damaged
            for kept in _kept(code.plain):
                kept.unlink(missing_ok=True)
    return all(code.compiled.signatures for code in doors)


def _compile(code: Code) -> None:
    if code.compiled.signatures:
        return
    code.compiled._can_compile = True
    if code.is_door:
        with contextlib.suppress(RuntimeError):  # no folder to keep it in
            code.compiled.enable_caching()
        code.compiled.compile(signature(code.plain))
    else:
        with _without_machine_code():
            code.compiled.compile(signature(code.plain))
        code.compiled._clear()  # Python can call doors only
    code.compiled.disable_compile()


def _make(code: Code) -> None:
    """Compile a function after those that it calls: of other packages only doors may be there."""
    if not code.compiled.signatures:
        for used in _used_by(code.plain):
            _make(used)
        _compile(code)


def _used_by(function: FunctionType) -> list[Code]:
    """The compiled functions that it calls."""
    called = {id(function.__globals__.get(name)) for name in function.__code__.co_names}
    return [code for codes in CODE.values() for code in codes if id(code.compiled) in called]


@contextlib.contextmanager
def _without_machine_code() -> Generator[None]:
    """Functions are checked and translated, but neither optimized nor made machine code: doors
    contain them, and there it is done once. It saves nearly half of the time."""
    codegen: Any = import_module("numba.core.codegen")
    lock: Any = import_module("numba.core.compiler_lock").global_compiler_lock
    library, generator = codegen.JITCodeLibrary, codegen.JITCPUCodegen
    skipped = [
        (library, "_optimize_final_module"),
        (library, "_finalize_specific"),
        (library, "get_pointer_to_function"),
        (generator, "_add_module"),
        (generator, "set_env"),
    ]
    with lock, contextlib.ExitStack() as stack:
        for kind, name in skipped:
            stack.callback(setattr, kind, name, getattr(kind, name))
            setattr(kind, name, _nothing)
        yield


def _nothing(*_: object) -> int:
    return 0


def signature(function: FunctionType) -> Any:
    """What Numba calls the types of a function."""
    from typing import get_type_hints

    hints = get_type_hints(function, include_extras=True)
    result = _type(hints.pop("return"))
    return result(*map(_type, hints.values()))


@cache
def _type(hint: Any) -> Any:
    from numba import from_dtype, types  # pyright: ignore

    kinds: Any = types
    scalars = {int: kinds.int64, float: kinds.float64, bool: kinds.boolean, type(None): kinds.void}
    if hint in scalars:
        return scalars[hint]
    if get_origin(hint) is Annotated:  # an array and its dimensions
        array, dimensions = get_args(hint)
        item = get_args(get_args(array)[1])[0]
        return kinds.Array(cast("Any", from_dtype)(np.dtype(item)), dimensions, "C")
    if get_origin(hint) is list:
        return kinds.Array(_type(get_args(hint)[0]), 1, "C")
    if get_origin(hint) is tuple:
        return kinds.Tuple([_type(one) for one in get_args(hint)])
    if isinstance(hint, type) and issubclass(hint, Record):
        return cast("Any", from_dtype)(layout(cast("Any", hint)))
    return cast("Any", from_dtype)(np.dtype(cast("Any", hint)))


# Where machine code is kept


def shelf() -> Path:
    """The folder for machine code."""
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    if chosen:
        return Path(chosen)
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "divetable" / "machine-code"


def is_bare() -> bool:
    """Whether nothing is kept at all; then there is no need to load a compiler to look closer."""
    return next(shelf().glob("*.nbc"), None) is None


class Shelf:
    """Tells Numba where machine code is kept, and what it was made of.

    Numba asks for a class like this by name: its setting CACHE_LOCATOR_CLASSES.
    """

    def __init__(self, function: FunctionType) -> None:
        self._function = function

    @classmethod
    def from_function(cls, function: FunctionType, _: str) -> "Shelf | None":
        made = cls(function)
        try:
            made.ensure_cache_path()
        except OSError:
            return None
        return made

    def ensure_cache_path(self) -> None:
        shelf().mkdir(parents=True, exist_ok=True)
        probe = shelf() / f"{os.getpid()}.probe"
        probe.touch()
        probe.unlink()

    def get_cache_path(self) -> str:
        return str(shelf())

    def get_source_stamp(self) -> str:
        return digest(self._function)

    def get_disambiguator(self) -> str:
        return digest(self._function)[:16]


def _kept(function: FunctionType) -> list[Path]:
    """The files in which Numba keeps it: an index, and the code."""
    return list(shelf().glob(f"*.{function.__name__}-{digest(function)[:16]}.*nb[ic]"))


def digest(function: FunctionType) -> str:
    """What machine code of a function is made of: its code and what it uses, constants and other
    compiled functions with theirs, its types, the compiler and the machine."""
    found = DIGESTS.get(function)
    if found is None:
        told = hashlib.sha256(_machine())
        told.update(f"{function.__module__}.{function.__qualname__}".encode())
        told.update(str(signature(function)).encode())
        for part in _parts(function.__code__, function.__globals__):
            told.update(part)
        found = DIGESTS[function] = told.hexdigest()
    return found


def _parts(code: CodeType, names: dict[str, Any]) -> Iterator[bytes]:
    yield code.co_code
    used = {one.argval for one in get_instructions(code) if one.opname == "LOAD_GLOBAL"}
    for constant in code.co_consts[1:]:  # the first one is the docstring or None
        if isinstance(constant, CodeType):
            yield from _parts(constant, names)
        else:
            yield repr(constant).encode()
    for name in code.co_names:
        yield name.encode()
        value: Any = names.get(name) if name in used else None
        plain = getattr(value, "py_func", None)
        if plain is not None:
            yield digest(plain).encode()
        elif isinstance(value, np.ndarray):
            yield value.tobytes()
        elif isinstance(value, int | float | tuple | str | np.generic):
            yield repr(cast("object", value)).encode()


@cache
def _machine() -> bytes:
    binding = import_module("llvmlite.binding")
    version = import_module("numba").__version__
    parts = (version, binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten())
    return repr((parts, sys.version_info[:2])).encode()


@contextlib.contextmanager
def _alone(package: str) -> Generator[None]:
    """No other process compiles this package meanwhile, as far as the system knows of locks."""
    try:
        import fcntl

        shelf().mkdir(parents=True, exist_ok=True)
        lock = (shelf() / f"{package}.lock").open("w")
    except (ImportError, OSError):
        yield
        return
    with lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _forget_old_code() -> None:
    too_old = time.time() - KEPT_DAYS * 86_400
    for kept in shelf().glob("*.nb[ci]"):
        with contextlib.suppress(OSError):
            if kept.stat().st_mtime < too_old:
                kept.unlink()
