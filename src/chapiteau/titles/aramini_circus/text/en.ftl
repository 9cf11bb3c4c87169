### Aramini Circus in English.

aramini-circus-name = Aramini Circus
aramini-circus-tagline = Load your wagons with animals, hitch them to your locomotive, and be the first to leave town.

## Options

aramini-circus-option-bonus = Bonus cards
    .help = The bonus cards are shuffled into the animal pile.
aramini-circus-option-ending = End of the match
    .help = When a player reaches the goal.
aramini-circus-option-ending-at-once = At once: the first player to reach the goal wins
aramini-circus-option-ending-finish-round = Finish the round: the highest train wins

## Kinds of choice

aramini-circus-group-turn = Turn
aramini-circus-group-draw = Draw a card
aramini-circus-group-fill = Fill up a wagon
aramini-circus-group-swap = Swap tokens
aramini-circus-group-pay = Pay for the wagon
aramini-circus-group-hitch = Hitch a pending wagon
aramini-circus-group-bonus = Play a bonus card
aramini-circus-group-take = Take a card from the discard

## Animals, bonus cards, wagons

aramini-animal-giraffe = giraffe
    .a = a giraffe
    .counted =
        { $count ->
            [one] 1 giraffe
           *[other] { $count } giraffes
        }
aramini-animal-bear = bear
    .a = a bear
    .counted =
        { $count ->
            [one] 1 bear
           *[other] { $count } bears
        }
aramini-animal-fish = fish
    .a = a fish
    .counted =
        { $count ->
            [one] 1 fish
           *[other] { $count } fish
        }
aramini-animal-tiger = tiger
    .a = a tiger
    .counted =
        { $count ->
            [one] 1 tiger
           *[other] { $count } tigers
        }

aramini-bonus-draw-two = “Draw two”
    .a = the bonus card “Draw two” ({ $copy })
aramini-bonus-pay-less = “Pay one less”
    .a = the bonus card “Pay one less” ({ $copy })
aramini-bonus-take-discard = “Take a discard”
    .a = the bonus card “Take a discard” ({ $copy })
aramini-bonus-plus-action = “One action more”
    .a = the bonus card “One action more” ({ $copy })
aramini-bonus-exchange-one = “Exchange 1:1”
    .a = the bonus card “Exchange 1:1” ({ $copy })

aramini-wagon = the { $value }-{ $animal } wagon
    .short = { $value }-{ $animal }

## Choices

aramini-choice-end = End the turn
aramini-choice-draw = Draw from the pile
aramini-choice-draw-discard = Draw { $card } from the discard
aramini-choice-fill = Fill up { $wagon }
aramini-choice-swap = Swap for the { $token } token of { $player }
aramini-choice-swap-centre = Swap for the { $token } token in the centre
aramini-choice-pay = Discard { $card }
aramini-choice-hitch = Hitch { $wagon }
aramini-choice-play-draw-two = Play “Draw two” ({ $copy }): draw two cards
aramini-choice-play-pay-less = Play “Pay one less” ({ $copy }): the next wagon of this turn costs one animal less
aramini-choice-play-take-discard = Play “Take a discard” ({ $copy }): take any other card of the discard
aramini-choice-play-plus-action = Play “One action more” ({ $copy }): one action more in this turn
aramini-choice-play-exchange-one = Play “Exchange 1:1” ({ $copy }): for the next wagon of this turn each animal of the token stands for any other
aramini-choice-take = Take { $card }

## What happens

aramini-drew = { $player } draws { $card } from the pile.
aramini-drew-hidden = { $player } draws a card from the pile.
aramini-drew-discard = { $player } draws { $card } from the discard.
aramini-shuffled = The pile is empty: { $count ->
        [one] one card of the discard becomes the new pile.
       *[other] { $count } cards of the discard are shuffled into a new pile.
    }
