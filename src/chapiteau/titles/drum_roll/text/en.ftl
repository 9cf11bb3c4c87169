### Drum Roll in English. A name stands as it does in a sentence; its attribute `.name` stands alone.

drum-roll-name = Drum Roll
drum-roll-tagline = Hire performers, rehearse their acts and tour three regions with the most admired circus in Europe.

## Options

drum-roll-option-edition = Edition
    .help = The editions differ in the awards after the shows and in what a large troupe is.
drum-roll-option-edition-first = First edition: four awards at the end
drum-roll-option-edition-second = Second edition: more awards, two of them after every show
drum-roll-option-edition-second-once = Second edition, all awards at the end

## Kinds of choice

drum-roll-group-place = Place a marker
drum-roll-group-resolve = Use the marker
drum-roll-group-hire = Hire
drum-roll-group-move = Move a cube
drum-roll-group-exchange = Exchange cubes
drum-roll-group-investment = Play an investment
drum-roll-group-discard = Discard an investment
drum-roll-group-keep = Keep an investment
drum-roll-group-perform = Next performer
drum-roll-group-benefit = Benefit or flip
drum-roll-group-gain = Benefit
drum-roll-group-cube = Choose a cube
drum-roll-group-skip = Skip a salary
drum-roll-group-vote = Vote
drum-roll-group-organizer = Show Organizer
drum-roll-group-bank = Bank Representative
drum-roll-group-draft = Starting performer
drum-roll-group-done = Go on

## Performers

drum-performer-rope-walker = the Rope Walker
    .name = Rope Walker
drum-performer-trapeze-flyer = the Trapeze Flyer
    .name = Trapeze Flyer
drum-performer-tumbler = the Tumbler
    .name = Tumbler
drum-performer-ring-gymnast = the Ring Gymnast
    .name = Ring Gymnast
drum-performer-pole-climber = the Pole Climber
    .name = Pole Climber
drum-performer-trick-cyclist = the Trick Cyclist
    .name = Trick Cyclist
drum-performer-springboard-duo = the Springboard Duo
    .name = Springboard Duo
drum-performer-human-pyramid = the Human Pyramid
    .name = Human Pyramid
drum-performer-stilt-dancer = the Stilt Dancer
    .name = Stilt Dancer
drum-performer-horse-trainer = the Horse Trainer
    .name = Horse Trainer
drum-performer-dog-trainer = the Dog Trainer
    .name = Dog Trainer
drum-performer-goose-herder = the Goose Herder
    .name = Goose Herder
drum-performer-sea-lion-trainer = the Sea Lion Trainer
    .name = Sea Lion Trainer
drum-performer-bear-leader = the Bear Leader
    .name = Bear Leader
drum-performer-monkey-trainer = the Monkey Trainer
    .name = Monkey Trainer
drum-performer-elephant-rider = the Elephant Rider
    .name = Elephant Rider
drum-performer-tiger-tamer = the Tiger Tamer
    .name = Tiger Tamer
drum-performer-lion-tamer = the Lion Tamer
    .name = Lion Tamer
drum-performer-ball-juggler = the Ball Juggler
    .name = Ball Juggler
drum-performer-plate-spinner = the Plate Spinner
    .name = Plate Spinner
drum-performer-hat-juggler = the Hat Juggler
    .name = Hat Juggler
drum-performer-club-juggler = the Club Juggler
    .name = Club Juggler
drum-performer-ring-juggler = the Ring Juggler
    .name = Ring Juggler
drum-performer-cigar-box-juggler = the Cigar-Box Juggler
    .name = Cigar-Box Juggler
drum-performer-torch-juggler = the Torch Juggler
    .name = Torch Juggler
drum-performer-foot-juggler = the Foot Juggler
    .name = Foot Juggler
drum-performer-knife-juggler = the Knife Juggler
    .name = Knife Juggler
drum-performer-card-sharp = the Card Sharp
    .name = Card Sharp
drum-performer-coin-conjurer = the Coin Conjurer
    .name = Coin Conjurer
drum-performer-ventriloquist = the Ventriloquist
    .name = Ventriloquist
drum-performer-mind-reader = the Mind Reader
    .name = Mind Reader
drum-performer-dove-magician = the Dove Magician
    .name = Dove Magician
drum-performer-illusionist = the Illusionist
    .name = Illusionist
drum-performer-hypnotist = the Hypnotist
    .name = Hypnotist
drum-performer-escape-artist = the Escape Artist
    .name = Escape Artist
drum-performer-grand-magician = the Grand Magician
    .name = Grand Magician
drum-performer-fire-eater = the Fire Eater
    .name = Fire Eater
drum-performer-strong-man = the Strong Man
    .name = Strong Man
drum-performer-sword-swallower = the Sword Swallower
    .name = Sword Swallower
drum-performer-tattooed-man = the Tattooed Man
    .name = Tattooed Man
drum-performer-contortionist = the Contortionist
    .name = Contortionist
drum-performer-living-statue = the Living Statue
    .name = Living Statue
drum-performer-giant = the Giant
    .name = Giant
drum-performer-fakir = the Fakir
    .name = Fakir
drum-performer-human-cannonball = the Human Cannonball
    .name = Human Cannonball

drum-type-acrobat = acrobat
    .many = acrobats
    .name = Acrobats
drum-type-tamer = tamer
    .many = tamers
    .name = Tamers
drum-type-juggler = juggler
    .many = jugglers
    .name = Jugglers
drum-type-magician = magician
    .many = magicians
    .name = Magicians
drum-type-bizarre = bizarre performer
    .many = bizarre performers
    .name = Bizarre

drum-level-none = no performance
    .name = None
drum-level-poor = a poor performance
    .name = Poor
drum-level-good = a good performance
    .name = Good
drum-level-outstanding = an outstanding performance
    .name = Outstanding

## Personnel

