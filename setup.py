"""Compile the kernels. All else about the package stands in pyproject.toml.

This is code because pyproject.toml cannot say it: what the kernels have in common (memoryviews,
above all) is one extension whose C source Cython writes for the build, instead of a copy in each.
"""

import os
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

KERNELS = "wordarcade/kernels"
SHARED = "wordarcade.kernels._shared"


class BuildKernels(build_ext):
    """Translate all kernels to C, then compile on all processors."""

    def finalize_options(self) -> None:
        """Use every processor unless told otherwise."""
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        """Write the C sources below the folder for temporary files, and compile them."""
        from Cython.Build import cythonize  # noqa: PLC0415 - an sdist is made without Cython

        sources = Path(self.build_temp)
        sources.mkdir(parents=True, exist_ok=True)
        kernels = [extension for extension in self.extensions if extension.name != SHARED]
        translated = cythonize(
            kernels,
            build_dir=str(sources),
            # No kernel's object is pickled, and what would do it is a quarter of the C.
            compiler_directives={"auto_pickle": False, "show_performance_hints": False},
            quiet=True,
            shared_utility_qualified_name=SHARED,
        )
        # What finalize_options() knows of an extension is kept in the object it was given.
        for extension, with_c in zip(kernels, translated, strict=True):
            extension.sources = with_c.sources
        shared = self.extensions[-1]
        shared.sources = [str(sources / "_shared.c")]
        write = (sys.executable, "-m", "cython", "--generate-shared", *shared.sources)
        subprocess.run(write, check=True)  # noqa: S603 - this Python
        super().build_extensions()


def extension(name: str, *sources: str) -> Extension:
    """Return an extension that may fail to be built; without one of them the sources run.

    Speed comes from the types: `-O3` gains nothing measurable over `-O2` and takes longer. Symbols
    would be nine tenths of the files. What Cython compares, it has converted before.
    """
    unix, linux = os.name == "posix", sys.platform == "linux"
    return Extension(
        name,
        [*sources],
        extra_compile_args=["-O2", "-g0", "-Wno-sign-compare"] if unix else [],
        extra_link_args=["-s"] if linux else [],
        optional=True,
    )


typed = sorted(Path(KERNELS).glob("*.pxd"))
setup(
    cmdclass={"build_ext": BuildKernels},
    ext_modules=[
        *(extension(f"wordarcade.kernels.{pxd.stem}", f"{KERNELS}/{pxd.stem}.py") for pxd in typed),
        extension(SHARED),
    ],
)
