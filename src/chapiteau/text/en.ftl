### Words of the house: errors, undo, the table. Titles keep theirs in their own folder.

error-players = This title cannot be played at { $players } seats. Possible numbers of seats: { $allowed }.
error-option-unknown = There is no option “{ $option }”. Known options: { $known }.
error-option-value = Option “{ $option }” cannot be { $given }. Expected: { $expected }.
error-components = The component file is wrong at { $path }. Expected: { $expected }.
error-options = Options are names with their values, not { $given }.
error-whole = A player or an action is a whole number, not { $given }.
error-seed-kind = A seed is made of 32 bytes, not of { $given }.
error-seed-length =
    { $bytes ->
        [one] A seed has 32 bytes; this one has { $bytes } byte.
       *[other] A seed has 32 bytes; this one has { $bytes } bytes.
    }
error-names =
    { $players ->
        [one] There is { $players } seat: there must be { $players } name, or none at all.
       *[other] There are { $players } seats: there must be { $players } names, or none at all.
    }
error-title = There is no title “{ $title }”. Known titles: { $known }.
error-undo = This cannot be taken back. { $reason }
error-not-over = The whole position is shown only after the match.

undo-nothing = Nothing to take back.
undo-learned = Something was revealed.
undo-over = The match is over.
undo-turn-passed = That turn is over.
undo-others = Another player has moved.
undone = { $player } took back the last step.

# The wrapper of the Fluent texts gives the number of a seat that has no name
seat = Player { $n }

error-language = There is no language “{ $given }”. Known languages: { $known }.
error-file = { $file } cannot be read: { $reason }.
error-output = The output cannot be written: { $reason }.
file-large = it has more than { $kilobytes } kB
file-not-utf8 = in line { $line }, column { $column }, a byte is no UTF-8
json-syntax = in line { $line }, column { $column }, it is no JSON any more
json-deep = in line { $line }, column { $column }, too many brackets are open
json-shape = { $words }
json-shape-at = at { $where }, { $words }
components-digits = a number that a table can hold, not one of thousands of digits
error-file-write = { $file } cannot be written: { $reason }.
error-seat = There is no such seat: the match has { $players }.
error-option-form = “{ $given }” is not an option. Write it as name=value.
error-components-line = The component file is wrong in line { $line }. Expected: { $expected }.

components-toml = TOML, which cannot be read from here on ({ $detail })
components-table = a table of keys and values
components-list = a list
components-number = a whole number
components-range = a number from { $low } to { $high }
components-word = a text in quotes
components-switch = true or false
components-other = a value of the same kind as in the house set
components-long = characters: { $most } at most
components-large = numbers from -{ $most } to { $most }
components-many = entries: { $most } at most
components-deep = levels of tables and lists: { $most } at most
components-unknown = one of the keys { $known }
components-card-key = a key of letters and digits, with hyphens between: sword-swallower
components-names = a name in each language: { $languages }
components-name = a name of one line that can be seen
# A card of somebody's own box.
own-name = { $en }
    .name = { $en }
components-missing = the key { $key }, which is missing
components-source = a source for this value: { $known }
components-source-of-nothing = a key { $key } in the same table

error-record-file = This is not a record of a match: { $detail }.
error-record-format = This record has format { $given }; this version reads format { $known }.
error-record-rules = This record was played with version { $given } of the rules; this version plays { $since } to { $known }.
error-record-line = This is no entry of a record: { $line }
error-record-box = The components of the record are not those that it names.
error-box-unknown = The match was played with the house set { $box }, which this version does not know.
error-action-unknown = There is no action called { $action } in this match.
error-record-seed = The record has no seed, so it can be neither replayed nor verified. A match gets its seed when it is over.
error-record-seed-wrong = The seed of the record must be 64 hexadecimal digits in small letters.
error-record-entry = Entry { $entry } of the record cannot stand. { $reason }
error-record-commitment = The seed is not the one that was promised: its SHA-256 differs from the commitment.
error-record-running = The match in the record is not over.
error-record-result = The result in the record is not the one that was played. The places are { $places }.

components-problem = line { $line }: expected { $expected }
components-good = { $file } is complete and can be played.
components-written = The house set is in { $file }. Change what differs in your box and give each changed value the source "printed".
record-verified = { $title }: the seed is the promised one, every entry is legal ({ $entries } in all), and the result is right. Places by seat: { $places }.

