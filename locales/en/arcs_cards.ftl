### Arcs: names and texts of the 25 guild, 6 vox, 8 leader and 14 lore cards, and the name of the 28 action cards.
###
### The attributes of a card, in the order in which they are read:
###   .kind       what it is; for a guild card also its type and raid cost
###   .setup      leader: starting pieces in the systems A, B and C, and starting resources
###   .ability-1  .ability-2  leader: name and text of an ability
###   .text       what holds as long as you have the card
###   .action-1   .action-2   new action, with the standard action whose place it takes in brackets
###   .prelude    its Prelude action
###   .secured    vox: what happens when the card is secured, or taken when the Court is ransacked
### “This” is the card itself.

## Action cards: what a suit allows stands with the suit, which number declares what with the ambition

arcs-action-card = { $suit } { $number }

## Guild cards: Material

arcs-card-loyal-engineers = Loyal Engineers
    .kind = Guild card: Material, raid cost 3
    .text = You may spend resources of any type as Material, even if that type or Material is outraged. When you provoke Material outrage, this is not discarded.
arcs-card-mining-interest = Mining Interest
    .kind = Guild card: Material, raid cost 2
    .action-1 = Manufacture (Build): gain 1 Material.
    .prelude = Discard this: gain up to as much Material as you have empty resource slots. Once the supply is empty, steal it from rivals instead.
arcs-card-material-cartel = Material Cartel
    .kind = Guild card: Material, raid cost 2
    .text = The Material supply lies on this and counts as your Material icons. It is still the supply: everyone gains from it, you cannot spend or discard it, and nobody can steal it. After each scoring, rivals discard all their Material tokens.
    .prelude = Discard this: steal 1 Material from a rival.
arcs-card-admin-union = Admin Union
    .kind = Guild card: Material, raid cost 2
    .prelude = Lay this beside any Administration card played face up this round, your own included; it leaves your play area. When the round ends, take that card into your hand and discard this.
arcs-card-construction-union = Construction Union
    .kind = Guild card: Material, raid cost 2
    .prelude = Lay this beside any Construction card played face up this round, your own included; it leaves your play area. When the round ends, take that card into your hand and discard this.

## Guild cards: Fuel

arcs-card-fuel-cartel = Fuel Cartel
    .kind = Guild card: Fuel, raid cost 2
    .text = The Fuel supply lies on this and counts as your Fuel icons. It is still the supply: everyone gains from it, you cannot spend or discard it, and nobody can steal it. After each scoring, rivals discard all their Fuel tokens.
    .prelude = Discard this: steal 1 Fuel from a rival.
arcs-card-loyal-pilots = Loyal Pilots
    .kind = Guild card: Fuel, raid cost 3
    .text = You may spend resources of any type as Fuel, even if that type or Fuel is outraged. When you provoke Fuel outrage, this is not discarded.
arcs-card-gatekeepers = Gatekeepers
    .kind = Guild card: Fuel, raid cost 2
    .text = When you attack at a gate, you may collect up to 2 dice more than 1 per ship.
    .prelude = Discard this: place 1 ship at each gate in play. With too few ships, choose the gates.
arcs-card-shipping-interest = Shipping Interest
    .kind = Guild card: Fuel, raid cost 2
    .action-1 = Synthesize (Build): gain 1 Fuel.
    .prelude = Discard this: gain up to as much Fuel as you have empty resource slots. Once the supply is empty, steal it from rivals instead.
arcs-card-spacing-union = Spacing Union
    .kind = Guild card: Fuel, raid cost 2
    .prelude = Lay this beside any Mobilization card played face up this round, your own included; it leaves your play area. When the round ends, take that card into your hand and discard this.

## Guild cards: Weapon

arcs-card-arms-union = Arms Union
    .kind = Guild card: Weapon, raid cost 2
    .prelude = Lay this beside any Aggression card played face up this round, your own included; it leaves your play area. When the round ends, take that card into your hand and discard this.
arcs-card-prison-wardens = Prison Wardens
    .kind = Guild card: Weapon, raid cost 2
    .action-1 = Pressgang (Build): return any number of your captives, at least 1, and gain 1 resource of your choice for each.
    .action-2 = Execute (Influence): move any number of your captives, at least 1, to your trophies.
    .prelude = Discard this: place 3 ships in one system you control.
arcs-card-skirmishers = Skirmishers
    .kind = Guild card: Weapon, raid cost 2
    .text = After you roll in a battle, you may once reroll as many skirmish dice as you have Weapon icons (tokens and guild cards, this included), or fewer.
    .prelude = Discard this: place 3 ships in one system you control.
arcs-card-court-enforcers = Court Enforcers
    .kind = Guild card: Weapon, raid cost 2
    .action-1 = Abduct (Battle): choose a Court card with at least 1 rival agent, but fewer than you have Weapon icons (tokens and guild cards, this included). Capture all rival agents on it.
    .prelude = Discard this: place 3 ships in one system you control.
