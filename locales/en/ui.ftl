### What the pages in the browser say.

## Refusals: what the server did not do

refused-stale = The table has moved on: look again, then choose.
refused-illegal = The rules do not allow this now.
refused-malformed = This could not be understood. Nothing has changed.
refused-too-big = This is too long. Nothing has changed.
refused-not-over = The game is not over yet.
refused-frozen = This table stands still because something went wrong. Its log is safe.
refused-closed = Whoever runs this server has closed this table. Its log is safe.
refused-closed-why = Whoever runs this server has closed this table: “{ $why }”. Its log is safe.
refused-rules = This game was played by version { $begun } of the rules. Version { $now } does not allow its entry { $entry }: it can be read up to there.
refused-rules-elsewhere = This game was played by version { $begun } of the rules. By version { $now }, its entry { $entry } leads somewhere else than it did: it can go on from the one before.
refused-rate = That was very much at once. Wait a moment, then try again.
refused-quota = You have as many as one may have here. Finish or delete a table, or come back later.
refused-banned = Whoever runs this server does not let you in.
refused-not-yours = Only whoever made this table may do that; and delete it only while nobody else sits at it.
refused-no-seat = You only watch at this table.
refused-not-found = There is nothing here. The link may be incomplete.
refused-invitation = This link is not valid any more: the seat is taken, or the link was used or has ended.
refused-setup = Such a table cannot be opened. Change the seats or the variant.
refused-position = Such a position cannot be. Check its lines.
refused-store = The server could not keep this, so it did not happen. Try again.
refused-busy = The server has much to do. Try again in a moment.
refused-no-advice = Other people sit at this table: nobody is advised here.

## Everywhere

ui-tools = Tools
ui-rules = Rules
ui-decks = Decks
ui-licence-arcmage = The rules of Arcmage are by the Arcmage / WTactics project (arcmage.org), Nico Goeminne and contributors, under CC BY-SA 4.0. They are restated here clause by clause in our own words, with rulings, under the same licence.
ui-language = Language
ui-language-en = English
ui-language-fr = Français
ui-language-de = Deutsch
ui-close = Close
ui-loading = Loading…
ui-offline = The server does not answer. We keep trying.
ui-reconnecting = Reconnecting…
ui-no-network = No connection
ui-no-network-how = The table is safe on the server. Come back when you are online.
ui-try-again = Try again
ui-to-lobby = To the lobby
ui-you = you
ui-me = Me
ui-colour-1 = Azure
ui-colour-2 = Ember
ui-colour-3 = Fern
ui-colour-4 = Orchid

## The lobby

ui-hello = Sit down.
ui-hello-move = It is your move.
ui-promise = Four games, one table. Everything you may touch glows; everything you may not tells you why.
ui-about-res_arcana = Eight artifacts, one mage, five essences. Build a small engine; claim a great place.
ui-about-arcs = Lead, follow, declare an ambition, and take the galaxy before the others name theirs.
ui-about-arcmage = Raise cities, call residents, send the army. A free card battler in five factions.
ui-about-aristeia = Four fighters, one dome, five rounds. Dice, switches and a well-timed no.
ui-duration = Duration
ui-minutes = { $n } min
ui-play-bots = Play against bots
ui-set-up = Set up { $game }
ui-your-moves = { $n ->
    [one] Your move · { $n } table
   *[other] Your move · { $n } tables
 }
ui-your-tables = Your tables
ui-all-tables = All { $n } tables
ui-table-yours = { $game }: your move
ui-table-open = { $game }: a seat is open
ui-table-over = { $game }: game over
ui-play = Play
ui-open = Open
ui-trust-peek = Nobody peeks
ui-trust-peek-how = The server never sends what a seat may not know. Bots see no more than you.
ui-trust-dice = Luck you can check
ui-trust-dice-how = Fixed before the game, open to all after it.
ui-trust-clause = Every “no” has a clause
ui-trust-clause-how = Linked to the rule, in French, German or English.

## Setting up a table

