### What a page of the book that runs is told: in the terminal and in the browser.

## Reading the page

book-no-kind = “{ $found }” is no kind of line; there are { $kinds }
book-lacks = { $what ->
    [choice] a choice is missing
    [facet] a facet and what is there is missing
    [event] the name of an event is missing
    [question] the name of the question is missing: what is asked?
    [thing] a thing is missing, such as card:prism
    [name] a name is missing
    [setup] a setup is missing
    [places] two places are missing, as in “f6 to f11: distance 5”
   *[share] a share is missing, as in “1/6: p1 coins 2”
 }
book-too-much = “{ $found }” is too much here
book-no-clause = after the dash stands the id of a clause
book-no-share = “{ $found }” is no share: write 1/6 or 16.7%
book-word-missing = a word is missing at the end ({ $wanted })
book-word-unknown = “{ $found }” means nothing here ({ $wanted })
book-word-left-over = “{ $found }” is one word too many
book-no-heading = an example needs a heading above it, to be known by
book-never-closed = the block that begins here is never closed
book-claims-nothing = this example claims nothing
book-given-late = an example begins with what is given; it cannot change in the middle
book-not-both = an example begins from one setup or from what is given, not from both
book-other-game = this page belongs to { $game }, not to { $this }
book-no-game = the page does not say which game it is of: { "<!-- game: res_arcana -->" }
book-no-such-game = there is no game called “{ $game }”
book-no-coach = nobody speaks on this page: a lesson has lines such as “coach hello” in its block

## What it begins with

book-not-a-setup = this is not a setup: { $why }
book-no-such-table = there is no such table, by { $clause }: { $reason }
book-table-allowed = “{ $setup }” is allowed
book-unknown-facet = “{ $text }” names nothing that a position has
book-there-are = there are  { $list }
book-bad-value = { $key }: { $why }
book-twice = { $key } is given twice: here and in line { $line }
book-unsound = { $why ->
    [players] such a position cannot be: the game is not for so many
    [nobody] such a position cannot be: somebody is named, or has something, who does not sit here
    [two-places] such a position cannot be: a piece is in two places
    [not-in-play] such a position cannot be: something is said of a piece that is not in play
    [amount] such a position cannot be: an amount is too large or too small
    [agenda] such a position cannot be: the agenda names something that is not there
   *[no-answer] such a position cannot be: somebody is asked and has no answer
 }
book-because-of = because of  { $what }  (line { $line })
book-two-places = { $piece } is in  { $key } (line { $line }) and in  { $other } (line { $other_line })

## What is done

book-crash = the rules broke down here: { $what }
book-too-long = this page takes too long: it was stopped here
book-nobody = nobody sits at { $seat }
book-not-a-choice = “{ $text }” is not a choice: { $why }
book-cannot-play = “{ $text }” cannot be played
book-never-asked = the House was never asked for “{ $answer }”
book-house-cannot = the House cannot answer “{ $answer }” here
book-too-late = “{ $answer }” comes too late: the House answered by itself for line { $line }, “{ $play }”; write it directly after that line, or before it

## What is so instead

book-may = { $seat } may  { $choices }
book-may-nothing = { $seat } may  nothing
book-not-asked = { $seat } is not asked now
book-is-asked = { $seat } is asked  { $id }: { $ask }
book-over = the game is over, and won by  { $seats }
book-allowed = “{ $text }” is allowed
book-refused-by = “{ $text }” is refused by { $clause }: { $reason }
book-refused-beside = “{ $text }” does not go with what is named already
book-other-reason = “{ $text }” is refused for another reason
book-expected = expected  { $key }  { $value }
book-found = found     { $key }  { $value }
book-expected-clause = expected  { $clause }
book-found-clause = found     { $clause }: { $reason }
book-found-no-clause = found     no clause: it does not go with what is named already
book-touchable = { $seat } can do something with { $thing }
book-not-offered = not offered  { $list }
book-offered-too = offered too  { $list }
book-no-such-question = nobody is ever asked “{ $id }”
book-no-such-event = nothing is ever told as “{ $id }”
book-not-told = nothing called “{ $id }” was told to { $eyes }
book-was-told = something called “{ $id }” was told to { $eyes }
book-told = told  { $list }
book-told-nothing = told  nothing
book-not-seen = “{ $text }” names nothing that can be seen
book-nowhere = “{ $word }” is nowhere on the table
book-seen = { $eyes } sees “{ $word }” in  { $place }
book-only-names = “{ $word }” is a number, which may stand for anything: name a card, or say with “sees” what is seen
book-no-measure = there is nothing to measure from { $from } to { $to }: { $why }
book-no-luck = the House is not asked now: nothing is left to luck
book-too-many-ways = there are too many ways to count
book-expected-share = expected  { $share }
book-found-share = found     { $share }
book-takes-back = { $seat } can take back { $n } of its answers now
book-goes-on = the game goes on
book-is-over = the game is over
book-winners = the winners are  { $seats }
