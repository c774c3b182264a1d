"""Games without a terminal: specs, the registry, routes and sessions."""
