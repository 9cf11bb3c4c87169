### Aramini Circus en français.

aramini-circus-name = Aramini Circus
aramini-circus-tagline = Remplissez vos wagons d'animaux, accrochez-les à votre locomotive et quittez la ville avant les autres.

## Options

aramini-circus-option-bonus = Cartes bonus
    .help = Les cartes bonus sont mélangées à la pioche des animaux.
aramini-circus-option-ending = Fin de la partie
    .help = Quand un joueur atteint l'objectif.
aramini-circus-option-ending-at-once = Aussitôt : le premier qui atteint l'objectif gagne
aramini-circus-option-ending-finish-round = Finir le tour de table : le train le plus fort gagne

## Choix par sorte

aramini-circus-group-turn = Tour
aramini-circus-group-draw = Piocher une carte
aramini-circus-group-fill = Remplir un wagon
aramini-circus-group-swap = Échanger les jetons
aramini-circus-group-pay = Payer le wagon
aramini-circus-group-hitch = Accrocher un wagon en attente
aramini-circus-group-bonus = Jouer une carte bonus
aramini-circus-group-take = Prendre une carte de la défausse

## Animaux, cartes bonus, wagons

aramini-animal-giraffe = girafe
    .a = une girafe
    .counted =
        { $count ->
            [one] { $count } girafe
           *[other] { $count } girafes
        }
aramini-animal-bear = ours
    .a = un ours
    .counted = { $count } ours
aramini-animal-fish = poisson
    .a = un poisson
    .counted =
        { $count ->
            [one] { $count } poisson
           *[other] { $count } poissons
        }
aramini-animal-tiger = tigre
    .a = un tigre
    .counted =
        { $count ->
            [one] { $count } tigre
           *[other] { $count } tigres
        }

aramini-bonus-draw-two = « Piocher deux »
    .a = la carte bonus « Piocher deux » ({ $copy })
aramini-bonus-pay-less = « Payer un de moins »
    .a = la carte bonus « Payer un de moins » ({ $copy })
aramini-bonus-take-discard = « Fouiller la défausse »
    .a = la carte bonus « Fouiller la défausse » ({ $copy })
aramini-bonus-plus-action = « Une action de plus »
    .a = la carte bonus « Une action de plus » ({ $copy })
aramini-bonus-exchange-one = « Échange 1 pour 1 »
    .a = la carte bonus « Échange 1 pour 1 » ({ $copy })

aramini-wagon = le wagon { $animal } de valeur { $value }
    .short = { $animal } { $value }

## Choix

aramini-choice-end = Finir le tour
aramini-choice-draw = Piocher dans la pile
aramini-choice-draw-discard = Prendre { $card } sur la défausse
aramini-choice-fill = Remplir { $wagon }
aramini-choice-swap = Échanger avec { $player } contre le jeton { $token }
aramini-choice-swap-centre = Échanger contre le jeton { $token } du centre
aramini-choice-pay = Défausser { $card }
aramini-choice-hitch = Accrocher { $wagon }
aramini-choice-play-draw-two = Jouer « Piocher deux » ({ $copy }) : piocher deux cartes
aramini-choice-play-pay-less = Jouer « Payer un de moins » ({ $copy }) : le prochain wagon de ce tour coûte un animal de moins
aramini-choice-play-take-discard = Jouer « Fouiller la défausse » ({ $copy }) : prendre une autre carte de la défausse
aramini-choice-play-plus-action = Jouer « Une action de plus » ({ $copy }) : une action de plus pendant ce tour
aramini-choice-play-exchange-one = Jouer « Échange 1 pour 1 » ({ $copy }) : pour le prochain wagon de ce tour, chaque animal du jeton remplace n'importe quel autre
aramini-choice-take = Prendre { $card }

## Ce qui se passe

