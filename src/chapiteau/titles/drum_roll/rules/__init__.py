"""The rules of Drum Roll, one module per chapter of the rulebook.

`actions` numbers the moves, `box` is what lies in the box, `table` the position. Then come set-up (DR-2), placement and resolution of
markers (DR-3.1 to 3.13), distribution (DR-3.14), the vote (DR-4), the end of a turn (DR-3.15, DR-8.7), the show (DR-5) with its
benefits (DR-11), salaries (DR-6), scoring (DR-10), investments (DR-9) and decks (DR-2.3, DR-9.10). `flow` leads from one to the
next, `secrecy` says who knows what, and `state` puts them together as the contract wants it.
"""
