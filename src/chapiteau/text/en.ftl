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