drum-personnel-popcorn-vendor = the Popcorn Vendor
    .name = Popcorn Vendor
drum-personnel-orchestra = the Orchestra
    .name = Orchestra
drum-personnel-bank-representative = the Bank Representative
    .name = Bank Representative
drum-personnel-general-supplier = the General Supplier
    .name = General Supplier
drum-personnel-show-organizer = the Show Organizer
    .name = Show Organizer
drum-personnel-agent = Agent { $number }
    .name = Agent { $number }
drum-personnel-assistant = Personal Assistant { $number }
    .name = Personal Assistant { $number }

## Investments

drum-investment-unblock = “Unblock Action”
    .name = Unblock Action
drum-investment-trailer = “Trailer”
    .name = Trailer
drum-investment-fire = “Fire a Performer”
    .name = Fire a Performer
drum-investment-double-vote = “Double Vote”
    .name = Double Vote
drum-investment-resource-bonus = “Resource Bonus”
    .name = Resource Bonus
drum-investment-trailer-bonus = “Trailer Bonus”
    .name = Trailer Bonus
drum-investment-personnel-bonus = “Personnel Bonus”
    .name = Personnel Bonus
drum-investment-income = “Extra Income”
    .name = Extra Income
drum-investment-income-cube = “Extra Income for a cube”
    .name = Extra Income for a cube
drum-investment-applause-acrobat = “Extended Applause: acrobats”
    .name = Extended Applause: acrobats
drum-investment-applause-tamer = “Extended Applause: tamers”
    .name = Extended Applause: tamers
drum-investment-applause-juggler = “Extended Applause: jugglers”
    .name = Extended Applause: jugglers
drum-investment-applause-magician = “Extended Applause: magicians”
    .name = Extended Applause: magicians
drum-investment-applause-bizarre = “Extended Applause: bizarre”
    .name = Extended Applause: bizarre
drum-investment-resources-white = “Extra Resources: white”
    .name = Extra Resources: white
drum-investment-resources-yellow = “Extra Resources: yellow”
    .name = Extra Resources: yellow
drum-investment-resources-green = “Extra Resources: green”
    .name = Extra Resources: green
drum-investment-resources-blue = “Extra Resources: blue”
    .name = Extra Resources: blue
drum-investment-resources-red = “Extra Resources: red”
    .name = Extra Resources: red

## What benefits bring

drum-part-coins = { $cubes ->
        [0] { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }
        [one] 1 cube spent for { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }
       *[other] { $cubes } cubes spent for { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }
    }
drum-part-cube = a { $colour } cube
drum-part-cube-either = a { $one } or a { $two } cube
drum-part-cube-any = { $count ->
        [one] any cube
       *[other] any { $count } cubes
    }
drum-part-look = { $count ->
        [one] the top investment
       *[other] { $keep } of the top { $count } investments
    }
drum-part-trailer = { $coins ->
        [0] a trailer
        [one] a trailer for 1 coin
       *[other] a trailer for { $coins } coins
    }
drum-part-skip = { $cubes ->
        [0] { $count ->
            [one] 1 salary skipped
           *[other] { $count } salaries skipped
        }
        [one] 1 cube spent to skip { $count ->
            [one] a salary
           *[other] { $count } salaries
        }
       *[other] { $cubes } cubes spent to skip { $count ->
            [one] a salary
           *[other] { $count } salaries
        }
    }
drum-part-skip-or-trailer = 1 salary skipped or a trailer

## What personnel and investments do

drum-effect-popcorn-vendor = After each of your shows { $card } brings { $coins ->
        [one] 1 coin.
       *[other] { $coins } coins.
    }
drum-effect-orchestra = After each of your shows { $card } earns { $prestige } prestige.
drum-effect-bank-representative = At the start of a turn you may put coins on { $card }; 2 of them are 1 prestige at the end, up to 5.
drum-effect-general-supplier = With { $card } you move up to 3 cubes in a distribution.
drum-effect-show-organizer = At the end of a turn you may return { $card } to the offer and be the next starting player.
drum-effect-agent = Once in a distribution, { $card } exchanges any stored cube for a { $one } or a { $two } one.
drum-effect-assistant = Once in a distribution, { $card } exchanges a stored { $paid } cube for a { $one } and a { $two } one.
drum-effect-unblock = Place your marker on any cube action, whatever lies there. Held at the end: { $prestige } prestige.
drum-effect-trailer = Give a trailer to a performer without one. Held at the end: { $prestige } prestige.
drum-effect-fire = Let a performer go at no cost, but not during a show. Held at the end: { $prestige } prestige.
drum-effect-double-vote = After a vote is shown, count your own twice.
drum-effect-resource-bonus = Held at the end: 1 prestige for every 3 stored cubes.
drum-effect-trailer-bonus = Held at the end: 1 prestige for each of your trailers.
drum-effect-personnel-bonus = Held at the end: 1 prestige for each of your personnel.
drum-effect-income = You get { $coins ->
        [one] 1 coin.
       *[other] { $coins } coins.
    }
drum-effect-income-cube = Spend any stored cube for { $coins ->
        [one] 1 coin.
       *[other] { $coins } coins.
    }
drum-effect-applause = In your show: 1 prestige for each outstanding performance of your { $type }, less 1 for each poor one, counted after the last.
drum-effect-resources = Take any one cube, or two { $colour } ones.

## Cubes, spaces, regions, decks

drum-colour-white = white
    .cube = a white cube
    .name = White
drum-colour-yellow = yellow
    .cube = a yellow cube
    .name = Yellow
drum-colour-green = green
    .cube = a green cube
    .name = Green
drum-colour-blue = blue
    .cube = a blue cube
    .name = Blue
drum-colour-red = red
    .cube = a red cube
    .name = Red

drum-space-white = “Rehearsal”
    .name = Rehearsal
drum-space-yellow = “Equipment”
    .name = Equipment
