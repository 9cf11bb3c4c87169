### Flip Circus in English.

flip-circus-name = Flip Circus
flip-circus-tagline = A ring of ten performers with two faces each. Bring three of a kind together and remember who hides behind whom.

## Options

flip-circus-option-memory = Memory aid
    .help = What the table remembers for the players. The rules are the same with each.
flip-circus-option-memory-none = None: only the dots and the links
flip-circus-option-memory-pencil = Pencil: each player may put marks on the tokens
flip-circus-option-memory-record = Record: all that your side has seen stays visible to you
flip-circus-option-memory-open = Open: all backs are visible to everybody
flip-circus-option-most-bought = Bought actions per turn, at most
    .help = 0 means no limit: clowns that pay for themselves may then make a turn very long.
flip-circus-option-draw-offers = Draws by agreement
    .help = Whether the player to move may offer a draw.
flip-circus-option-turn-limit = Turns until a draw
    .help = After so many turns of all players together the match is drawn.

## Choices by kind

flip-circus-group-swap = Swap two neighbours
flip-circus-group-flip = Flip a token
flip-circus-group-ability = Use an ability
flip-circus-group-applause = Spend applause
flip-circus-group-benefit = Clown benefit
flip-circus-group-turn = Turn
flip-circus-group-draw = Draw

## Performers, posters, places

flip-performer-acrobat = acrobat
    .the = the acrobat
flip-performer-magician = magician
    .the = the magician
flip-performer-fortune-teller = fortune teller
    .the = the fortune teller
flip-performer-strongman = strongman
    .the = the strongman
flip-performer-tamer = animal tamer
    .the = the animal tamer
flip-performer-clown = clown
    .the = the clown

flip-poster-acrobat = acrobat poster
    .the = the acrobat poster
flip-poster-magician = magician poster
    .the = the magician poster
flip-poster-fortune-teller = fortune teller poster
    .the = the fortune teller poster
flip-poster-strongman = strongman poster
    .the = the strongman poster
flip-poster-tamer = animal tamer poster
    .the = the animal tamer poster

flip-at = { $performer } on place { $place }
flip-at-place = the token on place { $place }

## Choices

flip-choice-swap = Swap { $one } and { $two }
flip-choice-flip = Flip { $what }
flip-choice-acrobat = Use { $what }: change places with { $other }
flip-choice-magician = Use { $what }: { $one } and { $two } change places
flip-choice-teller = Use { $what }: look behind { $seen }
flip-choice-look = Spend 1 applause: look behind { $what }
flip-choice-buy = Spend 1 applause: one more action
flip-choice-take = Take 1 applause from the reserve
flip-choice-return = Make the opponent return 1 applause
flip-choice-decline = Decline the clown benefit
flip-choice-end = End the turn
flip-choice-offer = Offer a draw
flip-choice-accept = Accept the draw
flip-choice-refuse = Refuse the draw

## What happens

flip-swapped = { $player } swaps { $one } and { $two }.
flip-flipped = { $player } flips { $what }.
flip-turned-up = Place { $place } now shows { $performer }.
flip-acrobat-used = { $player } uses { $what }, which changes places with { $other }.
flip-magician-used = { $player } uses { $what }: { $one } and { $two } change places.
flip-teller-used = { $player } uses { $what } to look behind { $seen }.
flip-looked = { $player } returns 1 applause and looks behind { $what }.
flip-seen = Behind { $what }: { $performer }.
flip-bought = { $player } returns 1 applause for one more action.
flip-poster-taken = { $player } takes { $performer }.
flip-bowed = In the middle { $what } bows and turns over.
flip-benefit-taken = A group of clowns: { $player } takes 1 applause from the reserve.
flip-benefit-returned = A group of clowns: { $player } makes the opponent return 1 applause.
flip-benefit-declined = A group of clowns: { $player } declines the benefit.
flip-benefit-none = A group of clowns, but { $player } finds no applause to take or to send back.
flip-benefit-barred = A group of clowns, but an applause for { $player } would bring back an earlier situation of this turn.
flip-turn-ended = { $player } ends the turn.
flip-second-time = A turn begins like this for the second time. At the third time the match is drawn.
flip-third-time-ahead = If the turn ends now, a turn begins like this for the third time, and the match is drawn.
flip-last-turn = This is the last turn, number { $turns }. After it the match is drawn, unless it is won now.
flip-draw-offered = { $player } offers a draw.
flip-draw-accepted = { $player } accepts the draw.
flip-draw-refused = { $player } refuses the draw.

