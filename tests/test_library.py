"""All compiled modules lie in one library, and are found there by their names."""

from __future__ import annotations

import importlib
import importlib.util
import pickle
from pathlib import Path

import pytest

import carrack
from carrack.compiling import Sources
from carrack.library import LIBRARIES, FilledLater, FromLibrary

SOURCE = Path(carrack.__file__).parent.parent
COMPILED = carrack.build_mode() == "compiled"
in_library = pytest.mark.skipif(not COMPILED, reason="the pure build has no library")


@in_library
def test_every_module_that_says_so_is_in_the_library() -> None:
    for name in Sources(SOURCE).own:
        module = importlib.import_module(name)
        assert module.__spec__ is not None
        assert isinstance(module.__spec__.loader, FilledLater)
        assert module.__file__ == str(SOURCE.joinpath(*name.split("."))) + ".py"
        assert module.__name__ == name
        assert module.__package__ == name.rpartition(".")[0]
        assert module.__spec__.name == name


def test_modules_of_python_are_found_where_they_lie() -> None:
    for name in ("carrack.kernel.game", "carrack.kernel.errors", "carrack.compiling.reader"):
        module = importlib.import_module(name)
        assert module.__spec__ is not None
        assert not isinstance(module.__spec__.loader, FilledLater)
        assert module.__file__ == str(SOURCE.joinpath(*name.split("."))) + ".py"


@in_library
def test_a_library_does_not_have_what_is_not_compiled() -> None:
    (library,) = [path for path in LIBRARIES if path.is_file()]
    finder = FromLibrary(library)
    assert finder.find_spec("carrack.kernel.state") is not None
    assert finder.find_spec("carrack.kernel.game") is None
    assert finder.find_spec("carrack.kernel") is None
    assert finder.find_spec("carrack.kernel.unknown") is None
    assert finder.find_spec("json.decoder") is None


@in_library
def test_modules_that_were_compiled_together_have_what_python_may_call() -> None:
    # Given two modules of rules that are one in the library
    dice = importlib.import_module("carrack.games.macao.rules.dice")
    everything = importlib.import_module("carrack.games.macao.rules._together")
    assert "dice" in (everything.__doc__ or "").split()
    # Then each is a module with the functions of both
    assert dice is not everything
    assert dice.first_of_pair is everything.first_of_pair
    # And so has one that wishes for something else than those
    tribute = importlib.import_module("carrack.games.macao.rules.tribute")
    small = importlib.import_module("carrack.games.macao.rules._together_small")
    assert tribute.can_deliver is small.can_deliver
    # And a module of the same package that is not in there is not found
    (library,) = [path for path in LIBRARIES if path.is_file()]
    assert FromLibrary(library).find_spec("carrack.games.macao.rules.unknown") is None


def test_a_class_says_where_it_comes_from() -> None:
    assert carrack.State.__module__ == "carrack.kernel.state"
    assert pickle.loads(pickle.dumps(carrack.State)) is carrack.State


def test_a_module_can_be_looked_for_without_being_loaded_again() -> None:
    before = importlib.import_module("carrack.kernel.state")
    spec = importlib.util.find_spec("carrack.kernel.state")
    assert spec is before.__spec__
    assert importlib.import_module("carrack.kernel.state") is before
