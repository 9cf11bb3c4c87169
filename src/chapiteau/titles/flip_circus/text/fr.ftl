### Flip Circus en français.

flip-circus-name = Flip Circus
flip-circus-tagline = Une piste de dix artistes à deux visages. Réunissez trois artistes identiques et retenez qui se cache derrière qui.

## Options

flip-circus-option-memory = Aide-mémoire
    .help = Ce que la table retient pour les joueurs. Les règles ne changent pas.
flip-circus-option-memory-none = Aucun : seulement les points et les liens
flip-circus-option-memory-pencil = Crayon : chaque joueur peut noter des marques sur les jetons
flip-circus-option-memory-record = Carnet : ce que votre camp a vu vous reste visible
flip-circus-option-memory-open = Ouvert : tous les dos sont visibles pour tout le monde
flip-circus-option-most-bought = Actions achetées par tour, au plus
    .help = 0 : sans limite. Des clowns qui se paient eux-mêmes peuvent alors rendre un tour très long.
flip-circus-option-draw-offers = Nulle par accord
    .help = Si le joueur dont c'est le tour peut proposer la partie nulle.
flip-circus-option-turn-limit = Tours avant la nulle
    .help = Après ce nombre de tours, tous joueurs confondus, la partie est nulle.

## Choix par sorte

flip-circus-group-swap = Échanger deux voisins
flip-circus-group-flip = Retourner un jeton
flip-circus-group-ability = Utiliser une capacité
flip-circus-group-applause = Applau­disse­ments
flip-circus-group-benefit = Avantage des clowns
flip-circus-group-turn = Tour
flip-circus-group-draw = Nulle

## Artistes, affiches, places

flip-performer-acrobat = acrobate
    .the = l'acrobate
flip-performer-magician = magicien
    .the = le magicien
flip-performer-fortune-teller = voyante
    .the = la voyante
flip-performer-strongman = hercule
    .the = l'hercule
flip-performer-tamer = dompteuse
    .the = la dompteuse
flip-performer-clown = clown
    .the = le clown

flip-poster-acrobat = affiche de l'acrobate
    .the = l'affiche de l'acrobate
flip-poster-magician = affiche du magicien
    .the = l'affiche du magicien
flip-poster-fortune-teller = affiche de la voyante
    .the = l'affiche de la voyante
flip-poster-strongman = affiche de l'hercule
    .the = l'affiche de l'hercule
flip-poster-tamer = affiche de la dompteuse
    .the = l'affiche de la dompteuse

flip-at = { $performer } (place { $place })
flip-at-place = le jeton de la place { $place }

## Choix

flip-choice-swap = Échanger { $one } et { $two }
flip-choice-flip = Retourner { $what }
flip-choice-acrobat = Utiliser { $what } : changer de place avec { $other }
flip-choice-magician = Utiliser { $what } : { $one } et { $two } changent de place
flip-choice-teller = Utiliser { $what } : regarder derrière { $seen }
flip-choice-look = Dépenser 1 applaudissement : regarder derrière { $what }
flip-choice-buy = Dépenser 1 applaudissement : une action de plus
flip-choice-take = Prendre 1 applaudissement dans la réserve
flip-choice-return = Faire rendre 1 applaudissement à l'adversaire
flip-choice-decline = Renoncer à l'avantage des clowns
flip-choice-end = Finir le tour
flip-choice-offer = Proposer la nulle
flip-choice-accept = Accepter la nulle
flip-choice-refuse = Refuser la nulle

## Ce qui se passe

flip-swapped = { $player } échange { $one } et { $two }.
flip-flipped = { $player } retourne { $what }.
flip-turned-up = La place { $place } montre maintenant { $performer }.
flip-acrobat-used = { $player } utilise { $what }, qui change de place avec { $other }.
flip-magician-used = { $player } utilise { $what } : { $one } et { $two } changent de place.
flip-teller-used = { $player } utilise { $what } pour regarder derrière { $seen }.
flip-looked = { $player } rend 1 applaudissement et regarde derrière { $what }.
flip-seen = Derrière { $what } : { $performer }.
flip-bought = { $player } rend 1 applaudissement pour une action de plus.
flip-poster-taken = { $player } prend { $performer }.
flip-bowed = Au milieu, { $what } salue et se retourne.
flip-benefit-taken = Groupe de clowns : { $player } prend 1 applaudissement dans la réserve.
flip-benefit-returned = Groupe de clowns : { $player } fait rendre 1 applaudissement à l'adversaire.
flip-benefit-declined = Groupe de clowns : { $player } renonce à l'avantage.
flip-benefit-none = Groupe de clowns, mais il n'y a aucun applaudissement à prendre ou à faire rendre pour { $player }.
flip-benefit-barred = Groupe de clowns, mais un applaudissement pour { $player } ramènerait une situation déjà vue dans ce tour.
flip-turn-ended = { $player } finit son tour.
flip-second-time = Un tour commence ainsi pour la deuxième fois. À la troisième fois, la partie est nulle.
flip-third-time-ahead = Si le tour finit maintenant, un tour commence ainsi pour la troisième fois et la partie est nulle.
flip-last-turn = C'est le dernier tour, le numéro { $turns }. Ensuite la partie est nulle, sauf si elle est gagnée maintenant.
flip-draw-offered = { $player } propose la nulle.
flip-draw-accepted = { $player } accepte la nulle.
flip-draw-refused = { $player } refuse la nulle.

