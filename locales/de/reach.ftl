### Was jemand erfährt, der nicht da ist.

reach-your-move = Du bist am Zug.
reach-reminded = Jemand wartet auf deinen Zug.