drum-space-green = “Promotion”
    .name = Promotion
drum-space-blue = “Costume”
    .name = Costume
drum-space-red = “Supplies”
    .name = Supplies
drum-space-tickets = “Sell Tickets”
    .name = Sell Tickets
drum-space-invest = “Invest”
    .name = Invest
drum-space-hire-performer = “Hire Performer”
    .name = Hire Performer
drum-space-hire-personnel = “Hire Personnel”
    .name = Hire Personnel
drum-space-pass = “Pass”
    .name = Pass

drum-region-moscow = Moscow
drum-region-paris = Paris
drum-region-vienna = Vienna
drum-region-london = London
drum-region-rome = Rome

drum-deck-performers = performer
drum-deck-personnel = personnel
drum-deck-investments = investment

drum-vote-delay = delay
    .name = Delay
drum-vote-start = start
    .name = Start the show

## Where prestige comes from

drum-source-flips = Flipped performers
drum-source-regions = Regions
drum-source-orchestra = Orchestra
drum-source-applause = Extended Applause
drum-source-largest = Largest Show
drum-source-variety = Full Variety
drum-source-perfect = { $edition ->
        [first] Perfect Show
       *[second] Prestigious
    }
drum-source-troupe = Large Troupe
drum-source-organized = Well Organized
drum-source-most-organized = Most Organized
drum-source-all-flipped = Perfect Show
drum-source-bank = Bank Representative
drum-source-investments = Investments held
drum-source-unpaid = Unpaid coins
drum-source-fired = Performers fired
drum-source-late-vote = Votes for a second delay

## Choices

drum-choice-draft = Keep { $card }: { $coins ->
        [one] 1 coin,
       *[other] { $coins } coins,
    } cubes { $cubes }
drum-choice-cube = Take a { $colour } cube
drum-choice-bank = Put { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } on the Bank Representative{ $useless ->
        [0] { "" }
        [one] ; 1 counts for nothing
       *[other] ; { $useless } count for nothing
    }
drum-choice-place-cube = Marker on { $space }: { $stock ->
        [no] no { $colour } cube is in stock now
       *[other] a { $colour } cube
    }
drum-choice-place-tickets = Marker on { $space }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
drum-choice-place-invest = Marker on { $space }: an investment for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
drum-choice-place-hire = Marker on { $space }
drum-choice-pass = Pass this marker: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
drum-choice-unblock = Play “Unblock Action”: marker on { $space }
drum-choice-invest = Take an investment for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
drum-choice-hire = Hire { $card } { $coins ->
        [0] for free
        [one] for 1 coin
       *[other] for { $coins } coins
    }
drum-choice-move = Put a { $colour } cube on { $card }
drum-choice-exchange = Use { $card }: { $paid } for { $gained }
drum-choice-delay = Vote to delay the show
drum-choice-start = Vote to start the show
drum-choice-double = Play “Double Vote”: your vote counts twice
drum-choice-return = Return the Show Organizer and start the next turn
drum-choice-perform = Present { $card }: { $level }
drum-choice-perform-none = Present { $card }: no performance, and fired at once
drum-choice-benefit = Take the benefit: { $parts }
drum-choice-flip = Flip { $card }: { $prestige } prestige
drum-choice-skip = Take a skip
drum-choice-spend = Spend a { $colour } cube
drum-choice-trailer = Give the trailer to { $card }
drum-choice-keep = Keep { $card }
drum-choice-discard = Discard { $card }
drum-choice-excuse = Skip the salary of { $card }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
drum-choice-income = Play “Extra Income”: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
drum-choice-income-cube = Play “Extra Income for a cube”: a { $colour } cube for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
drum-choice-resources = Play { $card }: a { $colour } cube
drum-choice-resources-pair = Play “Extra Resources: { $colour }”: two { $colour } cubes
drum-choice-applause = Play “Extended Applause: { $type }”: { $prestige } prestige
drum-choice-lay = Lay down “Extended Applause: { $type }”: { $prestige } prestige so far
drum-choice-card-trailer = Play “Trailer” for { $card }
drum-choice-card-fire = Play “Fire a Performer”: let { $card } go
drum-choice-done-bank = Put no coins on the Bank Representative
drum-choice-done-resolve = Make no use of the marker on { $space }
drum-choice-done-distribute = { $open ->
        [yes] Finish the distribution
       *[no] Play no card
    }
drum-choice-done-double = Leave the vote as it is
drum-choice-done-organizer = Keep the Show Organizer
drum-choice-done-curtain = Pass: no more cards before this show
drum-choice-done-benefit = Take nothing for { $card }{ $lost ->
        [yes] : the benefit is lost
       *[no] { "" }
    }
drum-choice-done-applause = End your show
drum-choice-done-salaries = Pay salaries: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }{ $missing ->
        [0] { "" }
       *[other] , { $missing } missing
    }

## What is asked

drum-status-draft = Everybody chooses a starting performer
drum-status-cubes = Everybody chooses two cubes
drum-status-bank = Coins for the Bank Representative
drum-status-place = Show { $show }, turn { $round }, marker { $number } of { $of }
drum-status-resolve = The marker on { $space } is resolved
drum-status-distribute = Everybody distributes cubes
drum-status-vote = Everybody votes: delay or start the show
drum-status-double = The vote is to { $vote }, unless “Double Vote” changes it
drum-status-organizer = Keep or return the Show Organizer
drum-status-curtain = Before the curtain of show { $show }: cards may be played
drum-status-show = Show { $show }: the next performer
drum-status-benefit = For { $card }: { $level }
drum-status-gain = The benefit of { $card } is taken
drum-status-look = Investments are looked at
drum-status-applause = The performances are over
drum-status-salaries = Everybody pays salaries
drum-status-crowded = Too many investments in hand
drum-status-over = The third show is over: the most prestige wins.

