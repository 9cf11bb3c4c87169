"""The rules of New Title: a round begins (`setup`), `bidding`, `tricks` and points (`scoring`)."""
