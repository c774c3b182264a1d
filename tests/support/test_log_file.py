"""The log file: made when needed, never in the way."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from wordarcade.support.log_file import LOG_NAME, LogFile, start_log


@pytest.fixture
def log_file(tmp_path: Path) -> Iterator[LogFile]:
    """A log in a folder that does not exist yet."""
    log = LogFile(tmp_path / "log")
    yield log
    log.close()


def crash() -> ZeroDivisionError:
    """Return an exception that has been raised."""
    try:
        1 / 0  # noqa: B018 - raises
    except ZeroDivisionError as error:
        return error
    raise AssertionError


def test_nothing_is_written_without_a_reason(log_file: LogFile) -> None:
    """A log that has nothing to say makes neither file nor folder."""
    assert not log_file.path.parent.exists()


def test_crash_is_reported_in_one_sentence(log_file: LogFile) -> None:
    """The player is told the kind of error and the file; the file has the traceback."""
    sentence = log_file.report_crash(crash())
    assert sentence == (
        "wordarcade stopped because of an error in it (ZeroDivisionError).\n"
        f"The details are in\n{log_file.path}"
    )
    text = log_file.path.read_text(encoding="utf-8")
    assert "Traceback" in text
    assert "1 / 0" in text


def test_log_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    """Where a file stands in the folder's place, the sentence says why there are no details."""
    (tmp_path / "log").write_text("in the way")
    log = LogFile(tmp_path / "log")
    sentence = log.report_crash(crash())
    assert "could not be written" in sentence
    assert str(log.path) in sentence


def test_warnings_of_libraries_are_kept(log_file: LogFile) -> None:
    """As a handler it keeps what any library logs, whatever the text."""
    logger = logging.getLogger("some.library")
    logger.propagate = False
    logger.addHandler(log_file)
    try:
        logger.warning("%s", "odd \udc80 text")
        logger.warning("%d", "not a number")
    finally:
        logger.removeHandler(log_file)
    assert "odd \\udc80 text" in log_file.path.read_text(encoding="utf-8")
    assert isinstance(log_file.problem, TypeError)


def test_large_log_is_put_aside(log_file: LogFile) -> None:
    """A log past a megabyte is kept under another name and begun anew."""
    log_file.path.parent.mkdir()
    log_file.path.write_text("x" * 1_000_001)
    log_file.report_crash(crash())
    assert log_file.path.stat().st_size < 10_000
    assert (log_file.path.parent / f"{LOG_NAME}.old").stat().st_size == 1_000_001


def test_a_full_disk_costs_the_records_alone(tmp_path: Path) -> None:
    """Neither writing to the log nor closing it stops what the program is doing."""
    (tmp_path / LOG_NAME).symlink_to("/dev/full")
    end = start_log(tmp_path)
    logging.getLogger("wordarcade").warning("lost")
    end()
    assert not [handler for handler in logging.getLogger().handlers if type(handler) is LogFile]


def test_there_is_one_log_at_a_time(tmp_path: Path) -> None:
    """The app, and the command that opens it, write each record once."""
    end, end_again = start_log(tmp_path), start_log(tmp_path)
    logging.getLogger("wordarcade").warning("once")
    end_again()
    end()
    assert (tmp_path / LOG_NAME).read_text(encoding="utf-8").count("once") == 1
