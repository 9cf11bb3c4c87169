"""New Title: a small game of tricks. Each player says how many it will take."""
