### Drum Roll en français. Un nom se lit comme dans une phrase ; son attribut `.name` se lit seul.

drum-roll-name = Drum Roll
drum-roll-tagline = Embauchez des artistes, préparez leurs numéros et menez dans trois régions le cirque le plus admiré d'Europe.

## Options

drum-roll-option-edition = Édition
    .help = Les éditions diffèrent par les distinctions après les spectacles et par ce qu'est une grande troupe.
drum-roll-option-edition-first = Première édition : quatre distinctions à la fin
drum-roll-option-edition-second = Deuxième édition : plus de distinctions, pour le personnel aussi
drum-roll-option-organized = Distinctions du personnel et des artistes retournés
    .help = Deuxième édition : quand « Le mieux organisé » et « Spectacle parfait » sont donnés.
drum-roll-option-organized-each-show = Après chaque spectacle
drum-roll-option-organized-once = Une fois, à la fin, pour plus de prestige

## Artistes

drum-performer-rope-walker = la funambule
    .name = Funambule
drum-performer-trapeze-flyer = la trapéziste
    .name = Trapéziste
drum-performer-tumbler = le sauteur
    .name = Sauteur
drum-performer-ring-gymnast = le gymnaste aux anneaux
    .name = Gymnaste aux anneaux
drum-performer-pole-climber = le grimpeur au mât
    .name = Grimpeur au mât
drum-performer-trick-cyclist = la cycliste acrobate
    .name = Cycliste acrobate
drum-performer-springboard-duo = le duo à la bascule
    .name = Duo à la bascule
drum-performer-human-pyramid = la pyramide humaine
    .name = Pyramide humaine
drum-performer-stilt-dancer = la danseuse sur échasses
    .name = Danseuse sur échasses
drum-performer-horse-trainer = l'écuyère
    .name = Écuyère
drum-performer-dog-trainer = la dresseuse de chiens
    .name = Dresseuse de chiens
drum-performer-goose-herder = la gardienne d'oies
    .name = Gardienne d'oies
drum-performer-sea-lion-trainer = le dresseur d'otaries
    .name = Dresseur d'otaries
drum-performer-bear-leader = le montreur d'ours
    .name = Montreur d'ours
drum-performer-monkey-trainer = la dresseuse de singes
    .name = Dresseuse de singes
drum-performer-elephant-rider = le cornac
    .name = Cornac
drum-performer-tiger-tamer = la dompteuse de tigres
    .name = Dompteuse de tigres
drum-performer-lion-tamer = le dompteur de lions
    .name = Dompteur de lions
drum-performer-ball-juggler = la jongleuse de balles
    .name = Jongleuse de balles
drum-performer-plate-spinner = le jongleur d'assiettes
    .name = Jongleur d'assiettes
drum-performer-hat-juggler = le jongleur de chapeaux
    .name = Jongleur de chapeaux
drum-performer-club-juggler = la jongleuse de massues
    .name = Jongleuse de massues
drum-performer-ring-juggler = la jongleuse d'anneaux
    .name = Jongleuse d'anneaux
drum-performer-cigar-box-juggler = le jongleur de boîtes à cigares
    .name = Jongleur de boîtes à cigares
drum-performer-torch-juggler = le jongleur de torches
    .name = Jongleur de torches
drum-performer-foot-juggler = l'antipodiste
    .name = Antipodiste
drum-performer-knife-juggler = la jongleuse de couteaux
    .name = Jongleuse de couteaux
drum-performer-card-sharp = le maître des cartes
    .name = Maître des cartes
drum-performer-coin-conjurer = le prestidigitateur
    .name = Prestidigitateur
drum-performer-ventriloquist = la ventriloque
    .name = Ventriloque
drum-performer-mind-reader = la voyante
    .name = Voyante
drum-performer-dove-magician = le magicien aux colombes
    .name = Magicien aux colombes
drum-performer-illusionist = l'illusionniste
    .name = Illusionniste
drum-performer-hypnotist = l'hypnotiseur
    .name = Hypnotiseur
