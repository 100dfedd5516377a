# Le client du navigateur en français. On tutoie.
#
# table : là où l'on joue ; place : celle d'un joueur ; hôte : qui a ouvert la table
# jeton d'air : porte un chiffre, se pose sur un niveau du plateau ; case : un pas de la piste

## Partout

web-title = Divetable
web-home = Accueil
web-language = Langue
web-away = Connexion perdue. Nouvel essai…
web-away-kept = Connexion perdue. Tout sera envoyé ensuite.
web-offline = Tu es hors ligne.
web-offline-kept = Tu es hors ligne. Tout sera envoyé ensuite.
web-try-now = Réessayer
web-sending = Envoi en cours…
web-too-fast = Un peu trop vite. Nouvel essai…
web-no-connection = Le serveur ne répond pas. Vérifie la connexion et réessaie.
web-rule = Règle { $rule }
web-why = Pourquoi ? Règle { $rule }
web-rules = Règles
web-rules-of = { $game } : les règles
web-also = Menu
web-settings = Réglages
web-settings-name = Ton nom à table
web-settings-speed = Vitesse de ce qui est montré
web-settings-sound = Sons
web-settings-motion = Ton appareil demande peu de mouvement : tout est montré d’un coup.
web-settings-kept = Gardé dans ce navigateur seulement.
web-sound-off = Couper le son
web-sound-on = Remettre le son
web-close = Fermer
web-understood = Compris
web-skip = Aller au contenu
web-keys = Touches
web-key-all-tab = Tab, Maj + Tab
web-does-all-tab = passer à la commande suivante, et revenir
web-key-all-press = Entrée, espace
web-does-all-press = l’actionner
web-key-all-escape = Échap
web-does-all-escape = fermer ce qui s’est ouvert
web-key-all-help = ?
web-does-all-help = cette liste
web-opening = Un instant …
web-seconds = { $left } s

## Accueil

web-welcome =
    { $games ->
        [3] Trois jeux de société sur la plongée
       *[other] { $games } jeux de société sur la plongée
    }
web-games = Jeux
web-players =
    { $kind ->
        [exactly] { $least } joueurs
       *[between] { $least } à { $most } joueurs
    }
web-play-now = Jouer contre des robots
web-play-now-game = Jouer à { $game } contre des robots
web-play-against = Tu joues contre
web-new-table = Ouvrir une table
web-new-table-game = { $game } : ouvrir une table
web-learn = Apprendre
web-learn-game = Apprendre { $game }
web-join = Rejoindre une table
web-join-how = Colle le lien ou le code que l’on t’a donné.
web-join-go = Rejoindre
web-your-tables = Tes tables
web-your-turn = À toi
web-phase-open = pas commencée
web-phase-playing = en cours
web-phase-paused = en pause
web-recent = Parties récentes

## Une nouvelle table

web-name = Ton nom
web-your-name = Plongeur
web-seats = Joueurs
web-options = Options
web-options-usual = Les règles habituelles.
web-duration = À { $seats } joueurs environ { $usual } minutes, à dix secondes par décision ; neuf parties sur dix durent moins de { $most }.
web-options-change = Changer
web-options-apply = Changer la table
web-options-leave = Laisser ainsi
web-at-the-table = À la table
web-setting-chat = On peut discuter à la table
web-setting-spectators = D’autres peuvent regarder
web-setting-practice = Pour s’entraîner
web-setting-sonar = Le sonar peut remplacer l’image
web-setting-hints = Conseils : demander ce que ferait un robot
web-hints-usual = comme d’habitude : seul et à l’entraînement
web-hints-on = activés
web-hints-off = désactivés
web-practice = Entraînement
web-practice-help = Ici, tout peut se reprendre.
web-setting-bots_explain = Les robots disent en cours de partie ce qu’ils pensaient
web-setting-bot_pace = Rythme des robots
web-bot-pace-calm = tranquille
web-bot-pace-normal = normal
web-bot-pace-instant = immédiat
web-setting-time = Temps par décision
web-setting-seconds = { $unit ->
        [none] sans limite
        [days] { $number ->
            [one] { $number } jour, par correspondance
           *[other] { $number } jours, par correspondance
        }
        [minutes] { $number ->
            [one] { $number } minute
           *[other] { $number } minutes
        }
       *[seconds] { $number } secondes
    }
