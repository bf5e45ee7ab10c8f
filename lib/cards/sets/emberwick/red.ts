/** Emberwick: red, the slopes of Cinderpeak. */
export const red = `
Cinderpeak Raider {R}
Creature — Goblin Warrior
Haste
1/1
~ First up the slope, first down it, and on fire both ways.

Slagheap Goblin {1}{R}
Creature — Goblin
This creature can't block.
2/2

Forgeborn Hound {1}{R}
Creature — Elemental Dog
{R}: This creature gets +1/+0 until end of turn.
2/1

Emberwick Lancer {2}{R}
Creature — Human Knight
First strike, haste
2/2

Ashplume Harrier {2}{R}
Creature — Bird
Flying
2/1

Kiln Brute {3}{R}
Creature — Ogre
Trample
4/3

Sparkfall Shaman {2}{R}
Creature — Goblin Shaman
When this creature enters, it deals 2 damage to any target.
2/1

Magma Courser {3}{R}
Creature — Elemental Horse
Haste
Whenever this creature attacks, it gets +1/+0 until end of turn.
3/3

Crater Wyrm {4}{R}{R}
Creature — Dragon
Flying, haste
5/5
~ The mountain goes out for a moment, once in a lifetime. This is what it is doing.

Drumfire Instigator {1}{R}
Creature — Goblin Shaman
Whenever this creature attacks, each other attacking creature gets +1/+0 until end of turn.
2/2

Basalt Guardian {2}{R}
Creature — Golem
Defender, reach
2/5

Bellows Tinker {1}{R}
Creature — Dwarf Artificer
{T}: This creature deals 1 damage to any target.
1/1

Cinder Lash {R}
Instant
Cinder Lash deals 3 damage to any target.
~ Short, warm, and to the point.

Quench in Iron {1}{R}
Instant
Quench in Iron deals 4 damage to target creature.

Sulfur Rain {2}{R}
Sorcery
Sulfur Rain deals 2 damage to each creature.

Shattering Kick {1}{R}
Instant
Destroy target artifact.

Rush of Embers {R}
Instant
Target creature gets +2/+0 and gains first strike until end of turn.

Borrowed Temper {2}{R}
Sorcery
Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.

Kindle the Streets {X}{R}
Sorcery
Kindle the Streets deals X damage to any target.

Goblin Rope Crew {2}{R}
Sorcery
Create two 1/1 red Goblin creature tokens.

War Chant of the Slopes {2}{R}
Sorcery
Creatures you control get +2/+0 and gain haste until end of turn.

Brand of the Mountain {1}{R}
Enchantment — Aura
Enchant creature
Enchanted creature gets +2/+0 and has trample.

Torchrunner {1}{R}
Creature — Human Warrior
Dash {R}
2/1

Bristling Firecat {1}{R}
Creature — Elemental Cat
Riot
2/1

Battered Pit Fighter {2}{R}
Creature — Human Warrior
Bushido 1
2/2

Spiteful Ashmonger {3}{R}
Creature — Ogre Shaman
Whenever this creature is dealt damage, it deals that much damage to any target.
3/3

Lava-Lick Salamander {1}{R}
Creature — Salamander
Bloodthirst 1
2/1

Ogre of the Upper Kilns {4}{R}
Creature — Ogre
Echo {4}{R}
Trample
6/5

Anvil Thunderer {3}{R}
Creature — Giant
Afflict 2
4/3

Chain-Dancer {2}{R}
Creature — Devil
Unleash
First strike
2/2

Hellion of the Scree {2}{R}
Creature — Hellion
{R}: This creature gets +1/+0 until end of turn.
{2}{R}: This creature gains trample until end of turn.
1/4

Goblin Bridge-Burner {2}{R}
Creature — Goblin
When this creature enters, destroy target artifact an opponent controls.
2/2

Magpie of the Forge {1}{R}
Creature — Bird
Flying
When this creature enters, create a Treasure token.
1/1

Split the Ember {2}{R}
Sorcery
Split the Ember deals 3 damage divided as you choose among one, two, or three targets.

Ride the Landslip {1}{R}
Instant
Target creature gets +3/+1 until end of turn.
Rebound

Echoing Insult {1}{R}
Instant
Echoing Insult deals 2 damage to any target.
Storm

Wild Kindling {2}{R}
Sorcery
Discard a card, then draw two cards.
Jump-start

Whoever Is Left {3}{R}{R}
Sorcery
Whoever Is Left deals 5 damage to each creature and each player.

Heat of the Argument {R}
Instant
Target creature can't block this turn.
Draw a card.

Anger of the Old Kiln {2}{R}
Enchantment
Creatures you control have haste.

Korvane, Voice of the Kiln {2}{R}{R}
Legendary Planeswalker — Korvane
+1: Korvane deals 1 damage to any target.
−3: Korvane deals 4 damage to target creature.
−7: Korvane deals 7 damage to each opponent.
Loyalty 4

Sootwing Raider {R}
Creature — Goblin Rogue
Menace
This creature attacks each combat if able.
2/1

Manacles of Slag {1}{R}
Enchantment — Aura
Enchant creature
Enchanted creature attacks each combat if able.
Enchanted creature gets +1/-1.

Vein of the Mountain {3}{R}{R}
Creature — Elemental
If a source you control would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.
4/4

The Night the Mountain Spoke {1}{R}{R}
Enchantment — Saga
(As this Saga enters and after your draw step, add a lore counter. Sacrifice after III.)
I — This Saga deals 1 damage to each opponent.
II — This Saga deals 2 damage to each opponent.
III — Creatures you control get +2/+0 and gain trample until end of turn.

Rivalry of Drums {3}{R}
Sorcery
Untap all creatures that attacked this turn. After this phase, there is an additional combat phase.

Rumor of Avalanche {3}{R}{R}
Sorcery
Cascade
Rumor of Avalanche deals 3 damage to any target.

Heckler on the Wall {1}{R}
Creature — Goblin
When this creature enters, goad target creature an opponent controls.
2/1

Word Spoken Once {1}{R}
Instant
Split second
Word Spoken Once deals 2 damage to any target.

Ember Never Spent {R}
Instant
Ember Never Spent deals 1 damage to any target.
Retrace

Twin of the Kiln {2}{R}{R}
Creature — Elemental
Encore {5}{R}
Haste
4/3

Returned from Below {3}{R}
Creature — Human Warrior
This creature gets +2/+0 and has first strike as long as you've completed a dungeon.
3/3
`;