flip-won-posters = { $count ->
    [one] { $players } gagne avec la troisième affiche.
   *[other] { $players } gagnent avec la troisième affiche.
}
flip-won-clowns = { $count ->
    [one] { $players } gagne : les cinq clowns sont visibles, ce qui donne la cinquième affiche.
   *[other] { $players } gagnent : les cinq clowns sont visibles, ce qui donne la cinquième affiche.
}
flip-drawn-agreed = La partie est nulle par accord.
flip-drawn-third-time = La partie est nulle : le même tour a commencé pour la troisième fois.
flip-drawn-last-turn = La partie est nulle après le tour { $turns }, le dernier.

## État et conseils

flip-status-act = { $left ->
    [0] Plus d'action
    [one] 1 action
   *[other] { $left } actions
}, { $counts }
flip-status-benefit = Avantage des clowns, { $counts }
flip-status-answer = { $player } propose la nulle, { $counts }
flip-counts = tour { $turn }/{ $limit }
flip-counts-second-time = tour { $turn }/{ $limit }, commencé comme un autre avant lui
flip-counts-third-time = tour { $turn }/{ $limit }, nulle par répétition s'il finit ainsi
flip-counts-last-turn = tour { $turn }/{ $limit }, le dernier : nulle s'il n'est pas gagné
flip-counts-five-clowns = tour { $turn }/{ $limit }, gagné avec cinq clowns s'il finit ainsi

flip-hint-act = { $applause ->
    [0] Échangez deux voisins, retournez un jeton ou utilisez une capacité.
   *[other] Échangez deux voisins, retournez un jeton, utilisez une capacité ou dépensez des applaudissements.
}
flip-hint-end = { $applause ->
    [0] Finissez le tour.
   *[other] Dépensez des applaudissements ou finissez le tour.
}
flip-hint-benefit-both = Prenez 1 applaudissement, faites-en rendre 1 à l'adversaire, ou renoncez.
flip-hint-benefit-take = Prenez 1 applaudissement ou renoncez.
flip-hint-benefit-return = Faites rendre 1 applaudissement à l'adversaire ou renoncez.
flip-hint-answer = Acceptez la nulle, ou refusez-la et jouez.

## La position en phrases

flip-describe-turn = Tour { $turn } sur { $limit } au plus : { $player }.
flip-describe-left = Encore { $left ->
    [one] { $left } action
   *[other] { $left } actions
}, { $bought ->
    [one] { $bought } achetée
   *[other] { $bought } achetées
} dans ce tour.
flip-describe-begun = { $begun ->
    [one] Un tour a commencé ainsi pour la première fois ; à la troisième fois, la partie est nulle.
   *[other] Un tour a commencé ainsi pour la deuxième fois ; à la troisième fois, la partie est nulle.
}
flip-describe-close-third-time = Si le tour finit avec tout comme il est, la partie est nulle par répétition.
flip-describe-close-last-turn = C'est le dernier tour : quand il finit, la partie est nulle.
flip-describe-close-five-clowns = Si le tour finit avec tout comme il est, les cinq clowns gagnent la partie.
flip-describe-benefit = Un groupe de clowns s'est formé ou agrandi ; l'avantage est à décider.
flip-describe-place = Place { $place } : { $face }, jeton { $token }. Dos non montré ; d'après les points { $dots }.{ $looked ->
    [yes] {" "}Regardé à l'instant.
   *[no] {""}
}
flip-describe-place-known = Place { $place } : { $face }, jeton { $token }. Dos : { $back }.{ $looked ->
    [yes] {" "}Regardé à l'instant.
   *[no] {""}
}
flip-describe-poster = Prise par { $players } : { $poster }.
flip-describe-poster-free = Disponible : { $poster }.
flip-describe-team = Équipe { $team } : { $players }.
flip-describe-applause = Applaudissements, { $players } : { $applause }.
flip-describe-reserve = Applaudissements dans la réserve : { $applause }.
flip-describe-link = { $one } avec { $two }
flip-describe-links = Outre les clowns, cinq jetons réunissent : { $pairs }.
flip-describe-memory-none = Aide-mémoire : aucun.
flip-describe-memory-pencil = Aide-mémoire : marques au crayon.
flip-describe-memory-record = Aide-mémoire : carnet de tout ce qui a été vu.
flip-describe-memory-open = Aide-mémoire : tous les dos sont visibles.
flip-describe-most-bought = { $most ->
    [one] Au plus { $most } action achetée par tour.
   *[other] Au plus { $most } actions achetées par tour.
}
flip-describe-no-draws = La nulle ne peut pas être convenue.
flip-describe-offered = { $player } a proposé la nulle dans ce tour.
flip-describe-offer-stands = { $player } propose la nulle ; on attend la réponse.

