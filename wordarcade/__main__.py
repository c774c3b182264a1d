"""`python -m wordarcade`, and the command `wordarcade`."""

import sys

_INTERRUPTED = 130


def main() -> None:
    """Run the command line and leave with its exit code."""
    try:
        # Loading takes long enough for somebody to think better of it.
        from wordarcade.cli.root import run  # noqa: PLC0415 - see above

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = _INTERRUPTED
    sys.exit(code)


if __name__ == "__main__":
    main()