## Computer players and their matches

reason-random = It chose at random.
reason-only = There was no other choice.
reason-guest = It says: “{ $said }”
reason-guest-none = It gives no reason.
reason-mixed = It does this in { $share } % of such cases, so that nobody can count on it.
reason-win = It wins the match.
reason-learn = It finds out what is hidden or drawn; the plan goes on from there.
reason-plan = This is step 1 of { $steps } of a plan. { $goal }
reason-step = { $step } This is step 1 of { $steps } of a plan. { $goal }

error-player = The computer player in seat { $seat } failed: { $problem }.
error-player-unknown = There is no computer player “{ $player }”. Known players: { $known }.
player-problem = { $problem } ({ $where })
error-guest = The player “{ $player }” cannot be used: { $problem }. The page “Computer players” (docs/players.md) shows how to write one.
error-guest-data = Players of your own could read the matches in { $folder }. Start the server in another folder, or keep its data elsewhere (--data).
guest-form = a player of your own is named module:Class, in at most { $longest ->
    [one] one character
   *[other] { $longest } characters
    }
guest-no-module = Python finds no module “{ $detail }”. It must lie in the folder where you run the command, or be installed
guest-no-class = its module has no class “{ $detail }”
guest-no-method = the class “{ $detail }” has no method “choose”
guest-no-number = it answered { $detail }, which is no action
guest-raised = its own code failed with { $detail }
guest-late = it took longer than { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
    }
guest-ended = its process ended
guest-unreadable = its answer cannot be read
guest-illegal = action { $action } is not legal
error-match-names = Computer players: { $names }, seats: { $seats }. Name at least two, and no more than there are seats.

ladder-names = Name at least two computer players, each once, weakest first.
ladder-broken = no matches are kept there: { $problem }. Take another file
ladder-other = its matches were played otherwise ({ $what }). Take another file
ladder-games = matches
ladder-pair = Pair
ladder-elo = rating (95 %)
ladder-openskill = openskill (95 %)
ladder-rate = points (95 %)
match-player = Player
match-wins = wins
match-draws = draws
match-rate = win rate (95 %)
match-score = mean score
match-summary = { $games ->
        [one] { $games } match
       *[other] { $games } matches
    }, { $steps ->
        [one] { $steps } action
       *[other] { $steps } actions
    } in { $seconds } s ({ $build } build)

coach-curve = The estimated chance to win at the start of each turn, by the knowledge of the seat that decided.
coach-alone-curve = What the position promised at the start of each turn, in points: alone there is no chance to win.
coach-end = end
coach-calm = No step changed much.
coach-step = Step { $step }, turn { $turn }, { $player }: { $label }
coach-mistake = A mistake, given what { $player } could know: the chance to win fell from { $before } % to { $after } %.
coach-luck-good = Good luck: what was drawn, rolled or shown raised the chance of { $player } to win from { $before } % to { $after } %.
coach-luck-bad = Bad luck: what was drawn, rolled or shown lowered the chance of { $player } to win from { $before } % to { $after } %.
coach-move = A good step, which had not been expected: the chance of { $player } to win rose from { $before } % to { $after } %.
coach-alone-mistake = A mistake, given what { $player } could know: the points in prospect fell from { $before } to { $after }.
coach-alone-luck-good = Good luck: what was drawn, rolled or shown raised the points in prospect from { $before } to { $after }.
coach-alone-luck-bad = Bad luck: what was drawn, rolled or shown lowered the points in prospect from { $before } to { $after }.
coach-better = Better: { $label }. { $reason }

fit-spread = { $games ->
        [one] { $games } match
       *[other] { $games } matches
    }: a lead wins about 73 % of the time when it is as large as the spread. At the start: { $first }; at the end: { $last }. Mean length in turns of each seat: { $turns }. Worth of the next move: { $move }.
fit-numbers = For title.py: Spread({ $first }, { $last }, { $turns }, { $move })
fit-chances = Chances
fit-log-loss = log loss
fit-brier = Brier score
fit-varying = by this spread
fit-constant = by one spread, { $spread }
fit-nothing = the same for all