flip-won-posters = { $count ->
    [one] { $players } wins with the third poster.
   *[other] { $players } win with the third poster.
}
flip-won-clowns = { $count ->
    [one] { $players } wins: all five clowns are face up, which gives the fifth poster.
   *[other] { $players } win: all five clowns are face up, which gives the fifth poster.
}
flip-drawn-agreed = The match is drawn by agreement.
flip-drawn-third-time = The match is drawn: the same turn began for the third time.
flip-drawn-last-turn = The match is drawn after turn { $turns }, the last one.

## Status and hints

flip-status-act = { $left ->
    [0] No action left
    [one] 1 action left
   *[other] { $left } actions left
}, { $counts }
flip-status-benefit = Clown benefit, { $counts }
flip-status-answer = { $player } offers a draw, { $counts }
flip-counts = turn { $turn }/{ $limit }
flip-counts-second-time = turn { $turn }/{ $limit }, which began like one before
flip-counts-third-time = turn { $turn }/{ $limit }, a draw by repetition if it ends so
flip-counts-last-turn = turn { $turn }/{ $limit }, the last: a draw unless it is won
flip-counts-five-clowns = turn { $turn }/{ $limit }, won with five clowns if it ends so

flip-hint-act = { $applause ->
    [0] Swap two neighbours, flip a token, or use an ability.
   *[other] Swap two neighbours, flip a token, use an ability, or spend applause.
}
flip-hint-end = { $applause ->
    [0] End the turn.
   *[other] Spend applause, or end the turn.
}
flip-hint-benefit-both = Take 1 applause, make the opponent return 1, or decline.
flip-hint-benefit-take = Take 1 applause, or decline.
flip-hint-benefit-return = Make the opponent return 1 applause, or decline.
flip-hint-answer = Accept the draw, or refuse it and play on.

## The position in sentences

flip-describe-turn = Turn { $turn } of at most { $limit }: { $player }.
flip-describe-left = { $left ->
    [one] 1 action
   *[other] { $left } actions
} left, { $bought } bought in this turn.
flip-describe-begun = { $begun ->
    [one] A turn has begun like this for the first time; at the third time the match is drawn.
   *[other] A turn has begun like this for the second time; at the third time the match is drawn.
}
flip-describe-close-third-time = If the turn ends with everything as it lies, the match is drawn by repetition.
flip-describe-close-last-turn = This is the last turn: when it ends, the match is drawn.
flip-describe-close-five-clowns = If the turn ends with everything as it lies, the five clowns win the match.
flip-describe-benefit = A group of clowns was made or enlarged; the benefit is to be decided.
flip-describe-place = Place { $place }: { $face }, token { $token }. Back not shown; by the dots { $dots }.{ $looked ->
    [yes] {" "}Just looked at.
   *[no] {""}
}
flip-describe-place-known = Place { $place }: { $face }, token { $token }. Back: { $back }.{ $looked ->
    [yes] {" "}Just looked at.
   *[no] {""}
}
flip-describe-poster = Taken by { $players }: { $poster }.
flip-describe-poster-free = Available: { $poster }.
flip-describe-team = Team { $team }: { $players }.
flip-describe-applause = Applause of { $players }: { $applause }.
flip-describe-reserve = Applause in the reserve: { $applause }.
flip-describe-link = { $one } with { $two }
flip-describe-links = Besides the clowns, five tokens join { $pairs }.
flip-describe-memory-none = Memory aid: none.
flip-describe-memory-pencil = Memory aid: pencil marks.
flip-describe-memory-record = Memory aid: record of all that was seen.
flip-describe-memory-open = Memory aid: all backs are open.
flip-describe-most-bought = At most { $most } bought actions per turn.
flip-describe-no-draws = Draws cannot be agreed.
flip-describe-offered = { $player } has offered a draw in this turn.
flip-describe-offer-stands = { $player } offers a draw; the answer is awaited.

