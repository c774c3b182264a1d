"""The part of Cython's own module that the kernels use, for when the interpreter runs them.

The compiler answers these names itself. Nothing of Cython is needed, or loaded, at run time.
"""

from contextlib import nullcontext
from typing import Final

compiled: bool = False
"""Whether the code that asks was compiled."""

nogil: Final = nullcontext()
"""`with cython.nogil:` lets other threads run while compiled code works."""
