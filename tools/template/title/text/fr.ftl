### New Title en français.

new-title-name = New Title
new-title-tagline = Annoncez combien de plis vous ferez, et n'en faites ni plus ni moins.

## Cartes

new-title-suit-star = étoile
new-title-suit-ball = balle
new-title-suit-hoop = cerceau
new-title-card = { $suit } { $rank }

## Ce que les champs du plateau s'appellent, sur une page qui n'en a pas de dessin

new-title-field-round = Manche
new-title-field-rounds = Manches de la partie
new-title-field-trick = Pli
new-title-field-places = Joueurs
new-title-field-cards = Cartes
new-title-field-bid = Annonce
new-title-field-tricks = Plis
new-title-field-hand = Votre main
new-title-field-pile = Cartes non distribuées
new-title-field-card = Carte

## Choix

new-title-group-bid = Annoncer
new-title-group-play = Jouer une carte

new-title-choice-bid =
    { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }
new-title-choice-play = Jouer { $card }

## Ce qui se passe

new-title-dealt = Vous recevez { $cards }.
new-title-bid =
    { $tricks ->
        [one] { $player } annonce { $tricks } pli.
       *[other] { $player } annonce { $tricks } plis.
    }
new-title-played = { $player } joue { $card }.
new-title-trick = { $player } remporte le pli.
new-title-kept =
    { $points ->
        [one] { $player } tient son annonce de { $tricks } et marque { $points } point.
       *[other] { $player } tient son annonce de { $tricks } et marque { $points } points.
    }
new-title-missed = { $player } ne marque rien : annonce { $bid }, plis { $tricks }.

## Ce qui est demandé

new-title-status-bidding = combien de plis ?
new-title-status-playing = une carte pour le pli
new-title-hint-bidding = Seul le nombre exact rapporte : 1 par pli, plus { $kept }.
new-title-hint-playing = Toute carte peut être jouée. L'étoile la plus forte remporte le pli, sinon la carte la plus forte de la couleur demandée.

## La position en phrases

new-title-describe-round = Manche { $round } sur { $rounds }.
new-title-describe-leads = { $player } entame.
new-title-describe-played = Sur la table, { $player } : { $card }.
new-title-describe-unsaid = { $player } n'a encore rien annoncé.
new-title-describe-seat = { $player } a annoncé { $bid } et a fait { $tricks }.
new-title-describe-hand = Vous avez en main { $cards }.

## La fin

new-title-over =
    { $rounds ->
        [one] { $rounds } manche a été jouée.
       *[other] { $rounds } manches ont été jouées.
    }
new-title-counter-tricks = plis
new-title-source-kept = Annonces tenues
new-title-source-tricks = Leurs plis
new-title-fact-rounds = Manches
new-title-fact-tricks = Plis remportés
new-title-fact-kept = Annonces tenues
new-title-fact-ending = Première place
new-title-fact-alone = tenue seul
new-title-fact-shared = partagée

## Pourquoi un joueur automatique fait quelque chose

new-title-reason-points =
    { $points ->
        [one] Cela rapporte { $points } point.
       *[other] Cela rapporte { $points } points.
    }
new-title-reason-bid =
    { $tricks ->
        [one] La main semble bonne pour { $tricks } pli.
       *[other] La main semble bonne pour { $tricks } plis.
    }
new-title-reason-trick = Cela peut remporter le pli qui manque encore.
new-title-reason-card = L'annonce reste à portée.

## Ce qui ne peut pas se faire

new-title-no-over = La partie est terminée.
new-title-no-turn = C'est à { $player } de jouer.
new-title-no-such = Il n'y a ni annonce ni carte de ce nom dans cette boîte.
new-title-no-bid = Tous ont annoncé. Jouez une carte.
new-title-no-play = D'abord, chacun annonce combien de plis il fera.
new-title-no-card = Vous n'avez pas { $card } en main. Jouez une carte de votre main.

## Le fichier des composants

new-title-components-suits = des couleurs différentes, une au moins, parmi { $names }
