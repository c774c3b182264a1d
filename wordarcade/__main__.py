"""`python -m wordarcade`, and the command `wordarcade`."""

import gc
import sys

_INTERRUPTED = 130


def main() -> None:
    """Run the command line and leave with its exit code."""
    try:
        # Loading takes long enough for somebody to think better of it.
        code = _run(sys.argv[1:])
    except KeyboardInterrupt:
        code = _INTERRUPTED
    sys.exit(code)


def _run(arguments: list[str]) -> int:
    if not arguments:
        # Loading makes much that stays and little to collect; the app collects once it is there.
        gc.disable()
        from wordarcade.cli import full_screen  # noqa: PLC0415 - see `main`

        # Where there is a terminal for it, past the command line, which is slow to load.
        if full_screen.at_terminal() and not full_screen.terminal_is_dumb():
            try:
                return full_screen.open_home()
            except Exception as error:  # told as the command line does
                from wordarcade.cli import root  # noqa: PLC0415 - see `main`

                return root.tell(error)
        gc.enable()
    from wordarcade.cli import root  # noqa: PLC0415 - see `main`

    return root.run(arguments)


if __name__ == "__main__":
    main()
