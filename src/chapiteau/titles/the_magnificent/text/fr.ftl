### The Magnificent en français.

the-magnificent-name = The Magnificent
the-magnificent-tagline = Bâtissez votre camp, voyagez pour les gemmes et les affiches, et donnez les représentations dont toute la ville parle.

## Options

the-magnificent-option-dice = Dés à quatre
    .help = Combien de dés de chaque couleur sont dans le chapiteau principal à quatre.
the-magnificent-option-dice-manual = Manuel : 5 orange, 5 verts, 4 violets, 4 transparents
the-magnificent-option-dice-box = Boîte : 5 orange, 5 verts, 5 violets, 4 transparents
the-magnificent-option-gems = Gemmes pour la puissance
    .help = Combien de gemmes peuvent être dépensées par tour, pour 2 de puissance chacune.
the-magnificent-option-gems-one = Une
the-magnificent-option-gems-any = Autant qu'on veut
the-magnificent-option-sides = Faces des plateaux
    .help = La face B a une autre échelle de construction et d'autres biens de départ.
the-magnificent-option-sides-a = Face A
the-magnificent-option-sides-b = Face B
the-magnificent-option-sides-random = Une face au hasard pour chaque plateau
the-magnificent-option-boards = Plateaux individuels
    .help = Comment chacun obtient son plateau.
the-magnificent-option-boards-dealt = Distribués au hasard
the-magnificent-option-boards-chosen = Choisis, du dernier joueur au premier
the-magnificent-option-masters = Cartes de maître de départ
    .help = Avec quelles quatre cartes chacun commence.
the-magnificent-option-masters-numbered = Celles au numéro du plateau
the-magnificent-option-masters-drafted = Tour à tour : en garder une, passer le reste à gauche
the-magnificent-option-spare = Cartes de départ hors jeu
    .help = Où vont les cartes de départ que personne n'a.
the-magnificent-option-spare-box = Retour dans la boîte
the-magnificent-option-spare-deck = Mélangées à la pioche

## Sortes de choix

the-magnificent-group-die = Prendre un dé
the-magnificent-group-card = Poser le dé
the-magnificent-group-colour = Nommer une couleur
the-magnificent-group-gem = Gemmes
the-magnificent-group-trainer = Dresseurs
the-magnificent-group-bonus = Bonus
the-magnificent-group-build = Construire
the-magnificent-group-travel = Voyager
the-magnificent-group-perform = Spectacle
the-magnificent-group-place = Poser les tuiles
the-magnificent-group-poster = Affiches
the-magnificent-group-tent = Tentes
the-magnificent-group-complete = Achever des affiches
the-magnificent-group-arrange = Réorganiser les affiches
the-magnificent-group-pair = Carte de maître et dresseur
the-magnificent-group-score = Marquer une carte
the-magnificent-group-draft = Choix de départ
the-magnificent-group-turn = Tour

## Couleurs, gemmes, dés, tuiles

magnificent-colour-orange = orange
magnificent-colour-green = vert
magnificent-colour-purple = violet
magnificent-colour-clear = pas encore nommée
magnificent-gem-orange = une gemme orange
magnificent-gem-green = une gemme verte
magnificent-gem-purple = une gemme violette
magnificent-gem-clear = une gemme transparente
magnificent-gem-choice = une gemme colorée au choix
magnificent-gems-orange = { $count ->
        [one] { $count } gemme orange
       *[other] { $count } gemmes orange
    }
magnificent-gems-green = { $count ->
        [one] { $count } gemme verte
       *[other] { $count } gemmes vertes
    }
magnificent-gems-purple = { $count ->
        [one] { $count } gemme violette
       *[other] { $count } gemmes violettes
    }
magnificent-gems-clear = { $count ->
        [one] { $count } gemme transparente
       *[other] { $count } gemmes transparentes
    }
magnificent-die-orange = le { $face } orange
magnificent-die-green = le { $face } vert
magnificent-die-purple = le { $face } violet
magnificent-die-clear = le { $face } transparent
magnificent-tiles-orange-small = { $count ->
        [one] { $count } petite tuile orange
       *[other] { $count } petites tuiles orange
    }
magnificent-tiles-orange-large = { $count ->
        [one] { $count } grande tuile orange
       *[other] { $count } grandes tuiles orange
    }
magnificent-tiles-green-small = { $count ->
        [one] { $count } petite tuile verte
       *[other] { $count } petites tuiles vertes
    }
magnificent-tiles-green-large = { $count ->
        [one] { $count } grande tuile verte
       *[other] { $count } grandes tuiles vertes
    }
magnificent-tiles-purple-small = { $count ->
        [one] { $count } petite tuile violette
       *[other] { $count } petites tuiles violettes
    }
magnificent-tiles-purple-large = { $count ->
        [one] { $count } grande tuile violette
       *[other] { $count } grandes tuiles violettes
    }
magnificent-wagon = { $colour ->
        [orange] la roulotte orange
        [green] la roulotte verte
       *[purple] la roulotte violette
    }
magnificent-board = le plateau { $number ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }, face { $side }

## Bonus