arcs-card-loyal-marines = Loyal Marines
    .kind = Guild card: Weapon, raid cost 3
    .text = You may spend resources of any type as Weapons, even if that type or Weapon is outraged. When you provoke Weapon outrage, this is not discarded.
    .prelude = Discard this: place 3 ships in one system you control.

## Guild cards: Psionic

arcs-card-lattice-spies = Lattice Spies
    .kind = Guild card: Psionic, raid cost 2
    .prelude = Before any other Prelude action: discard this to seize the initiative (nothing happens if you hold it or somebody has seized it this round).
arcs-card-farseers = Farseers
    .kind = Guild card: Psionic, raid cost 2
    .text = When you declare an ambition, look at the hand of one rival; then you may swap 1 of your cards for 1 of theirs.
    .prelude = Discard this and any number of cards from your hand, even none. Draw as many from the bottom of the action discard pile, plus 1.
arcs-card-secret-order = Secret Order
    .kind = Guild card: Psionic, raid cost 2
    .text = When you declare Keeper or Empath with your lead card, the zero marker is not placed.
arcs-card-loyal-empaths = Loyal Empaths
    .kind = Guild card: Psionic, raid cost 3
    .text = You may spend resources of any type as Psionic, even if that type or Psionic is outraged. When you provoke Psionic outrage, this is not discarded.
arcs-card-silver-tongues = Silver-Tongues
    .kind = Guild card: Psionic, raid cost 2
    .prelude = Discard this: steal any 1 resource or any 1 guild card from a rival.

## Guild cards: Relic

arcs-card-loyal-keepers = Loyal Keepers
    .kind = Guild card: Relic, raid cost 3
    .text = You may spend resources of any type as Relics, even if that type or Relic is outraged. When you provoke Relic outrage, this is not discarded.
arcs-card-sworn-guardians = Sworn Guardians
    .kind = Guild card: Relic, raid cost 1
    .text = Rivals cannot steal your resources or your other guild cards. They can steal this; it is then buried instead of kept.
arcs-card-elder-broker = Elder Broker
    .kind = Guild card: Relic, raid cost 2
    .action-1 = Trade (Tax): choose a rival city in a system you control. Take 1 resource of its type from its owner and give them 1 of yours of a type they did not have.
    .prelude = Discard this: gain 1 Material, 1 Fuel and 1 Weapon.
arcs-card-relic-fence = Relic Fence
    .kind = Guild card: Relic, raid cost 2
    .prelude = Once per turn: discard 1 of your resources to gain 1 Relic. This stays.
arcs-card-galactic-bards = Galactic Bards
    .kind = Guild card: Relic, raid cost 1
    .text = When you surpass or pivot, before any action, you may declare the ambition of the card you played if nobody has declared one this round. The zero marker is not placed.

## Vox cards

arcs-card-mass-uprising = Mass Uprising
    .kind = Vox card
    .secured = Choose a cluster in play and place 1 ship in each of its 4 systems. With too few ships, choose the systems. Discard this.
arcs-card-populist-demands = Populist Demands
    .kind = Vox card
    .secured = You may declare any ambition; the zero marker is not placed. Discard this.
arcs-card-outrage-spreads = Outrage Spreads
    .kind = Vox card
    .secured = You may choose a resource type: everyone, you included, provokes outrage of it. Nobody ransacks the Court. Discard this.
arcs-card-song-of-freedom = Song of Freedom
    .kind = Vox card
    .secured = You may return any 1 city in a system you control, yours or a rival’s, to its owner’s board. If you do, you may seize the initiative. Shuffle this into the Court deck.
arcs-card-guild-struggle = Guild Struggle
    .kind = Vox card
    .secured = You may steal 1 guild card from a rival. Shuffle all guild cards of the Court discard pile into the Court deck. Discard this.
arcs-card-call-to-action = Call to Action
    .kind = Vox card
    .secured = Draw the bottom card of the action discard pile. Discard this.

## Leaders

arcs-card-elder = Elder
    .kind = Leader
    .setup = A: city, 3 ships. B: starport, 3 ships. C: 2 ships. Resources: Relic, Material.
    .ability-1 = Beloved: after a battle in which you defended and the attacker took a trophy, you may influence once. Rivals who destroy a city of yours in a battle do not ransack the Court.
    .ability-2 = Just: when Tyrant is scored, first place gives you the power of second place without city bonus, and second place gives you none.
arcs-card-mystic = Mystic
    .kind = Leader
    .setup = A: city, 3 ships. B: starport, 3 ships. C: 2 ships. Resources: Psionic, Relic.
    .ability-1 = Attuned: when you tax with the pip of a copy or pivot, also gain 1 Psionic.
    .ability-2 = Cryptic: in setup, place an agent on your Material and your Fuel outrage icon. Both types are outraged from the start; nothing is discarded.
arcs-card-fuel-drinker = Fuel-Drinker
    .kind = Leader
    .setup = A: city, 3 ships. B: starport, 3 ships. C: 2 ships. Resources: Fuel, Fuel.
    .ability-1 = Insatiable: when you tax with the pip of a copy or pivot, also gain 1 Fuel.
    .ability-2 = Lavish: after scoring, if Tycoon held a marker, discard all your Fuel tokens.
