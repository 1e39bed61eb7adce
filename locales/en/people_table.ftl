### What people at a table do beside playing: speaking, agreeing, going and coming back.

## Refusals

refused-not-away = They are there, or have only just left: wait a little.
refused-no-proposal = There is nothing that you could answer.
refused-proposed = Something is proposed already: it has to be answered first.
refused-chat-off = There are phrases only at this table.
refused-gathering = Nothing is asked before everybody is there: each may bring their own deck.
refused-begun = The game has begun: what you bring is settled.
refused-no-windows = No windows open in this game in which one could pass.
refused-not-slow = Clocks rest only at tables that last for days.
refused-no-rest = There are not so many days of rest left.
refused-too-soon = They have not let you wait for long, or were reminded already.
refused-not-frozen = This table does not stand still.

## Saying it shortly

ui-people = People
ui-say = Say it shortly
ui-say-how = Phrases arrive in everybody’s own language.
ui-said = { $who }: { $what }
ui-signs = Signs
ui-phrases = Phrases
ui-phrase-good_luck = Good luck!
ui-phrase-well_played = Well played.
ui-phrase-oops = Oops!
ui-phrase-thinking = Thinking…
ui-phrase-back_soon = Back in a moment.
ui-phrase-one_more = One more?
ui-phrase-thanks = Thanks!
ui-phrase-ouch = Ouch.
ui-phrase-star = Bravo
ui-phrase-fire = What a move
ui-phrase-skull = I am done for
ui-phrase-heart = Nice
ui-phrase-wow = Oh!
ui-phrase-yes = Yes
ui-phrase-no = No
ui-phrase-clock = No hurry
ui-chat = In your own words
ui-chat-send = Send
ui-chat-allow = Let people write in their own words
ui-chat-forbid = Phrases only
ui-mute = Mute
ui-unmute = Hear again
ui-mute-how = only for you, on this device

## Who is there

ui-playing-bot = A bot plays for { $who }.
ui-bot-for-you = A bot plays for you.
ui-play-again = Play myself
ui-stand-in = Let a bot play for me
ui-stand-in-how = until I come back
ui-put-bot-in = Put a bot in
ui-put-bot-in-how = it hands back when they return
ui-away-since = away since { $time }
ui-resigned = gave up
ui-resign = Give up
ui-resign-how = asks once more
ui-resign-sure = Yes, give up
ui-end = Propose to end the game
ui-end-how = without a winner, if everybody agrees
ui-take-back = Ask to take back
ui-take-back-how = your last answer and what came of it, if the others agree
ui-take-back-alone = Take back further
ui-take-back-alone-how = your last answer and what came of it; luck stays the same
ui-delete = Delete this table
ui-delete-how = nobody else sits here
ui-delete-sure = Yes, delete it

## Proposals

ui-propose-end = { $who } proposes to end the game without a winner.
ui-propose-back = { $who } would like to take back their last answer and what came of it.
ui-propose-rematch = { $who } would like a rematch.
ui-proposed-end = You proposed to end the game.
ui-proposed-back = You asked to take back your last answer.
ui-proposed-rematch = You proposed a rematch.
ui-proposal-waits = Waiting for { $who }
ui-agree = Agree
ui-decline = Decline
ui-withdraw = Take it back

## The log

ui-note-chat_mode-on = People may write in their own words.
ui-note-chat_mode-off = Phrases only from now on.
ui-note-propose-end = { $who } proposes to end the game.
ui-note-propose-back = { $who } asks to take back an answer.
ui-note-propose-rematch = { $who } proposes a rematch.
ui-note-agree = { $who } agrees.
ui-note-decline = { $who } does not agree.
ui-note-declined = The proposal came to nothing.
ui-note-stand_in = A bot plays for { $who }.
ui-note-return = { $who } plays again.
ui-note-resign = { $who } gives up.
ui-note-end = The game ends as everybody agreed.
ui-note-next = Everybody plays again at another table.
ui-note-begin = Everybody is there: the clocks run.
ui-note-time_up = The time of { $who } is up.
ui-note-thaw = The table stood still. It goes on from entry { $n }.

## The end, and again

ui-ended-agreed = Ended as everybody agreed
ui-ended-resigned = { $who } gave up.
ui-to-rematch = To the rematch

## Playing with friends

ui-play-friend = Play with a friend
ui-invite-many = { $n ->
    [one] Send this link: one seat is open.
   *[other] Send this link to everybody: { $n } seats are open.
 }
