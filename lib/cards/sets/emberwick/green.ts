/** Emberwick: green, the deep Thornwold. */
export const green = `
Thornwold Cub {G}
Creature — Bear
1/2
~ The mother is the tree you are leaning on.

Mossback Elder {1}{G}
Creature — Elf Druid
{T}: Add {G}.
1/1

Bramblehide Boar {2}{G}
Creature — Boar
Trample
3/2

Canopy Lurker {2}{G}
Creature — Spider
Reach
2/4

Grovetender Elf {1}{G}
Creature — Elf Scout
When this creature enters, you may search your library for a basic land card, reveal it, put it into your hand, then shuffle.
1/1

Rootwall {1}{G}
Creature — Plant Wall
Defender, reach
0/5

Elkhorn Strider {3}{G}
Creature — Elk
Vigilance
4/3

Ironbark Colossus {4}{G}{G}
Creature — Treefolk
Trample
7/7

Feral Broodmother {3}{G}
Creature — Wolf
When this creature enters, create two 2/2 green Wolf creature tokens.
2/2

Briar Matriarch {2}{G}
Creature — Elf Warrior
At the beginning of combat on your turn, put a +1/+1 counter on target creature you control.
2/2

Sapling Shepherd {2}{G}
Creature — Treefolk Druid
Whenever you gain life, put a +1/+1 counter on this creature.
2/3

Old Growth Wurm {5}{G}
Creature — Wurm
This spell can't be countered.
Trample
6/6

Wildheart Ranger {1}{G}
Creature — Human Ranger
Whenever another creature with power 4 or greater you control enters, draw a card.
2/2

Bite of the Wold {1}{G}
Sorcery
Target creature you control fights target creature you don't control.

Sudden Antlers {G}
Instant
Target creature gets +3/+3 until end of turn.

Trample the Hedges {3}{G}
Sorcery
Creatures you control get +2/+2 and gain trample until end of turn.

Follow the Deer {1}{G}
Sorcery
Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.

Bark and Patience {1}{G}
Instant
Put two +1/+1 counters on target creature.

Net the Sky {1}{G}
Instant
Destroy target creature with flying.

Rust and Ivy {1}{G}
Instant
Destroy target artifact or enchantment.

Mantle of Thorns {2}{G}
Enchantment — Aura
Enchant creature
Enchanted creature gets +3/+3 and has trample.

Songs of the Deep Wold {2}{G}
Enchantment
Whenever a creature you control enters, you gain 1 life.

Twigling Swarm {1}{G}
Creature — Plant
Devour 1
2/2

Barkhide Grafter {2}{G}
Creature — Elf Mutant
Graft 2
0/0

Fallow-Field Ox {2}{G}
Creature — Ox
Hexproof
3/3

Wolfkin Teacher {2}{G}
Creature — Elf Warrior
Training
3/2

Gatherer of Windfalls {1}{G}
Creature — Elf Druid
Whenever a land you control enters, you gain 1 life.
2/2

Undergrowth Champion-at-Arms {3}{G}
Creature — Elf Knight
Whenever a land you control enters, put a +1/+1 counter on this creature.
3/3

Elder of Three Clearings {3}{G}{G}
Creature — Treefolk
This creature's power and toughness are each equal to the number of lands you control.
*/*

Ravenous Undermaw {4}{G}
Creature — Beast
Evoke {2}{G}
When this creature enters, destroy target artifact or enchantment.
4/4

Thicket Lasher {2}{G}
Creature — Snake
Fading 3
Trample
5/4

Trickster of the Hollow Log {1}{G}
Creature — Faerie
Forestwalk
2/2

Mother of the Warren {2}{G}
Creature — Rabbit
Whenever another creature you control enters, put a +1/+1 counter on that creature.
1/3

Packleader's Kin {1}{G}
Creature — Wolf
Other Wolves you control get +1/+1.
2/2

Scavenging Tuskboar {3}{G}
Creature — Boar
Scavenge {3}{G}
4/3

Hydra of the Drowned Grove {X}{G}{G}
Creature — Hydra
This creature enters with X +1/+1 counters on it.
Trample
0/0

Call Up the Roots {X}{G}
Sorcery
Create X 1/1 green Saproling creature tokens.

Feast for the Wold {2}{G}
Instant
Target creature you control gets +2/+2 until end of turn. You gain 2 life.
Entwine {1}{G}

Osric, Last of the Wardens {3}{G}
Legendary Planeswalker — Osric
+1: Create a 1/1 green Saproling creature token.
−2: Put two +1/+1 counters on target creature.
−6: Creatures you control get +5/+5 and gain trample until end of turn.
Loyalty 4

Fernback Basilisk {3}{G}
Creature — Basilisk
Whenever this creature blocks or becomes blocked by a creature, destroy that creature at end of combat.
2/4

Lurewood Stag {3}{G}
Creature — Elk
All creatures able to block this creature do so.
2/5

Burrow-Mother's Blessing {G}
Enchantment — Aura
Enchant creature
Enchanted creature gets +1/+1 and has "{T}: Add {G}."

Wanderer-Antler {3}{G}
Creature — Elk
Basic landcycling {1}
4/4

Seasons in the Deep Wold {2}{G}
Enchantment — Saga
(As this Saga enters and after your draw step, add a lore counter. Sacrifice after III.)
I — Create a 1/1 green Saproling creature token.
II — Add {G}{G}{G}.
III — Put three +1/+1 counters on target creature you control.

Tangle of Vines {G}
Instant
Prevent all combat damage that would be dealt this turn by creatures you don't control.

Miller's Daughter {1}{G}
Creature — Human Peasant
2/2
// adventure
Fetch the Water {1}{U}
Sorcery — Adventure
Draw a card.

Surveyor of the Wold {2}{G}
Creature — Elf Scout
When this creature enters, it explores.
2/2

Patron of Small Roads {2}{G}
Creature — Treefolk
Landfall — Whenever a land you control enters, this creature gets +2/+2 until end of turn.
2/3

Ambush in the Bracken {1}{G}
Instant
Target creature you control deals damage equal to its power to target creature you don't control.
`;