drum-hint-draft = Keep one of your two performers; the other goes to the player on your left. You pay for the two you end up with.
drum-hint-cubes = { $left ->
        [one] Choose your second cube.
       *[other] Choose two cubes, one after the other. Both may have the same colour.
    }
drum-hint-bank = Two coins on the Bank Representative are 1 prestige at the end, up to 5. They are gone for good.
drum-hint-place = Put your marker on a space, or pass it for coins.
drum-hint-resolve-invest = Take the investment, or make no use of the marker.
drum-hint-resolve-hire = Hire a card of the offer, or make no use of the marker.
drum-hint-resolve-none = There is nothing that you can get for the marker. A card from your hand may help.
drum-hint-distribute = { $left ->
        [0] No cube can be moved any more. Exchange cubes, play a card, or finish.
        [one] Move 1 more cube onto a performer, or finish.
       *[other] Move up to { $left } cubes onto your performers, or finish.
    }
drum-hint-distribute-none = Nothing can be moved or exchanged now: play a card, or none. Should another bring the cubes for an exchange, you are asked again.
drum-hint-vote = Delaying gives one more turn of preparation. Nobody sees your vote until all have voted.
drum-hint-double = Play “Double Vote” to count your vote twice, or leave the vote as it is.
drum-hint-double-none = You have no “Double Vote”: leave the vote as it is, or play another card first.
drum-hint-organizer = Return the Show Organizer to start the next turn, or keep this card.
drum-hint-curtain = Choose one card, or pass and be out. All choose in secret; then the cards are played, from the starting player on.
drum-hint-show = Choose who performs next. All of your unflipped performers must.
drum-hint-benefit = Take the benefit, or nothing.
drum-hint-benefit-lost = As things are, the benefit cannot be taken and is lost, unless a card of your hand changes that.
drum-hint-benefit-or-flip = Take the benefit, flip the performer for prestige instead, or take nothing.
drum-hint-flip = The benefit cannot be taken now. Flip the performer for prestige, or take nothing.
drum-hint-gain-cube = Choose the cube that you take.
drum-hint-gain-trailer = Choose the performer who gets the trailer.
drum-hint-gain-either = Take a skip, or choose the performer who gets a trailer.
drum-hint-spend = { $count ->
        [one] Choose the cube that you spend.
       *[other] Choose { $count } cubes to spend, one after the other.
    }
drum-hint-look = { $count ->
        [one] Choose the investment that you keep. The rest goes below the deck.
       *[other] Choose { $count } investments to keep. The rest goes below the deck.
    }
drum-hint-applause = Play “Extended Applause” or another card, or end your show.
drum-hint-applause-none = You have no “Extended Applause”: end your show, or play another card first.
drum-hint-salaries = { $coins ->
        [one] 1 coin of salaries is due.
       *[other] { $coins } coins of salaries are due.
    } { $missing ->
        [0] You can pay them all.
        [one] { $missing } is missing and would cost prestige.
       *[other] { $missing } are missing and would cost prestige.
    }{ $skips ->
        [0] { "" }
        [one] { " " }You may skip 1 salary first.
       *[other] { " " }You may skip { $skips } salaries first.
    }
drum-hint-crowded = { $limit ->
        [one] Only 1 investment may stay in hand:
       *[other] Only { $limit } investments may stay in hand:
    } discard one, or play one that can be played now.

drum-counter-coins = Coins
drum-counter-wages = Salaries due
drum-counter-cubes = Stored cubes
drum-counter-cards = Investments

drum-tie-coins = Prestige is level: most coins decide.
drum-tie-shared = Prestige and coins are level: the place is shared.

## The position in sentences

drum-describe-match = Show { $show } of 3, turn { $round } of its preparation, { $edition ->
        [first] first edition.
       *[second] second edition.
    } The starting player is { $start }.
drum-describe-stage = On stage now: the circus of { $player }.
drum-describe-todo = Still to come of the benefit: { $parts }. { $spending ->
        [0] Nothing is to be spent.
        [one] 1 cube is to be spent for it.
       *[other] { $spending } cubes are to be spent for it.
    }
drum-describe-vote = { $player } voted to { $vote }{ $double ->
        [yes] , counted twice.
       *[no] .
    }
drum-describe-returned = { $player } has returned the Show Organizer and starts next.
drum-describe-barred = { $player } cannot hire the Show Organizer in this turn.
drum-describe-done = Finished or decided: { $players }.
drum-describe-hand = Own investments: { $count ->
        [0] none.
       *[other] { $cards }.
    }
drum-describe-hand-of = Investments of { $player }: { $count ->
        [0] none.
       *[other] { $cards }.
    }
drum-describe-effect = { $card }: { $effect }
drum-describe-draft = Your two starting performers: { $cards }.
drum-describe-kept = You keep { $card }.
drum-describe-picked = Chosen so far: { $count ->
        [one] { $cubes }.
       *[other] two cubes, { $cubes }.
    }
drum-describe-own-card = Your choice before the curtain, still secret: { $what }.
drum-describe-own-pass = Your choice before the curtain, still secret: to pass.
drum-describe-laid = Before { $player } lies { $cards }, to be counted after the performances.
drum-describe-own-vote = Your vote, still secret, is to { $vote }.
drum-describe-looked = You look at { $count ->
        [one] 1 investment:
       *[other] { $count } investments:
    } { $cards }. You keep { $keep } more.
drum-describe-no-offer = There is nothing on offer.
drum-describe-offered = To be had: { $card } ({ $type }), for { $coins ->
        [0] nothing;
        [one] 1 coin;
       *[other] { $coins } coins;
    } { $tokens ->
        [0] no discount tokens.
        [one] 1 discount token.
       *[other] { $tokens } discount tokens.
    }
