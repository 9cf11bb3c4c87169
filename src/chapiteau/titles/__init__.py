"""The titles, one room each. Only `chapiteau.registry` knows them by name."""
