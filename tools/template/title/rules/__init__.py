"""The rules of New Title, one module per chapter: a round begins (`setup`), bids (`bidding`), tricks (`tricks`), points (`scoring`)."""
