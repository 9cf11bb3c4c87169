### The Magnificent in English.

the-magnificent-name = The Magnificent
the-magnificent-tagline = Build your camp, travel for gems and posters, and give the shows that the whole town talks about.

## Options

the-magnificent-option-dice = Dice of four players
    .help = How many of each colour lie in the main tent with four players.
the-magnificent-option-dice-manual = Manual: 5 orange, 5 green, 4 purple, 4 clear
the-magnificent-option-dice-box = Box: 5 orange, 5 green, 5 purple, 4 clear
the-magnificent-option-gems = Gems for power
    .help = How many gems may be spent in one turn, for 2 power each.
the-magnificent-option-gems-one = One
the-magnificent-option-gems-any = Any number
the-magnificent-option-sides = Sides of the boards
    .help = Side B has another build ladder and other start goods.
the-magnificent-option-sides-a = Side A
the-magnificent-option-sides-b = Side B
the-magnificent-option-sides-random = A random side of each board
the-magnificent-option-boards = Player boards
    .help = How the players come to their boards.
the-magnificent-option-boards-dealt = Dealt at random
the-magnificent-option-boards-chosen = Chosen, from the last player backwards
the-magnificent-option-masters = Starting master cards
    .help = Which four cards each player begins with.
the-magnificent-option-masters-numbered = Those with the number of the board
the-magnificent-option-masters-drafted = Drafted: keep one, pass the rest to the left
the-magnificent-option-spare = Starting cards not in play
    .help = Where the starting master cards go that nobody has.
the-magnificent-option-spare-box = Back to the box
the-magnificent-option-spare-deck = Shuffled into the deck

## Kinds of choice

the-magnificent-group-die = Take a die
the-magnificent-group-card = Put the die on a card
the-magnificent-group-colour = Name a colour
the-magnificent-group-gem = Gems
the-magnificent-group-trainer = Trainers
the-magnificent-group-bonus = Bonuses
the-magnificent-group-build = Build
the-magnificent-group-travel = Travel
the-magnificent-group-perform = Perform
the-magnificent-group-place = Place tiles
the-magnificent-group-poster = Posters
the-magnificent-group-tent = Tents
the-magnificent-group-complete = Complete posters
the-magnificent-group-arrange = Rearrange the posters
the-magnificent-group-pair = Master card and trainer
the-magnificent-group-score = Score a master card
the-magnificent-group-draft = Draft
the-magnificent-group-turn = Turn

## Colours, gems, dice, tiles

magnificent-colour-orange = orange
magnificent-colour-green = green
magnificent-colour-purple = purple
magnificent-colour-clear = not named yet
magnificent-gem-orange = an orange gem
magnificent-gem-green = a green gem
magnificent-gem-purple = a purple gem
magnificent-gem-clear = a clear gem
magnificent-gem-choice = a coloured gem of choice
magnificent-gems-orange = { $count ->
        [one] 1 orange gem
       *[other] { $count } orange gems
    }
magnificent-gems-green = { $count ->
        [one] 1 green gem
       *[other] { $count } green gems
    }
magnificent-gems-purple = { $count ->
        [one] 1 purple gem
       *[other] { $count } purple gems
    }
magnificent-gems-clear = { $count ->
        [one] 1 clear gem
       *[other] { $count } clear gems
    }
magnificent-die-orange = the orange { $face }
magnificent-die-green = the green { $face }
magnificent-die-purple = the purple { $face }
magnificent-die-clear = the clear { $face }
magnificent-tiles-orange-small = { $count ->
        [one] 1 small orange tile
       *[other] { $count } small orange tiles
    }
magnificent-tiles-orange-large = { $count ->
        [one] 1 large orange tile
       *[other] { $count } large orange tiles
    }
magnificent-tiles-green-small = { $count ->
        [one] 1 small green tile
       *[other] { $count } small green tiles
    }
magnificent-tiles-green-large = { $count ->
        [one] 1 large green tile
       *[other] { $count } large green tiles
    }
magnificent-tiles-purple-small = { $count ->
        [one] 1 small purple tile
       *[other] { $count } small purple tiles
    }
magnificent-tiles-purple-large = { $count ->
        [one] 1 large purple tile
       *[other] { $count } large purple tiles
    }
magnificent-wagon = { $colour ->
        [orange] the orange wagon
        [green] the green wagon
       *[purple] the purple wagon
    }
magnificent-board = board { $number ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }, side { $side }

## Bonuses

