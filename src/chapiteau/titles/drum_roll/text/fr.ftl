### Drum Roll en français. Un nom se lit comme dans une phrase ; son attribut `.name` se lit seul.

drum-roll-name = Drum Roll
drum-roll-tagline = Embauchez des artistes, préparez leurs numéros et menez dans trois régions le cirque le plus admiré d'Europe.

## Options

drum-roll-option-edition = Édition
    .help = Les éditions diffèrent par les distinctions après les spectacles et par ce qu'est une grande troupe.
drum-roll-option-edition-first = Première édition : quatre distinctions à la fin
drum-roll-option-edition-second = Deuxième édition : plus de distinctions, deux après chaque spectacle
drum-roll-option-edition-second-once = Deuxième édition, toutes les distinctions à la fin

## Choix par sorte

drum-roll-group-place = Poser un jeton
drum-roll-group-resolve = Utiliser le jeton
drum-roll-group-hire = Embaucher
drum-roll-group-move = Placer un cube
drum-roll-group-exchange = Échanger des cubes
drum-roll-group-investment = Jouer une carte
drum-roll-group-discard = Défausser une carte
drum-roll-group-keep = Garder une carte
drum-roll-group-perform = Prochain artiste
drum-roll-group-benefit = Bénéfice ou prestige
drum-roll-group-gain = Bénéfice
drum-roll-group-cube = Choisir un cube
drum-roll-group-skip = Ne pas payer un salaire
drum-roll-group-vote = Vote
drum-roll-group-organizer = Organisateur de spectacle
drum-roll-group-bank = Représentant de la banque
drum-roll-group-draft = Premier artiste
drum-roll-group-done = Continuer

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
drum-performer-coin-conjurer = l'escamoteur
    .name = Escamoteur
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

## Ce qu'apportent les bénéfices

drum-part-coins = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }{ $cubes ->
        [0] { "" }
        [one] { " " }contre { $cubes } cube
       *[other] { " " }contre { $cubes } cubes
    }
drum-part-cube = un cube { $colour }
drum-part-cube-either = un cube { $one } ou { $two }
drum-part-cube-any = { $count ->
        [one] { $count } cube au choix
       *[other] { $count } cubes au choix
    }
drum-part-look = { $count ->
        [one] le premier investissement de la pioche
       *[other] { $keep } des { $count } premiers investissements
    }
drum-part-trailer = { $coins ->
        [0] une roulotte
        [one] une roulotte contre { $coins } pièce
       *[other] une roulotte contre { $coins } pièces
    }
drum-part-skip = { $cubes ->
        [0] { $count ->
            [one] { $count } salaire annulé
           *[other] { $count } salaires annulés
        }
        [one] { $count ->
            [one] { $count } salaire annulé contre { $cubes } cube
           *[other] { $count } salaires annulés contre { $cubes } cube
        }
       *[other] { $count ->
            [one] { $count } salaire annulé contre { $cubes } cubes
           *[other] { $count } salaires annulés contre { $cubes } cubes
        }
    }
drum-part-skip-or-trailer = 1 salaire annulé ou une roulotte

## Ce que font le personnel et les investissements

drum-effect-popcorn-vendor = Après chacun de vos spectacles, { $card } rapporte { $coins ->
        [one] { $coins } pièce.
       *[other] { $coins } pièces.
    }
drum-effect-orchestra = Après chacun de vos spectacles, { $card } vaut { $prestige ->
        [one] { $prestige } point de prestige.
       *[other] { $prestige } points de prestige.
    }
drum-effect-bank-representative = Au début d'un tour, { $card } accepte vos pièces ; 2 d'entre elles font 1 point de prestige à la fin, jusqu'à 5.
drum-effect-general-supplier = Avec { $card }, vous placez jusqu'à 3 cubes par distribution.
drum-effect-show-organizer = À la fin d'un tour, vous pouvez rendre { $card } à l'offre et être le prochain premier joueur.
drum-effect-agent = Une fois par distribution, { $card } échange un cube de votre réserve contre un cube { $one } ou { $two }.
drum-effect-assistant = Une fois par distribution, { $card } échange un cube { $paid } de votre réserve contre un cube { $one } et un cube { $two }.
drum-effect-unblock = Posez votre jeton sur n'importe quelle action cube, quoi qu'il s'y trouve. En main à la fin : { $prestige ->
        [one] { $prestige } point de prestige.
       *[other] { $prestige } points de prestige.
    }
drum-effect-trailer = Prenez une roulotte pour un artiste qui n'en a pas. En main à la fin : { $prestige ->
        [one] { $prestige } point de prestige.
       *[other] { $prestige } points de prestige.
    }
drum-effect-fire = Laissez partir un artiste sans frais, mais pas pendant un spectacle. En main à la fin : { $prestige ->
        [one] { $prestige } point de prestige.
       *[other] { $prestige } points de prestige.
    }
