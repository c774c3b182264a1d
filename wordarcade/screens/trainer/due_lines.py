"""What stands beside the number of words due."""

from textual.content import Content

from wordarcade.games.training.overview import Overview
from wordarcade.games.training.session import MINUTES
from wordarcade.support.wording import count, plural


def due_lines(overview: Overview) -> Content:
    """Return what stands beside the number of words due."""
    due = f"{plural(overview.due, 'word')} due"
    lines = [Content.styled(due, "bold")]
    if overview.due:
        lines.append(Content.styled(_time_of(overview.minutes), "$role-soft"))
    if fresh := min(overview.new, overview.new_today):
        some = "all of them new" if fresh == overview.due else f"{fresh:,} of them new"
        lines.append(Content.styled(some, "$role-soft"))
    if overview.streak:
        days = count(overview.streak, "day")
        lines.append(
            Content.assemble(("training streak ", "$role-soft"), (days, "bold $role-focus"))
        )
    return Content("\n").join(lines)


def _time_of(minutes: int) -> str:
    """Return about how long everything due takes, in sessions if it is more than one.

    >>> _time_of(1), _time_of(12)
    ('about 1 minute', 'about 12 minutes, 5 at a time')
    """
    time = f"about {count(minutes, 'minute')}"
    return time if minutes <= MINUTES else f"{time}, {MINUTES} at a time"