drum-performer-escape-artist = la reine de l'évasion
    .name = Reine de l'évasion
drum-performer-grand-magician = le grand magicien
    .name = Grand magicien
drum-performer-fire-eater = la cracheuse de feu
    .name = Cracheuse de feu
drum-performer-strong-man = l'hercule
    .name = Hercule
drum-performer-sword-swallower = l'avaleur de sabres
    .name = Avaleur de sabres
drum-performer-tattooed-man = l'homme tatoué
    .name = Homme tatoué
drum-performer-contortionist = la contorsionniste
    .name = Contorsionniste
drum-performer-living-statue = la statue vivante
    .name = Statue vivante
drum-performer-giant = le géant
    .name = Géant
drum-performer-fakir = le fakir
    .name = Fakir
drum-performer-human-cannonball = la femme-canon
    .name = Femme-canon

drum-type-acrobat = acrobate
    .many = acrobates
    .name = Acrobates
drum-type-tamer = dompteur
    .many = dompteurs
    .name = Dompteurs
drum-type-juggler = jongleur
    .many = jongleurs
    .name = Jongleurs
drum-type-magician = magicien
    .many = magiciens
    .name = Magiciens
drum-type-bizarre = phénomène
    .many = phénomènes
    .name = Phénomènes

drum-level-none = aucune performance
    .name = Aucune
drum-level-poor = une piètre performance
    .name = Piètre
drum-level-good = une bonne performance
    .name = Bonne
drum-level-outstanding = une performance exceptionnelle
    .name = Exceptionnelle

## Personnel

drum-personnel-popcorn-vendor = le vendeur de popcorn
    .name = Vendeur de popcorn
drum-personnel-orchestra = l'orchestre
    .name = Orchestre
drum-personnel-bank-representative = le représentant de la banque
    .name = Représentant de la banque
drum-personnel-general-supplier = le régisseur
    .name = Régisseur
drum-personnel-show-organizer = l'organisateur de spectacle
    .name = Organisateur de spectacle
drum-personnel-agent = l'agent { $number }
    .name = Agent { $number }
drum-personnel-assistant = l'assistant personnel { $number }
    .name = Assistant personnel { $number }

## Investissements

drum-investment-unblock = « Débloquer une action »
    .name = Débloquer une action
drum-investment-trailer = « Roulotte »
    .name = Roulotte
drum-investment-fire = « Virer un artiste »
    .name = Virer un artiste
drum-investment-double-vote = « Double vote »
    .name = Double vote
drum-investment-resource-bonus = « Bonus ressources »
    .name = Bonus ressources
drum-investment-trailer-bonus = « Bonus roulottes »
    .name = Bonus roulottes
drum-investment-personnel-bonus = « Bonus personnel »
    .name = Bonus personnel
drum-investment-income = « Revenu supplémentaire »
    .name = Revenu supplémentaire
drum-investment-income-cube = « Revenu contre un cube »
    .name = Revenu contre un cube
drum-investment-applause-acrobat = « Applaudissements prolongés : acrobates »
    .name = Applaudissements prolongés : acrobates
drum-investment-applause-tamer = « Applaudissements prolongés : dompteurs »
    .name = Applaudissements prolongés : dompteurs
drum-investment-applause-juggler = « Applaudissements prolongés : jongleurs »
    .name = Applaudissements prolongés : jongleurs
drum-investment-applause-magician = « Applaudissements prolongés : magiciens »
    .name = Applaudissements prolongés : magiciens
drum-investment-applause-bizarre = « Applaudissements prolongés : phénomènes »
    .name = Applaudissements prolongés : phénomènes
drum-investment-resources-white = « Ressources supplémentaires : blanc »
    .name = Ressources supplémentaires : blanc
drum-investment-resources-yellow = « Ressources supplémentaires : jaune »
    .name = Ressources supplémentaires : jaune
drum-investment-resources-green = « Ressources supplémentaires : vert »
    .name = Ressources supplémentaires : vert