drum-effect-double-vote = Quand un vote est révélé, le vôtre compte deux fois.
drum-effect-resource-bonus = En main à la fin : 1 point de prestige par lot de 3 cubes en réserve.
drum-effect-trailer-bonus = En main à la fin : 1 point de prestige par roulotte de votre cirque.
drum-effect-personnel-bonus = En main à la fin : 1 point de prestige par membre de votre personnel.
drum-effect-income = Vous recevez { $coins ->
        [one] { $coins } pièce.
       *[other] { $coins } pièces.
    }
drum-effect-income-cube = Dépensez un cube de votre réserve pour { $coins ->
        [one] { $coins } pièce.
       *[other] { $coins } pièces.
    }
drum-effect-applause = Dans votre spectacle : 1 point de prestige pour chaque performance exceptionnelle de vos { $type }, moins 1 pour chaque piètre performance, le tout compté après la dernière.
drum-effect-resources = Prenez un cube au choix, ou deux cubes de couleur { $colour }.

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
    .name = Reporter
drum-vote-start = commencer
    .name = Commencer

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
drum-source-late-vote = Votes pour un second report

## Choix

drum-choice-draft = Garder { $card } : { $coins ->
        [one] { $coins } pièce,
       *[other] { $coins } pièces,
    } cubes { $cubes }
drum-choice-cube = Prendre un cube { $colour }
drum-choice-bank = Confier { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } au représentant de la banque{ $useless ->
        [0] { "" }
        [one] , dont { $useless } ne comptera pas
       *[other] , dont { $useless } ne compteront pas
    }
drum-choice-place-cube = Jeton sur { $space } : { $stock ->
        [no] aucun cube { $colour } n'est au stock à présent
       *[other] un cube { $colour }
    }
drum-choice-place-tickets = Jeton sur { $space } : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
drum-choice-place-invest = Jeton sur { $space } : un investissement pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
drum-choice-place-hire = Jeton sur { $space }
drum-choice-pass = Passer ce jeton : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
drum-choice-unblock = Jouer « Débloquer une action » : jeton sur { $space }
drum-choice-invest = Prendre un investissement pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
drum-choice-hire = Embaucher { $card } { $coins ->
        [0] pour rien
        [one] pour { $coins } pièce
       *[other] pour { $coins } pièces
    }
drum-choice-move = Placer un cube { $colour } sur { $card }
drum-choice-exchange = Utiliser { $card } : { $paid } contre { $gained }
drum-choice-delay = Voter pour reporter le spectacle
drum-choice-start = Voter pour commencer le spectacle
drum-choice-double = Jouer « Double vote » : votre vote compte deux fois
drum-choice-return = Rendre l'organisateur de spectacle et commencer le prochain tour
drum-choice-perform = Présenter { $card } : { $level }
drum-choice-perform-none = Présenter { $card } : aucune performance, renvoi immédiat
drum-choice-benefit = Prendre le bénéfice : { $parts }
drum-choice-flip = Retourner { $card } : { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }
drum-choice-skip = Prendre une dispense
drum-choice-spend = Dépenser un cube { $colour }
drum-choice-trailer = Prendre la roulotte pour { $card }
drum-choice-keep = Garder { $card }
drum-choice-discard = Défausser { $card }
drum-choice-excuse = Ne pas payer { $card } : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
drum-choice-income = Jouer « Revenu supplémentaire » : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
drum-choice-income-cube = Jouer « Revenu contre un cube » : un cube { $colour } contre { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
drum-choice-resources = Jouer { $card } : un cube { $colour }
drum-choice-resources-pair = Jouer « Ressources supplémentaires : { $colour } » : deux cubes de cette couleur
drum-choice-applause = Jouer « Applaudissements prolongés : { $type } » : { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }
drum-choice-lay = Poser « Applaudissements prolongés : { $type } » : { $prestige ->
        [one] { $prestige } point de prestige jusqu'ici
       *[other] { $prestige } points de prestige jusqu'ici
    }
drum-choice-card-trailer = Jouer « Roulotte » pour { $card }
drum-choice-card-fire = Jouer « Virer un artiste » : laisser partir { $card }
drum-choice-done-bank = Ne rien confier au représentant de la banque
drum-choice-done-resolve = Renoncer au jeton sur { $space }
drum-choice-done-distribute = { $open ->
        [yes] Finir la distribution
       *[no] Ne jouer aucune carte
    }
drum-choice-done-double = Laisser le vote tel quel
drum-choice-done-organizer = Garder l'organisateur de spectacle
drum-choice-done-curtain = Passer : plus de carte avant ce spectacle
drum-choice-done-benefit = Ne rien prendre pour { $card }{ $lost ->
        [yes] , bénéfice perdu
       *[no] { "" }
    }
drum-choice-done-applause = Finir votre spectacle
drum-choice-done-salaries = Payer les salaires : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }{ $missing ->
        [0] { "" }
        [one] , dont { $missing } manque
       *[other] , dont { $missing } manquent
    }

## Ce qui est demandé

