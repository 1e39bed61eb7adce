### What the engine and the terminal say, whatever the game.

## Names and lists

common-house = chance
common-seat = Seat { $n }
common-list-separator = { ", " }
common-list-last = { " and " }
common-list-empty = nothing
common-face-down = { $n } face down
common-level-first = first game
common-level-easy = easy
common-level-relaxed = relaxed
common-level-medium = medium
common-level-keen = keen
common-level-hard = hard
common-level-expert = expert
common-level-master = master
common-bot-first = Pip
common-bot-easy = Lotte
common-bot-relaxed = Hugo
common-bot-medium = Clara
common-bot-keen = Emil
common-bot-hard = Ines
common-bot-expert = Viktor
common-bot-master = Minerva
common-manner-first = Plays for the first time: tries what looks nice, overlooks much, spoils nothing.
common-manner-easy = Sees what is obvious and misses the rest: good company while you learn.
common-manner-relaxed = Plays at ease, and now and then takes the second best.
common-manner-medium = Takes what looks best right now, and seldom takes one thing for another.
common-manner-keen = Misses nothing that can be seen at once, and looks little further.
common-manner-hard = Weighs many lines of play: mistakes cost you dearly.
common-manner-expert = Thinks patiently, gives nothing away.
common-manner-master = As good as we can make it, and takes its time.

## Answers that are not taken

common-illegal-over = The game is over: nothing is asked any more.
common-illegal-not-asked = Somebody else is asked right now.
common-illegal-no-more = This does not fit with what you have named already ({ $piece }).
common-illegal-too-few = Name more before you finish this answer.
common-illegal-runaway = The rules do not come to an end with this answer, so it was not taken. Please report it.
common-unreadable-missing = The choice is not finished: a word is missing at the end.
common-unreadable-unknown = “{ $found }” means nothing here.
common-unreadable-left-over = “{ $found }” is one word too many.
common-undo-over = The game is over: nothing can be undone any more.
common-undo-not-yours = Nothing to undo: chance or another seat has answered since.

## The terminal: sitting down

cli-choose-language = Language:
cli-choose-game = Game:
cli-choose-seats = How many seats?
cli-choose-level = Level of the bots:
cli-menu-prompt = Number (Enter for { $usual }):
cli-menu-again = Please type a number from { $least } to { $most }.
cli-opening = { $game }
cli-resumed = { $n ->
    [one] { $game }: table resumed after 1 entry.
   *[other] { $game }: table resumed after { $n } entries.
 }
cli-seat-person = Seat { $n }: { $seat }
cli-seat-bot = Seat { $n }: { $seat }, bot ({ $level })
cli-seat-level = Seat { $n }: { $seat }, { $name } (bot, { $level })
cli-level-menu = { $name }, { $level }: { $manner }

## The terminal: decisions

cli-prompt = Your choice (? for help):
cli-no-such-number = There is no choice { $n }: type a number from 1 to { $most }.
cli-did-you-mean = Did you mean one of these? Type its number.
cli-not-understood = “{ $found }” is neither a choice nor a command. Type ? for help.
cli-so-far = Named so far: { $pieces }
cli-thinking = { $seat } is thinking…
cli-hand-over = Hand the screen to { $seat }. Press Enter when only { $seat } can see it.
cli-takes-back = { $n ->
    [one] { $seat } takes back 1 choice.
   *[other] { $seat } takes back { $n } choices.
 }
cli-allowed = This is allowed now: type { $choice }
cli-why-what = Add a choice or a thing, for example: why { $example }
cli-clause = { $clause }: { $text }
cli-question = { $clause }: { $question } { $text }
cli-rules-what = Add a word or a clause, for example: rules { $example }
cli-rules-none = No rule mentions “{ $word }”.
cli-more = { $n ->
    [one] 1 more. Add a word to narrow the search.
   *[other] { $n } more. Add a word to narrow the search.
 }
cli-card-what = Add a name, for example: card { $example }
cli-card-none = No card is called “{ $word }”.
cli-log-empty = Nothing has happened yet.
cli-help =
    Answer with the number of a choice, or with its text. Besides:
    { "  " }Enter              show the question again
    { "  " }board              show the board
    { "  " }why (choice)       why this is not allowed, and which rule says so
    { "  " }undo               take back your last choice, as long as nobody has answered it
    { "  " }log                everything that happened so far
    { "  " }rules (word)       search the rules
    { "  " }card (name)        read a card
    { "  " }save (file)        write the table to a file
    { "  " }page (file)        what you answered last as a page of the book that runs
    { "  " }quit               leave the table

## The terminal: saving and leaving

cli-save-what = Add a file name, for example: save { $example }
cli-saved = Table saved: { $file }
cli-save-failed = The table could not be saved in { $file }: { $error }
cli-page-none = There is nothing to copy yet.
cli-left = You leave the table.
cli-over = The game is over!
cli-place = { $place }. { $seat }
cli-seed = Random seed of this game: { $seed }

## The terminal: replays