magnificent-effect-coins = { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
magnificent-effect-points = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
magnificent-effect-marker = { $amount ->
        [one] { $amount } marqueur de dresseur
       *[other] { $amount } marqueurs de dresseur
    }
magnificent-effect-clear-gem = { $amount ->
        [one] { $amount } gemme transparente
       *[other] { $amount } gemmes transparentes
    }
magnificent-effect-coloured-gem = 1 gemme colorée au choix
magnificent-effect-gem-of-each = 1 gemme de chacune des trois couleurs
magnificent-effect-poster = 1 affiche
magnificent-effect-exchange = échanger gemmes et pièces, { $amount ->
        [one] { $amount } pièce par gemme
       *[other] { $amount } pièces par gemme
    }
magnificent-effect-wagon = { $amount ->
        [one] avancer une roulotte de { $amount } case
       *[other] avancer une roulotte de { $amount } cases
    }
magnificent-effect-passed-tent = prendre une tente que la roulotte a dépassée
magnificent-effect-extra-tile = en construisant, { $amount ->
        [one] { $amount } petite tuile de plus
       *[other] { $amount } petites tuiles de plus
    }
magnificent-effect-more-posters = en représentation, { $amount ->
        [one] { $amount } affiche de plus
       *[other] jusqu'à { $amount } affiches de plus
    }
magnificent-effect-power = +{ $amount } de puissance
magnificent-effect-power-build = +{ $amount } de puissance pour construire
magnificent-effect-power-travel = +{ $amount } de puissance pour voyager
magnificent-effect-power-perform = +{ $amount } de puissance pour une représentation
magnificent-effect-colour = changer la couleur du tour
magnificent-effect-reroll = relancer le dé
magnificent-effect-opposite = retourner le dé sur la face opposée
magnificent-effect-next-face = augmenter ou baisser le dé de 1
magnificent-effect-set-face = poser le dé sur une autre face
magnificent-effect-copy = copier le haut d'une autre carte de maître
magnificent-effect-again = réutiliser le bonus de maître

## Cartes, affiches, tentes, dresseurs

magnificent-card = la carte de maître { $id }
magnificent-master = la carte de maître { $id } ({ $effect } ; { $bottom })
magnificent-per-orange-small = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par petite tuile orange{ $most ->
        [0] {""}
       *[other] , au plus { $most }
    }
magnificent-per-orange-large = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par grande tuile orange{ $most ->
        [0] {""}
       *[other] , au plus { $most }
    }
magnificent-per-green-small = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par petite tuile verte{ $most ->
        [0] {""}
       *[other] , au plus { $most }
    }
magnificent-per-green-large = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par grande tuile verte{ $most ->
        [0] {""}
       *[other] , au plus { $most }
    }
magnificent-per-purple-small = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par petite tuile violette{ $most ->
        [0] {""}
       *[other] , au plus { $most }
    }
magnificent-per-purple-large = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par grande tuile violette{ $most ->
        [0] {""}
       *[other] , au plus { $most }
    }
magnificent-per-set = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par série d'une tuile de chaque couleur{ $most ->
        [0] {""}
       *[other] , au plus { $most }
    }
magnificent-per-gem = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par gemme en réserve{ $most ->
        [0] {""}
       *[other] , au plus { $most }
    }
magnificent-per-marker = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par marqueur de dresseur possédé{ $most ->
        [0] {""}
       *[other] , au plus { $most }
    }
magnificent-per-coins = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par { $each ->
        [one] pièce
       *[other] groupe de { $each } pièces
    }{ $most ->
        [0] {""}
       *[other] , au plus { $most }
    }
magnificent-per-tent = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par tente, l'imprimée comprise{ $most ->
        [0] {""}
       *[other] , au plus { $most }
    }
magnificent-per-bonus-space = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par case bonus couverte{ $most ->
        [0] {""}
       *[other] , au plus { $most }
    }
magnificent-per-zone = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par zone couverte{ $most ->
        [0] {""}
       *[other] , au plus { $most }
    }
magnificent-per-row = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par rangée couverte{ $most ->
        [0] {""}
       *[other] , au plus { $most }
    }
magnificent-per-column = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par colonne couverte{ $most ->
        [0] {""}
       *[other] , au plus { $most }
    }
magnificent-per-unfinished-poster = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par affiche inachevée au-dessus d'une tente{ $most ->
        [0] {""}
       *[other] , au plus { $most }
    }
magnificent-per-completed-poster = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par affiche achevée{ $most ->
        [0] {""}
       *[other] , au plus { $most }
    }
magnificent-poster = l'affiche pour { $needs } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    })
magnificent-put = de { $from } à { $section }
magnificent-tent-none = une tente ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    })
magnificent-tent-orange = une tente ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, contre une gemme orange)
magnificent-tent-green = une tente ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, contre une gemme verte)
magnificent-tent-purple = une tente ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, contre une gemme violette)
magnificent-tent-any = une tente ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, contre une gemme quelconque)
magnificent-tent-two = une tente ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, contre deux gemmes de couleurs différentes)
magnificent-trainer = le dresseur { $number } ({ $effect })
magnificent-trainer-space = la case de dresseur imprimée ({ $effect })
magnificent-ring-poster = une affiche
magnificent-track-front = devant soi
magnificent-track-order = la place d'ordre { $number }
magnificent-track-show = la case de représentation { $number }

## Choix

magnificent-choice-end = Finir le tour
magnificent-choice-end-show = Finir la représentation
magnificent-choice-end-exchange = Plus d'échanges
magnificent-choice-skip-poster = Ne pas prendre d'affiche
magnificent-choice-discard-new = Défausser la nouvelle affiche
magnificent-choice-leave-tent = Laisser la tente
magnificent-choice-master = Utiliser { $card }, son bonus : { $effect }
magnificent-choice-use = Utiliser { $trainer } contre { $cost ->
        [one] { $cost } marqueur
       *[other] { $cost } marqueurs
    }