magnificent-effect-coins = { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }
magnificent-effect-points = { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
magnificent-effect-marker = { $amount ->
        [one] 1 trainer marker
       *[other] { $amount } trainer markers
    }
magnificent-effect-clear-gem = { $amount ->
        [one] 1 clear gem
       *[other] { $amount } clear gems
    }
magnificent-effect-coloured-gem = 1 coloured gem of choice
magnificent-effect-gem-of-each = 1 gem of each of the three colours
magnificent-effect-poster = 1 poster
magnificent-effect-exchange = exchange gems and coins, { $amount ->
        [one] 1 coin for a gem
       *[other] { $amount } coins for a gem
    }
magnificent-effect-wagon = { $amount ->
        [one] move any wagon 1 space
       *[other] move any wagon { $amount } spaces
    }
magnificent-effect-passed-tent = take a tent that the wagon passed
magnificent-effect-extra-tile = when building, { $amount ->
        [one] 1 small tile more
       *[other] { $amount } small tiles more
    }
magnificent-effect-more-posters = in a show, { $amount ->
        [one] 1 poster more
       *[other] up to { $amount } posters more
    }
magnificent-effect-power = +{ $amount } power
magnificent-effect-power-build = +{ $amount } power to build
magnificent-effect-power-travel = +{ $amount } power to travel
magnificent-effect-power-perform = +{ $amount } power to perform
magnificent-effect-colour = change the colour of the turn
magnificent-effect-reroll = roll the die again
magnificent-effect-opposite = turn the die to its opposite face
magnificent-effect-next-face = make the die 1 more or 1 less
magnificent-effect-set-face = set the die to another face
magnificent-effect-copy = copy the top of another own master card
magnificent-effect-again = use the master bonus again

## Cards, posters, tents, trainers

magnificent-card = master card { $id }
magnificent-master = master card { $id } ({ $effect }; { $bottom })
magnificent-per-orange-small = { $points ->
        [one] 1 point
       *[other] { $points } points
    } per small orange tile{ $most ->
        [0] {""}
       *[other] , at most { $most }
    }
magnificent-per-orange-large = { $points ->
        [one] 1 point
       *[other] { $points } points
    } per large orange tile{ $most ->
        [0] {""}
       *[other] , at most { $most }
    }
magnificent-per-green-small = { $points ->
        [one] 1 point
       *[other] { $points } points
    } per small green tile{ $most ->
        [0] {""}
       *[other] , at most { $most }
    }
magnificent-per-green-large = { $points ->
        [one] 1 point
       *[other] { $points } points
    } per large green tile{ $most ->
        [0] {""}
       *[other] , at most { $most }
    }
magnificent-per-purple-small = { $points ->
        [one] 1 point
       *[other] { $points } points
    } per small purple tile{ $most ->
        [0] {""}
       *[other] , at most { $most }
    }
magnificent-per-purple-large = { $points ->
        [one] 1 point
       *[other] { $points } points
    } per large purple tile{ $most ->
        [0] {""}
       *[other] , at most { $most }
    }
magnificent-per-set = { $points ->
        [one] 1 point
       *[other] { $points } points
    } per set of one tile of each colour{ $most ->
        [0] {""}
       *[other] , at most { $most }
    }
magnificent-per-gem = { $points ->
        [one] 1 point
       *[other] { $points } points
    } per gem in store{ $most ->
        [0] {""}
       *[other] , at most { $most }
    }
magnificent-per-marker = { $points ->
        [one] 1 point
       *[other] { $points } points
    } per trainer marker owned{ $most ->
        [0] {""}
       *[other] , at most { $most }
    }
magnificent-per-coins = { $points ->
        [one] 1 point
       *[other] { $points } points
    } per { $each ->
        [one] coin
       *[other] { $each } coins
    }{ $most ->
        [0] {""}
       *[other] , at most { $most }
    }
magnificent-per-tent = { $points ->
        [one] 1 point
       *[other] { $points } points
    } per tent, the printed one too{ $most ->
        [0] {""}
       *[other] , at most { $most }
    }
magnificent-per-bonus-space = { $points ->
        [one] 1 point
       *[other] { $points } points
    } per covered bonus space{ $most ->
        [0] {""}
       *[other] , at most { $most }
    }
magnificent-per-zone = { $points ->
        [one] 1 point
       *[other] { $points } points
    } per covered zone{ $most ->
        [0] {""}
       *[other] , at most { $most }
    }
magnificent-per-row = { $points ->
        [one] 1 point
       *[other] { $points } points
    } per covered row{ $most ->
        [0] {""}
       *[other] , at most { $most }
    }
magnificent-per-column = { $points ->
        [one] 1 point
       *[other] { $points } points
    } per covered column{ $most ->
        [0] {""}
       *[other] , at most { $most }
    }
magnificent-per-unfinished-poster = { $points ->
        [one] 1 point
       *[other] { $points } points
    } per unfinished poster over a tent{ $most ->
        [0] {""}
       *[other] , at most { $most }
    }
magnificent-per-completed-poster = { $points ->
        [one] 1 point
       *[other] { $points } points
    } per completed poster{ $most ->
        [0] {""}
       *[other] , at most { $most }
    }
magnificent-poster = the poster for { $needs } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    })
magnificent-put = { $from } to { $section }
magnificent-tent-none = a tent ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    })
magnificent-tent-orange = a tent ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, for an orange gem)
magnificent-tent-green = a tent ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, for a green gem)
magnificent-tent-purple = a tent ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, for a purple gem)
magnificent-tent-any = a tent ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, for any gem)
magnificent-tent-two = a tent ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, for two gems of different colours)
magnificent-trainer = trainer { $number } ({ $effect })
magnificent-trainer-space = the printed trainer space ({ $effect })
magnificent-ring-poster = a poster
magnificent-track-front = in front
magnificent-track-order = order place { $number }
magnificent-track-show = show space { $number }