drum-status-draft = Chacun choisit un premier artiste
drum-status-cubes = Chacun choisit deux cubes
drum-status-bank = Des pièces pour le représentant de la banque
drum-status-place = Spectacle { $show }, tour { $round }, jeton { $number } sur { $of }
drum-status-resolve = Le jeton sur { $space } agit
drum-status-distribute = Chacun distribue ses cubes
drum-status-vote = Chacun vote : reporter ou commencer le spectacle
drum-status-double = Le vote donne : { $vote }, sauf si « Double vote » y change quelque chose
drum-status-organizer = Garder ou rendre l'organisateur de spectacle
drum-status-curtain = Avant le lever de rideau du spectacle { $show } : on peut jouer des cartes
drum-status-show = Spectacle { $show } : le prochain artiste
drum-status-benefit = Pour { $card } : { $level }
drum-status-gain = Le bénéfice est pris pour { $card }
drum-status-look = Des investissements sont regardés
drum-status-applause = Les performances sont finies
drum-status-salaries = Chacun paie les salaires
drum-status-crowded = Trop d'investissements en main
drum-status-over = Le troisième spectacle est fini : le plus grand prestige l'emporte.

drum-hint-draft = Gardez un de vos deux artistes ; l'autre va chez votre voisin de gauche. Vous payez les deux que vous aurez à la fin.
drum-hint-cubes = { $left ->
        [one] Choisissez votre second cube.
       *[other] Choisissez deux cubes, l'un après l'autre. Ils peuvent avoir la même couleur.
    }
drum-hint-bank = Deux pièces chez le représentant de la banque font 1 point de prestige à la fin, jusqu'à 5. Elles sont perdues pour de bon.
drum-hint-place = Posez votre jeton sur une case, ou passez-le pour des pièces.
drum-hint-resolve-invest = Prenez l'investissement, ou renoncez au jeton.
drum-hint-resolve-hire = Embauchez une carte de l'offre, ou renoncez au jeton.
drum-hint-resolve-none = Le jeton ne peut rien vous apporter. Une carte de votre main peut aider.
drum-hint-distribute = { $left ->
        [0] Plus aucun cube ne peut être placé. Échangez des cubes, jouez une carte, ou finissez.
        [one] Placez encore { $left } cube sur un artiste, ou finissez.
       *[other] Placez jusqu'à { $left } cubes sur vos artistes, ou finissez.
    }
drum-hint-distribute-none = Rien ne peut être placé ni échangé à présent : jouez une carte, ou aucune. Si un autre apporte les cubes d'un échange, on vous le redemande.
drum-hint-vote = Reporter donne un tour de préparation de plus. Personne ne voit votre vote avant que tous aient voté.
drum-hint-double = Jouez « Double vote » pour que votre vote compte deux fois, ou laissez le vote tel quel.
drum-hint-double-none = Vous n'avez pas de « Double vote » : laissez le vote tel quel, ou jouez d'abord une autre carte.
drum-hint-organizer = Rendez l'organisateur de spectacle pour commencer le prochain tour, ou gardez cette carte.
drum-hint-curtain = Choisissez une carte, ou passez pour de bon. Chacun choisit en secret ; puis les cartes sont jouées, à partir du premier joueur.
drum-hint-show = Choisissez l'artiste suivant. Tous vos artistes non retournés doivent se produire.
drum-hint-benefit = Prenez le bénéfice, ou rien.
drum-hint-benefit-lost = Dans cet état le bénéfice ne peut pas être pris et il est perdu, sauf si une carte de votre main y change quelque chose.
drum-hint-benefit-or-flip = Prenez le bénéfice, ou retournez l'artiste pour son prestige, ou ne prenez rien.
drum-hint-flip = Le bénéfice ne peut pas être pris à présent. Retournez l'artiste pour son prestige, ou ne prenez rien.
drum-hint-gain-cube = Choisissez le cube que vous prenez.
drum-hint-gain-trailer = Choisissez l'artiste qui reçoit la roulotte.
drum-hint-gain-either = Prenez une dispense, ou choisissez l'artiste qui reçoit une roulotte.
drum-hint-spend = { $count ->
        [one] Choisissez le cube que vous dépensez.
       *[other] Choisissez { $count } cubes à dépenser, l'un après l'autre.
    }
drum-hint-look = { $count ->
        [one] Choisissez l'investissement que vous gardez. Le reste va sous la pioche.
       *[other] Choisissez { $count } investissements à garder. Le reste va sous la pioche.
    }
drum-hint-applause = Jouez « Applaudissements prolongés » ou une autre carte, ou finissez votre spectacle.
drum-hint-applause-none = Vous n'avez pas d'« Applaudissements prolongés » : finissez votre spectacle, ou jouez d'abord une autre carte.
drum-hint-salaries = { $coins ->
        [one] { $coins } pièce de salaires est due.
       *[other] { $coins } pièces de salaires sont dues.
    } { $missing ->
        [0] Vous pouvez tout payer.
        [one] Il en manque { $missing }, qui coûterait du prestige.
       *[other] Il en manque { $missing }, qui coûteraient du prestige.
    }{ $skips ->
        [0] { "" }
        [one] { " " }Vous pouvez d'abord annuler { $skips } salaire.
       *[other] { " " }Vous pouvez d'abord annuler { $skips } salaires.
    }
