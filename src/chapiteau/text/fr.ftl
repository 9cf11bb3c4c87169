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

# texts: le programme donne le numéro d'un siège qui n'a pas de nom
seat = Joueur { $n }

error-language = La langue « { $given } » n'existe pas. Langues connues : { $known }.
error-file = Impossible de lire { $file } : { $reason }.
error-file-write = Impossible d'écrire { $file } : { $reason }.
error-seat = Cette place n'existe pas : la partie en a { $players }.
error-option-form = « { $given } » n'est pas une option. Écrivez nom=valeur.
error-components-line = Le fichier de composants est faux à la ligne { $line }. Attendu : { $expected }.

components-toml = du TOML, illisible à partir d'ici ({ $detail })
components-table = une table de clés et de valeurs
components-list = une liste
components-number = un nombre entier
components-word = un texte entre guillemets
components-switch = true ou false
components-other = une valeur du même genre que dans le jeu de la maison
components-unknown = une des clés { $known }
components-missing = la clé { $key }, qui manque
components-source = une provenance pour cette valeur : { $known }
components-source-of-nothing = une clé { $key } dans la même table

error-record-file = Ce n'est pas l'enregistrement d'une partie : { $detail }.
error-record-format = Cet enregistrement a le format { $given } ; cette version lit le format { $known }.
error-record-rules = Cet enregistrement suit la version { $given } des règles ; cette version a la { $known }.
error-record-names = L'enregistrement doit avoir un nom pour chaque place, ou aucun.
error-record-seed = L'enregistrement n'a pas de graine : on ne peut ni le rejouer ni le vérifier. Une partie reçoit sa graine à la fin.
error-record-seed-wrong = La graine de l'enregistrement doit avoir 64 chiffres hexadécimaux en minuscules.
error-record-entry = L'entrée { $entry } de l'enregistrement est impossible. { $reason }
error-record-commitment = La graine n'est pas celle qui était promise : son SHA-256 diffère de l'engagement.
error-record-running = La partie de l'enregistrement n'est pas finie.
error-record-result = Le résultat de l'enregistrement n'est pas celui de la partie. Les places sont { $places }.

components-problem = ligne { $line } : attendu { $expected }
components-good = { $file } est complet et peut être joué.
components-written = Le jeu de la maison est dans { $file }. Changez ce qui diffère dans votre boîte et donnez à chaque valeur changée la source "printed".
record-verified = { $title } : la graine est celle qui était promise, les { $entries } entrées sont légales et le résultat est juste. Places par siège : { $places }.
