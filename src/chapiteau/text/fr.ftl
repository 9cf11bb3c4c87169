### Les mots de la maison : erreurs, annulation, table. Chaque titre garde les siens dans son dossier.

error-players = Ce titre ne se joue pas avec { $players ->
        [one] { $players } place
       *[other] { $players } places
    }. Nombres de places possibles : { $allowed }.
error-option-unknown = L'option « { $option } » n'existe pas. Options connues : { $known }.
error-option-value = L'option « { $option } » ne peut pas valoir { $given }. Attendu : { $expected }.
error-components = Le fichier de composants est faux à { $path }. Attendu : { $expected }.
error-options = Les options sont des noms avec leurs valeurs, et non { $given }.
error-whole = Un joueur ou une action est un nombre entier, et non { $given }.
error-seed-kind = Une graine se compose de 32 octets, et non { $given }.
error-seed-length = Une graine a 32 octets ; celle-ci en a { $bytes }.
error-names =
    { $players ->
        [one] Il y a { $players } place : il faut { $players } nom, ou aucun.
       *[other] Il y a { $players } places : il faut { $players } noms, ou aucun.
    }
error-title = Le titre « { $title } » n'existe pas. Titres connus : { $known }.
error-undo = On ne peut pas annuler. { $reason }
error-not-over = La position entière n'est montrée qu'après la partie.

undo-nothing = Rien à annuler.
undo-learned = Quelque chose a été révélé.
undo-over = La partie est finie.
undo-turn-passed = Ce tour-là est fini.
undo-others = Un autre a joué depuis.
undone = { $player } a annulé la dernière étape.

# Le programme donne le numéro d'un siège qui n'a pas de nom
seat = Joueur { $n }

error-language = La langue « { $given } » n'existe pas. Langues connues : { $known }.
error-file = Impossible de lire { $file } : { $reason }.
error-output = La sortie ne peut pas être écrite : { $reason }.
file-large = il a plus de { $kilobytes } ko
file-not-utf8 = à la ligne { $line }, colonne { $column }, un octet n'est pas de l'UTF-8
json-syntax = à la ligne { $line }, colonne { $column }, ce n'est plus du JSON
json-deep = à la ligne { $line }, colonne { $column }, trop de parenthèses sont ouvertes
json-shape = { $words }
json-shape-at = à { $where }, { $words }
components-digits = un nombre qui tient dans une table, et non de milliers de chiffres
error-file-write = Impossible d'écrire { $file } : { $reason }.
error-seat = Cette place n'existe pas : la partie en a { $players }.
error-option-form = « { $given } » n'est pas une option. Écrivez nom=valeur.
error-components-line = Le fichier de composants est faux à la ligne { $line }. Attendu : { $expected }.

components-toml = du TOML, illisible à partir d'ici ({ $detail })
components-table = une table de clés et de valeurs
components-list = une liste
components-number = un nombre entier
components-range = un nombre de { $low } à { $high }
components-word = un texte entre guillemets
components-switch = true ou false
components-other = une valeur du même genre que dans le jeu de la maison
components-long = caractères : { $most } au plus
components-large = des nombres de -{ $most } à { $most }
components-many = entrées : { $most } au plus
components-deep = niveaux de tables et de listes : { $most } au plus
components-unknown = une des clés { $known }
components-card-key = une clé faite de lettres et de chiffres, reliés par des tirets : sword-swallower
components-names = un nom dans chaque langue : { $languages }
components-name = un nom d'une seule ligne, visible
# A card of somebody's own box.
own-name = { $fr }
    .name = { $fr }
components-missing = la clé { $key }, qui manque
components-source = une provenance pour cette valeur : { $known }
components-source-of-nothing = une clé { $key } dans la même table