drum-hint-crowded = { $limit ->
        [one] { $limit } seul investissement peut rester en main :
       *[other] { $limit } investissements seulement peuvent rester en main :
    } défaussez-en un, ou jouez-en un qui peut l'être maintenant.

drum-counter-coins = Pièces
drum-counter-wages = Salaires dus
drum-counter-cubes = Cubes
drum-counter-cards = Cartes

drum-tie-coins = Prestige à égalité : le plus de pièces l'emporte.
drum-tie-shared = Prestige et pièces sont à égalité : la place est partagée.

## La position en phrases

drum-describe-match = Spectacle { $show } sur 3, tour { $round } de sa préparation, { $edition ->
        [first] première édition.
       *[second] deuxième édition.
    } Premier joueur : { $start }.
drum-describe-stage = En piste : { $player }.
drum-describe-todo = Encore à venir du bénéfice : { $parts }. { $spending ->
        [0] Rien n'est à dépenser.
        [one] { $spending } cube est à dépenser pour cela.
       *[other] { $spending } cubes sont à dépenser pour cela.
    }
drum-describe-vote = { $player } a voté : { $vote }{ $double ->
        [yes] , compté deux fois.
       *[no] .
    }
drum-describe-returned = { $player } a rendu l'organisateur de spectacle et commence ensuite.
drum-describe-barred = { $player } ne peut pas embaucher l'organisateur de spectacle pendant ce tour.
drum-describe-done = Ont fini ou décidé : { $players }.
drum-describe-hand = Ses propres investissements : { $count ->
        [0] aucun.
       *[other] { $cards }.
    }
drum-describe-hand-of = { $player }, investissements : { $count ->
        [0] aucun.
       *[other] { $cards }.
    }
drum-describe-effect = { $card } : { $effect }
drum-describe-draft = Vos deux premiers artistes : { $cards }.
drum-describe-kept = Vous gardez { $card }.
drum-describe-picked = Déjà choisi : { $count ->
        [one] { $cubes }.
       *[other] deux cubes, { $cubes }.
    }
drum-describe-own-card = Votre choix avant le lever de rideau, encore secret : { $what }.
drum-describe-own-pass = Votre choix avant le lever de rideau, encore secret : passer.
drum-describe-laid = { $player } a posé { $cards }, à compter après les performances.
drum-describe-own-vote = Votre vote, encore secret : { $vote }.
drum-describe-looked = Vous regardez { $count ->
        [one] { $count } investissement :
       *[other] { $count } investissements :
    } { $cards }. Encore à garder : { $keep }.
drum-describe-no-offer = L'offre est vide.
drum-describe-offered = Dans l'offre : { $card } ({ $type }), pour { $coins ->
        [0] rien ;
        [one] { $coins } pièce ;
       *[other] { $coins } pièces ;
    } { $tokens ->
        [0] aucun jeton réduction.
        [one] { $tokens } jeton réduction.
       *[other] { $tokens } jetons réduction.
    }
drum-describe-offered-member = Dans l'offre : { $card }, pour { $coins ->
        [0] rien ;
        [one] { $coins } pièce ;
       *[other] { $coins } pièces ;
    } { $tokens ->
        [0] aucun jeton réduction.
        [one] { $tokens } jeton réduction.
       *[other] { $tokens } jetons réduction.
    } Embauche { $hire }, salaire { $salary }.
drum-describe-printed = Sur la carte : { $card }, embauche { $hire }, salaire { $salary }, ou { $secondary } une fois la carte retournée, prestige { $prestige }. Piètre avec un cube { $one }, pour { $poor }. Bonne avec un { $two } aussi, pour { $good }. Exceptionnelle avec un { $three } aussi, pour { $outstanding }.
drum-describe-value = { $value }
drum-describe-value-grows = { $value } et 1 par phénomène du cirque
drum-describe-number = { $value }
drum-describe-markers = { $space } : { $count ->
        [one] un jeton, { $markers }.
       *[other] { $count } jetons, { $markers }.
    }
drum-describe-marker = { $player } (numéro { $number })
drum-describe-markers-left = Jetons encore à poser : { $players }. { $cubes ->
        [0] Aucun ne peut plus aller sur une action cube.
        [one] { $cubes } d'entre eux peut aller sur une action cube.
       *[other] { $cubes } d'entre eux peuvent aller sur des actions cube.
    }
drum-describe-left = { $player } { $count }
drum-describe-stock = Au stock, en cubes : blanc { $white }, jaune { $yellow }, vert { $green }, bleu { $blue } et rouge { $red } ; { $trailers ->
        [one] { $trailers } roulotte,
       *[other] { $trailers } roulottes,
    } { $tokens ->
        [one] { $tokens } jeton réduction.
       *[other] { $tokens } jetons réduction.
    }