drum-investment-resources-blue = « Ressources supplémentaires : bleu »
    .name = Ressources supplémentaires : bleu
drum-investment-resources-red = « Ressources supplémentaires : rouge »
    .name = Ressources supplémentaires : rouge

## Cubes, cases, régions, pioches

drum-colour-white = blanc
    .cube = un cube blanc
    .name = Blanc
drum-colour-yellow = jaune
    .cube = un cube jaune
    .name = Jaune
drum-colour-green = vert
    .cube = un cube vert
    .name = Vert
drum-colour-blue = bleu
    .cube = un cube bleu
    .name = Bleu
drum-colour-red = rouge
    .cube = un cube rouge
    .name = Rouge

drum-space-white = « Répétition »
    .name = Répétition
drum-space-yellow = « Équipement »
    .name = Équipement
drum-space-green = « Publicité »
    .name = Publicité
drum-space-blue = « Costume »
    .name = Costume
drum-space-red = « Fournitures »
    .name = Fournitures
drum-space-tickets = « Vendre des billets »
    .name = Vendre des billets
drum-space-invest = « Investir »
    .name = Investir
drum-space-hire-performer = « Embaucher un artiste »
    .name = Embaucher un artiste
drum-space-hire-personnel = « Embaucher du personnel »
    .name = Embaucher du personnel
drum-space-pass = « Passer »
    .name = Passer

drum-region-moscow = Moscou
drum-region-paris = Paris
drum-region-vienna = Vienne
drum-region-london = Londres
drum-region-rome = Rome

drum-deck-performers = des artistes
drum-deck-personnel = du personnel
drum-deck-investments = des investissements

drum-vote-delay = reporter
drum-vote-start = commencer

## D'où vient le prestige

drum-source-flips = Artistes retournés
drum-source-regions = Régions
drum-source-orchestra = Orchestre
drum-source-applause = Applaudissements prolongés
drum-source-largest = Le plus grand spectacle
drum-source-variety = Variété maximale
drum-source-perfect = { $edition ->
        [first] Spectacle parfait
       *[second] Prestigieux
    }
drum-source-troupe = Grande troupe
drum-source-organized = Bien organisé
drum-source-most-organized = Le mieux organisé
drum-source-all-flipped = Spectacle parfait
drum-source-bank = Représentant de la banque
drum-source-investments = Investissements gardés
drum-source-unpaid = Pièces non payées
drum-source-fired = Artistes virés
drum-source-late-vote = Second vote pour reporter

## Ce qui se passe : mise en place et préparation

drum-log-keeps = { $player } garde { $card }.
drum-log-has-chosen = { $player } a choisi.
drum-log-drafted = { $player } garde { $kept } et envoie { $given } chez { $other }.
drum-log-picks = { $player } choisit un cube { $colour }.
drum-log-first-cubes = { $player } commence avec deux cubes : { $cubes }.
drum-log-turn = Le tour { $round } avant le spectacle { $show } commence. Premier joueur : { $player }.
drum-log-banked = { $player } confie au représentant de la banque { $coins ->
        [one] { $coins } pièce.
       *[other] { $coins } pièces.
    }
drum-log-placed = { $player } pose un jeton sur { $space }.
drum-log-passed = { $player } passe et reçoit { $coins ->
        [one] { $coins } pièce.
       *[other] { $coins } pièces.
    }
drum-log-unblocked = { $player } joue « Débloquer une action » et pose un jeton sur { $space }.
drum-log-got-cube = { $player } reçoit un cube { $colour }.
drum-log-no-cube = { $player } ne reçoit rien : il ne reste aucun cube { $colour } au stock.
drum-log-sold = { $player } vend des billets pour { $coins ->
        [one] { $coins } pièce.
       *[other] { $coins } pièces.
    }
drum-log-invests = { $player } investit { $coins ->
        [one] { $coins } pièce.
       *[other] { $coins } pièces.
    }
drum-log-drew = { $player } prend l'investissement { $card }.
drum-log-drew-hidden = { $player } prend un investissement.
drum-log-hired = { $player } embauche { $card } { $coins ->
        [0] pour rien.
        [one] pour { $coins } pièce.
       *[other] pour { $coins } pièces.
    }
