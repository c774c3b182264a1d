"""`python -m wordarcade`, and the command `wordarcade`."""

import sys

from wordarcade.cli.root import run


def main() -> None:
    """Run the command line and leave with its exit code."""
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