drum-describe-decks = Dans les pioches : { $performers ->
        [one] { $performers } artiste
       *[other] { $performers } artistes
    } (défausse { $performers_out }), { $personnel } de personnel (défausse { $personnel_out }), { $investments ->
        [one] { $investments } investissement.
       *[other] { $investments } investissements.
    }
drum-describe-performers-out = Artistes défaussés, à partir du dessus : { $cards }.
drum-describe-personnel-out = Personnel défaussé, à partir du dessus : { $cards }.
drum-describe-discard = { $count ->
        [one] { $count } investissement est défaussé : { $cards }.
       *[other] { $count } investissements sont défaussés, à partir du dessus : { $cards }.
    }
drum-describe-track = Pièces des ventes de billets d'un spectacle, dans l'ordre : { $coins }.
drum-describe-table-region = Entre les joueurs se trouve { $region }, qui aime les { $one } et les { $two }.
drum-describe-region = { $player } visite { $region }, qui aime les { $one } et les { $two } : { $prestige ->
        [one] { $prestige } point de prestige à présent.
       *[other] { $prestige } points de prestige à présent.
    }
drum-describe-next-region = Après ce spectacle, { $player } visitera { $region } : { $prestige ->
        [one] { $prestige } point de prestige à présent.
       *[other] { $prestige } points de prestige à présent.
    }
drum-describe-circus = { $player } a { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    } et { $coins ->
        [one] { $coins } pièce.
       *[other] { $coins } pièces.
    } Salaires dus après le spectacle : { $wages }{ $missing ->
        [0] .
        [one]  ; il en manque { $missing }.
       *[other]  ; il en manque { $missing }.
    }
drum-describe-cards = { $player } a en main { $cards ->
        [one] { $cards } investissement
       *[other] { $cards } investissements
    } sur { $limit } au plus.
drum-describe-storage = { $player } a en réserve { $count ->
        [0] aucun cube.
        [one] { $count } cube : blanc { $white }, jaune { $yellow }, vert { $green }, bleu { $blue }, rouge { $red }.
       *[other] { $count } cubes : blanc { $white }, jaune { $yellow }, vert { $green }, bleu { $blue }, rouge { $red }.
    }
drum-describe-tickets = { $player } peut vendre des billets { $left ->
        [0] de nouveau après le spectacle.
        [one] encore { $left } fois, pour { $coins ->
            [one] { $coins } pièce.
           *[other] { $coins } pièces.
        }
       *[other] encore { $left } fois, d'abord pour { $coins ->
            [one] { $coins } pièce.
           *[other] { $coins } pièces.
        }
    }
drum-describe-moves = { $player } peut encore placer { $count ->
        [one] { $count } cube.
       *[other] { $count } cubes.
    }
drum-describe-skips = { $player } peut annuler { $count ->
        [one] { $count } salaire.
       *[other] { $count } salaires.
    }
drum-describe-bizarre = { $player } a { $count ->
        [one] { $count } phénomène.
       *[other] { $count } phénomènes.
    }
drum-describe-performer = Chez { $player } : { $card } ({ $type }). { $which ->
        [none] Aucun cube encore ; il manque : { $lacks }.
        [all] Tous les cubes sont là : { $has }.
       *[some] Cubes : { $has } ; il manque : { $lacks }.
    }{ $which ->
        [none] { "" }
       *[other] { "" } À présent : { $level }.
    } { $stage ->
        [on] En piste : { $performed }.{ " " }
        [done] Dans ce spectacle : { $performed }.{ " " }
       *[no] { "" }
    }{ $trailer ->
        [yes] Avec une roulotte, salaire { $salary }
       *[no] Sans roulotte, salaire { $salary }
    }{ $excused ->
        [yes] , annulé.
       *[no] .
    } Prestige si la carte est retournée maintenant : { $prestige }.
drum-describe-flipped = Chez { $player } : { $card } ({ $type }) ; carte retournée { $now ->
        [yes] dans ce spectacle.
       *[no] plus tôt.
    } { $trailer ->
        [yes] Avec une roulotte, salaire { $salary }
       *[no] Sans roulotte, salaire { $salary }
    }{ $excused ->
        [yes] , annulé.
       *[no] .
    }
drum-describe-member = Chez { $player } : { $card }, embauche { $hire }, salaire { $salary }{ $excused ->
        [yes] , annulé
       *[no] { "" }
    }{ $used ->
        [yes] , utilisé dans cette distribution
       *[no] { "" }
    }{ $banked ->
        [0] .
        [one] , { $banked } pièce confiée.
       *[other] , { $banked } pièces confiées.
    }
drum-describe-earnings = { $player }, prestige jusqu'ici : { $sources }.
drum-describe-earned = { $source } { $prestige }
drum-describe-award = { $when ->
        [show] Après chaque spectacle,
       *[end] À la fin,
    } « { $award } » : { $prestige ->
        [one] { $prestige } point de prestige.
       *[other] { $prestige } points de prestige.
    } { $count ->
        [0] Personne ne l'aurait maintenant.
       *[other] L'aurait maintenant : { $players }.
    }

