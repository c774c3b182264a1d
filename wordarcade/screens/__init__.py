"""One Textual screen per view; each turns keys and mouse into moves."""
