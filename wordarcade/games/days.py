"""Days where the player is, and whether a puzzle of a day is begun in time."""

from datetime import UTC, date, datetime, time

from wordarcade.services import Services
from wordarcade.store.dailies import DailyKey
from wordarcade.support.clock import Clock


def local_day(moment: datetime) -> date:
    """Return the day of a moment (aware) where the player is."""
    return moment.astimezone().date()


def today(clock: Clock) -> date:
    """Return the day that it is where the player is."""
    return local_day(clock.now())


def midnight(clock: Clock) -> datetime:
    """Return when the day began where the player is, in UTC."""
    return datetime.combine(today(clock), time()).astimezone().astimezone(UTC)


def in_time_for(services: Services, key: DailyKey) -> bool:
    """Return whether a puzzle that is begun now counts for its day.

    It does on the day itself, unless something was saved on a later day: then the clock has been
    set back.
    """
    day, newest = today(services.clock), services.games.dailies.newest_save()
    return key.day == day and (newest is None or local_day(newest) <= day)