drum-describe-offered-member = To be had: { $card }, for { $coins ->
        [0] nothing;
        [one] 1 coin;
       *[other] { $coins } coins;
    } { $tokens ->
        [0] no discount tokens.
        [one] 1 discount token.
       *[other] { $tokens } discount tokens.
    } Hiring cost { $hire }, salary { $salary }.
drum-describe-printed = On the card: { $card }, hiring cost { $hire }, salary { $salary }, { $secondary } once flipped, prestige { $prestige }. Poor with a { $one } cube, for { $poor }. Good with a { $two } one too, for { $good }. Outstanding with a { $three } one too, for { $outstanding }.
drum-describe-value = { $value }
drum-describe-value-grows = { $value } and 1 for each bizarre performer of the circus
drum-describe-number = { $value }
drum-describe-markers = { $space }: { $count ->
        [one] the marker of { $markers }.
       *[other] the markers of { $markers }.
    }
drum-describe-marker = { $player } (number { $number })
drum-describe-markers-left = Markers still to place: { $players }. { $cubes ->
        [0] No more of them may go on cube actions.
        [one] 1 of them may go on a cube action.
       *[other] { $cubes } of them may go on cube actions.
    }
drum-describe-left = { $player } { $count }
drum-describe-stock = Cubes in stock: { $white } white, { $yellow } yellow, { $green } green, { $blue } blue, { $red } red; also { $trailers ->
        [one] 1 trailer,
       *[other] { $trailers } trailers,
    } { $tokens ->
        [one] 1 discount token.
       *[other] { $tokens } discount tokens.
    }
drum-describe-decks = In the decks: { $performers ->
        [one] 1 performer
       *[other] { $performers } performers
    } ({ $performers_out } discarded), { $personnel } personnel ({ $personnel_out } discarded), { $investments ->
        [one] 1 investment.
       *[other] { $investments } investments.
    }
drum-describe-performers-out = Discarded performers, from the top: { $cards }.
drum-describe-personnel-out = Discarded personnel, from the top: { $cards }.
drum-describe-discard = { $count ->
        [one] 1 investment is discarded: { $cards }.
       *[other] { $count } investments are discarded, from the top: { $cards }.
    }
drum-describe-track = Coins for the ticket sales of a show, in order: { $coins }.
drum-describe-table-region = Between the players lies { $region }, which likes { $one } and { $two }.
drum-describe-region = { $player } visits { $region }, which likes { $one } and { $two }: { $prestige } prestige now.
drum-describe-next-region = After this show { $player } goes to { $region }: { $prestige } prestige now.
drum-describe-circus = { $player } has { $prestige } prestige and { $coins ->
        [one] 1 coin.
       *[other] { $coins } coins.
    } { $wages ->
        [one] 1 coin of salaries is
       *[other] { $wages } coins of salaries are
    } due after the show{ $missing ->
        [0] .
       *[other] ; { $missing } missing.
    }
drum-describe-cards = { $player } holds { $cards ->
        [one] 1 investment
       *[other] { $cards } investments
    } of { $limit } allowed.
drum-describe-storage = { $player } has { $count ->
        [0] no stored cubes.
        [one] 1 stored cube: { $white } white, { $yellow } yellow, { $green } green, { $blue } blue, { $red } red.
       *[other] { $count } stored cubes: { $white } white, { $yellow } yellow, { $green } green, { $blue } blue, { $red } red.
    }
drum-describe-tickets = { $player } can sell tickets { $left ->
        [0] no more before the next show.
        [one] once more, for { $coins ->
            [one] 1 coin.
           *[other] { $coins } coins.
        }
       *[other] { $left } times more, first for { $coins ->
            [one] 1 coin.
           *[other] { $coins } coins.
        }
    }
drum-describe-moves = { $player } can still move { $count ->
        [one] 1 cube.
       *[other] { $count } cubes.
    }
drum-describe-skips = { $player } may skip { $count ->
        [one] 1 salary.
       *[other] { $count } salaries.
    }
drum-describe-bizarre = { $player } has { $count ->
        [one] 1 bizarre performer.
       *[other] { $count } bizarre performers.
    }
drum-describe-performer = In the circus of { $player }: { $card } ({ $type }). { $which ->
        [none] No cubes yet; lacking: { $lacks }.
        [all] All cubes are there: { $has }.
       *[some] Cubes: { $has }; lacking: { $lacks }.
    }{ $which ->
        [none] { "" }
       *[other] { "" } For now: { $level }.
    } { $stage ->
        [on] On stage: { $performed }.{ " " }
        [done] In this show: { $performed }.{ " " }
       *[no] { "" }
    }{ $trailer ->
        [yes] With a trailer, salary { $salary }
       *[no] Without a trailer, salary { $salary }
    }{ $excused ->
        [yes] , skipped.
       *[no] .
    } A flip now is { $prestige } prestige.
drum-describe-flipped = In the circus of { $player }: { $card } ({ $type }), flipped { $now ->
        [yes] in this show.
       *[no] earlier.
    } { $trailer ->
        [yes] With a trailer, salary { $salary }
       *[no] Without a trailer, salary { $salary }
    }{ $excused ->
        [yes] , skipped.
       *[no] .
    }
drum-describe-member = In the circus of { $player }: { $card }, hiring cost { $hire }, salary { $salary }{ $excused ->
        [yes] , skipped
       *[no] { "" }
    }{ $used ->
        [yes] , used in this distribution
       *[no] { "" }
    }{ $banked ->
        [0] .
        [one] , 1 coin placed.
       *[other] , { $banked } coins placed.
    }
drum-describe-earnings = The prestige of { $player } so far: { $sources }.
drum-describe-earned = { $source } { $prestige }
drum-describe-award = { $when ->
        [show] After every show,
       *[end] At the end,
    } { $award }: { $prestige } prestige. { $count ->
        [0] Nobody would win it now.
       *[other] It would go now to { $players }.
    }

## What happens: set-up and preparation