magnificent-choice-spend = Dépenser { $gem } pour 2 de puissance
magnificent-choice-colour = Nommer la couleur : { $colour }
magnificent-choice-face = Poser le dé sur { $face }
magnificent-choice-wagon = Avancer { $wagon } de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }
magnificent-choice-gem = Prendre { $gem }
magnificent-choice-pay = Payer avec { $gem }
magnificent-choice-buy = Acheter { $gem } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
magnificent-choice-sell = Vendre { $gem } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
magnificent-choice-die = Prendre { $die }
magnificent-choice-put-die = Sur { $id } : { $effect }
magnificent-choice-copy = Copier { $card } : { $effect }
magnificent-choice-keep = Garder { $card }
magnificent-choice-score = Marquer { $card } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $bottom })
magnificent-choice-trainer = Dresseur { $number } : { $effect }
magnificent-choice-board = Prendre { $board }
magnificent-choice-pair = Prendre { $card } avec { $trainer }
magnificent-choice-pair-card = Prendre { $card }
magnificent-choice-discard = Défausser { $card } avec { $trainer }
magnificent-choice-discard-card = Défausser { $card }
magnificent-choice-poster = Prendre { $poster }
magnificent-choice-poster-deck = Prendre la première affiche de la pioche
magnificent-choice-section = La poser au-dessus de la section { $section }
magnificent-choice-replace = La poser au-dessus de la section { $section } et y remplacer { $poster }
magnificent-choice-complete = Achever l'affiche de la section { $section } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à la fin de la représentation
magnificent-choice-tent = Poser la tente sur la case { $space } : { $gains }
magnificent-choice-passed = Prendre { $tent }
magnificent-choice-build = Construire { $tiles } (échelon { $power })
magnificent-choice-travel = Voyager { $steps ->
        [0] sans bouger : { $wagon } reste où elle est
       *[other] de { $steps } pas avec { $wagon }, jusqu'à { $end }
    }
magnificent-choice-show = Donner une représentation, case { $space } ({ $posters ->
        [one] { $posters } affiche
       *[other] jusqu'à { $posters } affiches
    })
magnificent-choice-show-hat = Donner une représentation, case { $space } ({ $posters ->
        [one] { $posters } affiche
       *[other] jusqu'à { $posters } affiches
    }), avec ce chapeau : { $place }
magnificent-choice-owed = Prendre { $what } pour { $cell }
magnificent-choice-place = Poser { $tile }, aspect { $turn }, sur { $cells }{ $count ->
        [0] {""}
       *[other] {""} : { $gains }
    }
magnificent-choice-arrange = Ranger les affiches autrement : { $posters }
magnificent-choice-leave-posters = Laisser les affiches comme elles sont

## Ce qui se passe

magnificent-log-takes-die = { $player } prend { $die }.
magnificent-log-puts-die = { $player } pose le dé sur { $card }.
magnificent-log-names-colour = { $player } nomme la couleur : { $colour }.
magnificent-log-spends-gem = { $player } dépense { $gem } pour la puissance.
magnificent-log-uses-master = { $player } utilise { $card }, son bonus : { $effect }.
magnificent-log-uses-trainer = { $player } utilise { $trainer }.
magnificent-log-copies = { $player } copie { $card } : { $effect }.
magnificent-log-die-shows = { $player } a maintenant comme dé { $die }.
magnificent-log-gains = { $player } gagne { $gain }.
magnificent-log-gem = { $player } gagne { $gem }.
magnificent-log-gem-coin = { $player } n'a pas de place pour { $gem } et prend 1 pièce.
magnificent-log-buys-gem = { $player } paie { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } pour { $gem }.
magnificent-log-sells-gem = { $player } cède { $gem } contre { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
magnificent-log-ends-exchange = { $player } a fini ses échanges.
magnificent-log-no-poster = Il ne reste pas d'affiche pour { $player }.
magnificent-log-skips-poster = { $player } ne prend pas d'affiche.
magnificent-log-draws-poster = { $player } prend la première affiche de la pioche.
magnificent-log-takes-poster = { $player } prend { $poster }.
magnificent-log-poster-shown = Nouvelle affiche exposée : { $poster }.
magnificent-log-posters-reshuffled = { $count ->
        [one] { $count } affiche défaussée devient la nouvelle pioche.
       *[other] { $count } affiches défaussées forment une nouvelle pioche mélangée.
    }
magnificent-log-discards-poster = { $player } défausse { $poster }.
magnificent-log-puts-poster = { $player } pose { $poster } au-dessus de la section { $section }.
magnificent-log-replaces-poster = { $player } pose { $poster } au-dessus de la section { $section } et défausse l'ancienne.
magnificent-log-builds = { $player } construit à l'échelon { $power } : { $tiles }.
magnificent-log-places = { $player } pose { $tile } sur { $cells }.
magnificent-log-owed = { $player } a encore droit, pour { $cell }, à ceci : { $what }.
magnificent-log-claims = { $player } prend maintenant { $what } pour { $cell }.
magnificent-log-tiles-back = Plus rien ne tient dans le camp, et { $player } remet à la réserve : { $tiles }.
magnificent-log-travels = { $steps ->
        [0] { $player } voyage sans bouger : { $wagon } reste où elle est.
        [one] { $player } voyage avec { $wagon } sur { $steps } case.
       *[other] { $player } voyage avec { $wagon } sur { $steps } cases.
    }
magnificent-log-moves-wagon = { $player } fait avancer { $wagon } de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }.
magnificent-log-takes-tent = { $player } pose { $tent } sur la case { $space }.
magnificent-log-leaves-tent = { $player } laisse { $tent }.
magnificent-log-chooses-tent = { $player } prend { $tent } que la roulotte a dépassée.
magnificent-log-shows = { $player } donne une représentation, case { $space } : { $posters ->
        [one] { $posters } affiche
       *[other] jusqu'à { $posters } affiches
    }.
