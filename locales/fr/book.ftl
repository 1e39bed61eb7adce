### Ce que l’on dit d’une page du livre qui se joue : dans le terminal et dans le navigateur.

## Lire la page

book-no-kind = « { $found } » n’est pas une sorte de ligne ; il y a { $kinds }
book-lacks = { $what ->
    [choice] il manque un choix
    [facet] il manque une facette et ce qui s’y trouve
    [event] il manque le nom d’un événement
    [question] il manque le nom de la question : que demande-t-on ?
    [thing] il manque un objet, comme { "card:prism" }
    [name] il manque un nom
    [setup] il manque une mise en place
    [places] il manque deux endroits, comme dans « { "f6 to f11: distance 5" } »
   *[share] il manque une proportion, comme dans « { "1/6: p1 coins 2" } »
 }
book-too-much = « { $found } » est de trop ici
book-no-clause = après le tiret se trouve l’identifiant d’une clause
book-no-share = « { $found } » n’est pas une proportion : écrivez 1/6 ou 16.7%
book-word-missing = il manque un mot à la fin ({ $wanted })
book-word-unknown = « { $found } » ne veut rien dire ici ({ $wanted })
book-word-left-over = « { $found } » est un mot de trop
book-no-heading = un exemple a besoin d’un titre au-dessus de lui, pour être reconnu
book-never-closed = le bloc qui commence ici n’est jamais fermé
book-claims-nothing = cet exemple n’affirme rien
book-given-late = un exemple commence par ce qui est donné ; cela ne peut pas changer au milieu
book-not-both = un exemple commence par une mise en place ou par ce qui est donné, pas par les deux
book-other-game = cette page est de { $game }, pas de { $this }
book-no-game = la page ne dit pas de quel jeu elle est : { "<!-- game: res_arcana -->" }
book-no-such-game = il n’y a pas de jeu appelé « { $game } »
book-no-coach = personne ne parle sur cette page : une leçon a dans son bloc des lignes comme « coach hello »

## Par quoi elle commence

book-not-a-setup = ce n’est pas une mise en place : { $why }
book-no-such-table = une telle table n’existe pas, d’après { $clause } : { $reason }
book-table-allowed = « { $setup } » est permis
book-unknown-facet = « { $text } » ne nomme rien de ce qu’a une position
book-there-are = il y a  { $list }
book-bad-value = { $key } : { $why }
book-twice = { $key } est donné deux fois : ici et à la ligne { $line }
book-unsound = { $why ->
    [players] une telle position est impossible : le jeu n’est pas prévu pour autant de joueurs
    [nobody] une telle position est impossible : on nomme quelqu’un, ou l’on donne à quelqu’un, qui n’est pas à la table
    [two-places] une telle position est impossible : une pièce est à deux endroits
    [not-in-play] une telle position est impossible : on dit quelque chose d’une pièce qui n’est pas en jeu
    [amount] une telle position est impossible : un nombre est trop grand ou trop petit
    [agenda] une telle position est impossible : l’ordre du jour nomme quelque chose qui n’est pas là
   *[no-answer] une telle position est impossible : on interroge quelqu’un qui n’a aucune réponse
 }
book-because-of = à cause de  { $what }  (ligne { $line })
book-two-places = { $piece } est dans  { $key } (ligne { $line }) et dans  { $other } (ligne { $other_line })

## Ce qui est fait

book-crash = les règles se sont effondrées ici : { $what }
book-too-long = cette page dure trop longtemps : elle a été arrêtée ici
book-nobody = personne n’est assis en { $seat }
book-not-a-choice = « { $text } » n’est pas un choix : { $why }
book-cannot-play = « { $text } » ne peut pas être joué
book-never-asked = le hasard (house) n’a jamais eu à répondre « { $answer } »
book-house-cannot = le hasard (house) ne peut pas répondre « { $answer } » ici
book-too-late = « { $answer } » arrive trop tard : le hasard a répondu de lui-même pour la ligne { $line }, « { $play } » ; écrivez-le juste après cette ligne, ou avant

## Ce qu’il en est

book-may = { $seat } peut  { $choices }
book-may-nothing = { $seat } ne peut  rien
book-not-asked = on ne demande rien à { $seat } maintenant
book-is-asked = on demande à { $seat }  { $id } : { $ask }
book-over = la partie est finie, et gagnée par  { $seats }
book-allowed = « { $text } » est permis
book-refused-by = « { $text } » est refusé par { $clause } : { $reason }
book-refused-beside = « { $text } » ne va pas avec ce qui est déjà nommé
book-other-reason = « { $text } » est refusé pour une autre raison
book-expected = attendu  { $key }  { $value }
book-found = trouvé   { $key }  { $value }
book-expected-clause = attendu  { $clause }
book-found-clause = trouvé   { $clause } : { $reason }
book-found-no-clause = trouvé   aucune clause : cela ne va pas avec ce qui est déjà nommé
book-touchable = { $seat } peut faire quelque chose avec { $thing }
book-not-offered = non proposé  { $list }
book-offered-too = proposé aussi  { $list }
book-no-such-question = on ne demande jamais « { $id } » à personne
book-no-such-event = on n’annonce jamais rien sous le nom de « { $id } »
book-not-told = rien de nommé « { $id } » n’a été annoncé à { $eyes }
book-was-told = quelque chose de nommé « { $id } » a été annoncé à { $eyes }
book-told = annoncé  { $list }
book-told-nothing = annoncé  rien
book-not-seen = « { $text } » ne nomme rien de ce qui se voit
book-nowhere = « { $word } » n’est nulle part sur la table
book-seen = { $eyes } voit « { $word } » dans  { $place }
book-only-names = « { $word } » est un nombre, qui peut désigner n’importe quoi : nommez une carte, ou dites avec « sees » ce qui se voit
book-no-measure = il n’y a rien à mesurer de { $from } à { $to } : { $why }
book-no-luck = on ne demande rien au hasard (house) maintenant : tout est décidé
book-too-many-ways = il y a trop de possibilités à compter
book-expected-share = attendu  { $share }
book-found-share = trouvé   { $share }
book-takes-back = { $seat } peut annuler { $n } de ses réponses maintenant
book-goes-on = la partie continue
book-is-over = la partie est finie
book-winners = les gagnants sont  { $seats }