ui-set-up-how = Everything is set for a good game: change what you like, then start.
ui-seats = Seats
ui-who-sits = Who sits in seat { $n }?
ui-name-of = Name for seat { $n }
ui-same-screen = Same screen
ui-friend = A friend, by link
ui-friend-how = joins by your link
ui-seat-open = open seat
ui-seat-bot = { $name }, bot, { $level }
ui-choose-bot = { $name }: { $level }
ui-add-seat = Add a seat
ui-remove-seat = Remove seat { $n }
ui-variant = Variant
ui-start = Start

## Joining

ui-invite = Invite
ui-invite-link = Invite link
ui-copy = Copy
ui-copied = Copied
ui-invited = A seat at { $game } is kept for you.
ui-your-name = Your name
ui-join = Join
ui-join-seat = Your seat: { $seat }
ui-join-device = This link is for another device of { $who }.
ui-join-device-means = The seat is taken. Whoever holds it sees your cards and can play for you, so join only if it is your own.
ui-join-mine = It is my seat: join
ui-watch = Only watch

## The table

ui-players = Players
ui-other-holder = Another device holds your seat as well: it sees your cards and can play for you.
ui-only-here = Keep it on this device only
ui-other-rules = This table began by version { $begun } of the rules. It goes on by version { $now }.
ui-read-by-rules = Played by version { $begun } of the rules, shown by version { $now }.
ui-hand = Your cards
ui-decision = Your decision
ui-choices = Choices
ui-so-far = Chosen so far
ui-pieces = { $n } of { $of } chosen, in any order
ui-pieces-up-to = { $n } chosen, up to { $of }, in any order
ui-pieces-in-order = { $n } of { $of } chosen; their order counts
ui-put-back = Put back: { $piece }
ui-sending = sending…
ui-fold = Fold the list away
ui-unfold = Show the list
ui-back = Back
ui-undo = Undo
ui-not-now = Not now
ui-no-table = { $game } has no table in the browser yet.
ui-zoom-in = Look closer
ui-zoom-out = Look from further away
ui-zoom-whole = Show the whole board
ui-skip = To the decision
ui-waiting-for = { $who }: thinking
ui-gathering = Each may bring their own deck; the game begins when everybody is there.
ui-waiting-open = { $n ->
    [one] { $n } seat is still open: send the invite link.
   *[other] { $n } seats are still open: send the invite links.
 }
ui-meanwhile = Meanwhile: read the cards, look at the rivals, plan ahead.
ui-watching = You watch this table.
ui-thinking = thinking
ui-away = away
ui-has-answered = has answered
ui-log = Log
ui-log-earlier = Show what came before
ui-clause = Clause { $clause } of the rules
ui-standing = Standing answers
ui-standing-window = Pass in this window
ui-standing-turn = Pass for this turn
ui-standing-something = Pass until I have something to play
ui-standing-window-now = You pass in this window.
ui-standing-turn-now = You pass for this turn.
ui-standing-something-now = You pass until you have something to play.
ui-standing-card = Never ask about “{ $card }”
ui-standing-card-again = Ask about “{ $card }” again
ui-standing-hold = Hold everything: always ask me
ui-moot = Nothing hangs on this: answered for you.
ui-not-sent = No connection: nothing was sent. Choose again when the table is back.
ui-you-chose = You chose: { $what }
ui-read = Read { $name }
ui-read-card = Read the card
ui-hold-hint = Hold any card to read it large. A lit card: tap it to use it.
ui-understood = OK
ui-standing-stop = Ask me again
ui-reader = Card reader
ui-ruling = Ruling
ui-hand-over = Hand the screen to { $name }
ui-hand-over-why = What comes next is for their eyes only.
ui-i-am = I am { $name }

## The end

ui-over = The game is over.
ui-you-win = You win!
ui-drawn = A draw!
ui-wins = Winner: { $who }
ui-no-points = no points
ui-race = The race: points over the whole game
ui-rematch = Rematch
ui-study = Study this game
ui-share = Share
ui-audit = Check the luck of this game
ui-audit-how = The hash was shown from the start; it is the SHA-256 of the random seed. To check every draw and every roll against it, save the log and run this:
ui-audit-log = Save the log
ui-seed = Random seed