web-setting-late = Quand le temps est écoulé
web-setting-away = Quand une connexion est perdue
web-late-wait = attendre
web-late-sit_out = passer
web-late-bot = un robot décide
web-create = Ouvrir la table
web-options-different = { $kind ->
        [different] À cette table, ce qui change :
       *[other] Cette table joue « { $called } ». Ce qui change :
    }
web-options-more = { $changed ->
        [0] Plus d’options
       *[other] Plus d’options (modifiées : { $changed })
    }
web-options-players = Joueurs
web-options-time = Temps
web-options-variants = Variantes
web-options-house = Règles maison
web-option-on = oui
web-option-off = non
web-option-own = les vôtres
web-option-ours = les nôtres
web-option-player = joueur { $number }
web-option-lot = par tirage au sort
web-option-chance = au hasard
web-option-none = aucun
web-option-other = un autre nombre…
web-option-needs = Seulement avec « { $option } ».
web-option-rule = Règle { $rule }
web-option-dropped = « { $option } » ne convient plus et redevient comme d’habitude. { $why }
web-option-file = Choisir un fichier…
web-option-file-of = { $option } : choisir un fichier
web-option-back = Reprendre les nôtres
web-option-no-json = { $file } est illisible : ce n’est pas du JSON.
web-sets = Vos réglages
web-sets-changed = modifié
web-sets-keep = Garder ces options sous le nom
web-sets-name = un nom, par exemple Vendredi soir
web-sets-keep-it = Garder
web-sets-forget = Oublier « { $name } »
web-youngest = Qui est le plus jeune ?
web-youngest-help = Si deux d’entre vous veulent le même compagnon, le plus jeune l’obtient. Touchez vos noms, en commençant par le plus jeune.
web-youngest-chance = Pour l’instant, le hasard décide.
web-youngest-next = Et ensuite, le plus jeune ?
web-youngest-known = Bien. Le plus jeune obtient le compagnon.
web-youngest-leave = Laisser le hasard décider
web-invitation =
    Viens plonger avec moi ! { $game } : { $address }
    { $kind ->
        [usual] Cette table suit les règles habituelles.
        [called] Cette table joue avec « { $called } ». Ce qui change : { $about }.
       *[different] À cette table, ce qui change : { $about }.
    }
web-invitation-read = Lire l’invitation
web-invitation-send = Envoyer l’invitation
web-option-fixed = Avec ces réglages, c’est toujours ainsi.

## Avant le début

web-no-table = Cette table n’existe pas, ou elle ne t’est pas ouverte.
web-seats-title = Places
web-seat-open = La place { $number } est libre
web-seat-mate = avec { $name }
web-you = toi
web-here = présent
web-not-here = absent
web-take = S’asseoir
web-take-seat = Prendre la place { $number }
web-move-here = Venir ici
web-seat-bot-at = Place { $number } : { $name }
web-bots = Robots
web-bots-fill = Compléter la table avec des robots
web-level-random = hasard
    .help = N’a aucun plan et fait n’importe quoi de permis. Pour essayer.
web-level-novice = débutant
    .help = Un bernard-l’ermite qui vient d’apprendre à plonger : devine beaucoup et se trompe souvent.
web-level-casual = tranquille
    .help = Une loutre qui joue pour le plaisir : des coups sensés et une maladresse de temps en temps. Un bon début.
web-level-skilled = habile
    .help = Un manchot bien entraîné : anticipe et se trompe rarement.
web-level-expert = expert
    .help = Un morse qui a vu toutes les mers : voit loin et se laisse rarement battre.
web-level-master = maître
    .help = Un cachalot, et personne ne plonge plus profond : ce que nous avons de mieux, sans se presser.