drum-log-declined = { $player } renonce à son jeton sur { $space }.
drum-log-type-limit = On défausse { $card } : l'offre a déjà assez d'artistes de ce type.
drum-log-dealt = Nouveau dans l'offre : { $cards }.
drum-log-left-offer = On défausse { $card }, dont personne n'a voulu, même pour rien.
drum-log-reshuffled = La pioche { $deck } est vide : { $count ->
        [one] { $count } carte de la défausse devient la nouvelle pioche.
       *[other] { $count } cartes de la défausse sont mélangées et forment une nouvelle pioche.
    }
drum-log-moved = { $player } place un cube { $colour } sur { $card }.
drum-log-agent = { $player } utilise { $card } : un cube { $paid } devient un cube { $gained }.
drum-log-assistant = { $player } utilise { $card } : un cube { $paid } en devient deux, { $gained }.
drum-log-done = { $player } a fini la distribution.
drum-log-votes = { $player } vote : { $vote }.
drum-log-has-voted = { $player } a voté.
drum-log-vote = { $player } a voté : { $vote }.
drum-log-vote-result = Résultat du vote : { $vote }.
drum-log-double = { $player } joue « Double vote » : son vote compte deux fois.
drum-log-late-vote = { $player } perd { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    } pour son second vote de report.
drum-log-organizer = { $player } rend l'organisateur de spectacle à l'offre et sera le prochain premier joueur.

## Ce qui se passe : le spectacle

drum-log-show = Le spectacle { $show } commence. { $player } l'ouvre.
drum-log-performs = { $player } présente { $card } : { $level }.
drum-log-fired = { $player } doit virer { $card }, faute du cube d'une piètre performance.
drum-log-lost-fired = { $player } y perd { $prestige ->
        [one] { $prestige } point de prestige.
       *[other] { $prestige } points de prestige.
    }
drum-log-paid = { $player } paie { $coins ->
        [one] { $coins } pièce.
       *[other] { $coins } pièces.
    }
drum-log-unpaid = Il manque à { $player } { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, d'où une perte de { $prestige ->
        [one] { $prestige } point de prestige.
       *[other] { $prestige } points de prestige.
    }
drum-log-no-benefit = { $player } ne prend rien pour { $card }.
drum-log-flipped = { $player } retourne { $card } pour { $prestige ->
        [one] { $prestige } point de prestige.
       *[other] { $prestige } points de prestige.
    }
drum-log-coins = { $player } reçoit { $coins ->
        [one] { $coins } pièce.
       *[other] { $coins } pièces.
    }
drum-log-skips = { $player } gagne { $count ->
        [one] une dispense : { $count } salaire n'aura pas à être payé.
       *[other] { $count } dispenses : autant de salaires n'auront pas à être payés.
    }
drum-log-trailer = { $player } attribue une roulotte : elle est pour { $card }.
drum-log-spent = { $player } dépense un cube { $colour }.
drum-log-looks = { $player } regarde des investissements, jusqu'à { $count }.
drum-log-sees = { $player } voit { $cards }.
drum-log-kept = { $player } garde { $card }.
drum-log-put-below = { $player } remet sous la pioche { $count ->
        [one] { $count } investissement.
       *[other] { $count } investissements.
    }
drum-log-region = { $player } gagne { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    } dans sa région, { $region }.
drum-log-orchestra = Grâce à l'orchestre, { $player } gagne { $prestige ->
        [one] { $prestige } point de prestige.
       *[other] { $prestige } points de prestige.
    }
drum-log-vendor = Grâce au vendeur de popcorn, { $player } reçoit { $coins ->
        [one] { $coins } pièce.
       *[other] { $coins } pièces.
    }
drum-log-applause = Les applaudissements changent de { $prestige } le prestige de { $player }.
drum-log-excused = { $player } ne paie pas { $card }, grâce à une dispense.