drum-log-keeps = { $player } keeps { $card }.
drum-log-has-chosen = { $player } has chosen.
drum-log-drafted = { $player } keeps { $kept } and sends { $given } to { $other }.
drum-log-picks = { $player } chooses a { $colour } cube.
drum-log-first-cubes = { $player } begins with two cubes: { $cubes }.
drum-log-turn = Turn { $round } before show { $show } begins. The starting player is { $player }.
drum-log-banked = { $player } puts { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } on the Bank Representative.
drum-log-placed = { $player } puts a marker on { $space }.
drum-log-passed = { $player } passes and gets { $coins ->
        [one] 1 coin.
       *[other] { $coins } coins.
    }
drum-log-unblocked = { $player } plays “Unblock Action” and puts a marker on { $space }.
drum-log-got-cube = { $player } gets a { $colour } cube.
drum-log-no-cube = { $player } gets no cube: there is no { $colour } one left in stock.
drum-log-sold = { $player } sells tickets for { $coins ->
        [one] 1 coin.
       *[other] { $coins } coins.
    }
drum-log-invests = { $player } invests { $coins ->
        [one] 1 coin.
       *[other] { $coins } coins.
    }
drum-log-drew = { $player } takes the investment { $card }.
drum-log-drew-hidden = { $player } takes an investment.
drum-log-hired = { $player } hires { $card } { $coins ->
        [0] for free.
        [one] for 1 coin.
       *[other] for { $coins } coins.
    }
drum-log-declined = { $player } makes no use of the marker on { $space }.
drum-log-type-limit = The offer has enough of this type: { $card } is discarded.
drum-log-dealt = New on offer: { $cards }.
drum-log-left-offer = Nobody wanted { $card }, even for free, and the card is discarded.
drum-log-reshuffled = The { $deck } deck is empty: { $count ->
        [one] 1 discard becomes the new deck.
       *[other] { $count } discards are shuffled into a new deck.
    }
drum-log-moved = { $player } puts a { $colour } cube on { $card }.
drum-log-agent = { $player } uses { $card }: a { $paid } cube becomes a { $gained } one.
drum-log-assistant = { $player } uses { $card }: a { $paid } cube becomes two, { $gained }.
drum-log-done-bank = { $player } puts no coins on the Bank Representative.
drum-log-done-distribute = { $player } has finished the distribution.
drum-log-done-double = { $player } leaves the vote as it is.
drum-log-done-organizer = { $player } keeps the Show Organizer.
drum-log-done-applause = { $player } ends the show.
drum-log-asked-again = { $player } can exchange cubes now.
drum-log-votes = { $player } votes to { $vote }.
drum-log-has-voted = { $player } has voted.
drum-log-vote = { $player } voted to { $vote }.
drum-log-vote-result = The result is to { $vote }.
drum-log-double = { $player } plays “Double Vote”: this vote counts twice.
drum-log-late-vote = { $player } loses { $prestige } prestige for voting for a second delay.
drum-log-organizer = { $player } returns the Show Organizer to the offer and will be the next starting player.

## What happens: the show

drum-log-curtain = Cards may be played before the curtain of show { $show }.
drum-log-chooses = { $player } chooses { $what }.
drum-log-chooses-pass = { $player } chooses to pass.
drum-log-curtain-pass = { $player } passes and plays no more cards before the curtain.
drum-log-card-stays = The card that { $player } has chosen is not possible any more and stays in hand.
drum-play-plain = { $card }
drum-play-for-cube = { $card } for a { $colour } cube
drum-play-two-cubes = { $card } for two { $colour } cubes
drum-play-for-performer = { $card } for { $performer }
drum-log-show = Show { $show } begins. { $player } opens it.
drum-log-performs = { $player } presents { $card }: { $level }.
drum-log-fired = { $player } fires { $card }, who lacks the cube even for a poor performance.
drum-log-lost-fired = { $player } loses { $prestige } prestige for it.
drum-log-paid = { $player } pays { $coins ->
        [one] 1 coin.
       *[other] { $coins } coins.
    }
drum-log-unpaid = { $player } is short of { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } and loses { $prestige } prestige.
drum-log-benefit = { $player } takes the benefit of { $card }.
drum-log-no-benefit = { $player } takes nothing for { $card }.
drum-log-benefit-blocked = As things are, the benefit of { $card } cannot be taken.
drum-log-benefit-lost = { $player } cannot take the benefit of { $card }: it is lost.
drum-log-part-lost = This part of the benefit cannot be had and is lost: { $part }.
drum-log-flipped = { $player } flips { $card } for { $prestige } prestige.
drum-log-coins = { $player } gets { $coins ->
        [one] 1 coin.
       *[other] { $coins } coins.
    }
drum-log-skips = { $player } wins { $count ->
        [one] a skip: 1 salary need not be paid.
       *[other] { $count } skips: as many salaries need not be paid.
    }
drum-log-skips-lost = { $count ->
        [one] A skip of { $player } was not used and is lost.
       *[other] { $count } skips of { $player } were not used and are lost.
    }
drum-log-trailer = { $player } gives a trailer to { $card }.
drum-log-spent = { $player } spends a { $colour } cube.
drum-log-looks = { $player } looks at { $count ->
        [one] the top investment.
       *[other] up to { $count } investments.
    }
drum-log-sees = { $player } sees { $cards }.
drum-log-kept = { $player } keeps { $card }.
drum-log-put-below = { $player } puts { $count ->
        [one] 1 investment
       *[other] { $count } investments
    } below the deck.
drum-log-region = { $player } earns { $prestige } prestige in { $region }.
drum-log-orchestra = The Orchestra of { $player } earns { $prestige } prestige.
drum-log-vendor = The Popcorn Vendor of { $player } brings { $coins ->
        [one] 1 coin.
       *[other] { $coins } coins.
    }