web-strength = robot, force { $strength } sur 5
web-strength-none = robot, joue au hasard
web-stood-in-getting-ready = { $name } se prépare encore et joue à l’instinct.
web-stood-in-late = { $name } a réfléchi trop longtemps ; ce coup a été joué vite.
web-stood-in-failed = Quelque chose a mal tourné pendant que { $name } réfléchissait ; ce coup a été joué vite.
web-free = Retirer
web-free-seat = Libérer la place de { $name }
web-leave-seat = Se lever
web-start = Commencer la partie
web-start-when-full = On peut commencer quand toutes les places sont prises.
web-host-starts = L’hôte commence la partie.
web-begun = La partie a commencé.
web-invite = Inviter
web-link-invite = Pour jouer
web-link-watch = Pour regarder
web-link-screen = Pour un écran commun
web-link-seat = Pour continuer sur un autre appareil, une fois
web-move-seat = Continuer sur un autre appareil
web-qr = Code QR : { $link }
web-copy = Copier
web-copy-link = Copier le lien : { $link }
web-copied = Copié
web-chat = Discussion
web-chat-say = Écrire un message
web-chat-send = Envoyer
web-chat-sending = envoi…
web-chat-kept = sera envoyé ensuite
web-seat-link = Une place pour cet appareil
web-seat-link-about = Ce lien amène une place sur cet appareil. Il ne sert qu’une fois ; l’autre appareil perd la place.
web-seat-link-take = Reprendre la place

## Pendant et après une partie

web-players-title = Joueurs
web-has-left = parti
web-looking-on = Tu regardes
web-paused = La partie est en pause.
web-log = Ce qui s’est passé
web-wait = Attends les autres.
web-plain-title = Tes choix
web-plain-about = Ce jeu n’a pas encore de plateau dessiné ; ces boutons permettent de tout faire.
web-ask-pause = Pause
web-ask-resume = Reprendre
web-ask-undo = Annuler le coup
web-ask-rematch = Revanche
web-asked-pause = { $name } voudrait une pause.
web-asked-resume = { $name } voudrait reprendre.
web-asked-undo = { $name } voudrait annuler un coup.
web-asked-swap = { $name } voudrait échanger les places.
web-asked-rematch = { $name } voudrait une revanche.
web-waiting-consent = On attend les autres …
web-withdraw-request = Tant pis
web-agree = D’accord
web-refuse = Non
web-agreed = { $name } est d’accord.
web-declined = { $name } dit non.
web-taken-back = { $name } a annulé un coup.
web-went-away = { $name } s’est absenté.
web-came-back = { $name } est de retour.
web-credited = Le serveur a été absent { $time }. Aucune horloge n’a tourné pendant ce temps.
web-resign = Abandonner
web-resign-sure = Vraiment quitter la partie
web-resign-not = Rester
web-winners = { $count ->
        [one] { $names } gagne !
       *[other] { $names } gagnent !
    }
web-draw = Match nul entre { $names }.
web-nobody-won = Personne ne gagne.
web-dead = noyé
web-winner = Victoire
web-player = Joueur
web-score = Points
web-to-rematch = À la revanche
web-replay = Revoir
web-replay-title = { $game } : revoir la partie
web-no-replay = Ce lien n’ouvre aucune partie.
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-next = Un pas en avant
web-replay-last = À la fin
web-replay-step = Pas { $step } sur { $last }
web-replay-slider = Pas
web-replay-eyes = Par les yeux de
web-replay-public = tout le monde
web-replay-record = Télécharger l’enregistrement
web-replay-share = Partager cette partie
web-replay-play = Lire
web-replay-stop = Arrêter
web-replay-about-eyes = Avec les yeux d’un joueur, on voit ce qu’il savait alors, et rien d’autre.
web-replay-all = quelqu’un qui sait tout
web-replay-about-all = Tu vois tout, même ce que personne à la table ne savait alors.
web-replay-data = Les données de cet instant
web-record = Revoir une partie enregistrée
web-record-how = L’enregistrement d’une partie est un fichier que tu as téléchargé à la fin. Il est montré ici et n’est conservé nulle part.
web-record-choose = Choisir un fichier…
web-summary-rounds = Manche par manche
web-summary-round = Manche

## Dive

