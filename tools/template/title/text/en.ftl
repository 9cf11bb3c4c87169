### New Title in English.

new-title-name = New Title
new-title-tagline = Say how many tricks you will take, and take neither more nor fewer.

## Cards

new-title-suit-star = star
new-title-suit-ball = ball
new-title-suit-hoop = hoop
new-title-card = { $suit } { $rank }

## What the fields of the board are called, on a page without a drawing of it

new-title-field-round = Round
new-title-field-rounds = Rounds of the match
new-title-field-trick = Trick
new-title-field-places = Players
new-title-field-cards = Cards
new-title-field-bid = Bid
new-title-field-tricks = Tricks
new-title-field-hand = Your hand
new-title-field-pile = Cards that nobody was dealt
new-title-field-card = Card

## Choices

new-title-group-bid = Bid
new-title-group-play = Play a card

new-title-choice-bid =
    { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
new-title-choice-play = Play { $card }

## What happens

new-title-dealt = You are dealt { $cards }.
new-title-bid =
    { $tricks ->
        [one] { $player } says { $tricks } trick.
       *[other] { $player } says { $tricks } tricks.
    }
new-title-played = { $player } plays { $card }.
new-title-trick = { $player } takes the trick.
new-title-kept =
    { $points ->
        [one] { $player } kept the bid of { $tricks } and scores { $points } point.
       *[other] { $player } kept the bid of { $tricks } and scores { $points } points.
    }
new-title-missed = { $player } took { $tricks } and had said { $bid }: no points.

## What is asked

new-title-status-bidding = how many tricks will it be?
new-title-status-playing = a card for the trick
new-title-hint-bidding = Only exactly so many score: 1 for each trick, plus { $kept }.
new-title-hint-playing = Any card may be played. The highest star takes the trick, else the highest card of the suit that was led.

## The position in sentences

new-title-describe-round = Round { $round } of { $rounds }.
new-title-describe-leads = { $player } leads.
new-title-describe-played = On the table from { $player }: { $card }.
new-title-describe-unsaid = { $player } has not said a number yet.
new-title-describe-seat = { $player } said { $bid } and has taken { $tricks }.
new-title-describe-hand = You hold { $cards }.

## The end

new-title-over =
    { $rounds ->
        [one] { $rounds } round was played.
       *[other] { $rounds } rounds were played.
    }
new-title-counter-tricks = tricks
new-title-source-kept = Kept bids
new-title-source-tricks = Their tricks
new-title-fact-rounds = Rounds
new-title-fact-tricks = Tricks taken
new-title-fact-kept = Bids kept
new-title-fact-ending = First place
new-title-fact-alone = held alone
new-title-fact-shared = shared

## Why a computer player does something

new-title-reason-points =
    { $points ->
        [one] It brings { $points } point.
       *[other] It brings { $points } points.
    }
new-title-reason-bid =
    { $tricks ->
        [one] The hand looks good for { $tricks } trick.
       *[other] The hand looks good for { $tricks } tricks.
    }
new-title-reason-trick = It may well take the trick, which is still needed.
new-title-reason-card = It keeps the bid in sight.

## What cannot be done

new-title-no-over = The match is over.
new-title-no-turn = It is the turn of { $player }.
new-title-no-such = There is no such bid or card in this box.
new-title-no-bid = All have said a number. Play a card.
new-title-no-play = First all say how many tricks they will take.
new-title-no-card = You do not hold { $card }. Play a card of your hand.

## The component file

new-title-components-suits = different suits, at least one, out of { $names }