weighing-matches = { $games ->
    [one] One match. Share of the variance of results that weights explain, in matches kept out of the fit:
   *[other] { $games } matches. Share of the variance of results that weights explain, in matches kept out of the fit:
    }
weighing-stage = stage
weighing-turns = turns
weighing-usual = now
weighing-found = new weights
tuning-none = The weights of { $title } cannot be tuned.
tuning-unknown = There is no weight { $weight }. Weights: { $known }.
tuning-word = { $word } is no weight with a number: write gems=1.1, with commas between several.
tuning-row = A number for each stage, please ({ $stages }). Not so: { $weight }.
tuning-file = { $file } holds no weights: { $problem }
tuning-matches = { $games ->
        [one] { $games } match
       *[other] { $games } matches
    } of two players that plan their own turn.
tuning-trial = With the weights tried. Won (95 %): { $wins }, { $rate }. Mean lead in points: { $points }.
tuning-weight = weight
tuning-value = now
tuning-gain = points by a tenth more
tuning-low = 95 % from
tuning-high = to

report-length = Length of a match
report-steps = steps
report-turns = turns
report-mean = mean
report-least = least
report-most = most
report-scores = Mean winning score { $winning }, mean of all scores { $mean }. A seat wins { $share } of the matches on average.
report-seat = Seat
report-won = won (95 %)
report-source = Points from
report-count = Count
report-seats = mean of a seat
report-winners = of the winner
report-any = seats with any
report-times = times
report-rate = share (95 %)
report-users = seats
report-per-match = per match
report-more = against average

## Playing in a terminal

terminal-bot = { $player } { $n }
terminal-names = { $names }
terminal-scores = Scores
terminal-position = Position
terminal-choosing = Choices
terminal-log = Log
terminal-ending = Result
terminal-turn = Turn { $turn }
terminal-status = { $who }: { $status }
terminal-thinking = { $who } is thinking.
terminal-over = The match is over.
terminal-filter = Type to filter the choices
terminal-no-match = No choice contains these words. Escape clears the filter.
terminal-waiting = Nothing to choose: it is another player's turn.
terminal-rule = Rule { $rule }
terminal-final = Cannot be taken back.
terminal-place = { $place }. { $players }
terminal-curtain-title = The curtain is down
terminal-curtain = { $who }, it is your turn. Press Enter when only you can see the screen.
terminal-quit-title = Leave the match?
terminal-quit = A match that is not over is not kept. Enter leaves, Escape goes back.
terminal-key-choose = choose
    .key = Enter
terminal-key-clear = clear filter
    .key = Esc
terminal-key-undo = undo
    .key = Ctrl+Z
terminal-key-language = français
    .key = Ctrl+L
terminal-key-theme = light or dark
    .key = Ctrl+T
terminal-key-panes = next pane
    .key = Tab
terminal-key-save = save record
    .key = Ctrl+S
terminal-key-quit = quit
    .key = Ctrl+Q
terminal-saved = The record is in { $file }.
terminal-not-saved = The record is written when the match is over.
terminal-commitment = SHA-256 of the seed: { $hash }
terminal-seed = Seed: { $seed }
terminal-replaced = { $who } failed, so random choices go on in that seat. { $problem }
error-play-seats =
    { $seats ->
        [one] There is { $seats } seat, but { $given } names for it.
       *[other] There are { $seats } seats, but { $given } names for them.
    }
error-play-name = There is nothing to be seen of a name. Give it letters, or leave it out.
error-play-terminal = This needs a terminal. Without one, `chapiteau match` lets computer players play.

## The pages around the table

page-nav = Pages and settings
page-language = Language
page-language-en = English
page-language-fr = Français
page-theme-to-dark = Switch to the dark theme
page-theme-to-light = Switch to the light theme
page-welcome = Step right in
page-play-now = Play now
page-starting = The curtain goes up
page-mode-bots = Against bots
page-mode-friends = With friends
page-mode-screen = One screen
page-rules = Rules
page-choose = Choose options
page-my-matches = My matches
page-again = Try again
page-unreachable = The table server does not answer. Check the connection and try again.
page-players-one = { $low ->
        [one] { $low } player
       *[other] { $low } players
    }