magnificent-log-completes = { $player } achève { $poster }.
magnificent-log-pays-gem = { $player } défausse { $gem }.
magnificent-log-ends-show = { $posters ->
        [0] { $player } finit la représentation sans affiche achevée.
       *[other] { $player } finit la représentation : { $posters ->
            [one] { $posters } affiche achevée rapporte
           *[other] { $posters } affiches achevées rapportent
        } { $points ->
            [one] { $points } point
           *[other] { $points } points
        } et { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }.
    }
magnificent-log-arranges = { $player } réorganise ses affiches.
magnificent-log-leaves-posters = { $player } laisse ses affiches comme elles sont.
magnificent-log-ends-turn = { $player } finit son tour.
magnificent-log-pays-dice = { $player } paie { $paid } sur { $due ->
        [one] { $due } pièce
       *[other] { $due } pièces
    } pour les dés ; amende : { $points ->
        [0] aucune
        [one] { $points } point
       *[other] { $points } points
    }.
magnificent-log-pays-short = { $player } ne peut payer que { $paid } sur { $due ->
        [one] { $due } pièce
       *[other] { $due } pièces
    } pour les dés et perd { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
magnificent-log-picks-pair = { $player } prend { $card } et { $trainer }.
magnificent-log-picks-card = { $player } prend { $card }.
magnificent-log-discards-pair = { $player } défausse { $card } et { $trainer }.
magnificent-log-discards-card = { $player } défausse { $card }.
magnificent-log-will-score = { $player } va marquer { $card }.
magnificent-log-has-chosen = { $player } a choisi.
magnificent-log-scores-card = { $player } marque { $card } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
magnificent-log-display = Exposées : { $cards }.
magnificent-log-rolls = Manche { $round } : { $player } lance les dés.
magnificent-log-final = { $player } marque { $halves ->
        [one] { $halves } point
       *[other] { $halves } points
    } pour quatre cartes de maître, { $coins ->
        [one] { $coins } point
       *[other] { $coins } points
    } pour les pièces et { $zones ->
        [one] { $zones } point
       *[other] { $zones } points
    } pour les zones.
magnificent-log-chooses-board = { $player } prend { $board }.
magnificent-log-keeps = { $player } garde { $card }.
magnificent-log-kept = { $player } commence avec { $cards }.
magnificent-log-drafts-trainer = { $player } prend { $trainer }.

## Ce qui est demandé

magnificent-status-board = Choisir un plateau
magnificent-status-keep = Garder une carte
magnificent-status-trainer = Choisir un dresseur
magnificent-status-die = Prendre un dé
magnificent-status-card = Poser { $die }
magnificent-status-action = Puissance { $power }, { $colour }
magnificent-status-unnamed = Puissance { $power }, couleur à nommer
magnificent-status-place = Poser { $tiles }
magnificent-status-complete = { $posters ->
        [0] Plus d'affiches à achever
        [one] { $posters } affiche au plus
       *[other] { $posters } affiches au plus
    }
magnificent-status-arrange = Ranger les affiches
magnificent-status-end = Action faite
magnificent-status-owed = { $count } bonus à prendre
magnificent-status-pair = Prendre une carte
magnificent-status-discard = Défausser une paire
magnificent-status-score = Marquer une carte
magnificent-status-colour = Nommer une couleur
magnificent-status-gem = Choisir une gemme
magnificent-status-pay = Payer une gemme
magnificent-status-exchange = Échanger des gemmes
magnificent-status-tent = Choix : prendre ou non la tente
magnificent-status-passed = Choisir une tente
magnificent-status-poster = Prendre une affiche
magnificent-status-section = Poser l'affiche
magnificent-status-face = Choisir une face
magnificent-status-copy = Choisir une carte
magnificent-status-wagon = Avancer une roulotte de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }
magnificent-hint-board = Choisissez un des plateaux.
magnificent-hint-keep = Choisissez la carte à garder. Les autres passent à gauche.
magnificent-hint-trainer = Choisissez une tuile de dresseur.
magnificent-hint-die = Couleur et points du dé décident du tour et du paiement. Des dresseurs peuvent servir avant.
magnificent-hint-card = Choisissez la carte pour le dé. Son bonus sert pendant ce tour.
magnificent-hint-action = Construisez, voyagez ou donnez une représentation. Bonus et gemmes d'abord.
magnificent-hint-unnamed = Nommez la couleur du dé transparent avant l'action. D'autres bonus peuvent venir d'abord.
magnificent-hint-place = Choisissez une tuile, tournez-la, et choisissez sa place.
magnificent-hint-complete = Achevez des affiches qui ont une tente dessous, ou finissez la représentation.
magnificent-hint-arrange = Choisissez comment vont les affiches, ou laissez-les.
magnificent-hint-end = Utilisez les bonus et dresseurs qui restent, ou finissez le tour.
magnificent-hint-owed = Prenez ce que doivent encore les cases bonus couvertes. Bonus et dresseurs peuvent venir avant.
magnificent-hint-pair = Prenez une carte de maître et la tuile à côté, s'il y en a une.
magnificent-hint-discard = Choisissez ce que l'autre ne doit pas avoir.
magnificent-hint-score = Choisissez la carte à marquer et à défausser. Quatre restent.
magnificent-hint-colour = Choisissez une des couleurs.
magnificent-hint-gem = Choisissez la sorte de gemme.
magnificent-hint-pay = Choisissez la gemme à défausser. Les transparentes remplacent toute couleur.
magnificent-hint-exchange = Achetez ou vendez des gemmes, ou arrêtez.
magnificent-hint-tent = Choisissez une case de tente, ou laissez la tente.
magnificent-hint-passed = Choisissez une des tentes.
magnificent-hint-poster = Choisissez une affiche exposée, ou la première de la pioche.
magnificent-hint-section = Choisissez où va l'affiche.
magnificent-hint-face = Choisissez la face du dé.
magnificent-hint-copy = Choisissez la carte de maître dont le haut sert.
magnificent-hint-wagon = Choisissez une des roulottes.