ui-invite-scan = Or let them scan this:
ui-invite-qr = QR code of the invite link
ui-agreed = What was agreed on
ui-agreed-words = Own words
ui-agreed-words-yes = allowed
ui-agreed-words-no = phrases only
ui-agreed-setup = Setup
ui-agreed-usual = the usual
ui-agreed-out = When time is up: { $out }
ui-agreed-rules = Read the rules

## Time

ui-clock = Time
ui-clock-none = No clock
ui-clock-none-how = take your time, also over days
ui-clock-blitz = 10 minutes each
ui-clock-blitz-how = and 10 seconds more with every answer
ui-clock-live = 25 minutes each
ui-clock-live-how = and 15 seconds more with every answer
ui-clock-move = 2 minutes for every answer
ui-clock-move-how = nothing is saved up
ui-clock-day = A day for every answer
ui-clock-day-how = a slow game: look in when you like
ui-clock-week = A week for every answer
ui-clock-week-how = a very slow game
ui-clock-out = When time is up
ui-clock-out-bot = a bot plays on
ui-clock-out-lose = the seat gives up
ui-clock-out-nothing = nothing
ui-clock-other = { $each } for every answer, { $bank } in all
ui-time-left = { $who }: { $time } left
ui-time-over = time is up
ui-time-minutes = { $m }:{ $s }
ui-time-hours = { $n } h
ui-time-days = { $n ->
    [one] 1 day
   *[other] { $n } days
 }
ui-left = { $time } left

## Nothing stuck

ui-thaw = Go on from the last good entry
ui-thaw-how = What came after it stays in the log and does not count.
ui-thaw-host = Whoever made this table can let it go on.
ui-thaw-closed = Only whoever runs this server can let it go on.

## Your turn

ui-your-turn = It is your move
ui-set-sound = Sound
ui-set-sound-off = off
ui-set-sound-soft = soft
ui-set-sound-on = on
ui-set-notify = Tell me when it is my move
ui-set-notify-off = only here
ui-set-notify-on = also when this page is hidden
ui-notify-denied = Your browser does not allow notices from this page.
ui-set-size = Text size
ui-set-size-small = small
ui-set-size-usual = usual
ui-set-size-large = large
ui-set-size-huge = very large
ui-set-motion = Motion
ui-set-motion-system = as the system
ui-set-motion-less = still
ui-set-palette = Colours of the seats
ui-set-palette-usual = usual
ui-set-palette-safe = easy to tell apart
ui-set-hand = Phone layout
ui-set-hand-right = right-handed
ui-set-hand-left = left-handed
ui-settings-turn = Your turn
ui-settings-deciding = Deciding
ui-settings-looking = Looking
ui-keys = Keyboard
ui-keys-choose = choose an answer or a group
ui-keys-done = the answer that ends the matter
ui-keys-back = take a touch back
ui-set-keys = Keys at the table
ui-set-keys-on = on
ui-set-keys-off = off
ui-keys-what = explain what is chosen
ui-keys-choose-nth = choose number { $n }
ui-keys-change = { $what }: { $key }. Choose another key
ui-keys-how = Press a key here to put another in its place.
ui-keys-press = Now press the key you want. Esc leaves it as it is.
ui-keys-usual = The usual keys
ui-keys-close = close what is open
ui-keys-move = go from thing to thing

ui-order-turn = Pass until the next turn begins, also while I am away
ui-order-named = Pass until something concerns me, also while I am away
ui-order-asked = Pass until I must decide, also while I am away
ui-order-turn-now = The server passes for you until the next turn begins.
ui-order-named-now = The server passes for you until something concerns you.
ui-order-asked-now = The server passes for you until you must decide.
ui-rest = { $n ->
    [one] Rest my clock for a day
   *[other] Rest my clock for { $n } days
}
ui-rest-how = { $n ->
    [one] a day is left this season; everybody sees it
   *[other] { $n } days are left this season; everybody sees it
}
ui-rest-end = Let my clock run again
ui-rest-end-how = the days you have not used stay yours
ui-resting = rests until { $day }
ui-nudge = Remind them
ui-nudge-how = once a day, and politely
ui-note-rest = { $n ->
    [one] The clock of { $who } rests for a day.
   *[other] The clock of { $who } rests for { $n } days.
}
ui-note-rest-end = The clock of { $who } runs again.
ui-note-nudge = { $who } waits for { $whom }.
ui-notify-away = This browser is told as well while no page is open.
ui-notify-open = You are told while a page is open.