page-players-two = { $low } or { $high } players
page-players-range = { $low } to { $high } players
page-minutes = { $minutes } min
page-unofficial = Chapiteau is unofficial and not affiliated with the authors or publishers of these games. All drawings and words are its own.
page-credits = { $title }: { $parts }.
page-credit-design = a game by { $people }
page-credit-illustration = illustrated by { $people }
page-credit-publication = published by { $people }

page-seats = Players
page-seat-kind = Seat { $n }: who plays
page-seat-person = Person here
page-seat-bot = Bot
page-seat-open = By link
page-seat-name = Name of player { $n }
page-seat-level = Bot of seat { $n }
page-way-step = It looks at where its next step leaves it, no further.
page-way-turn = It plans its own turn to the end and does not think about answers.
page-way-thorough = It plans its own turn to its end and tries very many ways. Until the rules are compiled it tries fewer and plays weaker.
page-way-turns = It tries what may follow over several turns, with the answers of the others. Until the rules are compiled it looks less far and plays weaker.
page-misses = Of a hundred good ideas it misses { $misses }.
page-bot-measured = It takes { $share } % of the points from the level below (matches for two: { $matches }).
page-bot-measured-first = It takes { $share } % of the points from chance (matches for two: { $matches }).
page-bot-guest = The host of this server brought it along.
page-meets = You meet: { $bot }
page-seat-open-help = You get a link to send.
page-hints = Hints
page-hints-help = Whoever has to decide may ask what the best bot would do.
page-options = Options
page-start = Start
page-cancel = Cancel
page-close = Close

page-search = Search the rules
page-found =
    { $found ->
        [0] Nothing found.
        [one] { $found } rule found.
       *[other] { $found } rules found.
    }
page-chapters = Chapters
page-link-to-rule = Link to rule { $rule }
page-no-rules = There is no rules page for this title.
page-back = All titles
page-newer = The server has a newer page than this tab. Load it anew: seats, matches and settings stay.
page-missing = A part of this page did not arrive. Check the connection and load the page anew: seats, matches and settings stay.
page-anew = Load anew
page-broken = Something went wrong on this page. Load it anew: the match is safe with the server.
page-lost-link = This link is not whole, or it leads to no page here. Copy it again up to its end, or ask for a new one.
page-lost-screen = This browser does not know that table. A table for several people at one screen opens only in the browser that made it.

## The table server: what it refuses, and why.

serve-ready = Chapiteau, { $build } build: { $address } (Ctrl+C ends it). Matches are kept in { $folder }.
serve-compiling = The rules are being compiled in the background, which makes bots quicker from the next start on.
problem-wrong-setting = A CHAPITEAU_ variable cannot be used: { $reason }
problem-wrong-host = There is no address { $host } on this machine. Use --host 127.0.0.1, or 0.0.0.0 for the whole network.
problem-port = Port { $port } at { $host } cannot be used ({ $reason }). End the other program, or choose another port: --port { $next }
problem-data-in-use = Another table server uses the folder { $path }. End it, or choose another folder: --data DIR
problem-data-folder = The folder { $path } cannot be used: { $reason }. Choose another one: --data DIR
problem-data-file = The file { $path } cannot be used: { $reason }. Put a copy of yours in its place or move it away, or choose another folder: --data DIR
problem-data-lock = The file { $path } cannot be used: { $reason }. It holds nothing: remove it and start again.
problem-data-newer = A newer Chapiteau has written to { $path }. Update this one, or choose another folder: --data DIR
problem-no-store = The table server cannot write to its disk just now. Try again.
problem-foreign-page = Only the page of this server may ask that.
problem-wrong-type = The body of a request must be JSON, and its Content-Type must say so (application/json).
problem-too-many = Too many connections are open. Close some of them, or try again later.
problem-too-long = This match has too many steps: it cannot go on.
problem-lost-match = This match cannot be played again with the rules of this server.
problem-not-found = There is nothing at this address.
problem-wrong-method = This address cannot be used that way.
problem-bad-request = The request cannot be read: { $detail }.
problem-fault = Something went wrong in the server. Nothing was played; try again.
problem-bad-body = The request cannot be read: { $reason }.
problem-too-large = The request is too large. Bytes at most: { NUMBER($limit) }.
problem-too-often =
    { $seconds ->
        [one] That was too often. Try again in a second.
       *[other] That was too often. Try again in { $seconds } seconds.
    }