## La position en phrases

magnificent-counter-coins = Pièces
magnificent-counter-bill = Addition
magnificent-power-die = ce dé : { $power }
magnificent-power-earlier = dés précédents : { $power }
magnificent-power-bonus = gemmes et bonus : { $power }
magnificent-missing-tent = une tente dessous
magnificent-missing-gems = des gemmes

magnificent-describe-round = Manche { $round } sur 3, tour { $turn } sur 4. { $first } commence la manche.
magnificent-describe-deciding = C'est à { $players } de décider.
magnificent-describe-hand = Dé pris, pas encore posé sur une carte : { $die }.
magnificent-describe-offered = Affiche prise, pas encore posée : { $poster }.
magnificent-describe-draft-trainers = À choisir : { $trainers }.
magnificent-describe-packet = À choisir : { $cards }.
magnificent-describe-kept = Gardées jusqu'ici : { $cards }.
magnificent-describe-picked = Choisie en secret : { $card }.
magnificent-describe-turn = { $player } a { $die } sur { $card }. Couleur du tour : { $colour }. Puissance : { $power }.
magnificent-describe-owed = Encore à prendre pour des cases bonus couvertes : { $owed }.
magnificent-describe-owed-one = { $what } pour { $cell }
magnificent-describe-extra = Puissance en plus pour une seule action : { $build } pour construire, { $travel } pour voyager, { $perform } pour une représentation.
magnificent-describe-left = Encore à poser : { $tiles }.
magnificent-describe-show = { $posters ->
        [0] Plus aucune affiche ne peut être achevée dans cette représentation.
        [one] { $posters } affiche peut être achevée dans cette représentation.
       *[other] { $posters } affiches peuvent être achevées dans cette représentation.
    }
magnificent-describe-counted = Tuiles déjà comptées dans cette représentation : { $tiles }.
magnificent-describe-dice = { $count } × { $die }
magnificent-describe-tent = { $count ->
        [0] Le chapiteau principal est vide.
       *[other] Dans le chapiteau principal : { $dice }.
    }
magnificent-describe-die = { $count } × { $die } dans le chapiteau principal : puissance { $power }, addition { $bill }.
magnificent-describe-die-clear = { $count } × { $die } dans le chapiteau principal : puissance { $orange } en orange, { $green } en vert, { $purple } en violet, addition { $bill }.
magnificent-describe-ahead = { $steps } : { $what }
magnificent-describe-ring = Piste { $colour ->
        [orange] orange
        [green] verte
       *[purple] violette
    } : la roulotte est sur la case { $space }. Devant elle, à tant de pas : { $spaces }.
magnificent-describe-hat = { $player } sur { $place }
magnificent-describe-vacant = { $spaces } pour { $posters ->
        [one] { $posters } affiche
       *[other] { $posters } affiches
    }
magnificent-describe-track = Chapeaux sur la piste des représentations, de haut en bas : { $hats }. { $count ->
        [0] Aucune case de représentation n'est libre.
       *[other] Cases de représentation libres : { $vacant }.
    }
magnificent-describe-pair = Place { $place } de l'étalage : { $card }, avec { $trainer }.
magnificent-describe-pair-card = Place { $place } de l'étalage : { $card }.
magnificent-describe-pair-empty = La place { $place } de l'étalage est vide.
magnificent-describe-poster = Affiche exposée { $place } : { $poster }.
magnificent-describe-poster-empty = La place { $place } des affiches est vide.
magnificent-describe-decks = Dans les pioches : { $masters ->
        [one] { $masters } carte de maître
       *[other] { $masters } cartes de maître
    }, { $trainers ->
        [one] { $trainers } tuile de dresseur
       *[other] { $trainers } tuiles de dresseur
    }, { $posters ->
        [one] { $posters } affiche
       *[other] { $posters } affiches
    }. Affiches défaussées : { $discard }.
magnificent-describe-spaces = Cases de dresseur imprimées : { $spaces }.
magnificent-describe-trainer = { $trainer } contre { $cost ->
        [one] { $cost } marqueur
       *[other] { $cost } marqueurs
    }{ $used ->
        [yes] {" "}(déjà utilisé pendant ce tour)
       *[no] {""}
    }
magnificent-describe-supply = Dans la réserve, chaque tuile avec sa forme : { $tiles }.
magnificent-describe-stock = { $tiles } ({ $cells })
magnificent-describe-zones = Zones d'un camp : { $zones }.
magnificent-describe-zone = zone { $number } ({ $cells })
magnificent-describe-under = Bonus sous les cases de tente d'un plateau : { $spaces }.
magnificent-describe-under-space = case { $space } : { $gains }
magnificent-describe-no-board = { $player } n'a pas encore de plateau.
magnificent-describe-player = { $player }, { $board } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, { $gems } ; { $markers ->
        [one] { $markers } marqueur de dresseur
       *[other] { $markers } marqueurs de dresseur
    }, { $spent ->
        [one] { $spent } utilisé
       *[other] { $spent } utilisés
    }.
