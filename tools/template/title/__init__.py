"""New Title: a small game of tricks, to begin with. Each player says how many tricks it will take, and then has to."""