error-record-file = Ce n'est pas l'enregistrement d'une partie : { $detail }.
error-record-format = Cet enregistrement a le format { $given } ; cette version lit le format { $known }.
error-record-rules = Cet enregistrement suit la version { $given } des règles ; cette version joue les versions { $since } à { $known }.
error-record-line = Ce n'est pas une entrée d'enregistrement : { $line }
error-record-box = Le matériel de l'enregistrement n'est pas celui qu'il nomme.
error-box-unknown = La partie a été jouée avec la boîte { $box }, que cette version ne connaît pas.
error-action-unknown = Il n'y a pas d'action { $action } dans cette partie.
error-record-seed = L'enregistrement n'a pas de graine : on ne peut ni le rejouer ni le vérifier. Une partie reçoit sa graine à la fin.
error-record-seed-wrong = La graine de l'enregistrement doit avoir 64 chiffres hexadécimaux en minuscules.
error-record-entry = L'entrée { $entry } de l'enregistrement est impossible. { $reason }
error-record-commitment = La graine n'est pas celle qui était promise : son SHA-256 diffère de l'engagement.
error-record-running = La partie de l'enregistrement n'est pas finie.
error-record-result = Le résultat de l'enregistrement n'est pas celui de la partie. Les places sont { $places }.

components-problem = ligne { $line } : attendu { $expected }
components-good = { $file } est complet et peut être joué.
components-written = Le jeu de la maison est dans { $file }. Changez ce qui diffère dans votre boîte et donnez à chaque valeur changée la source "printed".
record-verified = { $title } : la graine est celle qui était promise, chaque entrée est légale ({ $entries } en tout) et le résultat est juste. Places par siège : { $places }.

## Les joueurs artificiels et leurs parties

reason-random = Le choix s'est fait au hasard.
reason-only = Il n'y avait pas d'autre choix.
reason-guest = Il dit : « { $said } »
reason-guest-none = Il ne donne pas de raison.
reason-mixed = Il fait cela dans { $share } % des cas, pour que personne ne puisse y compter.
reason-win = Cela gagne la partie.
reason-learn = Cela montre ce qui est caché ou tiré au sort ; le plan continue à partir de là.
reason-plan = C'est le coup 1 sur { $steps } d'un plan. { $goal }
reason-step = { $step } C'est le coup 1 sur { $steps } d'un plan. { $goal }

error-player = Le joueur artificiel de la place { $seat } a échoué : { $problem }.
error-player-unknown = Il n'y a pas de joueur artificiel « { $player } ». Joueurs connus : { $known }.
player-problem = { $problem } ({ $where })
error-guest = Le joueur « { $player } » ne peut pas servir : { $problem }. La page « Computer players » (docs/players.md) montre comment en écrire un.
error-guest-data = Vos propres joueurs pourraient lire les parties dans { $folder }. Lancez le serveur dans un autre dossier, ou gardez ses données ailleurs (--data).
guest-form = un joueur à vous se nomme module:Classe, en { $longest ->
    [one] un caractère
   *[other] { $longest } caractères
    } au plus
guest-no-module = Python ne trouve pas de module « { $detail } ». Il doit être dans le dossier où vous lancez la commande, ou installé
guest-no-class = son module n'a pas de classe « { $detail } »
guest-no-method = la classe « { $detail } » n'a pas de méthode « choose »
guest-no-number = il a répondu { $detail }, ce qui n'est pas un coup
guest-raised = son propre code a échoué avec { $detail }
guest-late = il a mis plus { $seconds ->
    [one] d'une seconde
   *[other] de { $seconds } secondes
    }
guest-ended = son processus s'est arrêté
guest-unreadable = sa réponse est illisible
guest-illegal = le coup { $action } n'est pas permis
error-match-names = Joueurs artificiels : { $names }, places : { $seats }. Nommez-en au moins deux, et pas plus que de places.