magnificent-describe-bill = { $player }, addition : { $due ->
        [one] { $due } pièce
       *[other] { $due } pièces
    } (orange { $orange }, vert { $green }, violet { $purple }, transparent { $clear }){ $missing ->
        [0] .
       *[other] {""} ; il en manque { $missing }, ce qui coûterait { $fine ->
            [one] { $fine } point
           *[other] { $fine } points
        }.
    }
magnificent-describe-paid = { $player } a payé les dés de cette manche.
magnificent-describe-card = { $player } a { $card } : elle vaut { $points } maintenant, { $half } à demi-valeur ; sans dé.
magnificent-describe-card-die = { $player } a { $card } : elle vaut { $points } maintenant, { $half } à demi-valeur ; avec { $die }.
magnificent-describe-trainers = { $player } a { $trainers }.
magnificent-describe-section-tent = { $player }, section { $section } : { $tent }, pas d'affiche.
magnificent-describe-section-poster = { $player }, section { $section } : pas de tente, et { $poster } ; il manque : { $missing }.
magnificent-describe-section-tent-poster = { $player }, section { $section } : { $tent }, et { $poster } ; { $count ->
        [0] il ne manque rien.
       *[other] il manque : { $missing }.
    }
magnificent-describe-section-done = { $player }, section { $section } : { $tent }, et, achevée dans cette représentation, face cachée, { $poster }.
magnificent-describe-empty = { $player }, { $count ->
        [one] section
       *[other] sections
    } { $sections } : ni tente ni affiche.
magnificent-describe-completed = { $count ->
        [0] { $player } n'a achevé aucune affiche.
        [one] { $player } a achevé { $count } affiche : { $posters }.
       *[other] { $player } a achevé { $count } affiches : { $posters }.
    }
magnificent-describe-ladder = Échelle de construction ({ $players }) : { $levels }.
magnificent-describe-level = puissance { $power } pour { $large ->
        [0] {""}
        [one] { $large } grande
       *[other] { $large } grandes
    }{ $small ->
        [0] {""}
       *[other] { $large ->
            [0] {""}
           *[other] {" et "}
        }{ $small ->
            [one] { $small } petite
           *[other] { $small } petites
        }
    }
magnificent-describe-camp = { $player }, camp : { $cells ->
        [one] { $cells } case couverte
       *[other] { $cells } cases couvertes
    } ; rangées { $rows }, colonnes { $columns }, zones { $zones }.
magnificent-describe-tile = { $tile } sur { $cells }
magnificent-describe-tiles = { $player }, tuiles : { $tiles }.
magnificent-describe-bonus = { $gains } sur { $cells }
magnificent-describe-bonuses = { $player }, cases bonus qui ne sont pas couvertes : { $spaces }.

## Pourquoi un coup n'est pas possible

magnificent-no-over = La partie est finie.
magnificent-no-turn = D'autres décident maintenant. Attendez votre tour.
magnificent-no-such-action = Ce coup n'existe pas. Choisissez parmi ceux qui sont proposés.
magnificent-no-now = Ce n'est pas possible maintenant. Il faut d'abord { $asked }.
magnificent-no-die = Ce dé n'est pas dans le chapiteau principal : { $die }. Prenez un autre dé.
magnificent-no-card = Le dé ne peut pas aller sur { $card }. Choisissez une de vos cartes de maître libres.
magnificent-no-place = La tuile ne peut pas aller là : dans le camp, sur des cases libres, bord à bord avec une de vos tuiles. Choisissez une autre place.
magnificent-no-level = La puissance { $power } ne suffit pas pour cet échelon, ou ses tuiles ne sont pas toutes dans la réserve. Choisissez un autre échelon.
magnificent-no-steps = La roulotte avance au plus de la puissance : { $power }. Choisissez moins de pas.
magnificent-no-show = Cette case est prise, demande plus que la puissance { $power }, ou n'est pas pour ce chapeau. Choisissez une autre case.
magnificent-no-spend = Pas pour la puissance maintenant : { $gem }. Dépensez une gemme transparente ou de la couleur du tour que vous avez en réserve, une par tour sauf option.
magnificent-no-again = Déjà utilisé pendant ce tour : { $what }.
magnificent-no-effect = Sans effet maintenant : { $what }.
magnificent-no-own-trainer = À personne ou à quelqu'un d'autre : { $what }.
magnificent-no-markers = Il faut { $cost ->
        [one] { $cost } marqueur de dresseur
       *[other] { $cost } marqueurs de dresseur
    } : { $what }.