## Ce qui se passe : mise en place et préparation

drum-log-keeps = { $player } garde { $card }.
drum-log-has-chosen = { $player } a choisi.
drum-log-drafted = { $player } garde { $kept } et envoie { $given } chez { $other }.
drum-log-picks = { $player } choisit un cube { $colour }.
drum-log-first-cubes = { $player } commence avec deux cubes : { $cubes }.
drum-log-turn = Le tour { $round } avant le spectacle { $show } commence. Premier joueur : { $player }.
drum-log-banked = { $player } confie { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } au représentant de la banque.
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
drum-log-done-bank = { $player } ne confie rien au représentant de la banque.
drum-log-done-distribute = { $player } a fini la distribution.
drum-log-done-double = { $player } laisse le vote tel quel.
drum-log-done-organizer = { $player } garde l'organisateur de spectacle.
drum-log-done-applause = { $player } finit son spectacle.
drum-log-asked-again = { $player } peut maintenant échanger des cubes.
drum-log-votes = { $player } vote : { $vote }.
drum-log-has-voted = { $player } a voté.
drum-log-vote = { $player } a voté : { $vote }.
drum-log-vote-result = Résultat du vote : { $vote }.
drum-log-double = { $player } joue « Double vote » : son vote compte deux fois.
drum-log-late-vote = { $player } perd { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    } pour avoir voté un second report.
drum-log-organizer = { $player } rend l'organisateur de spectacle à l'offre et sera le prochain premier joueur.

## Ce qui se passe : le spectacle

drum-log-curtain = Avant le lever de rideau du spectacle { $show }, on peut jouer des cartes.
drum-log-chooses = { $player } choisit { $what }.
drum-log-chooses-pass = { $player } choisit de passer.
drum-log-curtain-pass = { $player } passe et ne joue plus de carte avant le lever de rideau.
drum-log-card-stays = La carte choisie n'est plus possible : { $player } la garde en main.
drum-play-plain = { $card }
drum-play-for-cube = { $card }, cube { $colour }
drum-play-two-cubes = { $card }, deux cubes de couleur { $colour }
drum-play-for-performer = { $card } pour { $performer }
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
drum-log-benefit = { $player } prend le bénéfice que donne { $card }.
drum-log-no-benefit = { $player } ne prend rien pour { $card }.
drum-log-benefit-blocked = À présent, le bénéfice ne peut pas être pris pour { $card }.
drum-log-benefit-lost = { $player } ne peut pas prendre le bénéfice pour { $card } : il est perdu.
drum-log-part-lost = Cette part du bénéfice ne peut pas être prise et est perdue : { $part }.
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
drum-log-skips-lost = { $player } perd { $count ->
        [one] { $count } dispense qui n'a pas servi.
       *[other] { $count } dispenses qui n'ont pas servi.
    }
drum-log-trailer = { $player } prend une roulotte pour { $card }.
drum-log-spent = { $player } dépense un cube { $colour }.
drum-log-looks = { $player } regarde { $count ->
        [one] le premier investissement de la pioche.
       *[other] jusqu'à { $count } investissements de la pioche.
    }
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
drum-log-laid = { $player } pose { $card }, à compter après les performances.
drum-log-applause = { $player } obtient { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    } par { $card }.
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
drum-no-move = Ce cube ne peut pas aller sur { $card } maintenant : il doit être en réserve, manquer encore, et un déplacement doit rester. Choisissez-en un autre.
drum-no-helper-again = Une carte de cette sorte a servi, et { $card } doit attendre la prochaine distribution.
drum-no-exchange = Ce que prend { $card } doit être en réserve, et ce qui vient en échange doit être au stock. Choisissez un autre échange.
drum-no-fire-in-show = On ne laisse partir personne entre le début d'un spectacle et le dernier salaire payé. Gardez la carte.
drum-no-applause = « Applaudissements prolongés » est pour votre spectacle : avant de nommer un artiste, devant un bénéfice, et à la fin. Gardez la carte.

drum-no-now-draft = D'abord, chacun choisit un premier artiste. Choisissez le vôtre.
drum-no-now-cubes = D'abord, chacun choisit deux cubes. Choisissez les vôtres.
drum-no-now-bank = D'abord, des pièces peuvent aller au représentant de la banque. Choisissez une somme, ou rien.
drum-no-now-place = C'est le moment de poser les jetons. Choisissez une case, ou passez.
drum-no-now-resolve = C'est le moment où les jetons agissent. Choisissez ce que le vôtre apporte, ou rien.
drum-no-now-distribute = C'est le moment de distribuer les cubes. Déplacez-en, ou finissez.
drum-no-now-vote = C'est le moment du vote. Choisissez de reporter ou de commencer.
drum-no-now-double = Le vote est fini, et « Double vote » peut être joué. Jouez la carte, ou non.
drum-no-now-organizer = L'organisateur de spectacle peut être rendu. Rendez cette carte, ou gardez-la.
drum-no-now-curtain = C'est le moment des cartes avant le lever de rideau. Choisissez-en une, ou passez.
drum-no-now-show = Le spectacle est en cours. Choisissez le prochain artiste.
drum-no-now-benefit = Un artiste vient de se produire. Choisissez le bénéfice, le retournement ou rien.
drum-no-now-gain = Un bénéfice est en train d'être pris. Choisissez ce qu'il laisse encore ouvert.
drum-no-now-look = Des investissements sont regardés. Choisissez celui qui reste.
drum-no-now-applause = Les performances sont finies. Jouez une carte, ou finissez votre spectacle.
drum-no-now-salaries = C'est le moment des salaires. Utilisez vos dispenses, ou payez.