ladder-names = Nommez au moins deux joueurs artificiels, chacun une fois, du plus faible au plus fort.
ladder-broken = aucune partie n'y est conservée : { $problem }. Prenez un autre fichier
ladder-other = ses parties ont été jouées autrement ({ $what }). Prenez un autre fichier
ladder-games = parties
ladder-pair = Paire
ladder-elo = cote (95 %)
ladder-openskill = openskill (95 %)
ladder-rate = points (95 %)
match-player = Joueur
match-wins = victoires
match-draws = nulles
match-rate = taux de victoire (95 %)
match-score = score moyen
match-summary = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $steps ->
        [one] { $steps } action
       *[other] { $steps } actions
    } en { $seconds } s (version { $build })

coach-curve = Chance de gagner estimée au début de chaque tour, selon ce que savait la place qui décidait.
coach-alone-curve = Ce que promettait la position au début de chaque tour, en points : en solitaire, il n'y a pas de chance de gagner.
coach-end = fin
coach-calm = Aucun coup n'a changé grand-chose.
coach-step = Coup { $step }, tour { $turn }, { $player } : { $label }
coach-mistake = Une erreur, au vu de ce que pouvait savoir { $player } : la chance de gagner est tombée de { $before } % à { $after } %.
coach-luck-good = De la chance : ce qui a été pioché, lancé ou révélé a fait monter la chance de gagner, pour { $player }, de { $before } % à { $after } %.
coach-luck-bad = De la malchance : ce qui a été pioché, lancé ou révélé a fait baisser la chance de gagner, pour { $player }, de { $before } % à { $after } %.
coach-move = Un bon coup, que rien n'annonçait : la chance de gagner, pour { $player }, est montée de { $before } % à { $after } %.
coach-alone-mistake = Une erreur, au vu de ce que pouvait savoir { $player } : les points en vue sont tombés de { $before } à { $after }.
coach-alone-luck-good = De la chance : ce qui a été pioché, lancé ou révélé a fait monter les points en vue de { $before } à { $after }.
coach-alone-luck-bad = De la malchance : ce qui a été pioché, lancé ou révélé a fait baisser les points en vue de { $before } à { $after }.
coach-better = Mieux : { $label }. { $reason }

fit-spread = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : une avance gagne environ 73 % du temps quand elle atteint l'écart. Au début : { $first } ; à la fin : { $last }. Longueur moyenne, en tours de chacun : { $turns }. Valeur du trait : { $move }.
fit-numbers = Pour title.py : Spread({ $first }, { $last }, { $turns }, { $move })
fit-chances = Chances
fit-log-loss = perte logarithmique
fit-brier = score de Brier
fit-varying = selon cet écart
fit-constant = selon un seul écart, { $spread }
fit-nothing = les mêmes pour tous

weighing-matches = { $games ->
    [one] Une partie. Part de la variance des résultats que les poids expliquent, sur des parties tenues hors du calcul :
   *[other] { $games } parties. Part de la variance des résultats que les poids expliquent, sur des parties tenues hors du calcul :
    }
weighing-stage = étape
weighing-turns = tours
weighing-usual = actuels
weighing-found = nouveaux poids
tuning-none = { $title } : les poids ne se règlent pas.
tuning-unknown = Il n'y a pas de poids { $weight }. Poids : { $known }.
tuning-word = { $word } n'est pas un poids avec un nombre : écrire gems=1.1, avec des virgules entre plusieurs.
tuning-row = Un nombre par étape, s'il vous plaît ({ $stages }). Ce n'est pas le cas : { $weight }.
tuning-file = { $file } ne contient pas de poids : { $problem }
tuning-matches = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de deux joueurs qui préparent leur propre tour.
tuning-trial = Avec les poids essayés. Gagnées (95 %) : { $wins }, { $rate }. Avance moyenne en points : { $points }.
tuning-weight = poids
tuning-value = actuel
tuning-gain = points par dixième de plus
tuning-low = 95 % de
tuning-high = à

report-length = Durée d’une partie
report-steps = pas
report-turns = tours
report-mean = moyenne
report-least = minimum
report-most = maximum
report-scores = Score gagnant moyen { $winning }, moyenne de tous les scores { $mean }. En moyenne, une place gagne { $share } des parties.
report-seat = Place
report-won = gagné (95 %)
report-source = Points par
report-count = Nombre
report-seats = moyenne par place
report-winners = du gagnant
report-any = places concernées
report-times = fois
report-rate = part (95 %)
report-users = places
report-per-match = par partie
report-more = écart à la moyenne

