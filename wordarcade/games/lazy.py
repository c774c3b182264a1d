"""Lazy imports by name."""

import importlib
from typing import Generic, NamedTuple, TypeVar, cast

_Target = TypeVar("_Target")


class Lazy(NamedTuple, Generic[_Target]):
    """A reference by name, imported on first use, so that the registry costs a start nothing.

    Attributes:
        path: a module and an attribute of it, with a colon between.

    >>> Lazy("math:pi").load()
    3.141592653589793
    """

    path: str

    def load(self) -> _Target:
        """Import the module and return the attribute.

        Raises:
            ImportError: the module does not exist.
            AttributeError: the module has no such attribute.
        """
        module, _, name = self.path.partition(":")
        return cast("_Target", getattr(importlib.import_module(module), name))
