"""The rules of Aramini Circus, one module per chapter of the rulebook.

`position` holds what lies where; then come set-up (AC-2), the turn (AC-3, `flow` is how it passes), payment (AC-3.4, AC-3.5), the train
(AC-4), bonus cards (AC-5) and secrecy (AC-6; `memory` is what hands may hold). `kinds` lists all decisions; `state` puts them together as
the contract wants it.
"""