web-dive-shark = requin
web-dive-clear = pas de requin
web-dive-nothing = rien
web-dive-helper-green = tortue verte
web-dive-helper-red = tortue rouge
web-dive-helper-manta = raie manta
web-dive-chief = Le chef du village
web-dive-chief-speed = Niveau { $level } : vitesse { $speed }
web-dive-chief-hidden = La carte du chef est retournée quand tous les plateaux sont ouverts.
web-dive-bubble = bulle
web-dive-round = Manche { $round }
web-dive-phase-choosing = On choisit les compagnons.
web-dive-phase-programming = Les plongeurs posent leur air.
web-dive-phase-diving = La plongée est en cours.
web-dive-phase-axolotl = L’axolotl peut être joué maintenant.
web-dive-phase-suspended = Personne n’a plongé depuis trois manches.
web-dive-phase-over = La partie est finie.
web-dive-you-thinking = Regarde dans l’eau et pose ton air.
web-dive-you-ready = Tu es prêt. Attends les autres.
web-dive-you-locked = Ton plateau est verrouillé.
web-dive-you-gone = Tu as quitté cette partie.
web-dive-ocean = La pile des cartes océan, vue d’en haut
web-dive-ocean-how = Bouge le pointeur, glisse le doigt de côté (ou pose-le un instant, puis glisse où tu veux) ou utilise les flèches pour regarder d’un autre côté. R tourne l’image.
web-dive-viewpoint = Point de vue : colonne { $column } sur { $grid }, rangée { $row } sur { $grid }
web-dive-picture-coming = L’image se prépare…
web-dive-magnifier = Loupe
web-dive-turn = Tourner
web-dive-turn-help = Tourner l’image d’un quart (R)
web-dive-tilt = Incliner
web-dive-tilt-help = Regarder d’un autre côté en inclinant le téléphone
web-dive-light = Lumière
web-dive-light-above = D’en haut
web-dive-light-below = D’en bas
web-dive-light-north = Du bord lointain
web-dive-light-east = De droite
web-dive-light-south = Du bord proche
web-dive-light-west = De gauche
web-dive-light-torch = Lampe torche
web-dive-sonar-lines = Ce que le sonar entend
web-sonar-on = utilise le sonar
web-dive-cards-left = { $count ->
        [one] { $count } carte dans la pile
       *[other] { $count } cartes dans la pile
    }