aramini-drew = { $player } pioche { $card }.
aramini-drew-hidden = { $player } pioche une carte.
aramini-drew-discard = { $player } prend { $card } sur la défausse.
aramini-shuffled = La pioche est vide : { $count ->
        [one] une carte de la défausse devient la nouvelle pioche.
       *[other] { $count } cartes de la défausse sont mélangées et forment une nouvelle pioche.
    }
aramini-filling = { $player } choisit de remplir { $wagon }.
aramini-laid = { $player } choisit { $card }.
aramini-filled = { $player } remplit { $wagon } et défausse { $cards }.
aramini-filled-free = { $player } remplit { $wagon } sans rien payer.
aramini-replaced = Le nouveau wagon disponible est { $wagon }.
aramini-hitched = { $player } accroche { $wagon }. Le train a maintenant { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
aramini-pending = { $player } met en attente { $wagon } : ni l'animal ni la valeur ne correspondent.
aramini-goal-reached = { $player } atteint l'objectif : { $goal ->
        [one] { $goal } point
       *[other] { $goal } points
    }. Le tour de table se termine.
aramini-swapped = { $player } échange avec { $other } le jeton { $given } contre le jeton { $taken }.
aramini-swapped-centre = { $player } échange le jeton { $given } contre le jeton { $taken } du centre.
aramini-played = { $player } joue { $card }.
aramini-took = { $player } prend { $card } dans la défausse.
aramini-turn-ended = { $player } finit son tour.
aramini-ringmaster = Le jeton de Monsieur Loyal passe à { $player }.
aramini-ringmaster-down = Le jeton de Monsieur Loyal passe face cachée à { $player }.
aramini-ringmaster-up = { $player } retourne le jeton de Monsieur Loyal face visible.

## Ce qui est demandé

aramini-status-turn =
    { $actions ->
        [0] Plus d'action à faire
        [one] { $actions } action à faire
       *[other] { $actions } actions à faire
    }{ $last ->
        [round] { "" } ; dernier tour de la partie
        [wagons] { "" } ; dernier tour de la partie
        [stalled] { "" } ; la partie peut finir avec ce tour
        [long] { "" } ; la partie peut finir avec ce tour
       *[no] { "" }
    }
aramini-status-paying = { $due ->
        [one] Encore { $due } animal à payer pour { $wagon }
       *[other] Encore { $due } animaux à payer pour { $wagon }
    }
aramini-status-drawing = { $draws ->
        [one] { $draws } carte à piocher pour « Piocher deux »
       *[other] { $draws } cartes à piocher pour « Piocher deux »
    }
aramini-status-taking = Une carte est prise dans la défausse
aramini-hint-turn = Vous pouvez { $things }.
aramini-hint-waits = { $hint } { $card } ({ $copy }) doit attendre.
aramini-hint-stalled = Des échanges seuls finissent la partie.
aramini-hint-long = Sans wagon rempli, la partie finit.
aramini-hint-paying = Choisissez la suivante ; la dernière sera dessus.
aramini-hint-half = La seconde carte d'un échange est encore due.
aramini-can-draw = piocher
aramini-can-fill = remplir un wagon
aramini-can-swap = échanger
aramini-can-hitch = accrocher
aramini-can-bonus = jouer un bonus
aramini-can-end = finir le tour
aramini-hint-drawing = Dans la pile ou sur la défausse.
aramini-hint-taking = Choisissez la carte à prendre.

aramini-counter-cards = Cartes
aramini-counter-pending = Points en attente

## La fin

aramini-over-goal = { $player } a atteint l'objectif : { $goal ->
        [one] { $goal } point.
       *[other] { $goal } points.
    }
