# Ce que dit le terminal.

## At the table

terminal-over = La partie est finie.
terminal-winners = Victoire : { $names }
terminal-nobody-won = Personne n’a gagné.
terminal-score = { $name } : { $score }
terminal-your-turn = { $name }, à toi :
terminal-waiting-clock = Patience.
terminal-curtain = Passe l’écran à { $name }, puis Entrée.
terminal-not-understood = « { $given } » ne veut rien dire ici ; tape un numéro, ou help.
terminal-no-rule = Il n’y a pas de règle { $rule }.
terminal-why = Tape « why { $rule } » pour lire la règle.
terminal-bye = Au revoir.
terminal-code = Les autres rejoignent avec : { $command }
terminal-seats = Places : { $names }
terminal-free-seat = libre
terminal-lobby-host = Entrée pour commencer quand tout le monde est là ; « bots » met des robots aux places libres.
terminal-lobby-guest = L’hôte lance la partie.
terminal-full = Aucune place n’est libre ; tu regardes.
terminal-said = { $name } dit : { $text }
terminal-taken-back = { $name } reprend son dernier coup.
terminal-asked = { $name } demande : { $what }. Tape yes ou no.
terminal-agreed = { $name } est d’accord.
terminal-declined = { $name } n’est pas d’accord.
terminal-away = { $name } est absent.
terminal-back = { $name } est de retour.
terminal-credited = Le serveur a été absent { $time }. Aucune horloge n’a tourné pendant ce temps.
terminal-what-pause = mettre la partie en pause
terminal-what-resume = reprendre la partie
terminal-what-undo = reprendre un coup
terminal-what-swap = échanger les places
terminal-what-rematch = une revanche
terminal-paused = La partie est en pause ; « resume » demande de continuer.
terminal-save = Tape « save FICHIER » pour garder l’enregistrement de la partie.
terminal-saved = L’enregistrement est dans { $path }.
terminal-not-saved = { $path } ne peut pas être écrit.
terminal-rematch = La revanche commence.
terminal-help = Tape le numéro d’un choix. Aussi : why RÈGLE, board, undo, pause, resume, resign, say TEXTE, yes, no, rematch, save, quit.
terminal-gone = Cette table ne t’est plus ouverte.
terminal-no-server = Personne ne répond à { $url }.

## Replays

terminal-replay-step = Coup { $number } sur { $steps } · { $name }
terminal-replay-start = Le début · { $steps } coups suivent
terminal-replay-keys = Entrée : suite, b : retour, un numéro : ce coup, q : quitter
terminal-replay-table = la table
terminal-checked = Les { $steps } coups suivent tous les règles.
terminal-differs = Le coup { $step } diffère : { $problem }
terminal-sealed = La graine est celle qui fut scellée au début : { $seal }
terminal-not-sealed = La graine ne correspond pas au sceau.
terminal-unsealed = L’enregistrement n’a pas de sceau ; il ne prouve rien sur le mélange.
terminal-old-rules = L’enregistrement suit les règles { $old }, voici les règles { $new } ; on peut le montrer, pas le rejouer.