web-dive-history = Cartes retirées jusqu’ici
web-dive-track = La piste : eaux calmes jusqu’à la case 15, puis eaux profondes, arrivée à la case 23
web-dive-divers = Plongeurs
web-dive-field = Case { $field }
web-dive-to-field = case { $field }
web-dive-status-thinking = réfléchit
web-dive-status-ready = prêt
web-dive-status-locked = verrouillé
web-dive-status-gone = parti
web-dive-has-picked = a choisi
web-dive-holds-breath = retient son souffle
web-dive-used = { $companion } (utilisé)
web-dive-announced = { $name } utilise « { $companion } »
web-dive-my-board = Mon plateau
web-dive-how = Choisis un jeton d’air puis un niveau, ou fais-le glisser. Au clavier : 1 à 5 le pose, 0 le reprend, S retourne le niveau.
web-dive-choose-level = Où va l’air { $token } ?
web-dive-token = Air { $token }, à côté du plateau
web-dive-token-on = Air { $token }, au niveau { $level }, { $side }
web-dive-level = Niveau { $level }
web-dive-put = Poser l’air { $token } au niveau { $level }
web-dive-put-here = Poser ici
web-dive-side = Le niveau { $level } montre le requin
web-dive-beside = Air à côté du plateau
web-dive-take-back = Reprendre l’air { $token }
web-dive-all-laid = Tout l’air est posé.
web-dive-laid = L’air { $token } est au niveau { $level }, { $side }.
web-dive-taken-back = L’air { $token } est de nouveau à côté du plateau.
web-dive-flipped = Le niveau { $level } montre maintenant : { $side }.
web-dive-clownfish-here = Les poissons clown
web-dive-clownfish-under = Poissons clown sous
web-dive-anglerfish-side = Poisson-pêcheur comme sixième niveau
web-dive-not-used = pas maintenant
web-dive-ready = Prêt
web-dive-withdraw = Finalement pas prêt
web-dive-pick = Choisis ton compagnon
web-dive-you-picked = Ton choix : { $companion }. Attends les autres.
web-dive-use = Utiliser « { $companion } »
web-dive-use-for = Utiliser « { $companion } » avec { $target }
web-dive-do-HoldBreath = Retenir son souffle
web-dive-do-Breathe = Respirer
web-dive-do-PlayAxolotl = Jouer l’axolotl
web-dive-do-DeclineAxolotl = Pas maintenant
web-dive-do-Resume = Replonger
web-dive-octopus = Pose le poulpe sur la pile
web-dive-octopus-where = L’endroit où sera le poulpe
web-dive-octopus-x = Gauche ou droite
web-dive-octopus-y = Haut ou bas
web-dive-octopus-angle = Tourner
web-dive-octopus-put = Poser
web-dive-clock-close = Plateaux ouverts dans
web-dive-clock-orca = L’orque compte
web-dive-clock-breathe_in = Inspire
web-dive-clock-axolotl = Temps pour décider
web-dive-clock-fugu = Le fugu reste
web-dive-clock-timer = Temps restant
web-dive-reveal = La plongée
web-dive-card = Niveau
web-dive-skip = Passer
web-dive-continue = Continuer
web-dive-show-last = Montrer la dernière plongée
web-dive-right = juste
web-dive-wrong = faux
web-dive-speed-sum = vitesse { $speed }
web-dive-why-nobody = Personne n’avait raison : personne n’est aidé.
web-dive-why-tie = Personne n’était seul le plus rapide : personne n’est aidé.
web-dive-speed = Vitesse de la plongée
web-speed-slow = lente
web-speed-normal = normale
web-speed-fast = rapide
web-speed-instant = d’un coup
web-companion-octopus = Pose-le sur la pile : il cache à tous une partie de l’eau.
web-companion-orca = Compte dix secondes ; ensuite, plus personne ne change rien.
web-companion-anglerfish = Avec un pion Air sur chacun de tes cinq niveaux : un sixième niveau pour toi, où tu es le plus rapide.
web-companion-giant_turtle = Cette manche, les tortues vertes te portent une case plus loin.
web-companion-clownfish = Un de tes niveaux gagne trois de vitesse, en secret.
web-companion-dolphins = Donne le petit dauphin à quelqu’un : s’il ne se trompe pas, tu avances d’une case.
web-companion-white_shark = Au repos, les autres qui se sont trompés n’avancent pas (les tortues les portent quand même) ; si aucun d’eux ne s’est trompé, c’est toi qui n’avances pas.
web-companion-axolotl = Après le repos, chaque autre plongeur sur une case impaire recule de deux.
web-companion-fugu = Tous retiennent leur souffle ; qui respire ne pose plus rien.
web-companion-narwhal = Cette manche, les tortues portent tous les autres en arrière.
web-dive-said-PicksShown = On montre les compagnons.
web-dive-said-RoundBegan = La manche { $round } commence.
web-dive-said-Readied = { $name } a dit « prêt ».
web-dive-said-ReadyWithdrawn = { $name } a retiré son « prêt ».
web-dive-said-BreathTaken = { $name } retient son souffle.
web-dive-said-AxolotlAsked = { $name } peut jouer l’axolotl.
web-dive-said-AxolotlPlayed = { $name } joue l’axolotl.
web-dive-said-AxolotlDeclined = { $name } ne joue pas l’axolotl.
web-dive-said-TableResumed = { $name } réveille la table.
web-dive-said-OctopusPlaced = { $name } pose le poulpe sur la pile.
web-dive-said-PlayerLeft = { $name } quitte la partie.
web-dive-said-CompanionAnnounced = { $name } utilise « { $companion } ».
web-dive-said-CompanionFor = { $name } utilise « { $companion } » avec { $target }.
web-dive-said-FuguBegan = Voilà le fugu : inspirez !
web-dive-said-BoardsRevealed = Tous les plateaux sont ouverts.
web-dive-said-NobodyDived = Personne ne plonge.
web-dive-said-TableSuspended = Personne n’a plongé depuis trois manches ; la table se repose.
web-dive-said-Locked = Le plateau de { $name } est verrouillé : { $why }.
web-dive-locked-orca = l’orque
web-dive-locked-fugu = le fugu
web-dive-locked-timer = temps écoulé
web-dive-locked-breath = à bout de souffle
web-dive-locked-connection = connexion perdue
web-dive-said-ChiefRevealed = Vitesses du chef : { $speeds }.
web-dive-said-LevelChecked = Niveau { $level } : { $content }.
web-dive-said-right = Juste : { $names }.
web-dive-said-wrong = Faux : { $names }.
web-dive-said-Helped = Aide pour { $name } ({ $helper }), le plus rapide de ceux qui avaient raison : case { $to }.
web-dive-said-StackRanOut = Plus de carte pour le niveau { $level }.
web-dive-said-DolphinsPaid = Les dauphins mènent { $name } à la case { $to }.
web-dive-said-Rested = Repos : { $moves }.
web-dive-said-moves = { $name } +{ $fields }
web-dive-said-nobody-moves = Repos : personne n’avance.