problem-too-many-watchers = Too many people look at this table. Try again later.
problem-unknown-key = This link opens no table here. Check that it is complete.
problem-key-invites = This link invites to a table: take a seat, or watch.
problem-key-does-not-invite = This link does not invite to a table.
problem-key-watches = Who watches cannot play.
problem-wrong-id = The id of a request must have 16 to 64 letters, digits, - or _.
problem-id-used = This id was used for another step already.
problem-no-name = Give a name that can be seen. Characters at most: { $longest }.
problem-long-name = The name is too long. Characters at most: { $longest }.
problem-table-full = All seats are taken. You can watch.
problem-seat-taken = Seat { $seat } is not open. Choose another one.
problem-not-started = The match starts when all seats are taken.
problem-stale = The table has moved on. Look again, then choose.
problem-no-decision = There is nothing to decide in this seat now.
problem-no-hint = No hint came in time. Try again.
problem-hints-off = This table was made without hints.
problem-not-over = The coach looks back once the match is over.
problem-no-review = The coach could not finish looking at this match. Try again.
problem-still-running = The record can be had when the match is over.
problem-other-rules = This match was begun with version { $then } of the rules; this server has version { $now }.

## The table

table-bot-apprentice = Apprentice bot
table-bot-juggler = Juggler bot
table-bot-acrobat = Acrobat bot
table-bot-tamer = Tamer bot
table-bot-ringmaster = Ringmaster bot
table-bot-random = Random bot
table-bot-greedy = Planning bot
table-seat-open = Open seat
table-you = you

table-loading = One moment.
table-reconnecting = The connection is lost. Reconnecting.
table-no-entry = This way leads nowhere
table-home = All titles
table-failed = This did not work. Try again.
table-sending = One moment.
table-sending-later = Your move is sent as soon as the connection is back. It is made once, or you are told why not.

table-status-waiting = Waiting for players to take their seats
table-status-yours = Your turn: { $status }
table-status-theirs = { $players }: { $status }
table-won =
    { $count ->
        [one] The match is over. { $players } wins.
       *[other] The match is over. { $players } win.
    }
table-drawn = The match is over. It is a draw.
table-tab-turn = Your turn: { $title }

table-scores = Scores
table-score = Points
table-to-act = to move
table-away = away

table-choices = What you can do
table-undo = Undo
table-cancel = Cancel
table-skip = Skip ahead
table-hint = Hint
table-hint-nearly = Nearly as good: { $choice }. { $reason }
table-hint-asking = Looking for a hint
table-confirm = Confirm
table-final = This cannot be taken back.
table-waiting = Waiting for { $players }.
table-pass = Pass for me
table-pass-help = At this table, whatever your hand holds: questions that only a card could answer otherwise.
table-passing = Passed for you in a moment
table-passed = Passed for you: { $choice }.
table-thinking = { $count ->
        [one] { $players } is thinking.
       *[other] { $players } are thinking.
    }
table-rules-here = The rule
table-rule-link = { $number } on the rules page

table-recap = Since your last turn
table-recap-watching = What happened last
table-recap-none = Nothing yet.
table-log = What happened
table-taken-back = taken back
table-position = On the table
table-describe = Describe the board

table-curtain = { $player } plays next
table-curtain-aside = For { $player } only
table-curtain-hint = Hand the screen to { $player }. The others look away.
table-curtain-ready = I am { $player }

table-invite = Link to join the table
table-invite-network = Everybody in the same network can open this link.
table-invite-own = Only this machine can open this link. So that others can, end the server and start it for the whole network. This table stays.
table-copy = Copy the link
table-copied = Copied
table-qr = The link as a QR code
table-join = Take the seat
table-join-name = Your name
table-join-seat = Your seat
table-join-full = All seats are taken.
table-join-already = You have a seat at this table.
table-join-back = Back to my seat
table-watch = Watch the match

