### Tournaments, rated games, friends.

## Refusals

refused-rated = This game counts for ratings: it begins from the box, everybody has one seat, nobody is advised, and nothing is taken back by consent.
refused-tournament = The tournament does not allow this as it stands.
refused-friend = This link has been used or has ended, or it cannot be done with this person.

## Ratings

ui-rated = Rating
ui-rated-yes = counts for ratings
ui-rated-no = just for fun
ui-rated-how = No advice, and nothing is taken back by consent. Whoever gives up or runs out of time has lost.
ui-rating-value = { $value } ± { $spread }
ui-ratings = Ratings
ui-ratings-how = By the method of Weng and Lin. Everybody begins at 1500. What stands behind ± says how sure it is: in nineteen of twenty cases, your true strength lies within. Bots are on the same scale.
ui-ratings-games = { $n ->
    [one] one rated game
   *[other] { $n } rated games
}
ui-note-rated = This game counts for ratings.

## What was played

ui-stats = { $game } in numbers
ui-stats-streak = Won in a row, at most
ui-stats-length = Average length
ui-stats-entries = { $n ->
    [one] one answer
   *[other] { $n } answers
}
ui-stats-players = for { $n }
ui-stats-end-played = Played to the end
ui-stats-end-resigned = Somebody gave up
ui-stats-end-agreed = Ended by agreement

## Friends

ui-friends = Friends
ui-friends-how = There is no list of everybody. You become friends by a link; then you see each other online, if you wish, and ask each other to tables.
ui-friends-none = Nobody yet. Send somebody a link.
ui-friend-link = Make a link
ui-friend-link-how = Send this link to one person. It works once, for a week.
ui-friend-online = is here
ui-friend-offline = is not here
ui-friend-block = Block
ui-friend-block-who = Block { $who }
ui-friend-blocked = blocked
ui-friend-unblock = Unblock
ui-friend-unblock-who = Unblock { $who }
ui-friend-remove-who = Remove { $who }
ui-friend-seen = Do friends see that you are here?
ui-friend-seen-yes = Yes
ui-friend-seen-no = No
ui-friend-offer = { $who } wants to be your friend
ui-friend-own = This is your own link
ui-friend-accept = Accept
ui-friend-refuse = Refuse
ui-friend-sign-in = Friends need an account. Sign in or make one, then open the link again.
ui-friend-asks = { $who } asks you to a table
ui-friend-decline = Not now
ui-friend-ask = Ask { $who } to this table
ui-friend-asked = { $who } is asked

## Tournaments

ui-cup = Tournament
ui-cups = Tournaments and leagues
ui-cups-how = You choose the game and the way it is played, and send round a link. Tables open by themselves, and results count as games end. Bots may take part.
ui-cup-new = A new tournament
ui-cup-mine = Yours
ui-cup-none = None yet.
ui-cup-title = What it is called
ui-cup-format = How it is played
ui-cup-format-swiss = Swiss
ui-cup-format-swiss-how = In every round, whoever stands alike meets; nobody is out.
ui-cup-format-round_robin = Round robin
ui-cup-format-round_robin-how = Everybody meets everybody once, round after round.
ui-cup-format-knockout = Knock-out
ui-cup-format-knockout-how = Whoever loses is out. After a draw, the two play once more.
ui-cup-format-league = League
ui-cup-format-league-how = Everybody meets everybody twice; all tables are open from the start. For at most twelve.
ui-cup-size = Seats at a table
ui-cup-how-many = Rounds
ui-cup-rounds = { $n ->
    [one] one round
   *[other] { $n } rounds
}
ui-cup-rounds-usual = as many as needed
ui-cup-clock-how = Whoever has no time left loses the game.
ui-cup-make = Make the tournament
ui-cup-state-gathering = open for entries
ui-cup-state-running = under way
ui-cup-state-paused = paused
ui-cup-state-over = over
ui-cup-host = You run it
ui-cup-link = Link to enter by
ui-cup-enter = Take part
ui-cup-enter-how = You are told here when your table is open.
ui-cup-my-table = To my table
ui-cup-bot = Add a bot
ui-cup-bot-level = Which bot
ui-cup-pause = Pause
ui-cup-go-on = Go on
ui-cup-close = End it
ui-cup-close-sure = Yes, end it as it stands
ui-cup-leave = Leave
ui-cup-leave-sure = Yes, leave and give up open games
ui-cup-drop = Take out
ui-cup-drop-sure = Yes, and give up their open games
ui-cup-out = (out)
ui-cup-brings = brings a deck
ui-cup-without = Whoever brings none
ui-cup-entrants = Who takes part
ui-cup-nobody = Nobody yet.
ui-cup-standings = Standings
ui-cup-place = Place
ui-cup-who = Name
ui-cup-played = Games
ui-cup-points = Points
ui-cup-buchholz = Buchh.
ui-cup-buchholz-how = Buchholz: the points of everybody they met
ui-cup-berger = S.-B.
ui-cup-berger-how = Sonneborn–Berger: the points of everybody they came before
ui-cup-ties-swiss = First place is worth one point, last place none, those between their share. Ties are broken by Buchholz, then Sonneborn–Berger, then the games against each other. Nobody to meet counts as won, once at most while others have not had it.
ui-cup-ties-round_robin = A game won is worth one point. Ties are broken by the games against each other, then Sonneborn–Berger, then games won. A rival who has left counts as beaten.
ui-cup-ties-league = A game won is worth one point. Ties are broken by the games against each other, then Sonneborn–Berger, then games won. A rival who has left counts as beaten.
ui-cup-ties-knockout = By how far they came. After two draws, the earlier place in the draw goes on.
ui-cup-round = Round { $n }
ui-cup-first = won
ui-cup-shared = shared first place
ui-cup-bye = has nobody to meet
ui-cup-open = Open
ui-cup-of = { $what }: { $who }