drum-log-laid = { $player } lays down { $card }, to be counted after the performances.
drum-log-applause = { $player } gets { $prestige } prestige from { $card }.
drum-log-excused = { $player } skips the salary of { $card }.

## What happens: investments and scoring

drum-log-played = { $player } plays { $card }.
drum-log-discarded = { $player } discards { $card }.
drum-log-dismissed = { $player } lets { $card } go, at no cost.
drum-log-award = { $player } wins the award { $award }: { $prestige } prestige.
drum-log-bank = { $player } earns { $prestige } prestige for the coins at the bank.
drum-log-held = { $player } still holds { $cards }: { $prestige } prestige.
drum-log-over = The third show is over and everything is scored.

## Why a move is not possible

drum-no-over = The match is over.
drum-no-turn = Others are deciding now. Wait until you are asked.
drum-no-such-action = There is no such move. Choose one of those on offer.
drum-no-crowded = { $limit ->
        [one] Only 1 investment may stay in hand.
       *[other] Only { $limit } investments may stay in hand.
    } Play or discard one first.
drum-no-card = The investment { $card } is not in hand. Choose something else.
drum-no-other-marker = The marker on { $space } is being resolved. Choose what it brings, or nothing.
drum-no-invest = An investment costs { $coins ->
        [one] 1 coin,
       *[other] { $coins } coins,
    } and there must be one left. Decline it.
drum-no-taken = On { $space } lies a marker already. Choose another space.
drum-no-more-cubes = { $count ->
        [one] 1 cube action has its marker,
       *[other] { $count } cube actions have their markers,
    } and more are not allowed in this turn. Choose another space.
drum-no-tickets = All tickets for this show are sold. Choose another space.
drum-no-more-here = { $count ->
        [one] One marker of a player may lie on { $space }.
       *[other] { $count } markers of a player may lie on { $space }.
    } Choose another space.