aramini-over-round = L'objectif est atteint et le tour de table est fini : le train le plus fort gagne.
aramini-over-wagons = Le dernier wagon disponible est parti : le train le plus fort gagne.
aramini-over-stalled = Pendant { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    } de table, personne n'a pioché, rempli un wagon ni joué de carte bonus : le train le plus fort gagne.
aramini-over-long = Pendant { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    } de table, personne n'a rempli de wagon : le train le plus fort gagne.
aramini-tie-pending = Trains à égalité : le moins de points en attente l'emporte.
aramini-tie-shared = Trains et points en attente sont à égalité : la place est partagée.
aramini-source-giraffe = Wagons girafe
aramini-source-bear = Wagons ours
aramini-source-fish = Wagons poisson
aramini-source-tiger = Wagons tigre

## La position en phrases

aramini-describe-goal = L'objectif est de { $goal ->
        [one] { $goal } point.
       *[other] { $goal } points.
    } Le premier joueur était { $first }. { $bonus ->
        [yes] Les cartes bonus sont en jeu.
       *[no] Il n'y a pas de cartes bonus.
    }
aramini-describe-turn = Tour { $turn } : c'est à { $player }, { $actions ->
        [0] plus d'action à faire.
        [one] { $actions } action à faire.
       *[other] { $actions } actions à faire.
    }
aramini-describe-over = La partie est finie. Tour { $turn } : { $player }.
aramini-describe-last-round = L'objectif est atteint et le tour de table se termine.
aramini-describe-idle = Tours de suite sans carte piochée, sans wagon rempli et sans carte bonus : { $turns }. À { $limit }, la partie s'arrête.
aramini-describe-calm = Tours de suite sans wagon rempli : { $turns }. À { $limit }, la partie s'arrête.
aramini-describe-ends-round = C'est le dernier tour de la partie.
aramini-describe-ends-wagons = Le dernier wagon disponible est parti : la partie s'arrête avec ce tour, et le train le plus fort gagne.
aramini-describe-ends-stalled = Sans carte piochée, wagon rempli ni carte bonus, la partie s'arrête avec ce tour, et le train le plus fort gagne.
aramini-describe-ends-long = Sans wagon rempli, la partie s'arrête avec ce tour, et le train le plus fort gagne.
aramini-describe-less = { $less ->
        [one] Le prochain wagon de ce tour coûte { $less } animal de moins.
       *[other] Le prochain wagon de ce tour coûte { $less } animaux de moins.
    }
aramini-describe-one-to-one = Pour le prochain wagon de ce tour, chaque animal du jeton d'échange remplace n'importe quel autre.
aramini-describe-coupling = Un wagon a été accroché pendant ce tour : les wagons en attente qui conviennent peuvent suivre.
aramini-describe-aside = À part : { $card } ; { $draws ->
        [one] { $draws } carte reste à piocher.
       *[other] { $draws } cartes restent à piocher.
    }
aramini-describe-taking = Une carte est en train d'être prise dans la défausse.
aramini-describe-payment = À remplir : { $wagon }, à la place { $place }. { $due ->
        [one] Encore { $due } animal à payer.
       *[other] Encore { $due } animaux à payer.
    } { $half ->
        [yes] Il manque encore la seconde carte d'un échange.
       *[no] Aucun échange n'est commencé.
    } { $count ->
        [0] Aucune carte n'est choisie.
       *[other] Déjà choisi : { $cards }.
    }
aramini-describe-offer = À la place { $place } : { $wagon }.
aramini-describe-offer-empty = La place { $place } est vide.
aramini-describe-wagon-pile = { $count ->
        [0] La pile de wagons est vide.
        [one] { $count } wagon est dans la pile.
       *[other] { $count } wagons sont dans la pile.
    }
aramini-describe-pile = { $count ->
        [0] La pioche des animaux est vide.
        [one] { $count } carte est dans la pioche des animaux.
       *[other] { $count } cartes sont dans la pioche des animaux.
    }
aramini-describe-no-discard = La défausse est vide.
aramini-describe-discard = { $count ->
        [one] { $count } carte est dans la défausse : { $card }.
       *[other] { $count } cartes sont dans la défausse. Sur le dessus : { $card }.
    }