## Replay

ui-replay = Replay
ui-replay-step = Entry { $n }
ui-replay-choice = { $who }: { $choice }
ui-replay-position = Position in the game
ui-step-back = Step back
ui-step-forward = Step forward
ui-pause = Pause
ui-eyes = Through the eyes of
ui-eyes-nobody = the public

## Rules

ui-chapters = Chapters
ui-search = Search the rules
ui-clauses = { $n ->
    [one] { $n } clause
   *[other] { $n } clauses
 }

# ----- what the reader prefers -----

ui-settings = Settings
ui-set-theme = Colours
ui-set-theme-system = as the system
ui-set-theme-light = light
ui-set-theme-dark = dark
ui-set-confirm = Ask once more
ui-set-confirm-always = when something is lost
ui-set-confirm-final = where there is no way back
ui-set-confirm-never = never
ui-set-pause = Bots wait, so that I can take back
ui-set-pause-0 = not at all
ui-set-pause-1500 = a moment
ui-set-pause-4000 = longer
ui-set-lone = Where there is only one answer
ui-set-lone-answer = give it for me
ui-set-lone-ask = ask me
ui-set-hold = Standing answers
ui-set-hold-some = are given for me
ui-set-hold-all = hold everything: ask me
ui-set-pace = Show the steps of bots
ui-set-pace-0 = at once
ui-set-pace-350 = briskly
ui-set-pace-900 = slowly

# ----- asked once more -----

ui-not-yet = Not yet
ui-sure = Yes, do it
ui-go-on = Go on
ui-doubt-luck = Dice or cards answer at once: this cannot be taken back.
ui-doubt-discard = The card goes to the discard pile.
ui-doubt-own = This strikes your own side.
ui-doubt-all = You would have nothing left.
ui-doubt-left = You could still do something:
ui-doubt-group = { $name }: { $n ->
    [one] 1 choice
   *[other] { $n } choices
}

# ----- groups of choices, and what rivals did -----

ui-groups = Kinds of choices
ui-group-other = Other
ui-seek-choice = Find a choice
ui-recap = Since your last turn
ui-recap-play = Show it on the board
ui-recap-step = Next step
ui-recap-now = Back to now
ui-recap-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
}

# ----- replay -----

ui-turn-back = Previous turn
ui-turn-forward = Next turn
ui-speed = Speed
ui-speed-factor = { $n }×

## The book that runs

ui-book = The book that runs
ui-book-about = Write down a situation, play a few moves, say what must be true: the rules tell you whether they agree.
ui-book-page = Your page
ui-book-game = Game of the new page
ui-book-new = New page
ui-book-copy = Copy the page
ui-book-run = Run the page
ui-book-keys = Ctrl + Enter runs it, too
ui-book-eyes = Seen by
ui-book-left = The table as the example leaves it
ui-book-position = The position in words
ui-book-look = Show the table
ui-book-holds = holds
ui-book-fails = does not hold
ui-book-line = Line { $n }
ui-book-this = Copy this as a page
ui-book-help = What may stand on a page
ui-book-help-words = A heading, and below it a block of three backticks and the word “table”. One line for each thing; several things are parted by a semicolon. People are p1 to p4. Write “offers p1: -” and run the page: you are shown every move in the words it needs. What you copy from a table that is not over is made up wherever you cannot know it.
ui-book-verdict = { $failed ->
    [0] { $held } of { $held } hold
   *[other] { $held } hold, { $failed } do not
 }
ui-book-unreadable = { $n ->
    [one] The page cannot be read: 1 line
   *[other] The page cannot be read: { $n } lines
 }