magnificent-no-poster-there = La section { $section } n'a pas d'affiche. Choisissez-en une autre.
magnificent-no-more-posters = La case de représentation ne permet plus d'affiche. Terminez la représentation.
magnificent-no-tent-below = L'affiche de la section { $section } n'a pas de tente dessous. Choisissez-en une autre.
magnificent-no-face-down = L'affiche de la section { $section } a été achevée dans cette représentation. Choisissez-en une autre.
magnificent-no-tiles = Le camp n'a pas toutes les tuiles pour l'affiche de la section { $section }. Choisissez-en une autre.
magnificent-no-gems = Les gemmes ne suffisent pas pour l'affiche de la section { $section } et sa tente. Choisissez-en une autre.
magnificent-asks-board = choisir un plateau
magnificent-asks-keep = garder une carte
magnificent-asks-trainer = choisir un dresseur
magnificent-asks-die = prendre un dé
magnificent-asks-card = poser le dé sur une carte de maître
magnificent-asks-action = construire, voyager ou donner une représentation
magnificent-asks-unnamed = nommer la couleur du dé transparent
magnificent-asks-place = poser les tuiles
magnificent-asks-complete = achever des affiches ou finir la représentation
magnificent-asks-arrange = ranger les affiches ou les laisser
magnificent-asks-end = finir le tour
magnificent-asks-owed = prendre ce que doivent encore les cases bonus couvertes
magnificent-asks-pair = prendre une carte de maître
magnificent-asks-discard = défausser une paire
magnificent-asks-score = choisir la carte à marquer
magnificent-asks-colour = nommer la couleur
magnificent-asks-gem = choisir une gemme
magnificent-asks-pay = payer une gemme
magnificent-asks-exchange = finir l'échange
magnificent-asks-tent = prendre la tente ou la laisser
magnificent-asks-passed = choisir la tente
magnificent-asks-poster = prendre une affiche
magnificent-asks-section = choisir une section pour l'affiche
magnificent-asks-face = choisir une face du dé
magnificent-asks-copy = choisir la carte à copier
magnificent-asks-wagon = choisir une roulotte

## La fin

