### Words of the house: errors, undo, the table. Titles keep theirs in their own folder.

error-players = This title is for { $allowed } players, not { $players }. Choose one of these numbers.
error-option-unknown = There is no option “{ $option }”. Known options: { $known }.
error-option-value = Option “{ $option }” cannot be { $given }. Expected: { $expected }.
error-components = The component file is wrong at { $path }. Expected: { $expected }.
error-title = There is no title “{ $title }”. Known titles: { $known }.
error-undo = This cannot be taken back. { $reason }
error-not-over = The whole position is shown only after the match.

undo-nothing = There is nothing to take back.
undo-learned = Somebody has learned something from the last step.
undo-over = The match is over.
undo-turn-passed = The turn has passed.
undo-others = Another player has moved since.
undone = { $player } took back the last step.

# texts: the wrapper of the Fluent texts gives the number of a seat that has no name
seat = Player { $n }

error-language = There is no language “{ $given }”. Known languages: { $known }.
error-file = { $file } cannot be read: { $reason }.
error-file-write = { $file } cannot be written: { $reason }.
error-seat = There is no such seat: the match has { $players }.
error-option-form = “{ $given }” is not an option. Write it as name=value.
error-components-line = The component file is wrong in line { $line }. Expected: { $expected }.

components-toml = TOML, which cannot be read from here on ({ $detail })
components-table = a table of keys and values
components-list = a list
components-number = a whole number
components-word = a text in quotes
components-switch = true or false
components-other = a value of the same kind as in the house set
components-unknown = one of the keys { $known }
components-missing = the key { $key }, which is missing
components-source = a source for this value: { $known }
components-source-of-nothing = a key { $key } in the same table

error-record-file = This is not a record of a match: { $detail }.
error-record-format = This record has format { $given }; this version reads format { $known }.
error-record-rules = This record was played with version { $given } of the rules; this version has { $known }.
error-record-names = The record must have a name for each seat, or none at all.
error-record-seed = The record has no seed, so it can be neither replayed nor verified. A match gets its seed when it is over.
error-record-seed-wrong = The seed of the record must be 64 hexadecimal digits in small letters.
error-record-entry = Entry { $entry } of the record cannot stand. { $reason }
error-record-commitment = The seed is not the one that was promised: its SHA-256 differs from the commitment.
error-record-running = The match in the record is not over.
error-record-result = The result in the record is not the one that was played. The places are { $places }.

components-problem = line { $line }: expected { $expected }
components-good = { $file } is complete and can be played.
components-written = The house set is in { $file }. Change what differs in your box and give each changed value the source "printed".
record-verified = { $title }: the seed is the promised one, all { $entries } entries are legal, and the result is right. Places by seat: { $places }.