table-sources = Where the points came from
table-rematch = Play again
table-next-level = Meet the next level: { $bot }
table-rematch-link = Seats of players elsewhere are open in the next match: send them its link.
table-review = Look back
table-review-busy = The coach looks at the match. That takes a while.
table-review-chart = Whose chance to win was how large, from the first turn to the end
table-review-numbers = In numbers
table-review-turn = Turn
table-review-show = Show on the board
table-review-past = Turn { $turn }, as { $player } saw it
table-review-better = Marked: what would have been better.
table-review-made = Marked: what was done.
table-review-back = Back to the end
table-record = Save the record
table-verify = Check the shuffle
table-verify-how = The fingerprint was published before the first move: it is the SHA-256 of the seed. The seed decides every shuffle. Save the record and run “chapiteau record verify” on the file: it checks the fingerprint and plays the match again.
table-commitment = Fingerprint of the seed
table-seed = Seed

table-settings = Settings
table-set-theme = Theme
table-set-theme-device = As the device
table-set-theme-light = Day
table-set-theme-dark = Night
table-set-speed = Speed of moves
table-set-speed-off = All at once
table-set-speed-slow = Slow
table-set-speed-normal = Normal
table-set-speed-fast = Fast
table-set-confirm = Confirm what cannot be taken back
table-set-confirm-always = Always
table-set-confirm-never = Never
table-set-curtain = Curtain between players
table-set-curtain-needed = When something is hidden
table-set-curtain-always = Always
table-set-shortcuts = Single keys as shortcuts

table-keys = Keys
table-keys-off = Single keys are switched off in the settings.
table-key-next = next place that can be chosen
table-key-undo = undo
table-key-help = this list
table-key-cancel = cancel what is half done
table-key-skip = skip ahead to the next decision
table-key-board = from place to place on the board
table-key-select = choose
table-key-name-escape = Esc
table-key-name-space = Space
table-key-name-arrows = Arrows
table-key-name-enter = Enter

error-position-options = A position brings its own number of players, options and components. Leave those out.
error-position-viewer = There is no { $given } at this table: { $known }.
error-position-line = Line { $line } of the position: expected { $expected }
position-empty = a title and a number of players, such as flip-circus 2
error-position-none = The positions of { $title } cannot be written as text: it has no notation.
position-seats = a number of players after the title: { $allowed }
position-word = one of { $known }; found { $given }
position-twice = { $given } once only
position-number = a whole number; found { $given }
position-count = { $expected } values; found { $given }
position-few = no more unknown things than are left: { $count }
position-used = each thing once; there is no other { $given } in the box
position-long = at most { $most } of them
position-impossible = a position that a match can come to ({ $detail })
error-record-title = This is a record of { $given }, not of { $title }.
error-no-tests = This installation has no tests folder. Rules coverage can be measured in a checkout of the source.
rules-untested = No test enforces: { $numbers }
rules-untranslated = Not in both languages: { $numbers }
rules-uncited = Not cited in the code: { $numbers }
rules-unknown = Named by tests or code, but not on the rules page: { $numbers }
rules-covered = { $title }: every rule ({ $n } in all) is enforced by tests, cited in the code and written in both languages.

## Writing a title

template-written =
    { $files ->
        [one] { $files } file and the goldens are written: src/chapiteau/titles/{ $room }, tests/titles/{ $room }, tests/golden/{ $name }.
       *[other] { $files } files and the goldens are written: src/chapiteau/titles/{ $room }, tests/titles/{ $room }, tests/golden/{ $name }.
    }
template-registered = Edited: src/chapiteau/registry.py (a line for it) and tests/records/boxes.json (the fingerprint of its box).
template-play = Play it: “chapiteau play { $name }”, or in the page after “make play”. See it: “chapiteau rules { $name }”, “chapiteau actions { $name }”.
template-test = Test it: “make types”, then “make check”; quicker: “.venv/bin/pytest tests/titles/{ $room }”, “chapiteau rules --coverage { $name }”.
template-next = Then make it your own, room by room: docs/adding-a-title.md.
template-name = “{ $name }” cannot be the name of a title. Use small letters, digits and single hyphens, a letter first, no word of Python: lion-tricks. Greatest length: { $most }.
template-taken = “{ $name }” is taken: a title bears that name, or other texts begin with it. Choose another name.
template-exists = { $folder } is there already. Nothing was written.
template-no-checkout = A title can only be written in a checkout of the source, with its folders src, tests and tools. This installation has none.
template-no-setup = A title is written with the tools that the project is developed with. Run “make setup” first.
template-tool = The title is written, but { $tool } failed: { $said }