## Ce qui se passe : investissements et décompte

drum-log-played = { $player } joue { $card }.
drum-log-discarded = { $player } défausse { $card }.
drum-log-dismissed = { $player } laisse partir { $card }, sans frais.
drum-log-award = { $player } reçoit la distinction « { $award } » : { $prestige ->
        [one] { $prestige } point de prestige.
       *[other] { $prestige } points de prestige.
    }
drum-log-bank = { $player } gagne { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    } pour ses pièces à la banque.
drum-log-held = { $player } a encore { $cards } : { $prestige ->
        [one] { $prestige } point de prestige.
       *[other] { $prestige } points de prestige.
    }
drum-log-over = Le troisième spectacle est fini et tout est compté.

## Pourquoi un coup n'est pas possible

drum-no-over = La partie est finie.
drum-no-turn = D'autres joueurs décident en ce moment. Attendez votre tour.
drum-no-such-action = Ce coup n'existe pas. Choisissez un de ceux qui sont proposés.
drum-no-crowded = { $limit ->
        [one] { $limit } seul investissement peut rester en main.
       *[other] { $limit } investissements seulement peuvent rester en main.
    } Jouez-en ou défaussez-en d'abord.
drum-no-card = Dans la main, il n'y a pas { $card }. Choisissez autre chose.
drum-no-other-marker = C'est le jeton posé sur { $space } qui agit. Choisissez ce qu'il apporte, ou rien.
drum-no-invest = Un investissement coûte { $coins ->
        [one] { $coins } pièce,
       *[other] { $coins } pièces,
    } et il doit en rester. Renoncez.
drum-no-taken = Un jeton est déjà sur { $space }. Choisissez une autre case.
drum-no-more-cubes = { $count ->
        [one] { $count } action cube a son jeton,
       *[other] { $count } actions cube ont leur jeton,
    } et il n'en faut pas plus pendant ce tour. Choisissez une autre case.
drum-no-tickets = Tous les billets de ce spectacle sont vendus. Choisissez une autre case.
drum-no-more-here = { $count ->
        [one] Un joueur ne pose qu'un jeton par tour sur { $space }.
       *[other] Un joueur ne pose que { $count } jetons par tour sur { $space }.
    } Choisissez une autre case.
drum-no-offer = L'offre n'a pas { $card }. Choisissez une des cartes qui s'y trouvent.
drum-no-organizer = Qui vient de rendre { $card } ne peut pas reprendre cette carte au tour suivant. Choisissez-en une autre.
drum-no-coins = Embaucher { $card } coûte { $coins ->
        [one] { $coins } pièce,
       *[other] { $coins } pièces,
    } qui manquent. Choisissez une autre carte ou renoncez.
drum-no-own = Votre cirque n'a pas { $card }. Choisissez une de vos propres cartes.
drum-no-flipped = On ne place pas de cube sur { $card } : c'est une carte retournée. Choisissez-en une autre.
drum-no-move = Ce cube ne peut pas aller sur { $card } maintenant : il doit être stocké, manquer encore, et un déplacement doit rester. Choisissez-en un autre.
drum-no-helper-again = Une carte de cette sorte a servi, et { $card } doit attendre la prochaine distribution.
drum-no-exchange = Ce que prend { $card } doit être stocké, et ce qui vient en échange doit être au stock. Choisissez un autre échange.
drum-no-fire-in-show = On ne laisse partir personne entre la première performance d'un spectacle et le dernier salaire payé. Gardez la carte.