flip-counter-posters = Posters
flip-counter-applause = Applause
flip-counter-team = Team

## What cannot be done

flip-error-unknown = There is no action { $action } in this title. Choose one of the legal actions.
flip-error-over = The match is over. A new one can be started.
flip-error-turn = It is for { $player } to decide now. Wait until the decision is made.
flip-error-benefit = The clown benefit comes first. Take it or decline it.
flip-error-nothing-to-return = The opponent has no applause to return. Take 1 from the reserve or decline.
flip-error-reserve = The reserve is empty. Make the opponent return 1 applause or decline.
flip-error-repeats = That would bring back an earlier situation of this turn. Choose something else.
flip-error-answer = A draw is offered. Accept or refuse it first.
flip-error-no-action-left = No action is left. Spend applause for one more, or end the turn.
flip-error-strongman = A face-up strongman does not change places by a swap, except with an animal tamer: { $one } and { $two } stay. Use an acrobat or a magician, or flip the strongman first.
flip-error-no-ability = There is no instant ability to use with { $what }. Only an acrobat, a magician or a fortune teller has one.
flip-error-tamer-acrobat = An animal tamer stands opposite; an acrobat cannot change places with her.
flip-error-tamer-magician = An animal tamer stands beside; a magician has no effect next to her.
flip-error-tamer-fortune-teller = An animal tamer stands on both sides; a fortune teller does not see behind her.
flip-error-no-applause = There is no applause to spend. Make a group of clowns to get some.
flip-error-most-bought = { $most ->
    [one] Only 1 action may be bought per turn in this match. Look behind a token instead, or play on.
   *[other] Only { $most } actions may be bought per turn in this match. Look behind a token instead, or play on.
}
flip-error-no-benefit = There is no clown benefit to decide. Make or enlarge a group of clowns first.
flip-error-actions-left = { $left ->
    [one] 1 action is left. Use it, then the turn can end.
   *[other] { $left } actions are left. Use them, then the turn can end.
}
flip-error-offered = A draw was already offered in this turn. It can be offered again in the next own turn.
flip-error-no-draws = In this match a draw cannot be agreed. Play on.
flip-error-no-offer = No draw is offered, so there is nothing to answer.

## Reasons of computer players

flip-reason-draw = A draw is the best that is left.
flip-reason-poster = { $count ->
    [one] It gains { $poster }.
   *[other] It gains { $count } posters, { $poster } among them.
}
flip-reason-applause = It gains applause.
flip-reason-return = It costs the opponent applause.
flip-reason-learn = It learns what is hidden behind a token.
flip-reason-position = It leaves the ring hardest for the opponent.

## Component files

flip-components-each = each of { $names } once
flip-components-pair = two different performers out of { $names }
flip-components-ring = five different pairs in which each performer comes twice, so that they form one ring

## The board

flip-board-ring = The ring, clockwise from place 1
flip-board-notes = Pencil marks
flip-board-token = Token on place { $place }
flip-board-cross = Not { $performer }

## Play data

flip-fact-swaps = swaps
flip-fact-flips = flips
flip-fact-abilities = abilities used
flip-fact-looks = looks bought
flip-fact-bought = actions bought
flip-fact-taken = applause taken by clowns
flip-fact-returned = applause made to return by clowns
flip-fact-used = Ability used
flip-fact-ending = End of the match
flip-fact-posters = third poster
flip-fact-clowns = five clowns
flip-fact-agreed = draw by agreement
flip-fact-third-time = draw by repetition
flip-fact-last-turn = draw by the limit of turns