arcs-card-upstart = Upstart
    .kind = Leader
    .setup = A: city, 4 ships. B: starport, 3 ships. C: 2 ships. Resources: Psionic, Material.
    .ability-1 = Ambitious: when you declare an ambition, you may gain 1 resource of any type.
    .ability-2 = Callow: you cannot tax a city in a system you do not control, not even your own.
arcs-card-rebel = Rebel
    .kind = Leader
    .setup = A: starport, 4 ships. B: 4 ships. C: 2 ships. Resources: Material, Weapon.
    .ability-1 = Committed: when you attack, you may collect 2 dice more than 1 per ship, and you must collect at least 2 in all.
    .ability-2 = Disorganized: you cannot move more than 2 ships at a time, in each step of a catapult move too.
arcs-card-warrior = Warrior
    .kind = Leader
    .setup = A: city, 3 ships. B: starport, 3 ships. C: 2 ships. Resources: Weapon, Material.
    .ability-1 = Tactical: when you battle with the pip of a copy or pivot, you may move once before or after the battle.
    .ability-2 = Violent: when Empath is scored, first place gives you the power of second place without city bonus, and second place gives you none.
arcs-card-feastbringer = Feastbringer
    .kind = Leader
    .setup = A: city, 3 ships. B: city, 3 ships. C: 3 ships. Resources: Relic, Material.
    .ability-1 = Charismatic: when you secure with the pip of a copy or pivot, you may influence once before or after it.
    .ability-2 = Generous: to declare an ambition, you must give 1 of your guild cards to the rival with the least power. Without one you cannot declare.
arcs-card-demagogue = Demagogue
    .kind = Leader
    .setup = A: city, 3 ships. B: starport, 3 ships. C: 2 ships. Resources: Psionic, Weapon.
    .ability-1 = Bold: when you declare an ambition, you may place 1 agent each on any number of Court cards.
    .ability-2 = Paranoid: to secure a guild card, you need at least 2 of your agents on it and more than each rival.

## Lore

arcs-card-tool-priests = Tool-Priests
    .kind = Lore card
    .action-1 = Summon (Build), once per turn: place 1 ship in a system you control where any city stands.
arcs-card-galactic-rifles = Galactic Rifles
    .kind = Lore card
    .action-1 = Fire Rifles (Battle): choose a system with fresh ships of yours, and a rival in an adjacent system. Roll up to 1 skirmish die per fresh ship, at most 6. Each burst hits a ship of that rival there, or a building once no ship is left. This is not a battle.
arcs-card-sprinter-drives = Sprinter Drives
    .kind = Lore card
    .text = After you move, you may choose one system and move any of your fresh ships there that took part once more, together.
arcs-card-mirror-plating = Mirror Plating
    .kind = Lore card
    .text = When you defend and the attacker rolls any assault dice, add 1 reticle to the roll.
arcs-card-hidden-harbors = Hidden Harbors
    .kind = Lore card
    .text = Ships you build are always fresh. Raid dice cannot be collected against you where you have a fresh starport.
arcs-card-signal-breaker = Signal Breaker
    .kind = Lore card
    .text = When you attack and all your ships there are fresh as the battle begins, ignore 1 rolled reticle.
arcs-card-repair-drones = Repair Drones
    .kind = Lore card
    .text = After a battle in which you attacked, you may repair 1 of the attacking ships you have left.
arcs-card-gate-ports = Gate Ports
    .kind = Lore card
    .text = You may build starports at gates where you have a piece, at most 1 per gate in all. When ships of a rival move into a gate that you control and where you have a fresh starport, capture 1 agent of that rival.
arcs-card-cloud-cities = Cloud Cities
    .kind = Lore card
    .text = You may build cities outside the building slots of planets where you have a piece, at most 1 per planet in all. Each also costs you 1 resource of the planet’s type, outraged or not.
arcs-card-living-structures = Living Structures
    .kind = Lore card
    .action-1 = Nurture (Build): tax one of your own cities.
    .action-2 = Prune (Repair): replace one of your starports in a building slot with a city, or one of your cities with a starport. It stays fresh or damaged as it was.
arcs-card-gate-stations = Gate Stations
    .kind = Lore card
    .text = You may build cities at gates where you have a piece, at most 1 per gate in all. Such a city has the types of all planets of its cluster with a city: taxed, it gives a resource of one of them; destroyed, it provokes outrage of each.
arcs-card-railgun-arrays = Railgun Arrays
    .kind = Lore card
    .text = When you defend with at least 1 fresh ship, the attacking ships take 1 hit before dice are collected.
arcs-card-ancient-holdings = Ancient Holdings
    .kind = Lore card
    .text = This is one more resource slot, with raid cost 4.
arcs-card-seeker-torpedoes = Seeker Torpedoes
    .kind = Lore card
    .text = After you roll in a battle, you may once reroll as many assault dice as you have fresh attacking ships, or fewer.