drum-no-now-draft = D'abord, chacun choisit un premier artiste. Choisissez le vôtre.
drum-no-now-cubes = D'abord, chacun choisit deux cubes. Choisissez les vôtres.
drum-no-now-bank = D'abord, des pièces peuvent aller au représentant de la banque. Choisissez une somme, ou rien.
drum-no-now-place = C'est le moment de poser les jetons. Choisissez une case, ou passez.
drum-no-now-resolve = C'est le moment où les jetons agissent. Choisissez ce que le vôtre apporte, ou rien.
drum-no-now-distribute = C'est le moment de distribuer les cubes. Déplacez-en, ou finissez.
drum-no-now-vote = C'est le moment du vote. Choisissez de reporter ou de commencer.
drum-no-now-double = Le vote est fini, et « Double vote » peut être joué. Jouez la carte, ou non.
drum-no-now-organizer = L'organisateur de spectacle peut être rendu. Rendez cette carte, ou gardez-la.
drum-no-now-show = Le spectacle est en cours. Choisissez le prochain artiste.
drum-no-now-benefit = Un artiste vient de se produire. Choisissez le bénéfice, le retournement ou rien.
drum-no-now-gain = Un bénéfice est en train d'être pris. Choisissez ce qu'il laisse encore ouvert.
drum-no-now-look = Des investissements sont regardés. Choisissez celui qui reste.
drum-no-now-applause = Les performances sont finies. Jouez « Applaudissements prolongés », ou finissez votre spectacle.
drum-no-now-salaries = C'est le moment des salaires. Utilisez vos dispenses, ou payez.

drum-no-choice-draft = Il y a deux premiers artistes au choix. Choisissez l'un d'eux.
drum-no-choice-cubes = C'est le moment de choisir les deux premiers cubes. Choisissez une couleur.
drum-no-choice-bank = Il n'y a pas tant de pièces. Choisissez une somme plus petite, ou rien.
drum-no-choice-place = Un jeton ne peut pas aller là. Choisissez une case, ou passez.
drum-no-choice-resolve = Le jeton ne peut pas apporter cela. Choisissez une des cartes de l'offre, ou renoncez.
drum-no-choice-distribute = La distribution ne le permet pas maintenant. Déplacez un autre cube, ou finissez.
drum-no-choice-vote = Il n'y a qu'un vote : reporter ou commencer. Choisissez.
drum-no-choice-double = Seul « Double vote » peut encore changer le vote. Jouez la carte, ou non.
drum-no-choice-organizer = L'organisateur de spectacle ne peut être que rendu ou gardé. Choisissez.
drum-no-choice-show = Cet artiste ne peut pas se produire maintenant : chacun de vos artistes non retournés le fait une fois. Choisissez-en un autre.
drum-no-choice-benefit = Cette performance ne le permet pas. Retourner demande une performance exceptionnelle, et un bénéfice doit apporter quelque chose. Choisissez autrement.
drum-no-choice-gain = Le bénéfice n'offre pas cela. Choisissez parmi ce qu'il offre.
drum-no-choice-look = Cet investissement n'est pas parmi ceux qui sont regardés. Choisissez l'un d'eux.
drum-no-choice-applause = Les performances sont finies. Jouez « Applaudissements prolongés », ou finissez votre spectacle.
drum-no-choice-salaries = Ce salaire ne peut pas être annulé : il faut une dispense, et un salaire au-dessus de 0 dans votre cirque. Choisissez-en un autre, ou payez.

## Fichiers de composants

drum-components-types = des types parmi ceux-ci, jamais deux fois le même : { $detail }
drum-components-colours = { $detail ->
        [one] { $detail } lettre parmi W, Y, G, B, R
       *[other] { $detail } lettres différentes parmi W, Y, G, B, R
    }
drum-components-other-colours = deux couleurs autres que { $detail }
drum-components-tickets = { $detail } nombres de 0 à 99
drum-components-value = un nombre entre guillemets comme "4", ou "{ $detail }"
drum-components-benefit = un bénéfice comme "{ $detail }", "any 1 + W", "1 cube > skip" ou "top 3, keep 1"
drum-components-nine = 9 artistes de chaque type ; il y en a { $detail } de celui-ci
drum-components-order = un ordre de couleurs qu'aucun autre artiste n'a ; celui-ci est à { $detail }
drum-components-balance = chaque couleur 9 fois à chaque niveau ; { $detail } s'y trouve plus souvent
drum-components-thirty = 30 investissements en tout ; il y en a { $detail }
drum-components-range = un nombre de { $low } à { $high }