cli-replay-whole = { $n ->
    [one] 1 entry: it is allowed, and its position is as it was.
   *[other] { $n } entries: all are allowed, and every position is as it was.
 }
cli-replay-older = Entries: { $n }. The rules of today allow them all. They were played by rules version { $rules }, so positions were not compared.
cli-replay-luck = Whether luck followed the seed was not checked: --verify does that.
cli-replay-illegal = Entry { $n } is not allowed by the rules of today (played by rules version { $rules }).
cli-replay-differs = Entry { $n } leads to another position than when it was played (by rules version { $rules }).
cli-verify-whole = Entries checked: { $n }. Every position is as it was, and all that was left to chance ({ $answers }) is as the seed decides.
cli-verify-compare = SHA-256 of the seed: { $found }. Compare it with the hash that the table showed from the start.
cli-verify-commitment = The seed is not the one that was promised: its SHA-256 is { $found }.
cli-verify-house = Entry { $n } was left to chance, but is not what the seed decides.

## The terminal: the board of Res Arcana

cli-resa-before = Before the first round
cli-resa-round = Round { $n }
cli-resa-monument-deck = Monument deck
cli-resa-score = { $n ->
    [one] { $seat }: 1 point
   *[other] { $seat }: { $n } points
 }
cli-resa-first = First Player token
cli-resa-passed = has passed
cli-resa-wins = { $n ->
    [one] 1 game won
   *[other] { $n } games won
 }
cli-resa-pool = Pool
cli-resa-hand = Hand
cli-resa-deck = Artifact deck
cli-resa-discard = Discard pile
cli-resa-known = Known to you
cli-resa-looked = You look at
cli-resa-choose-from = To choose from
cli-resa-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
cli-resa-any = { $n } any
cli-resa-turned = turned
cli-resa-resting = resting
cli-resa-points = { $n ->
    [one] 1 point
   *[other] { $n } points
 }

## The terminal: the table of Arcs

cli-arcs-before = Before the first chapter
cli-arcs-chapter = Chapter { $n } · { $power } power end the game
cli-arcs-ambitions = Ambitions
cli-arcs-worth = { $first }/{ $second } power
cli-arcs-markers = Markers left
cli-arcs-court = Court
cli-arcs-draft = To draft
cli-arcs-score = { $seat }: { $n } power
cli-arcs-initiative = initiative
cli-arcs-hand = Hand
cli-arcs-hand-size = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
cli-arcs-known = Known to you
cli-arcs-played = Played
cli-arcs-face-down = a card face down
cli-arcs-resources = Resources
cli-arcs-cards = Cards
cli-arcs-outrage = Outrage
cli-arcs-captives = Captives
cli-arcs-trophies = Trophies
cli-arcs-left = Left: { $ships } ships, { $starports } starports, { $cities } cities, { $agents } agents
cli-arcs-ships = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}{ $damaged ->
    [0] {""}
   *[other] , { $damaged } damaged
}
cli-arcs-agents = { $n ->
    [one] { $n } agent
   *[other] { $n } agents
}
cli-arcs-control = controlled by
cli-arcs-damaged = damaged

## The terminal: the table of Aristeia!

cli-aris-before = Before the first round
cli-aris-round = Round { $n } of 5 · turn { $turn }
cli-aris-map = ** scoring zone · ## blocked space · [] barrier · ~~ smoke · digits: deployment zones
cli-aris-scoring = Scoring
cli-aris-burnt = Scorched
cli-aris-score = { $seat }: { $n } VP, frags: { $frags }
cli-aris-outsider = Outsider
cli-aris-conquered = Conquered
cli-aris-hand = Hand
cli-aris-hand-size = { $n ->
    [one] { $n } tactic
   *[other] { $n } tactics
}
cli-aris-deck = deck { $n }
cli-aris-discard = Discarded
cli-aris-initiative = Initiative
cli-aris-face-down = face down
cli-aris-health = { $n }/{ $of } health
cli-aris-infirmary = infirmary
cli-aris-bench = bench
cli-aris-fading = blue side
cli-aris-active = active: { $points } AP, { $movement } MP

## The terminal: the table of Arcmage

cli-arcm-before = Before the first turn
cli-arcm-turn = Turn { $n } ({ $seat })
cli-arcm-stack = Stack
cli-arcm-by = { $seat }
cli-arcm-attack = Attack
cli-arcm-met = against { $by }
cli-arcm-defeated = defeated
cli-arcm-city = City
cli-arcm-defense = defense { $n }
cli-arcm-devotion = devotion { $n }
cli-arcm-damage = damage { $n }
cli-arcm-marked = marked
cli-arcm-attacks = attacks
cli-arcm-army = Army
cli-arcm-enchantments = Enchantments
cli-arcm-resources = Resources
cli-arcm-unspent = { $n }/{ $all }
cli-arcm-hand = Hand
cli-arcm-known = Known to you
cli-arcm-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
cli-arcm-deck = Deck
cli-arcm-graveyard = Graveyard
cli-arcm-pile = City pile

