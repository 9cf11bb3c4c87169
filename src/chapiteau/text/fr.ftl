### Les mots de la maison : erreurs, annulation, table. Chaque titre garde les siens dans son dossier.

error-players = Ce titre se joue à { $allowed }, pas à { $players }. Choisissez un de ces nombres.
error-option-unknown = L'option « { $option } » n'existe pas. Options connues : { $known }.
error-option-value = L'option « { $option } » ne peut pas valoir { $given }. Attendu : { $expected }.
error-components = Le fichier de composants est faux à { $path }. Attendu : { $expected }.
error-title = Le titre « { $title } » n'existe pas. Titres connus : { $known }.
error-undo = On ne peut pas annuler. { $reason }
error-not-over = La position entière n'est montrée qu'après la partie.

undo-nothing = Il n'y a rien à annuler.
undo-learned = Quelqu'un a appris quelque chose de la dernière étape.
undo-over = La partie est finie.
undo-turn-passed = Le tour est passé.
undo-others = Un autre joueur a joué depuis.
undone = { $player } a annulé la dernière étape.