## Ce qui a été dit à cet appareil

web-told = Qu’a-t-on dit à mon appareil ?
web-told-about = Tout ce que le serveur a envoyé pour ce tour, mot pour mot. Un client tricheur n’en saurait pas davantage.
web-told-absent = Ce qui n’y est pas, exprès
web-told-seat = En tant que { $name }
web-told-public = Ce qui est dit à tout le monde
web-told-copy-all = Tout copier
web-absent-all-seed = Le nombre dont vient tout le hasard. Seul son sceau est envoyé, une empreinte ; après la partie, on peut la vérifier.
web-absent-all-others = Ce que d’autres appareils apprennent et que tu ne dois pas savoir, et combien de fois les autres essaient quelque chose en secret.

## What bots think

web-hint = Que ferait un robot ?
web-hint-thinking = Réflexion …
web-hint-withdraw = Laisser tomber
web-hint-title = Un robot à ta place, avec ce que tu sais
web-hint-close = Fermer le conseil
web-hint-fold = Tout le conseil
web-dive-weighed-shark = { $level } : { $air } requin
web-dive-weighed-calm = { $level } : { $air } sans requin
web-bots-think = { $number ->
    [one] { $names } réfléchit encore.
   *[other] { $names } réfléchissent encore.
}
web-getting-ready = Préparation sur cet ordinateur : { $percent }
web-getting-ready-bots = D’ici là, les robots jouent à l’instinct.
web-getting-ready-picture = D’ici là, l’image ne bouge pas.
web-bot-thought = Ce que { $name } pensait ({ $level })
web-bot-thoughts = Ce que les robots pensaient
web-bot-no-thought = Aucun robot n’a réfléchi à cette étape.
web-bot-thought-of = { $at } sur { $count }
web-bot-thought-previous = La pensée d’avant
web-bot-thought-next = La pensée suivante
web-bot-why-line = { $line } Ce que le robot pensait

## Aides, entraînement et yeux prêtés

web-hints-allowed = Tout le monde peut demander des conseils.
web-hints-asked = conseils : { $count }
web-hint-asked = { $name } a demandé un conseil.
web-result-practice = C’était une table d’entraînement : tout pouvait se reprendre.
web-settings-access = Accessibilité
web-settings-sonar = Le sonar au lieu de l’image
web-settings-sonar-help = Si tu ne peux pas utiliser l’image de la pile dans Dive, le sonar décrit chaque profondeur avec des mots. « Presque sûrement » est juste 99 fois sur 100, « très probablement » 9 fois sur 10, « probablement » 8 fois sur 10, « peut-être » 2 fois sur 3. Tout le monde à la table voit que tu l’utilises.
web-dive-sonar-not-here = À cette table, on joue sans sonar.
web-eyes-title = Par les yeux de qui
web-eyes-lend = Laisser les spectateurs regarder par mes yeux
web-eyes-warning = Tous ceux qui ont le lien des spectateurs verront ce que tu vois, y compris ce que les autres ne doivent pas savoir. L’un d’eux pourrait le répéter. Ne prête tes yeux qu’à des gens de confiance.
web-eyes-lend-sure = Oui, qu’ils regardent
web-eyes-lend-not = Garder mes secrets
web-eyes-open = Les spectateurs peuvent maintenant regarder par tes yeux : ils voient tous tes secrets.
web-eyes-close = C’est fini
web-eyes-lent = prête ses yeux
web-eyes-look = Tu regardes
web-eyes-public = et vois ce que tout le monde voit
web-eyes-of = par les yeux de { $name }