## Lessons

cli-lesson-next = (Enter goes on)
cli-lesson-do = Your turn (type show to be shown, ? for help):
cli-lesson-about = This is about: { $what }
cli-lesson-marked = → marks what has to do with it.
cli-lesson-not-yet = That is allowed, but not what this is about. Do what the coach says; you may try it in the free game.
cli-lesson-shown = Like this: { $answer }
cli-lesson-help =
    Do what the coach says, by the number or the text of a choice. Several parts of one answer are parted by commas. Besides:
    { "  " }Enter              go on, where there is only something to read
    { "  " }show               be shown what to do
    { "  " }undo               back to the step before
    { "  " }board              show the board
    { "  " }why (choice)       why this is not allowed, and which rule says so
    { "  " }rules (word)       search the rules
    { "  " }card (name)        read a card
    { "  " }quit               leave the lesson
cli-lesson-free = From here on you play freely, against the gentlest bot. Type quit to leave.
cli-lesson-none = { $game } has no lesson { $n }.

## Puzzles

cli-puzzle-level = level { $n }
cli-puzzle-you = You are { $who }.
cli-puzzle-yes = Yes, it is allowed.
cli-puzzle-no = No, by { $clause }: { $text }
cli-puzzle-answer = Your answer:
cli-puzzle-right = That is right.
cli-puzzle-wrong = Not quite. Look what happens:
cli-puzzle-missed = So the goal is missed.
cli-puzzle-solution = The answer: { $answer }
cli-puzzle-shares = Over many redeals, your answer leads to { $given } of 100, the best one to { $best }: 0 is lost, 50 is level, 100 is won.
cli-puzzle-help =
    Answer by the number or the text of a choice. Besides:
    { "  " }board              show the board
    { "  " }why (choice)       why this is not allowed, and which rule says so
    { "  " }rules (word)       search the rules
    { "  " }card (name)        read a card
    { "  " }quit               leave the puzzle
puzzle-asks-legal = May you do this: { $choice }? If not, which clause forbids it?
puzzle-asks-find = { $goal } { $within ->
    [one] You have one decision, and it must work whatever anybody answers.
   *[other] You have { $within } decisions at most, and it must work whatever anybody answers.
}
puzzle-asks-defence = { $goal } { $within ->
    [one] Only one answer does it, whatever anybody does until you are asked again.
   *[other] Only one answer does it, whatever anybody does until you have decided { $within } times and are asked again.
}
puzzle-asks-best = Which answer is best? Over many redeals, one of them is clearly ahead of every other.
puzzle-goal-win = Win the game.
puzzle-goal-points = Have { $n } { $n ->
    [one] point.
   *[other] points.
}
puzzle-goal-power = Have { $n } Power.
puzzle-goal-frags = Have { $n } { $n ->
    [one] frag.
   *[other] frags.
}
puzzle-goal-cards = Have { $n } { $n ->
    [one] Court card.
   *[other] Court cards.
}
puzzle-goal-elan = Have { $n } Elan in your pool.
puzzle-goal-life = Have { $n } Life in your pool.
puzzle-goal-calm = Have { $n } Calm in your pool.
puzzle-goal-death = Have { $n } Death in your pool.
puzzle-goal-gold = Have { $n } Gold in your pool.
puzzle-goal-fuel = Have { $n } Fuel.
puzzle-goal-material = Have { $n } Material.
puzzle-goal-weapon = Have { $n } { $n ->
    [one] Weapon.
   *[other] Weapons.
}
puzzle-goal-relic = Have { $n } { $n ->
    [one] Relic.
   *[other] Relics.
}
puzzle-goal-psionic = Have { $n } { $n ->
    [one] Psionic.
   *[other] Psionics.
}
puzzle-goal-other = Reach this: { $what } { $n }.
puzzle-goal-survive = Do not lose the game.
puzzle-keep-cities = Keep { $n ->
    [one] your city.
   *[other] your { $n } cities.
}
puzzle-keep-army = Keep { $n ->
    [one] the creature of your army.
   *[other] all { $n } creatures of your army.
}
puzzle-keep-ships = Keep { $n ->
    [one] your ship.
   *[other] all of your { $n } ships.
}
puzzle-keep-figure = { $who } must not go to the infirmary.
puzzle-keep-other = Keep this: { $what } { $n }.
puzzle-deny-points = No rival may come to { $n } { $n ->
    [one] point.
   *[other] points.
}
puzzle-deny-power = No rival may come to { $n } Power.
puzzle-deny-frags = No rival may come to { $n } { $n ->
    [one] frag.
   *[other] frags.
}
puzzle-deny-cards = No rival may come to { $n } { $n ->
    [one] Court card.
   *[other] Court cards.
}
puzzle-deny-ships = No rival may come to { $n } { $n ->
    [one] ship
   *[other] ships
} as trophies.
puzzle-deny-other = No rival may reach this: { $what } { $n }.
