### What somebody is told who is not there.

reach-your-move = It’s your move.
reach-reminded = Somebody waits for your move.
