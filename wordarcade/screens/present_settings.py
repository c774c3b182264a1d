"""The settings as they are by now."""

from wordarcade.services import Services
from wordarcade.store.errors import SettingsError
from wordarcade.store.settings import Settings
from wordarcade.store.settings_file import SettingsFile


def present_settings(services: Services) -> Settings:
    """Return what the settings file says now, or what it said at the start if it is spoilt."""
    try:
        return SettingsFile(services.locations.settings_file).load()
    except SettingsError:
        return services.settings