## Jouer dans un terminal

terminal-bot = { $player } { $n }
terminal-names = { $names }
terminal-scores = Scores
terminal-position = Position
terminal-choosing = Choix
terminal-log = Journal
terminal-ending = Résultat
terminal-turn = Tour { $turn }
terminal-status = { $who } : { $status }
terminal-thinking = { $who } réfléchit.
terminal-over = La partie est finie.
terminal-filter = Tapez pour filtrer les choix
terminal-no-match = Aucun choix ne contient ces mots. Échap efface le filtre.
terminal-waiting = Rien à choisir : c'est le tour d'un autre joueur.
terminal-rule = Règle { $rule }
terminal-final = Ne peut pas être annulé.
terminal-place = { $place }. { $players }
terminal-curtain-title = Le rideau est baissé
terminal-curtain = { $who }, c'est à vous. Appuyez sur Entrée quand vous êtes seul à voir l'écran.
terminal-quit-title = Quitter la partie ?
terminal-quit = Une partie qui n'est pas finie n'est pas gardée. Entrée quitte, Échap revient.
terminal-key-choose = choisir
    .key = Entrée
terminal-key-clear = effacer le filtre
    .key = Échap
terminal-key-undo = annuler
    .key = Ctrl+Z
terminal-key-language = English
    .key = Ctrl+L
terminal-key-theme = clair ou sombre
    .key = Ctrl+T
terminal-key-panes = volet suivant
    .key = Tab
terminal-key-save = enregistrer
    .key = Ctrl+S
terminal-key-quit = quitter
    .key = Ctrl+Q
terminal-saved = L'enregistrement est dans { $file }.
terminal-not-saved = L'enregistrement s'écrit quand la partie est finie.
terminal-commitment = SHA-256 de la graine : { $hash }
terminal-seed = Graine : { $seed }
terminal-replaced = { $who } a échoué, alors cette place joue au hasard. { $problem }
error-play-seats =
    { $seats ->
        [one] Il y a { $seats } place, mais { $given } noms pour elle.
       *[other] Il y a { $seats } places, mais { $given } noms pour elles.
    }
error-play-name = D'un nom, il n'y a rien à voir. Donnez-lui des lettres, ou laissez-le.
error-play-terminal = Il faut un terminal. Sans terminal, `chapiteau match` fait jouer les joueurs artificiels.

## Les pages autour de la table

page-nav = Pages et réglages
page-language = Langue
page-language-en = English
page-language-fr = Français
page-theme-to-dark = Passer au thème sombre
page-theme-to-light = Passer au thème clair
page-welcome = Entrez, le spectacle commence
page-play-now = Jouer
page-starting = Le rideau se lève
page-mode-bots = Contre des bots
page-mode-friends = Entre amis
page-mode-screen = Un seul écran
page-rules = Règles
page-choose = Choisir les options
page-my-matches = Mes parties
page-again = Réessayer
page-unreachable = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
page-players-one = { $low ->
        [one] { $low } joueur
       *[other] { $low } joueurs
    }
page-players-two = { $low } ou { $high } joueurs
page-players-range = { $low } à { $high } joueurs
page-minutes = { $minutes } min
page-unofficial = Chapiteau n'a rien d'officiel et aucun lien avec les auteurs ni les éditeurs de ces jeux. Dessins et textes sont les siens.
page-credits = { $title } : { $parts }.
page-credit-design = un jeu créé par { $people }
page-credit-illustration = illustré par { $people }
page-credit-publication = édité par { $people }