drum-no-choice-draft = Il y a deux premiers artistes au choix. Choisissez l'un d'eux.
drum-no-choice-cubes = C'est le moment de choisir les deux premiers cubes. Choisissez une couleur.
drum-no-choice-bank = Il n'y a pas tant de pièces. Choisissez une somme plus petite, ou rien.
drum-no-choice-place = Un jeton ne peut pas aller là. Choisissez une case, ou passez.
drum-no-choice-resolve = Le jeton ne peut pas apporter cela. Choisissez une des cartes de l'offre, ou renoncez.
drum-no-choice-distribute = La distribution ne le permet pas maintenant. Déplacez un autre cube, ou finissez.
drum-no-choice-vote = Il n'y a qu'un vote : reporter ou commencer. Choisissez.
drum-no-choice-double = Cela ne peut pas être joué : seul « Double vote » peut encore changer le vote. Jouez cette carte, ou non.
drum-no-choice-organizer = L'organisateur de spectacle ne peut être que rendu ou gardé. Choisissez.
drum-no-choice-curtain = Cela ne peut pas être joué avant le lever de rideau : une carte demande tout son effet. Choisissez-en une autre, ou passez.
drum-no-choice-show = Cet artiste ne peut pas se produire maintenant : chacun de vos artistes non retournés le fait une fois. Choisissez-en un autre.
drum-no-choice-benefit = Cette performance ne le permet pas. Retourner demande une performance exceptionnelle, et un bénéfice doit apporter quelque chose. Choisissez autrement.
drum-no-choice-gain = Le bénéfice n'offre pas cela. Choisissez parmi ce qu'il offre.
drum-no-choice-look = Cet investissement n'est pas parmi ceux qui sont regardés. Choisissez l'un d'eux.
drum-no-choice-applause = Les performances sont finies, et cela ne peut pas être joué. Jouez une autre carte, ou finissez votre spectacle.
drum-no-choice-salaries = Ce salaire ne peut pas être annulé : il faut une dispense, et un salaire au-dessus de 0 dans votre cirque. Choisissez-en un autre, ou payez.

## Pourquoi un joueur automatique joue ainsi

drum-reason-prestige = Cela rapporte { $prestige ->
        [one] { $prestige } point de prestige.
       *[other] { $prestige } points de prestige.
    }
drum-reason-hire = Cela permet d'embaucher { $card }.
drum-reason-cubes = Cela permet une meilleure performance.
drum-reason-coins = Cela rapporte { $coins ->
        [one] { $coins } pièce.
       *[other] { $coins } pièces.
    }
drum-reason-storage = Cela apporte des cubes pour les artistes.
drum-reason-cube = Ce cube manque encore à cet artiste : { $card }.
drum-reason-tickets = Les billets rapporteront des pièces.
drum-reason-invest = Un investissement vaut plus que sa pièce.
drum-reason-offer = Une carte de l'offre pourra alors être embauchée.
drum-reason-position = Rien de mieux n'a été trouvé.

## Fichiers de composants

drum-components-types = des types parmi ceux-ci, jamais deux fois le même : { $detail }
drum-components-colours = { $detail ->
        [one] { $detail } lettre parmi W, Y, G, B, R
       *[other] { $detail } lettres différentes parmi W, Y, G, B, R
    }
drum-components-other-colours = deux autres couleurs : sans { $detail }
drum-components-tickets = { $detail } nombres de 0 à 99
drum-components-value = un nombre entre guillemets comme "4", ou "{ $detail }"
drum-components-benefit = un bénéfice comme "{ $detail }", "any 1 + W", "1 cube > skip" ou "top 3, keep 1"
drum-components-money = au moins { $detail }, le coût des deux artistes les plus chers
drum-components-role = une des clés { $detail }, ou agent-1, assistant-1 et ainsi de suite
drum-components-names = une ligne « names » avec le nom de la carte dans chaque langue : aucun texte n'existe pour { $detail }
drum-components-performers = au moins { $detail } artistes : il en faut autant pour quatre joueurs

## Données de jeu