drum-no-offer = Not on offer: { $card }. Choose one of the cards there.
drum-no-organizer = Whoever returned { $card } cannot hire this card in the next turn. Choose another.
drum-no-coins = The price of { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for { $card } cannot be paid. Choose another card or decline.
drum-no-own = Not in your circus: { $card }. Choose one of your own cards.
drum-no-flipped = Already flipped: { $card }. Cubes go only on unflipped performers.
drum-no-move = That cube cannot go on { $card } now: it must be stored and still be lacking, and moves must be left. Choose another.
drum-no-helper-again = Another of this kind was used, and { $card } must wait for the next distribution.
drum-no-exchange = What { $card } takes must be stored, and what comes for it must be in stock. Choose another exchange.
drum-no-fire-in-show = Nobody can be let go from the beginning of a show until the last salary is paid. Keep the card.
drum-no-applause = “Extended Applause” is for your own show: before a performer is named, beside a benefit, and at the end. Keep the card.

drum-no-now-draft = First everybody chooses a starting performer. Choose yours.
drum-no-now-cubes = First everybody chooses two cubes. Choose yours.
drum-no-now-bank = First coins may be put on the Bank Representative. Choose an amount, or none.
drum-no-now-place = Markers are being placed. Choose a space, or pass.
drum-no-now-resolve = Markers are being resolved. Choose what yours brings, or nothing.
drum-no-now-distribute = Cubes are being distributed. Move cubes, or finish.
drum-no-now-vote = A vote is being held. Choose to delay or to start.
drum-no-now-double = The vote is over, and “Double Vote” may be played. Play it, or leave it.
drum-no-now-organizer = The Show Organizer may be returned. Return this card, or keep it.
drum-no-now-curtain = Cards may be chosen before the curtain. Choose one, or pass.
drum-no-now-show = The show is running. Choose the next performer.
drum-no-now-benefit = A performer has performed. Choose the benefit, the flip or nothing.
drum-no-now-gain = A benefit is being taken. Choose what is still open in it.
drum-no-now-look = Investments are being looked at. Choose the one to keep.
drum-no-now-applause = The performances are over. Play a card, or end your show.
drum-no-now-salaries = Salaries are being paid. Use your skips, or pay.

drum-no-choice-draft = There are two starting performers to choose from. Choose one of them.
drum-no-choice-cubes = The first two cubes are being chosen. Choose a colour.
drum-no-choice-bank = That many coins are not there. Choose a smaller amount, or none.
drum-no-choice-place = A marker cannot be put there. Choose a space, or pass.
drum-no-choice-resolve = The marker cannot bring this. Choose one of the cards on offer, or decline.
drum-no-choice-distribute = This is not possible in the distribution now. Move another cube, or finish.
drum-no-choice-vote = One vote only: to delay or to start. Choose one of them.
drum-no-choice-double = This cannot be played now: only “Double Vote” changes the vote. Play it, or leave it.
drum-no-choice-organizer = The Show Organizer can only be returned or kept. Choose one of them.
drum-no-choice-curtain = This cannot be played before the curtain: a card needs its whole effect now. Choose another, or pass.
drum-no-choice-show = This performer cannot perform now: each unflipped performer of your own performs once. Choose another.
drum-no-choice-benefit = This performance does not allow it. A flip needs an outstanding one, and a benefit must bring something. Choose another.
drum-no-choice-gain = The benefit does not offer this. Choose one of the things that it offers.
drum-no-choice-look = This investment is not among those being looked at. Choose one of them.
drum-no-choice-applause = The performances are over, and this cannot be played. Play another card, or end your show.
drum-no-choice-salaries = This salary cannot be skipped: a skip is needed, and a salary above 0 of your own circus. Choose another, or pay.

## Why a computer player plays so

drum-reason-prestige = It earns { $prestige } prestige.
drum-reason-hire = It brings { $card } into the circus.
drum-reason-cubes = It makes a better performance possible.
drum-reason-coins = It brings { $coins ->
        [one] 1 coin.
       *[other] { $coins } coins.
    }
drum-reason-storage = It brings cubes for the performers.
drum-reason-cube = This cube is still missing on a performer: { $card }.
drum-reason-tickets = Tickets will bring coins.
drum-reason-invest = An investment is worth more than its coin.
drum-reason-offer = A card of the offer can then be hired.
drum-reason-position = Nothing better was found.

## Component files

drum-components-types = types out of these, none of them twice: { $detail }
drum-components-colours = { $detail ->
        [one] one letter of W, Y, G, B, R
       *[other] { $detail } different letters of W, Y, G, B, R
    }
drum-components-other-colours = two colours other than { $detail }
drum-components-tickets = { $detail } numbers from 0 to 99
drum-components-value = a number in quotes such as "4", or "{ $detail }"
drum-components-benefit = a benefit such as "{ $detail }", "any 1 + W", "1 cube > skip" or "top 3, keep 1"
drum-components-money = at least { $detail }, what the two dearest performers cost
drum-components-role = one of the keys { $detail }, or agent-1, assistant-1 and so on
drum-components-names = a line "names" with the card's name in each language: there are no texts for { $detail }
drum-components-performers = at least { $detail } performers: so many are dealt to four players

## Play data

drum-fact-turns = preparation turns
drum-fact-peak = most coins on the table
drum-fact-hired = cards hired
drum-fact-personnel-hired = personnel hired before show { $show }
drum-fact-invested = investments bought
drum-fact-passed = markers passed
drum-fact-flips = performers flipped in show { $show }
drum-fact-fired = performers fired
drum-fact-coins = coins left after show { $show }
drum-fact-bankrupt = payments without enough coins
drum-fact-unpaid = coins left unpaid
drum-fact-performers = Performer
drum-fact-personnel = Personnel
drum-fact-investments = Investment
drum-fact-played = Investment played
drum-fact-held = Investment held at the end
drum-fact-beginning = Beginning
drum-fact-starts = starting player
drum-fact-vote = { $vote ->
    [first] First vote before show { $show }
   *[second] Second vote before show { $show }
}

## The board

drum-board-offered = { $card }, { $type }: price { $price }, { $tokens ->
        [0] no discount
        [one] 1 discount token
       *[other] { $tokens } discount tokens
    }, salary { $salary }, prestige { $prestige }
drum-board-performer = { $card }, { $type }: salary { $salary }, prestige { $prestige }{ $flipped ->
        [yes] , flipped
       *[no] {""}
    }{ $trailer ->
        [yes] , with a trailer
       *[no] {""}
    }
drum-board-offered-member = { $card }: price { $price }, { $tokens ->
        [0] no discount
        [one] 1 discount token
       *[other] { $tokens } discount tokens
    }, salary { $salary }. { $effect }
drum-board-member = { $card }: salary { $salary }. { $effect }
drum-board-level = { $level }: needs a { $colour } cube. { $benefit }.
drum-board-level-filled = { $level }: the { $colour } cube is there. { $benefit }.
drum-board-flipped = Flipped
drum-board-hiring-cost = Hiring cost
drum-board-salary = Salary
drum-board-salary-flipped = Salary once flipped
drum-board-prestige = Prestige
drum-board-grows = More with each bizarre performer in the circus.
drum-board-trailer = A trailer takes 1 off the salary.
drum-board-discards = Discards
drum-board-no-discards = No card yet.
drum-board-spaces = Spaces for markers
drum-board-space = { $space }: { $count ->
        [0] no marker
        [one] marker of { $players }
       *[other] markers of { $players }
    }
drum-board-cubes = Cubes
drum-board-cube = { $colour } cubes: { $stored } stored, { $stock } in stock
drum-board-pair = Two cubes of the colour shown
drum-board-gain = In exchange: { $colour }
drum-board-missing = { $coins } missing
drum-board-tickets = Tickets: { $left ->
        [0] all sold in this show
        [one] 1 sale left, it pays { $coins }
       *[other] { $left } sales left, the next pays { $coins }
    }
drum-board-region = { $region }, { $types }: { $prestige } prestige now
drum-board-region-pays = After a show here: 2 prestige for each pair of { $first }, and 2 for each pair of { $second }.
drum-board-next-region = Next { $region }: { $prestige } prestige now
drum-board-skips = { $count ->
        [one] 1 salary may be skipped
       *[other] { $count } salaries may be skipped
    }
drum-board-circus = Circus of { $player }
drum-board-hand = Investments in hand
drum-board-investment = { $card }{ $count ->
        [1] {""}
       *[other] , { $count } of them
    }. { $effect }
drum-board-hand-limit = Hand { $count } of { $limit }
drum-board-troupe = Performers and personnel
drum-board-no-performers = No performers yet.
drum-board-done = has finished
drum-board-hand-of = Investments: { $count } of at most { $limit }
drum-board-now = What is being decided
drum-board-programme = Show { $show } of 3, { $when ->
        [show] the show itself
        [turn] turn { $round } before it
       *[before] nothing has begun
    }. Starting player: { $player }
drum-board-markers = { $player }: { $count ->
        [0] no marker left
        [one] 1 marker left
       *[other] { $count } markers left
    }
drum-board-cube-actions = Cube actions left: { $count }
drum-board-laid = Laid down: { $card }
drum-board-kept = You keep { $card }. The other goes to your left neighbour.
drum-board-picked = Your first cubes:
drum-board-benefit = The benefit: { $benefit }
drum-board-deciding = Still deciding: { $players }.
drum-board-offer = The offer
drum-board-investments = Investments: { $count } in the deck, { $discards } discarded
drum-board-performer-deck = Performers in the deck: { $count }
drum-board-personnel-deck = Personnel in the deck: { $count }
drum-board-trailers = Trailers in stock: { $count }
drum-board-tokens = Discount tokens in stock: { $count }
drum-board-awards = Awards, and who would win them now
