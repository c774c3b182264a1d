"""Stand-in for the part of the `cython` module that interpreted kernels use.

The compiler resolves these names itself. Cython is neither needed nor loaded at run time.
"""

from contextlib import nullcontext
from typing import Final

compiled: bool = False
"""Whether the importing code is compiled."""

nogil: Final = nullcontext()
"""`with cython.nogil:` lets other threads run while compiled code works."""