aramini-describe-discard-all = { $count ->
        [one] { $count } carte est dans la défausse : { $cards }.
       *[other] { $count } cartes sont dans la défausse, à partir du dessus : { $cards }.
    }
aramini-describe-centre = { $count ->
        [one] Au centre, { $count } jeton d'échange : { $tokens }.
       *[other] Au centre, { $count } jetons d'échange : { $tokens }.
    }
aramini-describe-hand = Sa propre main : { $count ->
        [0] aucune carte.
       *[other] { $cards }.
    }
aramini-describe-waits = La dernière action a pioché { $card } : il faut attendre le prochain tour pour la jouer.
aramini-describe-hand-of = { $player }, cartes en main : { $count ->
        [0] aucune carte.
       *[other] { $cards }.
    }
aramini-describe-train = { $player }, train : { $count ->
        [0] la locomotive seule, 0 point.
       *[other] { $wagons } ; { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
aramini-describe-pending = { $player }, wagons en attente : { $wagons } ; { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
aramini-describe-player = { $player } a { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main et le jeton { $token }.
aramini-describe-ringmaster = { $player } a le jeton de Monsieur Loyal, { $side ->
        [up] face visible.
       *[down] face cachée.
    }

## Pourquoi un coup n'est pas possible

aramini-no-over = La partie est finie.
aramini-no-turn = C'est le tour d'un autre joueur. Attendez le vôtre.
aramini-no-such-action = Ce coup n'existe pas. Choisissez un de ceux qui sont proposés.
aramini-no-actions = Il n'y a plus d'action dans ce tour. Finissez le tour.
aramini-no-pile = La pioche est vide et la défausse a trop peu de cartes pour en former une nouvelle. Prenez le dessus de la défausse ou faites autre chose.
aramini-no-discard = La défausse est vide. Piochez dans la pile.
aramini-no-bonus-top = Une carte bonus est sur la défausse et la bloque. Piochez dans la pile.
aramini-no-wagon = Cette place est vide. Choisissez un autre wagon.
aramini-no-price = La main ne peut pas payer { $wagon }. Piochez, ou échangez contre un jeton utile.
aramini-no-paying = Un wagon est en train d'être rempli. Choisissez les cartes à défausser, ou annulez le choix du wagon.
aramini-no-exact = Avec { $card } maintenant, le prix ne pourrait pas être payé exactement. Choisissez une autre carte.
aramini-no-wagon-chosen = On ne défausse des animaux que pour un wagon. Choisissez d'abord le wagon à remplir.
aramini-no-swap = Le jeton { $token } est déjà le sien. Choisissez un autre jeton.
aramini-no-coupling = Aucun wagon n'a encore été accroché pendant ce tour, donc { $wagon } doit attendre. Remplissez d'abord un wagon qui convient.
aramini-no-fit = Ni par l'animal ni par la valeur { $wagon } ne correspond au dernier wagon. Accrochez-en un qui convient.
aramini-no-pending = Parmi ses wagons en attente, il n'y a pas { $wagon }. Choisissez-en un autre.
aramini-no-card = Dans la main, il n'y a pas { $card }. Choisissez une autre carte.
aramini-no-bonus-late = Il n'y a plus d'action, donc { $card } n'aurait aucun effet. Jouez d'abord « Une action de plus », ou gardez-la pour un autre tour.
aramini-no-bonus-waits = La dernière action a pioché { $card } : il faut attendre le prochain tour pour la jouer, à moins qu'« Une action de plus » ne la libère.
aramini-no-bonus-again = Pendant ce tour, { $card } a déjà été jouée. Gardez-la pour un autre tour.
aramini-no-second-exchange = Un échange 1 pour 1 attend déjà le prochain wagon. Remplissez d'abord ce wagon.
aramini-no-draw-two = Il n'y a aucune carte à piocher. Gardez « Piocher deux » pour plus tard.
aramini-no-take-empty = La défausse est vide : il n'y a rien à prendre. Gardez « Fouiller la défausse » pour plus tard.
aramini-no-drawing = Deux cartes sont à piocher, et rien d'autre entre les deux. Piochez dans la pile ou prenez le dessus de la défausse.
aramini-no-taking = Une carte est à prendre dans la défausse. Choisissez-la.
aramini-no-take = Parmi les autres cartes de la défausse, il n'y a pas { $card }. Choisissez une autre carte.
aramini-no-take-card = Seule « Fouiller la défausse » prend une carte dans la défausse. Jouez-la d'abord.

## Pourquoi un joueur automatique joue ainsi

aramini-reason-points = { $points ->
        [one] Cela ajoute { $points } point au train.
       *[other] Cela ajoute { $points } points au train.
    }
aramini-reason-pending = { $points ->
        [one] Cela met en attente { $points } point de plus.
       *[other] Cela met en attente { $points } points de plus.
    }
aramini-reason-cards = Cela apporte des cartes pour les prochains wagons.
aramini-reason-token = Le jeton { $token } aide à payer les prochains wagons.
aramini-reason-position = Rien de mieux n'a été trouvé.

## Fichiers de composants

aramini-components-values = combien il y a de wagons de valeur 1, 2, 3 et ainsi de suite, jusqu'à { $most } au plus
aramini-components-few-wagons = au moins autant de wagons en tout que l'offre en montre, { $least } ; il y en a { $found }
aramini-components-few-animals = au moins autant de cartes animal en tout qu'on en distribue, { $least } ; il y en a { $found }

## Le plateau

aramini-board-market = Milieu de la table
aramini-board-offer = Disponible : { $wagon }
aramini-board-pile = Pioche des animaux, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
aramini-board-discard = Défausse, { $count ->
        [one] { $count } carte : { $card }
       *[other] { $count } cartes, sur le dessus : { $card }
    }
aramini-board-no-discard = Défausse vide
aramini-board-take = Dans la défausse : { $card }
aramini-board-token-centre = Jeton d'échange au centre : { $animal }
aramini-board-token = { $player }, jeton d'échange : { $animal }
aramini-board-hand = Sa propre main
aramini-board-no-cards = Aucune carte en main
aramini-board-due = Choisi pour payer ; { $due ->
        [one] encore { $due } animal à payer
       *[other] encore { $due } animaux à payer
    }
aramini-board-less = { $less ->
        [one] Le prochain wagon coûte { $less } animal de moins
       *[other] Le prochain wagon coûte { $less } animaux de moins
    }
aramini-board-one-to-one = Pour le prochain wagon, chaque animal du jeton remplace n'importe quel autre
aramini-board-place = { $player }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $goal }
aramini-board-cards = { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
aramini-board-pending = En attente : { $wagon }
aramini-board-ringmaster-up = Jeton de Monsieur Loyal, face visible
aramini-board-ringmaster-down = Jeton de Monsieur Loyal, face cachée
aramini-board-wagons-left = Wagons
aramini-board-cards-left = Pioche
aramini-board-discarded = Défausse
aramini-board-aside = À part : { $card }
aramini-board-set-aside = À part
aramini-board-rate = 2 pour 1
aramini-board-idle = Tours vides
aramini-board-calm = Sans wagon
aramini-board-waits = { $card }, attend le prochain tour

## Données de jeu

aramini-fact-filled = wagons remplis
aramini-fact-hitched = wagons attelés
aramini-fact-pile = cartes piochées
aramini-fact-discard = cartes prises à la défausse
aramini-fact-swapped = jetons échangés
aramini-fact-played = cartes bonus jouées
aramini-fact-bonus = Carte bonus jouée
aramini-fact-ending = Fin de la partie
aramini-fact-goal = objectif atteint
aramini-fact-round = objectif atteint, tour de table terminé
aramini-fact-wagons = plus de wagon à prendre
aramini-fact-stalled = plus personne n’agit
aramini-fact-long = plus personne ne remplit de wagon