drum-fact-turns = tours de préparation
drum-fact-peak = plus grand nombre de pièces sur la table
drum-fact-hired = cartes engagées
drum-fact-personnel-hired = personnel engagé avant le spectacle { $show }
drum-fact-invested = investissements achetés
drum-fact-passed = jetons passés
drum-fact-flips = artistes retournés au spectacle { $show }
drum-fact-fired = artistes renvoyés
drum-fact-coins = pièces restantes après le spectacle { $show }
drum-fact-bankrupt = paiements sans assez de pièces
drum-fact-unpaid = pièces impayées
drum-fact-performers = Artiste
drum-fact-personnel = Personnel
drum-fact-investments = Investissement
drum-fact-played = Investissement joué
drum-fact-held = Investissement gardé jusqu'à la fin
drum-fact-beginning = Début
drum-fact-starts = premier joueur
drum-fact-vote = { $vote ->
    [first] Premier vote avant le spectacle { $show }
   *[second] Second vote avant le spectacle { $show }
}

## Le plateau

drum-board-offered = { $card }, { $type } : prix { $price }, { $tokens ->
        [0] sans remise
        [one] 1 jeton réduction
       *[other] { $tokens } jetons réduction
    }, salaire { $salary }, prestige { $prestige }
drum-board-performer = { $card }, { $type } : salaire { $salary }, prestige { $prestige }{ $flipped ->
        [yes] , carte retournée
       *[no] {""}
    }{ $trailer ->
        [yes] , avec une roulotte
       *[no] {""}
    }
drum-board-offered-member = { $card } : prix { $price }, { $tokens ->
        [0] sans remise
        [one] 1 jeton réduction
       *[other] { $tokens } jetons réduction
    }, salaire { $salary }. { $effect }
drum-board-member = { $card } : salaire { $salary }. { $effect }
drum-board-level = { $level } : il faut un cube { $colour }. { $benefit }.
drum-board-level-filled = { $level } : le cube { $colour } est posé. { $benefit }.
drum-board-flipped = Retournée
drum-board-hiring-cost = Prix d’embauche
drum-board-salary = Salaire
drum-board-salary-flipped = Salaire une fois retournée
drum-board-prestige = Prestige
drum-board-grows = Davantage avec chaque phénomène du cirque.
drum-board-trailer = Une roulotte retire 1 du salaire.
drum-board-discards = Défausse
drum-board-no-discards = Pas encore de carte.
drum-board-spaces = Cases des jetons
drum-board-space = { $space } : { $count ->
        [0] aucun jeton
        [one] 1 jeton ({ $players })
       *[other] { $count } jetons ({ $players })
    }
drum-board-cubes = Les cubes
drum-board-cube = Cubes, { $colour } : { $stored } en réserve, { $stock } au stock
drum-board-pair = Deux cubes de la couleur indiquée
drum-board-gain = En échange : { $colour }
drum-board-missing = manque { $coins }
drum-board-tickets = Billets : { $left ->
        [0] tous vendus pour ce spectacle
        [one] encore 1 vente, elle rapporte { $coins }
       *[other] encore { $left } ventes, la prochaine rapporte { $coins }
    }
drum-board-region = { $region }, { $types } : { $prestige } de prestige maintenant
drum-board-region-pays = Après un spectacle ici : 2 de prestige par paire ({ $first }), et 2 par paire ({ $second }).
drum-board-next-region = Ensuite { $region } : { $prestige } de prestige maintenant
drum-board-skips = { $count ->
        [one] { $count } salaire peut être évité
       *[other] { $count } salaires peuvent être évités
    }
drum-board-circus = Cirque ({ $player })
drum-board-hand = Investissements en main
drum-board-investment = { $card }{ $count ->
        [1] {""}
       *[other] , { $count } fois
    }. { $effect }
drum-board-hand-limit = Main : { $count } sur { $limit }
drum-board-troupe = Artistes et personnel
drum-board-no-performers = Pas encore d’artiste.
drum-board-done = a terminé
drum-board-hand-of = Investissements : { $count } sur { $limit } au plus
drum-board-now = Ce qui se décide
drum-board-programme = Spectacle { $show } sur 3, { $when ->
        [show] le spectacle même
        [turn] tour { $round } avant lui
       *[before] rien n’a commencé
    }. Premier joueur : { $player }
drum-board-markers = { $player } : { $count ->
        [0] plus de jeton
        [one] encore 1 jeton
       *[other] encore { $count } jetons
    }
drum-board-cube-actions = Actions cubes restantes : { $count }
drum-board-laid = Carte posée : { $card }
drum-board-kept = Vous gardez : { $card }. L’autre carte va au voisin de gauche.
drum-board-picked = Vos premiers cubes :
drum-board-benefit = Le bénéfice : { $benefit }
drum-board-deciding = On attend encore : { $players }.
drum-board-offer = Les cartes proposées
drum-board-investments = Investissements : { $count } dans la pioche, { $discards } dans la défausse
drum-board-performer-deck = Artistes dans la pioche : { $count }
drum-board-personnel-deck = Personnel dans la pioche : { $count }
drum-board-trailers = Roulottes au stock : { $count }
drum-board-tokens = Jetons de remise au stock : { $count }
drum-board-awards = Les distinctions, et qui les gagnerait maintenant