ui-book-line-given = so it lies on the table at the beginning: given p1 hand athanor
ui-book-line-setup = takes the game from the box: setup players 3
ui-book-line-house = what luck brings: house draw hawk
ui-book-line-play = somebody does this, and may: play p1: pass
ui-book-line-allows = somebody may do this: allows p1: pass
ui-book-line-refuses = somebody may not, by that clause: refuses p1: pass — RESA-PASS-01
ui-book-line-offers = exactly these moves, and no others: offers p1: -
ui-book-line-asks = somebody is asked just that: asks p1 action
ui-book-line-expect = so it lies there now, whatever else is to be said of a piece
ui-book-line-exactly = the same, and nothing else is to be said of it
ui-book-line-sees = what somebody sees: sees p2: p1 hand_size 3
ui-book-line-unseen = a card nobody may see: unseen p2: hawk
ui-book-line-measure = distance, sight and cover: measure f6 to f11: distance 5
ui-book-line-odds = how often luck brings it: odds 1/6: p1 hand hawk
ui-book-line-tells = somebody was told of it; “hides”: was not
ui-book-line-over = the game is over, and these have won; “goes_on”: it is not

## How to play

ui-howto = How to play
ui-howto-goal = The goal
ui-howto-turn = A turn in pictures
ui-howto-end = What ends it
ui-howto-wrong = Three things beginners get wrong
ui-howto-appendix = The rules, clause by clause
ui-howto-print = Print as a player aid
ui-howto-answers = Answers

## Lessons

ui-learn = Learn
ui-lesson = A lesson
ui-lesson-at = Step { $n } of { $of }
ui-lesson-try = Try it yourself.
ui-lesson-about = This is about: { $what }
ui-lesson-stuck = Touch what is lit, or let me show you.
ui-lesson-skip = Leave the lesson
ui-lesson-back = Back
ui-lesson-next = Next
ui-lesson-show = Show me
ui-lesson-play = Play on
ui-lesson-not-yet = That is allowed, but not what this is about. You may try it in the free game.
ui-lesson-tips = Coach
ui-lesson-offer = New to { $game }? A coach shows you the first rounds at the table, in ten minutes.
ui-lesson-begin = Show me the game
ui-lesson-resume = Go on where you were
ui-lesson-done = Done; once more?
ui-lesson-play-at-once = Play at once
ui-lesson-no = No, thank you
ui-lesson-own = A lesson of your own
ui-lesson-own-about = A lesson is a text file: a page of the book with a coach in it.
ui-lesson-broken = This page is no lesson yet
ui-lesson-open = Open a file
ui-what = What is this?
ui-what-touch = Touch what you want explained.
ui-what-nothing = The rules have no sentence about it; look at how to play.
what-log = Everything that has happened, turn by turn. Point at a line, and what it speaks of lights up.
what-recap = What has happened since you last answered; it can be looked at again on the board.
what-top = The tools of this table. Each says its name when you point at it.
what-rail = Beside the table: what is asked, who sits here, and what has happened.
what-tool-home = To the first page: your tables, and all the games.
what-tool-people = Who sits at this table, and what you can say or propose to them.
what-tool-hint = Says what a bot would do in your place, and what would change by it. Only where you play alone with bots.
what-tool-replay = Looks back on this table, answer by answer.
what-tool-page = Copies what you answered last as a page that runs: the position, the question and your answer.
what-tool-log = Shows or hides everything that has happened.
what-tool-rules = How this game is played, and every clause of its rules.
what-tool-language = The language in which everything here speaks to you. The game stays as it is.
what-tool-settings = How the table looks, sounds and moves, and what it asks you before something is done.
what-tool-recap-play = Shows on the board, step by step, what has happened since you last answered.
what-tool-recap-step = Shows the next step of what has happened, and waits.
what-tool-recap-speed = How fast what has happened is shown: 1, 2 or 4 times.
what-tool-recap-now = Looks back no longer: the board shows how it is now.
what-tool-beat = A step of what has happened. Touch it, and the board shows how it was then.
what-tool-earlier = Shows the older lines of the log as well.
what-tool-fold = Shows all your answers as a list, or folds them away so that you see more of the board.
what-tool-put-back = Takes this part out of the answer you are putting together. Nothing has happened yet.
what-tool-group = Answers of one kind. Touch it, and you see only these.
what-tool-seek = Finds an answer by any word in it.
what-tool-back = Goes back to before what you have just touched. Nothing has happened yet.
what-tool-undo = Takes your last answer back, as long as nobody has answered it and nothing new has come to light.
what-tool-go-on = The bots wait a moment, so that you may take your answer back. This lets them go on at once.
what-tool-read = Shows the card large, with everything that is on it.
what-tool-standing = What is answered for you where you would only pass, and for how long.
what-tool-stand = From now on you pass by yourself, for as long as it says here. You can end that at any time.
what-tool-order = The server passes for you, for as long as it says here, also while you are away.
what-tool-mute = Whether you are asked about this card where it could be played.
what-tool-hold = With this you are asked every time; nothing is ever passed for you.
what-tool-let-go = From here on you are asked again.
what-tool-invite = The link to the free seats. Whoever opens it can sit down there.
what-tool-scan = Shows the link as a picture that a telephone can read.
what-tool-fill = Waits no longer for somebody: a bot sits down at once.
what-tool-alone = Takes your seat away from every other device, and every link to it back.
what-tool-thaw = This table stood still because something was wrong. It goes on from where it was last in order.
what-tool-return = Takes your seat back from the bot that plays for you.
what-tool-agree = You agree to what was proposed. It happens once everybody concerned has agreed.
what-tool-decline = You do not want it, or take back what you proposed yourself. The game goes on as it was.
what-tool-close = Closes the card that is shown large.
ui-first-off = No more of these
ui-first-all = What decisions are for
ui-first-again = Show them once more
ui-put-here = Put it here: { $name }
ui-zones = Parts of the table
ui-zone-lit = { $n ->
    [one] 1 thing can be touched
   *[other] { $n } things can be touched
 }

