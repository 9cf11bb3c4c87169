"""Drum Roll: hire a circus, rehearse it and tour three towns."""
