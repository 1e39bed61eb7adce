### Arcs: what the coach says. One message a line; the names are those of the pages in games/arcs/learn/.

lesson-arcs-1-title = Three rounds among the stars
lesson-arcs-1-about = Lead, declare, follow, seize, move, fight and secure.
lesson-arcs-1-goal = Arcs is about power, and power comes from ambitions. Somebody declares what will count in this chapter; whoever has most of it when the hands are empty scores. Let us declare one that suits you.
lesson-arcs-1-map = This planet is yours: a city and three ships. Its resource is Psionic. You have one already, and your city can bring more.
lesson-arcs-1-lead = You have the initiative, so you lead. The suit says what you may do, the stars how often, the number which ambition you may declare. Lead Administration 6.
lesson-arcs-1-declare = The 6 stands for Empath, which counts Psionics. Declare it: the best marker goes there. The price: your card now counts as 0, so that others surpass it easily.
lesson-arcs-1-tax = Two stars, two actions. Tax your city: it brings a Psionic. Your tokens may change places then; you need not, say that you are done.
lesson-arcs-1-court = The same city cannot be taxed twice in a turn. Use the other star at the Court: put an agent on Mining Interest.
lesson-arcs-1-turn = No star is left. End your turn, and watch your rival follow.
lesson-arcs-1-follow = Your rival surpassed your 0, took the initiative and now leads Construction 3. Your Construction 2 is too low to surpass. Pivot instead: any card of another suit gives one action of its own. Play Mobilization 5.
lesson-arcs-1-seize = Before you act, you may play one more card face down and seize the initiative. Give Administration 2 for it: then you lead the next round.
lesson-arcs-1-move = One action: move. Take both ships from here to the gate beside it, where your rival has two. Then end your turn.
lesson-arcs-1-battle = You lead again. Aggression lets you battle, move or secure. Lead Aggression 4, and declare nothing this time.
lesson-arcs-1-fight = Battle your rival at the gate.
lesson-arcs-1-dice = One die for each ship. Skirmish dice are safe; assault dice hit harder, and sometimes you. Take one of each, and no raid die: there is no building to raid.
lesson-arcs-1-secure = Three hits: one ship is destroyed and is your trophy, the other is damaged. One star is left. On Mining Interest you have the most agents: secure it. (On Relic Fence your rival has.)
lesson-arcs-1-score = The card is yours, and so are its powers. Remember Empath: what counts is what you have when the chapter ends. End your turn.
lesson-arcs-1-last = How it ends: after the fifth chapter, or when somebody has 33 power at the end of one, as there are two of you. Most power wins. An ambition nobody declared counts for nobody.
lesson-arcs-1-free = So it goes on until the hands are empty. Then declared ambitions are scored, new cards are dealt, and the markers are worth more.
lesson-arcs-1-end = That is Arcs. Play on from here, against the gentlest bot.

lesson-arcs-2-title = Prelude, surpassing, and a raid
lesson-arcs-2-about = How resources buy actions, and how to rob somebody.
lesson-arcs-2-surpass = Your rival led Mobilization 3 and declared Tyrant, so that the card counts as 0. Surpass it with Mobilization 6: a follower who surpasses has all the stars of the card. Seize nothing: surpassing will bring you the initiative by itself.
lesson-arcs-2-prelude = Mobilization does not let you battle. But before your first star you may spend resources, and a Weapon lets every star battle as well this turn. Spend it.
lesson-arcs-2-battle = Battle where your rival has a starport and only one ship.
lesson-arcs-2-raid = Where there is a building, raid dice may be thrown: their keys steal. Take no assault die, one skirmish die and two raid dice.
lesson-arcs-2-steal = Three keys. The number below a slot says what a theft costs; the Relic in the first slot costs just 3. Steal it, and then be done with your slots.
lesson-arcs-2-agent = One star is left. Put an agent on Relic Fence: whoever has most agents there may secure it later.
lesson-arcs-2-rest = End your turn. You surpassed, so the initiative is yours.
lesson-arcs-2-lead = Now you lead, and could declare what suits you: a 5 stands for Keeper, which counts Relics. You have no 5; so think of it when you choose which cards to keep.
lesson-arcs-2-end = You know the depth of it. Play on from here, against the gentlest bot.
