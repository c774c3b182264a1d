"""Word lists as immutable minimal DAWGs, and the service that opens and imports them."""
