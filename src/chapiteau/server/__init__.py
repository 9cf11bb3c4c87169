"""The table server: tables, seats by secret link, commands, live updates."""