## Puzzles

ui-puzzles = Puzzles
ui-puzzles-about = Positions from real games: what is allowed, what wins for sure, what is best. The rules themselves have checked every answer.
ui-puzzle-number = Puzzle { $n } of { $of }
ui-puzzle-legal = Legal or not
ui-puzzle-find = Find it
ui-puzzle-best = Best choice
ui-puzzle-level = Difficulty { $n } of 5
ui-puzzle-fold = Show or hide the question
ui-puzzle-yes = Yes, it is allowed.
ui-puzzle-no = No: { $clause }.
ui-puzzle-do = Choose at the table, or from the list.
ui-puzzle-right = That is right.
ui-puzzle-wrong = Not quite.
ui-puzzle-allowed = No clause speaks against it: it has been done on the board.
ui-puzzle-why-find = Nothing that anybody could answer prevents it; all of it was tried.
ui-puzzle-why-best = Over many redeals it was clearly ahead of every other answer.
ui-puzzle-shares = Over many redeals, your answer leads to { $given } of 100, the best one to { $best }: 0 is lost, 50 is level, 100 is won.
ui-puzzle-missed = So the goal is missed.
ui-puzzle-answer = The answer: { $answer }
ui-puzzle-all = All puzzles
ui-puzzle-again = Try again
ui-puzzle-step = What comes of it
ui-puzzle-next = Next puzzle
ui-puzzle-day = Puzzle of the day
ui-puzzle-day-done = Solved for today
ui-puzzle-solve = Solve it
ui-puzzle-solved = Solved
ui-puzzle-done = { $n } of { $of } solved
ui-puzzle-streak = { $n ->
    [one] Solved on { $n } day in a row.
   *[other] Solved on { $n } days in a row.
}

## Advice

ui-hint = What would you do?
ui-hint-of = What somebody who plays well would do
ui-hint-thinking = Thinking it over …
ui-hint-chance = { $n } % to win
ui-hint-nothing = Changes nothing at once.
ui-hint-own = { $what } { $n }
ui-hint-rival = rivals: { $what } { $n }
ui-chances = Chances to win
ui-chance = { $n }%
ui-chance-of = { $who }: { $n } %
ui-set-chances = Chances to win
ui-set-chances-off = hidden
ui-set-chances-on = shown