## Choices

magnificent-choice-end = End the turn
magnificent-choice-end-show = End the show
magnificent-choice-end-exchange = No more exchanges
magnificent-choice-skip-poster = Take no poster
magnificent-choice-discard-new = Discard the new poster
magnificent-choice-leave-tent = Leave the tent
magnificent-choice-master = Use the bonus of { $card }: { $effect }
magnificent-choice-use = Use { $trainer } for { $cost ->
        [one] 1 marker
       *[other] { $cost } markers
    }
magnificent-choice-spend = Spend { $gem } for 2 power
magnificent-choice-colour = Name { $colour }
magnificent-choice-face = Set the die to { $face }
magnificent-choice-wagon = Move { $wagon } { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    }
magnificent-choice-gem = Take { $gem }
magnificent-choice-pay = Pay with { $gem }
magnificent-choice-buy = Buy { $gem } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
magnificent-choice-sell = Sell { $gem } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
magnificent-choice-die = Take { $die }
magnificent-choice-put-die = On { $id }: { $effect }
magnificent-choice-copy = Copy { $card }: { $effect }
magnificent-choice-keep = Keep { $card }
magnificent-choice-score = Score { $card } for { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $bottom })
magnificent-choice-trainer = Trainer { $number }: { $effect }
magnificent-choice-board = Take { $board }
magnificent-choice-pair = Take { $card } with { $trainer }
magnificent-choice-pair-card = Take { $card }
magnificent-choice-discard = Discard { $card } with { $trainer }
magnificent-choice-discard-card = Discard { $card }
magnificent-choice-poster = Take { $poster }
magnificent-choice-poster-deck = Take the top poster of the deck
magnificent-choice-section = Put it above section { $section }
magnificent-choice-replace = Put it above section { $section } in place of { $poster }
magnificent-choice-complete = Complete the poster of section { $section }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } and { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } when the show ends
magnificent-choice-tent = Put the tent on tent space { $space }: { $gains }
magnificent-choice-passed = Take { $tent }
magnificent-choice-build = Build { $tiles } (level { $power })
magnificent-choice-travel = Travel { $steps ->
        [0] no step: { $wagon } stays where it is
        [one] 1 step with { $wagon }, as far as { $end }
       *[other] { $steps } steps with { $wagon }, as far as { $end }
    }
magnificent-choice-show = Give a show on space { $space } ({ $posters ->
        [one] 1 poster
       *[other] up to { $posters } posters
    })
magnificent-choice-show-hat = Give a show on space { $space } ({ $posters ->
        [one] 1 poster
       *[other] up to { $posters } posters
    }) with the hat of { $place }
magnificent-choice-owed = Take { $what } for { $cell }
magnificent-choice-place = Place { $tile }, look { $turn }, on { $cells }{ $count ->
        [0] {""}
       *[other] : { $gains }
    }
magnificent-choice-arrange = Put the posters above other sections: { $posters }
magnificent-choice-leave-posters = Leave the posters as they are

## What happened

