"""The rules of Drum Roll, one module per chapter of the rulebook.

`box` is what lies in the box, `position` what lies where, `phase` what is asked, `decision` what all decisions have. Then come set-up
(DR-2), placement and resolution of markers (DR-3.1 to 3.13), distribution (DR-3.14), the vote (DR-4), the show (DR-5) with its benefits
(DR-11), salaries (DR-6), investments (DR-9) and decks (DR-2.3, DR-9.10), each with its kinds of decisions; `kinds` lists them all and has
"done", which ends what all others leave open. `curtain` is the step before the show (DR-9.1a), `scoring` DR-10; `flow` leads from one to
the next, `secrecy` says who knows what, and `state` puts them together as the contract wants it.
"""