flip-counter-posters = Affiches
flip-counter-applause = Applaudissements
flip-counter-team = Équipe

## Ce qui ne se peut pas

flip-error-unknown = Ce titre n'a pas d'action { $action }. Choisissez une des actions permises.
flip-error-over = La partie est finie. On peut en commencer une autre.
flip-error-turn = C'est à { $player } de décider. Attendez que la décision soit prise.
flip-error-benefit = L'avantage des clowns passe d'abord. Prenez-le ou renoncez-y.
flip-error-nothing-to-return = L'adversaire n'a aucun applaudissement à rendre. Prenez-en 1 dans la réserve ou renoncez.
flip-error-reserve = La réserve est vide. Faites rendre 1 applaudissement à l'adversaire ou renoncez.
flip-error-repeats = Cela ramènerait une situation déjà vue dans ce tour. Choisissez autre chose.
flip-error-answer = La nulle est proposée. Acceptez-la ou refusez-la d'abord.
flip-error-no-action-left = Il ne reste pas d'action. Dépensez un applaudissement pour en avoir une, ou finissez le tour.
flip-error-strongman = Un hercule visible ne change pas de place par un échange, sauf avec une dompteuse : { $one } et { $two } restent. Utilisez un acrobate ou un magicien, ou retournez d'abord l'hercule.
flip-error-no-ability = Pas de capacité immédiate à utiliser avec { $what }. Seuls l'acrobate, le magicien et la voyante en ont une.
flip-error-tamer-acrobat = Une dompteuse est en face ; l'acrobate ne peut pas changer de place avec elle.
flip-error-tamer-magician = Une dompteuse est à côté ; le magicien n'a aucun effet près d'elle.
flip-error-tamer-fortune-teller = Une dompteuse est de chaque côté ; la voyante ne voit pas derrière elle.
flip-error-no-applause = Aucun applaudissement à dépenser. Formez un groupe de clowns pour en gagner.
flip-error-most-bought = { $most ->
    [one] Dans cette partie, on ne peut acheter que { $most } action par tour. Regardez plutôt derrière un jeton, ou jouez.
   *[other] Dans cette partie, on ne peut acheter que { $most } actions par tour. Regardez plutôt derrière un jeton, ou jouez.
}
flip-error-no-benefit = Il n'y a pas d'avantage des clowns à décider. Formez ou agrandissez d'abord un groupe de clowns.
flip-error-actions-left = { $left ->
    [one] Il reste { $left } action. Utilisez-la, puis le tour pourra finir.
   *[other] Il reste { $left } actions. Utilisez-les, puis le tour pourra finir.
}
flip-error-offered = La nulle a déjà été proposée dans ce tour. On pourra la proposer de nouveau au prochain.
flip-error-no-draws = Dans cette partie, la nulle ne peut pas être convenue. Jouez.
flip-error-no-offer = La nulle n'est pas proposée : il n'y a rien à répondre.

## Raisons des joueurs automatiques

flip-reason-draw = La nulle est ce qui reste de mieux.
flip-reason-poster = { $count ->
    [one] Cela rapporte { $poster }.
   *[other] Cela rapporte { $count } affiches, dont { $poster }.
}
flip-reason-applause = Cela rapporte un applaudissement.
flip-reason-return = Cela coûte un applaudissement à l'adversaire.
flip-reason-learn = Cela apprend ce que cache un jeton.
flip-reason-position = Cela laisse la piste la plus difficile à l'adversaire.

## Fichiers de composants

flip-components-each = une fois chacun : { $names }
flip-components-pair = deux artistes différents parmi { $names }
flip-components-ring = cinq paires différentes où chaque artiste vient deux fois, pour qu'elles forment un seul anneau

## Le plateau

flip-board-ring = La piste, dans le sens horaire depuis la place 1
flip-board-notes = Marques au crayon
flip-board-token = Jeton de la place { $place }
flip-board-cross = Pas { $performer }

## Données de jeu

flip-fact-swaps = échanges
flip-fact-flips = retournements
flip-fact-abilities = capacités utilisées
flip-fact-looks = coups d’œil achetés
flip-fact-bought = actions achetées
flip-fact-taken = applaudissements pris par des clowns
flip-fact-returned = applaudissements rendus à cause de clowns
flip-fact-used = Capacité utilisée
flip-fact-ending = Fin de la partie
flip-fact-posters = troisième affiche
flip-fact-clowns = cinq clowns
flip-fact-agreed = nulle par accord
flip-fact-third-time = nulle par répétition
flip-fact-last-turn = nulle par la limite de tours
