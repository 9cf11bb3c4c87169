"""Aramini Circus: load wagons with animals and hitch them to your locomotive."""