page-seats = Joueurs
page-seat-kind = Place { $n } : qui joue
page-seat-person = Personne ici
page-seat-bot = Bot
page-seat-open = Par lien
page-seat-name = Nom du joueur { $n }
page-seat-level = Bot de la place { $n }
page-way-step = Il regarde où le mène son prochain coup, sans voir plus loin.
page-way-turn = Il prévoit son propre tour jusqu'au bout, sans penser aux réponses.
page-way-thorough = Il prépare son tour jusqu'au bout et essaie un très grand nombre de possibilités. Tant que les règles ne sont pas compilées, il en essaie moins et joue moins bien.
page-way-turns = Il essaie ce qui peut suivre sur plusieurs tours, avec les réponses des autres. Tant que les règles ne sont pas compilées, il voit moins loin et joue moins bien.
page-misses = Sur cent bonnes idées, il en manque { $misses }.
page-bot-measured = Il prend { $share } % des points au niveau inférieur (parties à deux : { $matches }).
page-bot-measured-first = Il prend { $share } % des points au hasard (parties à deux : { $matches }).
page-bot-guest = L'hôte de ce serveur l'a apporté.
page-meets = Adversaire : { $bot }
page-seat-open-help = Vous recevrez un lien à envoyer.
page-hints = Conseils
page-hints-help = La personne qui doit décider peut demander ce que ferait le meilleur bot.
page-options = Options
page-start = Commencer
page-cancel = Annuler
page-close = Fermer

page-search = Chercher dans les règles
page-found =
    { $found ->
        [0] Rien trouvé.
        [one] { $found } règle trouvée.
       *[other] { $found } règles trouvées.
    }
page-chapters = Chapitres
page-link-to-rule = Lien vers la règle { $rule }
page-no-rules = Ce titre n'a pas de page de règles.
page-back = Tous les titres
page-newer = Le serveur a une page plus récente que cet onglet. Rechargez-la : places, parties et réglages restent.
page-missing = Une partie de cette page n'est pas arrivée. Vérifiez la connexion et rechargez la page : places, parties et réglages restent.
page-anew = Recharger
page-broken = Quelque chose n'a pas marché sur cette page. Rechargez-la : la partie est en sûreté sur le serveur.
page-lost-link = Ce lien n'est pas entier, ou ne mène à aucune page d'ici. Copiez-le de nouveau jusqu'au bout, ou demandez-en un autre.
page-lost-screen = Ce navigateur ne connaît pas cette table. Une table à plusieurs sur un seul écran ne s'ouvre que dans le navigateur qui l'a créée.

## Le serveur de table : ce qu'il refuse, et pourquoi.

