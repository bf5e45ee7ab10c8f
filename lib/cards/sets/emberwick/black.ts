/** Emberwick: black, the fens of Hollowmere. */
export const black = `
Hollowmere Rat {B}
Creature — Rat
When this creature enters, each opponent discards a card.
1/1

Fenwalk Ghoul {1}{B}
Creature — Zombie
2/2
~ It followed the funeral home and stayed.

Gravetide Shade {1}{B}
Creature — Shade
{B}: This creature gets +1/+1 until end of turn.
1/1

Mourning Bat {1}{B}
Creature — Bat
Flying, lifelink
1/1

Peatbog Cutpurse {2}{B}
Creature — Human Rogue
Menace
Whenever this creature deals combat damage to a player, that player discards a card.
2/2

Widow of the Reeds {2}{B}
Creature — Spider
Deathtouch, reach
1/3

Candlethief Imp {1}{B}
Creature — Imp
Flying
When this creature dies, each opponent loses 1 life and you gain 1 life.
1/1

Drowned Sexton {3}{B}
Creature — Zombie
When this creature enters, return target creature card from your graveyard to your hand.
2/3

Fenlight Vampire {3}{B}
Creature — Vampire
Flying
{1}, Sacrifice another creature: Put a +1/+1 counter on this creature.
3/2

Hollow King's Reaver {4}{B}
Creature — Zombie Knight
Menace
5/4

Ossuary Titan {4}{B}{B}
Creature — Giant Skeleton
Deathtouch
When this creature dies, draw two cards.
6/6

Marrow Collector {2}{B}
Creature — Human Warlock
Whenever another creature you control dies, draw a card and you lose 1 life.
2/2

Last Rites Unspoken {1}{B}{B}
Instant
Destroy target creature.
~ In Hollowmere the dead are buried twice, to be sure which time it took.

Sinking Ground {1}{B}
Instant
Target creature gets -2/-2 until end of turn.

Sour Harvest {2}{B}
Sorcery
Target player discards two cards.

Ferry Coin {B}
Sorcery
You draw a card and you lose 1 life.

Called from the Mire {3}{B}
Sorcery
Return target creature card from your graveyard to the battlefield.

Fen Tithe {1}{B}
Sorcery
Each opponent loses 2 life and you gain 2 life.

Bargain by Marshlight {2}{B}
Sorcery
You draw two cards and you lose 2 life.

Grudging Offering {1}{B}
Instant
As an additional cost to cast this spell, sacrifice a creature.
Draw two cards.

Rot in the Roots {2}{B}
Enchantment — Aura
Enchant creature
Enchanted creature gets -2/-2.

Night of Open Graves {4}{B}
Sorcery
All creatures get -3/-3 until end of turn.

Nameless Gravedigger {2}{B}
Creature — Zombie
Persist
2/2

Sleepless Drowned {1}{B}
Creature — Zombie
Undying
1/1

Wasting Leech {B}
Creature — Leech
Infect
1/1

Fen Croaker {1}{B}
Creature — Frog
Toxic 1
Deathtouch
1/1

Ditch Revenant {3}{B}
Creature — Zombie
Unearth {2}{B}
3/2

Old Ferryman's Hound {2}{B}
Creature — Zombie Dog
Menace
Escape—{3}{B}, Exile three other cards from your graveyard.
3/2

Peat Colossus {6}{B}
Creature — Elemental
Delve
Trample
6/5

Gallows Crow {2}{B}
Creature — Bird
Flying
Madness {B}
2/1

Reedbed Stranger {B}
Creature — Human Rogue
Shadow
1/1

Mirewright {2}{B}{B}
Creature — Human Warlock
{T}, Sacrifice another creature: Each opponent loses 2 life.
2/4

Hollowmere Regent {3}{B}{B}
Legendary Creature — Vampire Noble
Flying, lifelink
At the beginning of your end step, each opponent loses 1 life.
3/4

Rotfield Shepherd {1}{B}
Creature — Zombie Cleric
Other Zombies you control get +1/+1.
2/2

Coffin Broker {1}{B}
Creature — Human Rogue
Spectacle {B}
Menace
2/1

Grave Errand {B}
Instant
Return target creature card from your graveyard to your hand.
Cycling {1}{B}

Starve the Fen {1}{B}{B}
Sorcery
Each player sacrifices a creature.

Drain the Millpond {X}{B}{B}
Sorcery
Target player loses X life and you gain X life.

Debt Comes Due {3}{B}
Instant
Destroy target creature. Its controller loses 2 life.

Tithe of Whispers {2}{B}
Sorcery
Target player discards a card at random.
Buyback {3}

Corpse-Road Census {1}{B}
Sorcery
Mill four cards, then return a creature card from your graveyard to your hand.

Price of the Crossing {2}{B}
Enchantment
Whenever a creature dies, each opponent loses 1 life.

Vesna, Who Counts the Dead {2}{B}{B}
Legendary Planeswalker — Vesna
+1: Each opponent discards a card.
−2: Target creature gets -3/-3 until end of turn.
−7: Return all creature cards from your graveyard to the battlefield.
Loyalty 4

Whisperer in the Peat {3}{B}
Creature — Horror
Dredge 3
4/2

Bogwife Oracle {2}{B}
Creature — Hag Warlock
Exploit
When this creature exploits a creature, each opponent sacrifices a creature.
2/3

Unremembered Name {B}
Sorcery
Target opponent reveals their hand. You choose a nonland card from it. That player discards that card.

Bind to the Hearthless {1}{B}
Enchantment — Aura
Enchant creature
When enchanted creature dies, return that card to the battlefield under your control.

A Lamp for Every Grave {2}{B}
Enchantment
If a creature would die, exile it instead.

Long Winter at Hollowmere {2}{B}
Enchantment — Saga
(As this Saga enters and after your draw step, add a lore counter. Sacrifice after III.)
I — Each opponent discards a card.
II — You draw a card and you lose 1 life.
III — Destroy target creature.

Knucklebone Ghoul {2}{B}
Creature — Zombie
{1}{B}: Regenerate this creature.
2/2

Oathbreaker of the Mire {1}{B}
Creature — Vampire
Lifelink
When this creature enters, you lose 2 life.
3/2

Ferrymen's Strike {2}{B}
Enchantment
Players can't search libraries.
`;