magnificent-over = Après la dernière manche, le meilleur score est de { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
magnificent-over-solo = La partie est finie avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
magnificent-tie-hat = À scores égaux, le chapeau le plus haut l'emporte.
magnificent-source-posters = Affiches
magnificent-source-tents = Tentes
magnificent-source-bonuses = Bonus
magnificent-source-masters = Cartes de maître
magnificent-source-halves = Cartes de maître à demi-valeur
magnificent-source-coins = Pièces
magnificent-source-zones = Zones
magnificent-source-fines = Amendes

## Pourquoi un joueur artificiel joue ainsi

magnificent-reason-points = Cela vaut { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
magnificent-reason-camp = Cela couvre { $cells ->
        [one] { $cells } case de plus dans le camp.
       *[other] { $cells } cases de plus dans le camp.
    }
magnificent-reason-tent = Cela rapporte une tente.
magnificent-reason-posters = Cela rapporte une affiche.
magnificent-reason-order = Cela pose des affiches au-dessus d'autres sections.
magnificent-reason-gems = Cela rapporte des gemmes.
magnificent-reason-coins = Cela rapporte des pièces.
magnificent-reason-markers = Cela rapporte des marqueurs de dresseur.
magnificent-reason-card = Cela rapporte { $card }, qui vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en l'état.
magnificent-reason-score = En l'état, { $card } vaut { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
magnificent-reason-trainer = Cela rapporte { $trainer }.
magnificent-reason-denies = L'autre ne peut plus l'avoir.
magnificent-reason-position = Rien de mieux n'a été trouvé pour ce tour.

## Fichiers de composants

magnificent-components-count = { $expected } en tout ({ $rule }) ; il y en a { $found }
magnificent-components-fewest = au moins { $fewest } ({ $rule }) ; il y en a { $found }
magnificent-components-starting = les cartes de départ I-1 à IV-4, quatre par plateau (MG-2.5) ; les cartes de la pioche ont d'autres noms
magnificent-components-dice = des dés : au moins { $fewest }, un par tour d'une manche
magnificent-components-shape = un dessin de X et de points ; nombre de cases : { $cells }
magnificent-components-piece = une forme d'un seul tenant, dans 9 cases sur 9
magnificent-components-picture = autant de lignes que de lettres par ligne : { $side }
magnificent-components-letters = des lettres de bonus ({ $known }) et des points
magnificent-components-gains = ce que donne une case, comme « 2 coins » ou « 1 clear gem + 2 points » ; la lettre d'un bonus est un seul caractère
magnificent-components-level = puissance et tuiles d'un échelon, comme « { "19: LSS" } »
magnificent-components-rising = une puissance plus haute qu'à la ligne d'avant
magnificent-components-goods = des biens de départ, comme « 7 coins + 0 orange gems », avec au plus 3 gemmes d'une sorte
magnificent-components-show = puissance et affiches d'une case de représentation, comme « { "12: x3" } »
magnificent-components-ring = 15 cases, O, G, P, c ou T, dont { $posters } sont T (MG-2.3)
magnificent-components-tent = ce que paie une tente, comme « { "Og: 1 coin + 3 points" } »
magnificent-components-poster = tuiles, gemmes, points et pièces, comme « OL GS Pg 8/1 »
magnificent-components-trainer = coût et effet, comme « { "2: +4 power" } »
magnificent-components-master = bonus et points, comme « 1 coin | 2 per orange small tile, most 12 »

## Données de jeu

magnificent-fact-build = Construire
magnificent-fact-travel = Voyager
magnificent-fact-perform = Représentation
magnificent-fact-first-shows = Représentation dans la première manche
magnificent-fact-actions = Actions
magnificent-fact-posters = Affiches achevées
magnificent-fact-trained = Dresseurs utilisés
magnificent-fact-tops = Bonus de maître utilisés
magnificent-fact-tents = Tentes prises
magnificent-fact-cells = Cases couvertes
magnificent-fact-zones = Zones couvertes
magnificent-fact-rows = Rangées couvertes
magnificent-fact-columns = Colonnes couvertes
magnificent-fact-short = Paiements sans assez de pièces
magnificent-fact-fines = Points perdus en amendes
magnificent-fact-boards = Plateaux
magnificent-fact-masters = Cartes de maître eues
magnificent-fact-scored = Cartes de maître marquées en entier
magnificent-fact-owned = Tuiles de dresseur eues
magnificent-fact-used = Dresseurs utilisés au moins une fois
magnificent-fact-tiles = Tuiles de camp construites
magnificent-fact-completed = Sortes d'affiche achevées
magnificent-fact-beginning = Place dans la première manche
magnificent-fact-place = place { $place } de la première manche

## The board

magnificent-board-tent = Chapiteau principal
magnificent-board-use = En { $colour } : puissance { $power }.
magnificent-board-die-bill = Addition : { $bill }.
magnificent-board-ring = Piste parcourue par { $wagon }, à la case { $space }
magnificent-board-space = Case { $space } : { $what }{ $steps ->
        [0] .
       *[other] {""} ; { $least } pas.
    }
magnificent-board-track = Piste des représentations
magnificent-board-order = Place d'ordre { $order }.
magnificent-board-show = Case de représentation { $power }, { $posters ->
        [one] { $posters } affiche.
       *[other] { $posters } affiches.
    }
magnificent-board-hat = Chapeau : { $player }.
magnificent-board-pair-empty = Place vide
magnificent-board-pairs = Cartes de maître et tuiles de dresseur offertes
magnificent-board-decks = Dans les pioches : { $masters ->
        [one] { $masters } carte de maître
       *[other] { $masters } cartes de maître
    }, { $trainers ->
        [one] { $trainers } tuile de dresseur
       *[other] { $trainers } tuiles de dresseur
    }
magnificent-board-posters = Affiches offertes
magnificent-board-poster-deck = Pioche d'affiches : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, { $discard ->
        [one] { $discard } défaussée
       *[other] { $discard } défaussées
    }
magnificent-board-master = Carte de maître { $code }. En haut : { $top }. En bas : { $bottom }.{ $own ->
        [yes] { " " }Vaut { $value } à présent, { $half } à moitié.
       *[no] { "" }
    }{ $placed ->
        [yes] { " " }Dessus : { $die }.
       *[no] { "" }
    }
magnificent-board-trainer = { $cost ->
        [one] { $cost } marqueur
       *[other] { $cost } marqueurs
    } : { $what }{ $used ->
        [yes] , utilisé ce tour-ci
       *[no] { "" }
    }
magnificent-board-masters = Cartes de maître
magnificent-board-draft = Au choix
magnificent-board-kept = Gardées jusqu'ici
magnificent-board-sections = Affiches et tentes
magnificent-board-section-empty = Section { $section } : pas d'affiche
magnificent-board-section = Section { $section } : { $poster }. { $state ->
        [done] Achevée dans cette représentation, face cachée.
        [ready] Il ne manque rien.
       *[missing] Il manque : { $missing }.
    }
magnificent-board-tent-space = Emplacement de tente { $space } : { $state ->
        [taken] { $what }
       *[vacant] pas de tente ; dessous, { $under }
    }
magnificent-board-ladder = Échelle de construction
magnificent-board-level = Puissance { $power } : { $large ->
        [0] { "" }
        [one] 1 grande{ $small ->
            [0] { "" }
           *[other] ,
        }
       *[other] { $large } grandes{ $small ->
            [0] { "" }
           *[other] ,
        }
    }{ $small ->
        [0] { "" }
        [one] { " " }1 petite
       *[other] { " " }{ $small } petites
    }{ $state ->
        [supply]  ; la réserve n'a pas assez de tuiles
       *[other] { "" }
    }
magnificent-board-camp = Camp : { $rows ->
        [one] { $rows } ligne couverte
       *[other] { $rows } lignes couvertes
    }, { $columns ->
        [one] { $columns } colonne
       *[other] { $columns } colonnes
    }, { $zones ->
        [one] { $zones } zone
       *[other] { $zones } zones
    }
magnificent-board-covers = Elle couvre { $cells }.{ $count ->
        [0] { "" }
       *[other] { " " }Bonus : { $bonuses }.
    }
magnificent-board-turner = La tuile en main
magnificent-board-turn = Aspect { $turn }
magnificent-board-quarter = Tourner la tuile (R)
magnificent-board-flip = Retourner la tuile (F)
magnificent-board-gems = Gemmes
magnificent-board-gem = { $gems } sur { $room } au plus
magnificent-board-bill = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } ; addition à la fin de la manche : { $due }{ $fine ->
        [0] { "" }
        [one]  ; les pièces manquantes coûteraient 1 point
       *[other]  ; les pièces manquantes coûteraient { $fine } points
    }
magnificent-board-markers = { $count ->
        [one] { $count } marqueur de dresseur
       *[other] { $count } marqueurs de dresseur
    }, { $spent ->
        [one] { $spent } utilisé
       *[other] { $spent } utilisés
    }
magnificent-board-completed = { $count ->
        [one] { $count } affiche achevée
       *[other] { $count } affiches achevées
    }
magnificent-board-trainers = Cases et tuiles de dresseur
magnificent-board-arrange = Où vont les affiches
magnificent-board-put = Section { $section } : { $poster }
magnificent-board-mats = De qui on voit le plateau
magnificent-board-mat = Plateau : { $player }
magnificent-board-mat-tells = { $posters ->
        [one] { $posters } affiche achevée
       *[other] { $posters } affiches achevées
    }, addition { $due } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
magnificent-board-parts = Parties de la table
magnificent-board-tab-tent = Dés
magnificent-board-tab-rings = Pistes
magnificent-board-tab-shows = Spectacle
magnificent-board-tab-camp = Camp
magnificent-board-tab-offer = Offre
magnificent-board-round = Manche { $round }, tour { $turn }
magnificent-board-power = Puissance { $power }, { $colour } ({ $parts })