aramini-filling = { $player } chooses { $wagon } to fill up.
aramini-laid = { $player } picks { $card }.
aramini-filled = { $player } fills up { $wagon } and discards { $cards }.
aramini-filled-free = { $player } fills up { $wagon } for nothing.
aramini-replaced = The next wagon on offer is { $wagon }.
aramini-hitched = { $player } hitches { $wagon }. The train now has { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
aramini-pending = { $player } puts { $wagon } aside: it fits neither by animal nor by value and is pending.
aramini-goal-reached = { $player } reaches the goal: { $goal ->
        [one] { $goal } point
       *[other] { $goal } points
    }. The round is finished.
aramini-swapped = { $player } swaps the { $given } token for the { $taken } token of { $other }.
aramini-swapped-centre = { $player } swaps the { $given } token for the { $taken } token in the centre.
aramini-played = { $player } plays { $card }.
aramini-took = { $player } takes { $card } out of the discard.
aramini-turn-ended = { $player } ends the turn.
aramini-ringmaster = The ringmaster token passes to { $player }.
aramini-ringmaster-down = The ringmaster token passes face down to { $player }.
aramini-ringmaster-up = { $player } turns up the ringmaster token.

## What is asked

aramini-status-turn =
    { $actions ->
        [0] No action left
        [one] 1 action left
       *[other] { $actions } actions left
    }{ $last ->
        [round] ; last turn of the match
        [wagons] ; last turn of the match
        [stalled] ; the match may end with this turn
        [long] ; the match may end with this turn
       *[no] { "" }
    }
aramini-status-paying = { $due ->
        [one] 1 animal still to pay for { $wagon }
       *[other] { $due } animals still to pay for { $wagon }
    }
aramini-status-drawing = { $draws ->
        [one] 1 card to draw for “Draw two”
       *[other] { $draws } cards to draw for “Draw two”
    }
aramini-status-taking = A card is taken from the discard
aramini-hint-turn = You can { $things }.
aramini-hint-waits = { $hint } { $card } ({ $copy }) has to wait.
aramini-hint-stalled = Swaps alone end the match.
aramini-hint-long = Without a purchase the match ends.
aramini-hint-paying = Pick the next card; the last one will lie on top.
aramini-hint-half = The second card of an exchange is still to come.
aramini-can-draw = draw
aramini-can-fill = fill up a wagon
aramini-can-swap = swap tokens
aramini-can-hitch = hitch a wagon
aramini-can-bonus = play a bonus card
aramini-can-end = end the turn
aramini-hint-drawing = From the pile or from the discard.
aramini-hint-taking = Choose the card to take.

aramini-counter-cards = Cards
aramini-counter-pending = Pending points

## The end

aramini-over-goal = { $player } reached the goal: { $goal ->
        [one] { $goal } point.
       *[other] { $goal } points.
    }
aramini-over-round = The goal was reached and the round is finished: the highest train wins.
aramini-over-wagons = The last wagon on offer is gone: the highest train wins.
aramini-over-stalled = For { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } nobody drew a card, filled up a wagon or played a bonus card: the highest train wins.
aramini-over-long = For { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } nobody filled up a wagon: the highest train wins.
aramini-tie-pending = Trains are level: fewer pending points decide.
aramini-tie-shared = Trains and pending points are level: the place is shared.
aramini-source-giraffe = Giraffe wagons
aramini-source-bear = Bear wagons
aramini-source-fish = Fish wagons
aramini-source-tiger = Tiger wagons

## The position in sentences

aramini-describe-goal = The goal is { $goal ->
        [one] { $goal } point.
       *[other] { $goal } points.
    } { $first } was the first player. { $bonus ->
        [yes] Bonus cards are in play.
       *[no] There are no bonus cards.
    }
aramini-describe-turn = Turn { $turn }: { $player } is in turn, { $actions ->
        [0] no action left.
        [one] 1 action left.
       *[other] { $actions } actions left.
    }
aramini-describe-over = The match is over. Turn { $turn } is that of { $player }.
aramini-describe-last-round = The goal is reached and the round is being finished.
aramini-describe-idle = Turns in a row without a draw, a purchase or a bonus card: { $turns }. At { $limit }, the match ends.
aramini-describe-calm = Turns in a row without a purchase: { $turns }. At { $limit }, the match ends.
aramini-describe-ends-round = This is the last turn of the match.
aramini-describe-ends-wagons = The last wagon on offer is gone: the match ends with this turn, and the highest train wins.
aramini-describe-ends-stalled = Without a draw, a purchase or a bonus card the match ends with this turn, and the highest train wins.
aramini-describe-ends-long = Without a purchase the match ends with this turn, and the highest train wins.
aramini-describe-less = { $less ->
        [one] The next wagon of this turn costs 1 animal less.
       *[other] The next wagon of this turn costs { $less } animals less.
    }
aramini-describe-one-to-one = For the next wagon of this turn each animal of the exchange token stands for any other.
aramini-describe-coupling = A wagon was hitched in this turn: pending wagons that fit may follow.
aramini-describe-aside = Aside lies { $card }; { $draws ->
        [one] 1 card is still to be drawn for it.
       *[other] { $draws } cards are still to be drawn for it.
    }
aramini-describe-taking = A card is being taken from the discard.
aramini-describe-payment = Being filled up: { $wagon }, in place { $place } of the offer. { $due ->
        [one] 1 animal is still to pay.
       *[other] { $due } animals are still to pay.
    } { $half ->
        [yes] The second card of an exchange is still to come.
       *[no] No exchange is begun.
    } { $count ->
        [0] No card is picked.
       *[other] Picked so far: { $cards }.
    }
aramini-describe-offer = Place { $place } of the offer: { $wagon }.
aramini-describe-offer-empty = Place { $place } of the offer is empty.
aramini-describe-wagon-pile = { $count ->
        [0] The wagon pile is empty.
        [one] 1 wagon is in the pile.
       *[other] { $count } wagons are in the pile.
    }
aramini-describe-pile = { $count ->
        [0] The animal pile is empty.
        [one] 1 card is in the animal pile.
       *[other] { $count } cards are in the animal pile.
    }
aramini-describe-no-discard = The discard is empty.
aramini-describe-discard = { $count ->
        [one] 1 card is in the discard: { $card }.
       *[other] { $count } cards are in the discard. On top: { $card }.
    }
aramini-describe-discard-all = { $count ->
        [one] 1 card is in the discard: { $cards }.
       *[other] { $count } cards are in the discard, from the top: { $cards }.
    }
aramini-describe-centre = { $count ->
        [one] In the centre lies 1 exchange token: { $tokens }.
       *[other] In the centre lie { $count } exchange tokens: { $tokens }.
    }
aramini-describe-hand = Own hand: { $count ->
        [0] no cards.
       *[other] { $cards }.
    }
aramini-describe-waits = The last action drew { $card }: it has to wait for the next turn.
aramini-describe-hand-of = Hand of { $player }: { $count ->
        [0] no cards.
       *[other] { $cards }.
    }
aramini-describe-train = Train of { $player }: { $count ->
        [0] the locomotive alone, 0 points.
       *[other] { $wagons }; { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
    }
aramini-describe-pending = Pending wagons of { $player }: { $wagons }; { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
aramini-describe-player = { $player } holds { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } and the { $token } token.
aramini-describe-ringmaster = { $player } has the ringmaster token, { $side ->
        [up] face up.
       *[down] face down.
    }

## Why a move is not possible

aramini-no-over = The match is over.
aramini-no-turn = It is another player's turn. Wait until play comes round.
aramini-no-such-action = There is no such move. Choose one of those offered.
aramini-no-actions = No action is left in this turn. End the turn.
aramini-no-pile = The pile is empty and the discard has too few cards for a new one. Draw from the discard, or do something else.
aramini-no-discard = The discard is empty. Draw from the pile.
aramini-no-bonus-top = A bonus card lies on the discard and blocks it. Draw from the pile.
aramini-no-wagon = This place of the offer is empty. Choose another wagon.
aramini-no-price = The hand cannot pay for { $wagon }. Draw cards, or swap for a token that helps.
aramini-no-paying = A wagon is being filled up. Pick the cards to discard, or take the choice of the wagon back.
aramini-no-exact = With { $card } next the price could not be paid exactly. Pick another card.
aramini-no-wagon-chosen = Animals are discarded for a wagon only. Choose the wagon to fill up first.
aramini-no-swap = The { $token } token is already the own one. Choose another token.
aramini-no-coupling = No wagon was hitched in this turn yet, so { $wagon } has to wait. Fill up a wagon that fits first.
aramini-no-fit = Neither by animal nor by value does { $wagon } match the last wagon. Hitch one that does.
aramini-no-pending = The own pending wagons do not include { $wagon }. Choose another one.
aramini-no-card = The hand does not hold { $card }. Choose another card.
aramini-no-bonus-late = No action is left, so { $card } would have no effect. Play “One action more” first, or keep it for another turn.
aramini-no-bonus-waits = The last action drew { $card }: it has to wait for the next turn, unless “One action more” frees it.
aramini-no-bonus-again = In this turn { $card } was already played. Keep it for another turn.
aramini-no-second-exchange = An exchange 1:1 already waits for the next wagon. Fill up that wagon first.
aramini-no-draw-two = There is no card to draw. Keep “Draw two” for later.
aramini-no-take-empty = The discard is empty: there is nothing to take. Keep “Take a discard” for later.
aramini-no-drawing = Two cards are being drawn, and nothing else in between. Draw from the pile or from the discard.
aramini-no-taking = A card is being taken from the discard. Choose it.
aramini-no-take = The other cards of the discard do not include { $card }. Choose another card.
aramini-no-take-card = Only “Take a discard” takes a card out of the discard. Play it first.

## Why a computer player moves so

aramini-reason-points = { $points ->
        [one] It adds 1 point to the train.
       *[other] It adds { $points } points to the train.
    }
aramini-reason-pending = { $points ->
        [one] It gains a pending wagon worth 1 point.
       *[other] It gains pending wagons worth { $points } points.
    }
aramini-reason-cards = It brings cards for the next wagons.
aramini-reason-token = The { $token } token helps to pay for the next wagons.
aramini-reason-position = Nothing better was found.

## Component files

aramini-components-values = numbers, from 1 to { $most } of them: how many wagons of value 1, 2, 3 and so on there are
aramini-components-few-wagons = at least as many wagons in all as the offer shows, { $least }; there are { $found }
aramini-components-few-animals = at least as many animal cards in all as are dealt, { $least }; there are { $found }

## The board

aramini-board-market = Middle of the table
aramini-board-offer = On offer: { $wagon }
aramini-board-pile = Animal pile, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
aramini-board-discard = Discard, { $count ->
        [one] 1 card: { $card }
       *[other] { $count } cards, on top: { $card }
    }
aramini-board-no-discard = Discard, empty
aramini-board-take = In the discard: { $card }
aramini-board-token-centre = Exchange token in the centre: { $animal }
aramini-board-token = Exchange token of { $player }: { $animal }
aramini-board-hand = Own hand
aramini-board-no-cards = No cards in hand
aramini-board-due = Picked to pay; { $due ->
        [one] 1 animal is still due
       *[other] { $due } animals are still due
    }
aramini-board-less = { $less ->
        [one] The next wagon costs 1 animal less
       *[other] The next wagon costs { $less } animals less
    }
aramini-board-one-to-one = For the next wagon each animal of the token stands for any other
aramini-board-place = { $player }, { $points } of { $goal ->
        [one] { $goal } point
       *[other] { $goal } points
    }
aramini-board-cards = { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
aramini-board-pending = Pending: { $wagon }
aramini-board-ringmaster-up = Ringmaster token, face up
aramini-board-ringmaster-down = Ringmaster token, face down
aramini-board-wagons-left = Wagons
aramini-board-cards-left = Cards
aramini-board-discarded = Discard
aramini-board-aside = Aside lies { $card }
aramini-board-set-aside = Aside
aramini-board-rate = 2 for 1
aramini-board-idle = Idle turns
aramini-board-calm = No wagon
aramini-board-waits = { $card }, waits for the next turn

## Play data

aramini-fact-filled = wagons filled up
aramini-fact-hitched = wagons hitched
aramini-fact-pile = cards drawn from the pile
aramini-fact-discard = cards drawn from the discard
aramini-fact-swapped = tokens swapped
aramini-fact-played = bonus cards played
aramini-fact-bonus = Bonus card played
aramini-fact-ending = End of the match
aramini-fact-goal = goal reached
aramini-fact-round = goal reached, round finished
aramini-fact-wagons = last wagon on offer gone
aramini-fact-stalled = nobody did anything any more
aramini-fact-long = nobody filled up a wagon any more