serve-ready = Chapiteau, version { $build } : { $address } (Ctrl+C l'arrête). Les parties sont gardées dans { $folder }.
serve-compiling = Les règles se compilent en arrière-plan ; les bots seront plus rapides dès le prochain démarrage.
problem-wrong-setting = Une variable CHAPITEAU_ ne peut pas servir : { $reason }
problem-wrong-host = L'adresse { $host } n'existe pas sur cette machine. Utilisez --host 127.0.0.1, ou 0.0.0.0 pour tout le réseau.
problem-port = Le port { $port } à l'adresse { $host } ne peut pas servir ({ $reason }). Arrêtez l'autre programme, ou choisissez un autre port : --port { $next }
problem-data-in-use = Un autre serveur de table utilise le dossier { $path }. Arrêtez-le, ou choisissez un autre dossier : --data DOSSIER
problem-data-folder = Le dossier { $path } ne peut pas servir : { $reason }. Choisissez-en un autre : --data DOSSIER
problem-data-file = Le fichier { $path } ne peut pas servir : { $reason }. Mettez une de vos copies à sa place ou déplacez-le, ou choisissez un autre dossier : --data DOSSIER
problem-data-lock = Le fichier { $path } ne peut pas servir : { $reason }. Il ne contient rien : supprimez-le et recommencez.
problem-data-newer = Un Chapiteau plus récent a écrit dans { $path }. Mettez celui-ci à jour, ou choisissez un autre dossier : --data DOSSIER
problem-no-store = Le serveur de table ne peut pas écrire sur son disque en ce moment. Réessayez.
problem-foreign-page = Seule la page de ce serveur peut demander cela.
problem-wrong-type = Le corps d'une requête doit être en JSON, et son Content-Type doit le dire (application/json).
problem-too-many = Trop de connexions sont ouvertes. Fermez-en, ou réessayez plus tard.
problem-too-long = Cette partie a trop d'étapes : elle ne peut pas continuer.
problem-lost-match = Cette partie ne peut pas être rejouée avec les règles de ce serveur.
problem-not-found = Il n'y a rien à cette adresse.
problem-wrong-method = Cette adresse ne s'utilise pas ainsi.
problem-bad-request = La requête est illisible : { $detail }.
problem-fault = Le serveur a eu une panne. Rien n'a été joué ; réessayez.
problem-bad-body = La requête est illisible : { $reason }.
problem-too-large = La requête est trop grande. Octets au plus : { NUMBER($limit) }.
problem-too-often =
    { $seconds ->
        [one] C'était trop souvent. Réessayez dans { $seconds } seconde.
       *[other] C'était trop souvent. Réessayez dans { $seconds } secondes.
    }
problem-too-many-watchers = Trop de personnes regardent cette table. Réessayez plus tard.
problem-unknown-key = Ce lien n'ouvre aucune table ici. Vérifiez qu'il est complet.
problem-key-invites = Ce lien invite à une table : prenez une place, ou regardez.
problem-key-does-not-invite = Ce lien n'invite pas à une table.
problem-key-watches = Qui regarde ne peut pas jouer.
problem-wrong-id = L'identifiant d'une requête doit avoir 16 à 64 lettres, chiffres, - ou _.
problem-id-used = Cet identifiant a déjà servi pour une autre étape.
problem-no-name = Donnez un nom qui se voit. Caractères au plus : { $longest }.
problem-long-name = Le nom est trop long. Caractères au plus : { $longest }.
problem-table-full = Toutes les places sont prises. Vous pouvez regarder.
problem-seat-taken = La place { $seat } n'est pas libre. Choisissez-en une autre.
problem-not-started = La partie commence quand toutes les places sont prises.
problem-stale = La table a avancé. Regardez de nouveau, puis choisissez.
problem-no-decision = Il n'y a rien à décider à cette place en ce moment.
problem-no-hint = Aucun conseil n'est venu à temps. Réessayez.
problem-hints-off = Cette table a été créée sans conseils.
problem-not-over = L'entraîneur ne revient sur la partie qu'une fois qu'elle est finie.
problem-no-review = L'entraîneur n'a pas pu finir de regarder cette partie. Réessayez.
problem-still-running = On peut avoir l'enregistrement quand la partie est finie.
problem-other-rules = Cette partie a commencé avec la version { $then } des règles ; ce serveur a la version { $now }.

## La table

table-bot-apprentice = Bot apprenti
table-bot-juggler = Bot jongleur
table-bot-acrobat = Bot acrobate
table-bot-tamer = Bot dompteur
table-bot-ringmaster = Bot Monsieur Loyal
table-bot-random = Bot hasard
table-bot-greedy = Bot prévoyant
table-seat-open = Place libre
table-you = vous

table-loading = Un instant.
table-reconnecting = La connexion est coupée. Nouvel essai en cours.
table-no-entry = Ce chemin ne mène nulle part
table-home = Tous les titres
table-failed = Cela n'a pas marché. Essayez encore.
table-sending = Un instant.
table-sending-later = Votre coup part dès que la connexion revient. Il est joué une seule fois, ou l'on vous dit pourquoi il ne l'est pas.

table-status-waiting = On attend que les joueurs prennent place
table-status-yours = À vous : { $status }
table-status-theirs = { $players } : { $status }
table-won =
    { $count ->
        [one] La partie est finie. { $players } gagne.
       *[other] La partie est finie. { $players } gagnent.
    }
table-drawn = La partie est finie. Match nul.
table-tab-turn = À vous : { $title }

table-scores = Scores
table-score = Points
table-to-act = doit jouer
table-away = absent

table-choices = Ce que vous pouvez faire
table-undo = Annuler
table-cancel = Renoncer
table-skip = Passer la suite
table-hint = Conseil
table-hint-nearly = Presque aussi bon : { $choice }. { $reason }
table-hint-asking = Un instant, le conseil arrive
table-confirm = Confirmer
table-final = On ne pourra pas revenir en arrière.
table-waiting = On attend { $players }.
table-pass = Passer pour moi
table-pass-help = À cette table, quoi que contienne votre main : les questions où seule une carte changerait la réponse.
table-passing = On passe pour vous dans un instant
table-passed = On a passé pour vous : { $choice }.
table-thinking = { $count ->
        [one] { $players } réfléchit.
       *[other] { $players } réfléchissent.
    }
table-rules-here = La règle
table-rule-link = { $number } sur la page des règles

table-recap = Depuis votre dernier tour
table-recap-watching = Ce qui vient de se passer
table-recap-none = Rien encore.
table-log = Ce qui s'est passé
table-taken-back = annulé
table-position = Sur la table
table-describe = Décrire le plateau

table-curtain = C'est à { $player }
table-curtain-aside = Pour { $player } uniquement
table-curtain-hint = Passez l'écran à { $player }. Les autres ne regardent pas.
table-curtain-ready = Je suis { $player }

table-invite = Lien pour rejoindre la table
table-invite-network = Tous ceux qui sont dans le même réseau peuvent ouvrir ce lien.
table-invite-own = Seule cette machine peut ouvrir ce lien. Pour que d'autres le puissent, arrêtez le serveur et relancez-le pour tout le réseau. Cette table reste.
table-copy = Copier le lien
table-copied = Copié
table-qr = Le lien en code QR
table-join = Prendre la place
table-join-name = Votre nom
table-join-seat = Votre place
table-join-full = Toutes les places sont prises.
table-join-already = Vous avez une place à cette table.
table-join-back = Retour à ma place
table-watch = Regarder la partie

table-sources = D'où viennent les points
table-rematch = Rejouer
table-next-level = Niveau suivant : { $bot }
table-rematch-link = Les places de ceux qui jouent ailleurs sont libres dans la partie suivante : envoyez-leur son lien.
table-review = Revenir sur la partie
table-review-busy = L'entraîneur regarde la partie. Cela prend un moment.
table-review-chart = Quelle chance de gagner avait chacun, du premier tour à la fin
table-review-numbers = En chiffres
table-review-turn = Tour
table-review-show = Montrer sur le plateau
table-review-past = Tour { $turn }, comme { $player } le voyait
table-review-better = En évidence : ce qui aurait été mieux.
table-review-made = En évidence : ce qui a été fait.
table-review-back = Retour à la fin
table-record = Enregistrer la partie
table-verify = Vérifier le mélange
table-verify-how = L'empreinte a été publiée avant le premier coup : c'est le SHA-256 de la graine. La graine décide de chaque mélange. Enregistrez la partie et lancez « chapiteau record verify » sur le fichier : la commande vérifie l'empreinte et rejoue la partie.
table-commitment = Empreinte de la graine
table-seed = Graine

table-settings = Réglages
table-set-theme = Thème
table-set-theme-device = Comme l'appareil
table-set-theme-light = Jour
table-set-theme-dark = Nuit
table-set-speed = Vitesse des coups
table-set-speed-off = Tout d'un coup
table-set-speed-slow = Lente
table-set-speed-normal = Normale
table-set-speed-fast = Rapide
table-set-confirm = Confirmer ce qu'on ne peut pas annuler
table-set-confirm-always = Toujours
table-set-confirm-never = Jamais
table-set-curtain = Rideau entre les joueurs
table-set-curtain-needed = Quand quelque chose est caché
table-set-curtain-always = Toujours
table-set-shortcuts = Touches simples comme raccourcis

table-keys = Touches
table-keys-off = Les touches simples sont désactivées dans les réglages.
table-key-next = place suivante que l'on peut choisir
table-key-undo = annuler
table-key-help = cette liste
table-key-cancel = renoncer à ce qui est à moitié fait
table-key-skip = passer à la prochaine décision
table-key-board = d'une place à l'autre sur le plateau
table-key-select = choisir
table-key-name-escape = Échap
table-key-name-space = Espace
table-key-name-arrows = Flèches
table-key-name-enter = Entrée

error-position-options = Une position apporte son propre nombre de joueurs, ses options et ses composants. Ne les indiquez pas.
error-position-viewer = Personne ne s'appelle ainsi à cette table ({ $given }) : { $known }.
error-position-line = Ligne { $line } de la position : attendu { $expected }
position-empty = un titre et un nombre de joueurs, par exemple flip-circus 2
error-position-none = { $title } n'a pas de notation : ses positions ne s'écrivent pas en texte.
position-seats = un nombre de joueurs après le titre : { $allowed }
position-word = un de ces mots : { $known } ; trouvé { $given }
position-twice = { $given } une seule fois
position-number = un nombre entier ; trouvé { $given }
position-count = { $expected } valeurs ; trouvé { $given }
position-few = pas plus de choses inconnues qu'il n'en reste : { $count }
position-used = chaque chose une seule fois ; la boîte ne contient pas d'autre { $given }
position-long = au plus { $most }
position-impossible = une position à laquelle une partie peut arriver ({ $detail })
error-record-title = Cet enregistrement est celui d'un autre titre : { $given }, et non { $title }.
error-no-tests = Cette installation n'a pas de dossier de tests. La couverture des règles se mesure dans une copie des sources.
rules-untested = Aucun test ne vérifie : { $numbers }
rules-untranslated = Pas dans les deux langues : { $numbers }
rules-uncited = Pas cités dans le code : { $numbers }
rules-unknown = Nommés par les tests ou le code, mais absents de la page des règles : { $numbers }
rules-covered = { $title } : chaque règle ({ $n } en tout) est vérifiée par des tests, citée dans le code et écrite dans les deux langues.

## Écrire un titre

template-written =
    { $files ->
        [one] { $files } fichier et les parties de référence sont écrits : src/chapiteau/titles/{ $room }, tests/titles/{ $room }, tests/golden/{ $name }.
       *[other] { $files } fichiers et les parties de référence sont écrits : src/chapiteau/titles/{ $room }, tests/titles/{ $room }, tests/golden/{ $name }.
    }
template-registered = Modifiés : src/chapiteau/registry.py (une ligne pour lui) et tests/records/boxes.json (l'empreinte de sa boîte).
template-play = Pour y jouer : « chapiteau play { $name } », ou dans la page après « make play ». Pour voir : « chapiteau rules { $name } », « chapiteau actions { $name } ».
template-test = Pour l'éprouver : « make types », puis « make check » ; plus vite : « .venv/bin/pytest tests/titles/{ $room } », « chapiteau rules --coverage { $name } ».
template-next = Puis faites-le vôtre, pièce par pièce : docs/adding-a-title.md.
template-name = « { $name } » ne peut pas être le nom d'un titre. Employez des minuscules, des chiffres et des traits d'union simples, une lettre en premier, pas de mot de Python : lion-tricks. Longueur permise : { $most }.
template-taken = « { $name } » est pris : un titre porte ce nom, ou d'autres textes commencent par lui. Choisissez un autre nom.
template-exists = { $folder } existe déjà. Rien n'a été écrit.
template-no-checkout = Un titre ne peut être écrit que dans une copie des sources, avec ses dossiers src, tests et tools. Cette installation n'en a pas.
template-no-setup = Un titre s'écrit avec les outils qui servent à développer le projet. Lancez d'abord « make setup ».
template-tool = Le titre est écrit, mais { $tool } a échoué : { $said }