magnificent-log-takes-die = { $player } takes { $die }.
magnificent-log-puts-die = { $player } puts the die on { $card }.
magnificent-log-names-colour = { $player } names { $colour }.
magnificent-log-spends-gem = { $player } spends { $gem } for power.
magnificent-log-uses-master = { $player } uses the bonus of { $card }: { $effect }.
magnificent-log-uses-trainer = { $player } uses { $trainer }.
magnificent-log-copies = { $player } copies { $card }: { $effect }.
magnificent-log-die-shows = The die of { $player } shows { $die } now.
magnificent-log-gains = { $player } gains { $gain }.
magnificent-log-gem = { $player } gains { $gem }.
magnificent-log-gem-coin = { $player } has no room for { $gem } and takes 1 coin.
magnificent-log-buys-gem = { $player } pays { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for { $gem }.
magnificent-log-sells-gem = { $player } gives { $gem } away for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
magnificent-log-ends-exchange = { $player } has exchanged enough.
magnificent-log-no-poster = There is no poster left for { $player }.
magnificent-log-skips-poster = { $player } takes no poster.
magnificent-log-draws-poster = { $player } takes the top poster of the deck.
magnificent-log-takes-poster = { $player } takes { $poster }.
magnificent-log-poster-shown = New in the display: { $poster }.
magnificent-log-posters-reshuffled = { $count ->
        [one] 1 discarded poster becomes the new deck.
       *[other] { $count } discarded posters are shuffled into a new deck.
    }
magnificent-log-discards-poster = { $player } discards { $poster }.
magnificent-log-puts-poster = { $player } puts { $poster } above section { $section }.
magnificent-log-replaces-poster = { $player } puts { $poster } above section { $section } and discards the old one.
magnificent-log-builds = { $player } builds on level { $power }: { $tiles }.
magnificent-log-places = { $player } places { $tile } on { $cells }.
magnificent-log-owed = { $cell } still owes { $player } { $what }.
magnificent-log-claims = { $player } now takes { $what } for { $cell }.
magnificent-log-tiles-back = Nothing fits any more: { $tiles } of { $player } go back.
magnificent-log-travels = { $steps ->
        [0] { $player } leaves { $wagon } where it is.
        [one] { $player } moves { $wagon } 1 space.
       *[other] { $player } moves { $wagon } { $steps } spaces.
    }
magnificent-log-moves-wagon = { $player } has { $wagon } moved { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    }.
magnificent-log-takes-tent = { $player } puts { $tent } on tent space { $space }.
magnificent-log-leaves-tent = { $player } leaves { $tent }.
magnificent-log-chooses-tent = { $player } takes { $tent } that the wagon passed.
magnificent-log-shows = { $player } gives a show on space { $space }: { $posters ->
        [one] 1 poster
       *[other] up to { $posters } posters
    }.
magnificent-log-completes = { $player } completes { $poster }.
magnificent-log-pays-gem = { $player } discards { $gem }.
magnificent-log-ends-show = { $posters ->
        [0] { $player } ends the show without a completed poster.
       *[other] { $player } ends the show: { $posters ->
            [one] 1 completed poster brings
           *[other] { $posters } completed posters bring
        } { $points ->
            [one] 1 point
           *[other] { $points } points
        } and { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }.
    }
magnificent-log-arranges = { $player } rearranges the posters.
magnificent-log-leaves-posters = { $player } leaves the posters as they are.
magnificent-log-ends-turn = { $player } ends the turn.
magnificent-log-pays-dice = { $player } pays { $paid } of { $due ->
        [one] 1 coin
       *[other] { $due } coins
    } for the dice; fine: { $points ->
        [0] none
        [one] 1 point
       *[other] { $points } points
    }.
magnificent-log-pays-short = { $player } can pay only { $paid } of { $due ->
        [one] 1 coin
       *[other] { $due } coins
    } for the dice and loses { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
magnificent-log-picks-pair = { $player } takes { $card } and { $trainer }.
magnificent-log-picks-card = { $player } takes { $card }.
magnificent-log-discards-pair = { $player } discards { $card } and { $trainer }.
magnificent-log-discards-card = { $player } discards { $card }.
magnificent-log-will-score = { $player } will score { $card }.
magnificent-log-has-chosen = { $player } has chosen.
magnificent-log-scores-card = { $player } scores { $card }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
magnificent-log-display = On display: { $cards }.
magnificent-log-rolls = Round { $round }: { $player } rolls the dice.
magnificent-log-final = { $player } scores { $halves ->
        [one] 1 point
       *[other] { $halves } points
    } for four master cards, { $coins ->
        [one] 1 point
       *[other] { $coins } points
    } for coins and { $zones ->
        [one] 1 point
       *[other] { $zones } points
    } for zones.
magnificent-log-chooses-board = { $player } takes { $board }.
magnificent-log-keeps = { $player } keeps { $card }.
magnificent-log-kept = { $player } begins with { $cards }.
magnificent-log-drafts-trainer = { $player } takes { $trainer }.

## What is asked

magnificent-status-board = Choosing a board
magnificent-status-keep = Keeping a starting card
magnificent-status-trainer = Choosing a trainer
magnificent-status-die = Taking a die
magnificent-status-card = Placing { $die }
magnificent-status-action = Power { $power }, { $colour }
magnificent-status-unnamed = Power { $power }, the colour is to be named
magnificent-status-place = Placing { $tiles }
magnificent-status-complete = { $posters ->
        [0] No more posters in this show
        [one] 1 poster may be completed
       *[other] Up to { $posters } posters may be completed
    }
magnificent-status-arrange = Rearranging the posters
magnificent-status-end = The action is done
magnificent-status-owed = { $count ->
        [one] 1 bonus is to be taken
       *[other] { $count } bonuses are to be taken
    }
magnificent-status-pair = Taking a master card
magnificent-status-discard = Discarding a pair
magnificent-status-score = Scoring a master card
magnificent-status-colour = Naming a colour
magnificent-status-gem = Choosing a gem
magnificent-status-pay = Paying a gem
magnificent-status-exchange = Exchanging gems and coins
magnificent-status-tent = A tent may be taken
magnificent-status-passed = A passed tent may be taken
magnificent-status-poster = Taking a poster
magnificent-status-section = Putting the poster up
magnificent-status-face = Setting the die
magnificent-status-copy = Copying a bonus
magnificent-status-wagon = Moving a wagon { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    }

magnificent-hint-board = Choose one of the boards.
magnificent-hint-keep = Choose the card to keep. The others go to the left.
magnificent-hint-trainer = Choose a trainer tile.
magnificent-hint-die = Its colour and pips decide about the turn, and about the bill. Trainers may come first.
magnificent-hint-card = The bonus of its master card can be used in this turn.
magnificent-hint-action = Build, travel or perform. Gems and bonuses for power come first.
magnificent-hint-unnamed = Name the colour of the clear die before the action. Other bonuses may come first.
magnificent-hint-place = Turn the tile and choose its place.
magnificent-hint-complete = Complete posters with a tent below them, or end the show.
magnificent-hint-arrange = Choose how the posters lie, or leave them.
magnificent-hint-end = Use bonuses and trainers that are left, or end the turn.
magnificent-hint-owed = Take what the covered bonus spaces still owe. Bonuses and trainers may come first.
magnificent-hint-pair = The trainer tile beside it, if there is one, comes along.
magnificent-hint-discard = Choose what the other player shall not have.
magnificent-hint-score = Choose the card to score and discard. Four stay.
magnificent-hint-colour = Choose one of the colours.
magnificent-hint-gem = Choose the kind of gem.
magnificent-hint-pay = Choose the gem to discard. Clear gems stand in for any colour.
magnificent-hint-exchange = Buy or sell gems, or stop.
magnificent-hint-tent = Choose a tent space, or leave the tent.
magnificent-hint-passed = Choose one of the tents.
magnificent-hint-poster = Choose a poster from the display, or the top of the deck.
magnificent-hint-section = Choose where the poster goes.
magnificent-hint-face = Choose the face of the die.
magnificent-hint-copy = Choose an own master card whose top to use.
magnificent-hint-wagon = Choose one of the wagons.

## The position in sentences

magnificent-counter-coins = Coins
magnificent-counter-bill = Bill
magnificent-power-die = this die: { $power }
magnificent-power-earlier = earlier dice: { $power }
magnificent-power-bonus = gems and bonuses: { $power }
magnificent-missing-tent = a tent below it
magnificent-missing-gems = gems

magnificent-describe-round = Round { $round } of 3, turn { $turn } of 4. { $first } starts the round.
magnificent-describe-deciding = It is for { $players } to decide.
magnificent-describe-hand = Taken and not yet on a card: { $die }.
magnificent-describe-offered = Taken and not yet put up: { $poster }.
magnificent-describe-draft-trainers = In the draft: { $trainers }.
magnificent-describe-packet = To choose from: { $cards }.
magnificent-describe-kept = Kept so far: { $cards }.
magnificent-describe-picked = Chosen in secret: { $card }.
magnificent-describe-turn = { $player } has { $die } on { $card }. Colour of the turn: { $colour }. Power: { $power }.
magnificent-describe-owed = Still to be taken from covered bonus spaces: { $owed }.
magnificent-describe-owed-one = { $what } for { $cell }
magnificent-describe-extra = More power for one action: { $build } to build, { $travel } to travel, { $perform } to perform.
magnificent-describe-left = Still to place: { $tiles }.
magnificent-describe-show = { $posters ->
        [0] No more posters may be completed in this show.
        [one] 1 poster may be completed in this show.
       *[other] { $posters } posters may be completed in this show.
    }
magnificent-describe-counted = Tiles already counted in this show: { $tiles }.
magnificent-describe-dice = { $count } × { $die }
magnificent-describe-tent = { $count ->
        [0] The main tent is empty.
       *[other] In the main tent: { $dice }.
    }
magnificent-describe-die = { $count } × { $die } in the main tent: power { $power }, bill { $bill }.
magnificent-describe-die-clear = { $count } × { $die } in the main tent: power { $orange } as orange, { $green } as green, { $purple } as purple, bill { $bill }.
magnificent-describe-ahead = { $steps }: { $what }
magnificent-describe-ring = { $colour ->
        [orange] Orange
        [green] Green
       *[purple] Purple
    } ring: the wagon stands on space { $space }. Ahead of it, after so many steps: { $spaces }.
magnificent-describe-hat = { $player } on { $place }
magnificent-describe-vacant = { $spaces } for { $posters ->
        [one] 1 poster
       *[other] { $posters } posters
    }
magnificent-describe-track = Hats on the performance track, from the top: { $hats }. { $count ->
        [0] No show space is vacant.
       *[other] Vacant show spaces: { $vacant }.
    }
magnificent-describe-pair = Place { $place } of the display: { $card }, with { $trainer }.
magnificent-describe-pair-card = Place { $place } of the display: { $card }.
magnificent-describe-pair-empty = Place { $place } of the display is empty.
magnificent-describe-poster = Poster { $place } of the display: { $poster }.
magnificent-describe-poster-empty = Place { $place } for posters is empty.
magnificent-describe-decks = In the decks: { $masters ->
        [one] 1 master card
       *[other] { $masters } master cards
    }, { $trainers ->
        [one] 1 trainer tile
       *[other] { $trainers } trainer tiles
    }, { $posters ->
        [one] 1 poster
       *[other] { $posters } posters
    }. Discarded posters: { $discard }.
magnificent-describe-spaces = Printed trainer spaces: { $spaces }.
magnificent-describe-trainer = { $trainer } for { $cost ->
        [one] 1 marker
       *[other] { $cost } markers
    }{ $used ->
        [yes] {" "}(used in this turn)
       *[no] {""}
    }
magnificent-describe-supply = In the supply, each tile with its shape: { $tiles }.
magnificent-describe-stock = { $tiles } ({ $cells })
magnificent-describe-zones = Zones of a camp: { $zones }.
magnificent-describe-zone = zone { $number } ({ $cells })
magnificent-describe-under = Bonuses under the tent spaces of a board: { $spaces }.
magnificent-describe-under-space = space { $space }: { $gains }
magnificent-describe-no-board = { $player } has no board yet.
magnificent-describe-player = { $player }, { $board }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $gems }; { $markers ->
        [one] 1 trainer marker
       *[other] { $markers } trainer markers
    }, { $spent } used.
magnificent-describe-bill = { $player }, bill: { $due ->
        [one] 1 coin
       *[other] { $due } coins
    } (orange { $orange }, green { $green }, purple { $purple }, clear { $clear }){ $missing ->
        [0] .
       *[other] ; { $missing } missing, which would cost { $fine ->
            [one] 1 point
           *[other] { $fine } points
        }.
    }
magnificent-describe-paid = { $player } has paid for the dice of this round.
magnificent-describe-card = { $player } has { $card }: worth { $points } now, { $half } at half value; no die.
magnificent-describe-card-die = { $player } has { $card }: worth { $points } now, { $half } at half value; with { $die }.
magnificent-describe-trainers = { $player } has { $trainers }.
magnificent-describe-section-tent = { $player }, section { $section }: { $tent }, no poster.
magnificent-describe-section-poster = { $player }, section { $section }: no tent, and { $poster }; missing: { $missing }.
magnificent-describe-section-tent-poster = { $player }, section { $section }: { $tent }, and { $poster }; { $count ->
        [0] nothing is missing.
       *[other] missing: { $missing }.
    }
magnificent-describe-section-done = { $player }, section { $section }: { $tent }, and completed in this show, face down, { $poster }.
magnificent-describe-empty = { $player }, { $count ->
        [one] section
       *[other] sections
    } { $sections }: no tent and no poster.
magnificent-describe-completed = { $count ->
        [0] { $player } has completed no poster.
        [one] { $player } has completed 1 poster: { $posters }.
       *[other] { $player } has completed { $count } posters: { $posters }.
    }
magnificent-describe-ladder = Build ladder ({ $players }): { $levels }.
magnificent-describe-level = power { $power } for { $large ->
        [0] {""}
       *[other] { $large } large
    }{ $small ->
        [0] {""}
       *[other] { $large ->
            [0] {""}
           *[other] {" and "}
        }{ $small } small
    }
magnificent-describe-camp = { $player }, camp: { $cells ->
        [one] 1 cell
       *[other] { $cells } cells
    } covered; rows { $rows }, columns { $columns }, zones { $zones }.
magnificent-describe-tile = { $tile } on { $cells }
magnificent-describe-tiles = { $player }, tiles: { $tiles }.
magnificent-describe-bonus = { $gains } on { $cells }
magnificent-describe-bonuses = { $player }, bonus spaces not covered: { $spaces }.

## Why a move is not possible

magnificent-no-over = The match is over.
magnificent-no-turn = Others decide now. Wait until play comes round.
magnificent-no-such-action = There is no such move. Choose one of those offered.
magnificent-no-now = This is not possible now. First { $asked }.
magnificent-no-die = The main tent does not hold { $die }. Take another die.
magnificent-no-card = The die cannot lie on { $card }. Choose a vacant own master card.
magnificent-no-place = The tile cannot lie there: it must be inside the camp, on free cells, and touch an own tile. Choose another place.
magnificent-no-level = Power { $power } is not enough for this level, or its tiles are not all in the supply. Choose another level.
magnificent-no-steps = The wagon moves at most as many steps as the power: { $power }. Choose fewer steps.
magnificent-no-show = This space is taken, asks for more than power { $power }, or is not for this hat. Choose another space.
magnificent-no-spend = Not for power now: { $gem }. Spend a clear gem or one of the turn's colour from your store, one in a turn unless an option allows more.
magnificent-no-again = It was already used in this turn: { $what }.
magnificent-no-effect = It would have no effect now: { $what }.
magnificent-no-own-trainer = It lies before nobody or before another player: { $what }.
magnificent-no-markers = { $cost ->
        [one] 1 trainer marker is needed
       *[other] { $cost } trainer markers are needed
    } for it: { $what }.
magnificent-no-poster-there = Section { $section } has no poster. Choose another one.
magnificent-no-more-posters = The show space allows no more posters. End the show.
magnificent-no-tent-below = The poster above section { $section } has no tent below it. Choose another one.
magnificent-no-face-down = The poster above section { $section } was completed in this show. Choose another one.
magnificent-no-tiles = The camp does not hold all tiles for the poster above section { $section }. Choose another one.
magnificent-no-gems = The gems are not enough for the poster above section { $section } and its tent. Choose another one.
magnificent-asks-board = choose a board
magnificent-asks-keep = keep a card
magnificent-asks-trainer = choose a trainer
magnificent-asks-die = take a die
magnificent-asks-card = put the die on a master card
magnificent-asks-action = build, travel or perform
magnificent-asks-unnamed = name the colour of the clear die
magnificent-asks-place = place the tiles
magnificent-asks-complete = complete posters or end the show
magnificent-asks-arrange = arrange the posters or leave them
magnificent-asks-end = end the turn
magnificent-asks-owed = take what the covered bonus spaces still owe
magnificent-asks-pair = take a master card
magnificent-asks-discard = discard a pair
magnificent-asks-score = choose the card to score
magnificent-asks-colour = name the colour
magnificent-asks-gem = choose a gem
magnificent-asks-pay = pay with a gem
magnificent-asks-exchange = finish the exchange
magnificent-asks-tent = take the tent or leave it
magnificent-asks-passed = choose the tent
magnificent-asks-poster = take a poster
magnificent-asks-section = choose a section for the poster
magnificent-asks-face = choose a face of the die
magnificent-asks-copy = choose the card to copy
magnificent-asks-wagon = choose a wagon

## The end

magnificent-over = After the last round the best score is { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
magnificent-over-solo = The match is over with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
magnificent-tie-hat = With equal scores the higher hat wins.
magnificent-source-posters = Posters
magnificent-source-tents = Tents
magnificent-source-bonuses = Bonuses
magnificent-source-masters = Master cards
magnificent-source-halves = Master cards at half value
magnificent-source-coins = Coins
magnificent-source-zones = Zones
magnificent-source-fines = Fines

## Why a computer player moves so

magnificent-reason-points = It is worth { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
magnificent-reason-camp = It covers { $cells ->
        [one] 1 more cell of the camp.
       *[other] { $cells } more cells of the camp.
    }
magnificent-reason-tent = It brings a tent.
magnificent-reason-posters = It brings a poster.
magnificent-reason-order = It puts posters above other sections.
magnificent-reason-gems = It brings gems.
magnificent-reason-coins = It brings coins.
magnificent-reason-markers = It brings trainer markers.
magnificent-reason-card = It brings { $card }, worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } as things stand.
magnificent-reason-score = As things stand { $card } is worth { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
magnificent-reason-trainer = It brings { $trainer }.
magnificent-reason-denies = The other player can no longer take it.
magnificent-reason-position = Nothing better was found for this turn.

## Component files

magnificent-components-count = { $expected } in all ({ $rule }); there are { $found }
magnificent-components-fewest = at least { $fewest } ({ $rule }); there are { $found }
magnificent-components-starting = starting cards I-1 to IV-4, four to a board (MG-2.5); cards of the deck have other names
magnificent-components-dice = dice: at least { $fewest }, one for each turn of a round
magnificent-components-shape = a picture of X and dots; number of cells: { $cells }
magnificent-components-piece = a shape in one piece, inside 9 by 9 cells
magnificent-components-picture = as many lines as letters in a line: { $side }
magnificent-components-letters = letters of bonuses ({ $known }) and dots
magnificent-components-gains = what a space gives, as “2 coins” or “1 clear gem + 2 points”; the letter of a bonus is one character
magnificent-components-level = power and tiles of a level, as “19: LSS”
magnificent-components-rising = a higher power than in the line before
magnificent-components-goods = start goods, as “7 coins + 0 orange gems”, with at most 3 gems of a kind
magnificent-components-show = power and posters of a show space, as “12: x3”
magnificent-components-ring = 15 spaces, O, G, P, c or T, of which { $posters } are T (MG-2.3)
magnificent-components-tent = what a tent pays, as “Og: 1 coin + 3 points”
magnificent-components-poster = tiles, gems, points and coins, as “OL GS Pg 8/1”
magnificent-components-trainer = cost and effect, as “2: +4 power”
magnificent-components-master = bonus and points, as “1 coin | 2 per orange small tile, most 12”

## Play data

magnificent-fact-build = Build
magnificent-fact-travel = Travel
magnificent-fact-perform = Perform
magnificent-fact-first-shows = Perform in the first round
magnificent-fact-actions = Actions
magnificent-fact-posters = Posters completed
magnificent-fact-trained = Trainers used
magnificent-fact-tops = Master bonuses used
magnificent-fact-tents = Tents taken
magnificent-fact-cells = Cells covered
magnificent-fact-zones = Zones covered
magnificent-fact-rows = Rows covered
magnificent-fact-columns = Columns covered
magnificent-fact-short = Payments with too few coins
magnificent-fact-fines = Points lost as fines
magnificent-fact-boards = Boards
magnificent-fact-masters = Master cards had
magnificent-fact-scored = Master cards scored in full
magnificent-fact-owned = Trainer tiles had
magnificent-fact-used = Trainers used at least once
magnificent-fact-tiles = Camp tiles built
magnificent-fact-completed = Kinds of poster completed
magnificent-fact-beginning = Place in the first round
magnificent-fact-place = { $place } of the first round

## The board

magnificent-board-tent = Main tent
magnificent-board-use = As { $colour }: power { $power }.
magnificent-board-die-bill = Bill: { $bill }.
magnificent-board-ring = Ring of { $wagon }, which stands on space { $space }
magnificent-board-space = Space { $space }: { $what }{ $steps ->
        [0] .
       *[other] ; { $least ->
            [one] 1 step
           *[other] { $least } steps
        }.
    }
magnificent-board-track = Performance track
magnificent-board-order = Order place { $order }.
magnificent-board-show = Show space { $power }, { $posters ->
        [one] 1 poster.
       *[other] { $posters } posters.
    }
magnificent-board-hat = Hat of { $player }.
magnificent-board-pair-empty = Empty place
magnificent-board-pairs = Master cards and trainer tiles on offer
magnificent-board-decks = In the decks: { $masters ->
        [one] 1 master card
       *[other] { $masters } master cards
    }, { $trainers ->
        [one] 1 trainer tile
       *[other] { $trainers } trainer tiles
    }
magnificent-board-posters = Posters on offer
magnificent-board-poster-deck = Deck of posters: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, { $discard } discarded
magnificent-board-master = Master card { $code }. Above: { $top }. Below: { $bottom }.{ $own ->
        [yes] { " " }Worth { $value } now, { $half } at half value.
       *[no] { "" }
    }{ $placed ->
        [yes] { " " }On it: { $die }.
       *[no] { "" }
    }
magnificent-board-trainer = { $cost ->
        [one] 1 marker
       *[other] { $cost } markers
    }: { $what }{ $used ->
        [yes] , used in this turn
       *[no] { "" }
    }
magnificent-board-masters = Master cards
magnificent-board-draft = On offer in the draft
magnificent-board-kept = Kept so far
magnificent-board-sections = Posters and tents
magnificent-board-section-empty = Section { $section }: no poster
magnificent-board-section = Section { $section }: { $poster }. { $state ->
        [done] Completed in this show, face down.
        [ready] Nothing is missing.
       *[missing] Missing: { $missing }.
    }
magnificent-board-tent-space = Tent space { $space }: { $state ->
        [taken] { $what }
       *[vacant] no tent; under it { $under }
    }
magnificent-board-ladder = Build ladder
magnificent-board-level = Power { $power }: { $large ->
        [0] { "" }
       *[other] { $large } large{ $small ->
            [0] { "" }
           *[other] ,
        }
    }{ $small ->
        [0] { "" }
       *[other] { " " }{ $small } small
    }{ $state ->
        [supply] ; the supply has too few tiles
       *[other] { "" }
    }
magnificent-board-camp = Camp: { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }, { $columns ->
        [one] 1 column
       *[other] { $columns } columns
    } and { $zones ->
        [one] 1 zone
       *[other] { $zones } zones
    } covered
magnificent-board-covers = It covers { $cells }.{ $count ->
        [0] { "" }
       *[other] { " " }Bonus: { $bonuses }.
    }
magnificent-board-turner = The tile in hand
magnificent-board-turn = Look { $turn }
magnificent-board-quarter = Turn the tile (R)
magnificent-board-flip = Flip the tile (F)
magnificent-board-gems = Gems
magnificent-board-gem = { $gems } of at most { $room }
magnificent-board-bill = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }; bill at the end of the round: { $due }{ $fine ->
        [0] { "" }
        [one] ; the missing coins would cost 1 point
       *[other] ; the missing coins would cost { $fine } points
    }
magnificent-board-markers = { $count ->
        [one] 1 trainer marker
       *[other] { $count } trainer markers
    }, { $spent } used
magnificent-board-completed = { $count ->
        [one] 1 poster completed
       *[other] { $count } posters completed
    }
magnificent-board-trainers = Trainer spaces and tiles
magnificent-board-arrange = Where the posters go
magnificent-board-put = Section { $section }: { $poster }
magnificent-board-mats = Whose board is shown
magnificent-board-mat = Board of { $player }
magnificent-board-mat-tells = { $posters ->
        [one] 1 poster completed
       *[other] { $posters } posters completed
    }, bill { $due } of { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
magnificent-board-parts = Parts of the table
magnificent-board-tab-tent = Dice
magnificent-board-tab-rings = Rings
magnificent-board-tab-shows = Shows
magnificent-board-tab-camp = Camp
magnificent-board-tab-offer = Offer
magnificent-board-round = Round { $round }, turn { $turn }
magnificent-board-power = Power { $power }, { $colour } ({ $parts })
