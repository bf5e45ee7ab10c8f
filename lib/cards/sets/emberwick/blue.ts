/** Emberwick: blue, the harbours of Tidemoor. */
export const blue = `
Tidemoor Ferryman {1}{U}
Creature — Merfolk
When this creature enters, draw a card.
1/1
~ The fare is a story, and he does not give change.

Brinewing Gull {U}
Creature — Bird
Flying
1/1

Saltmarsh Crab {1}{U}
Creature — Crab
Defender
1/5

Undertow Serpent {4}{U}
Creature — Serpent
Islandwalk
5/4

Glass Harbor Adept {2}{U}
Creature — Human Wizard
{T}: Draw a card, then discard a card.
1/3

Mistcloak Thief {1}{U}
Creature — Merfolk Rogue
This creature can't be blocked.
1/2

Reefsong Siren {2}{U}
Creature — Siren
Flying
When this creature enters, tap target creature an opponent controls.
2/2

Lighthouse Drake {3}{U}
Creature — Drake
Flying
3/3

Tidecaller Savant {2}{U}
Creature — Merfolk Wizard
Whenever you cast a noncreature spell, this creature gets +2/+0 until end of turn.
1/4

Keeper of the Drowned Archive {3}{U}{U}
Creature — Sphinx
Flying
At the beginning of your upkeep, scry 1.
4/4

Fogbank Phantom {3}{U}
Creature — Spirit
Flying, hexproof
2/3

Wavecrest Leviathan {5}{U}{U}
Creature — Leviathan
Trample
This creature enters tapped.
8/8

Shoal Watcher {U}
Creature — Merfolk Scout
Flash
1/2

Refuse Passage {1}{U}{U}
Instant
Counter target spell.
~ "Your papers are in order. Your ship is not. Good evening."

Toll of Silver {1}{U}
Instant
Counter target spell unless its controller pays {2}.

Low Ebb at the Quay {1}{U}
Instant
Return target creature to its owner's hand.

Read the Currents {2}{U}
Sorcery
Draw two cards.

Charts of the Outer Shoals {3}{U}
Sorcery
Draw three cards, then discard a card.

Harbor Fog {U}
Instant
Target creature gets -3/-0 until end of turn.
Draw a card.

Gift of the Gulls {1}{U}
Enchantment — Aura
Enchant creature
Enchanted creature gets +1/+1 and has flying.

Sift the Wreckage {1}{U}
Sorcery
Scry 2, then draw a card.

Slack Water {1}{U}
Instant
Tap target creature. It doesn't untap during its controller's next untap step.

Becalmed {2}{U}
Enchantment — Aura
Enchant creature
When this Aura enters, tap enchanted creature.
Enchanted creature doesn't untap during its controller's untap step.

Pearl-Diver Apprentice {U}
Creature — Merfolk Wizard
Prowess
1/1

Harbor Shapeling {1}{U}
Creature — Shapeshifter
Changeling
2/1

Silt Stalker {2}{U}
Creature — Merfolk Rogue
Ninjutsu {1}{U}
Whenever this creature deals combat damage to a player, draw a card.
2/1

Lamprey of the Locks {1}{U}
Creature — Fish
Skulk
2/1

Kelp Congregant {1}{U}
Creature — Merfolk
Evolve
1/1

Archive Eel {3}{U}
Creature — Fish
Flash
When this creature enters, counter target spell with mana value 2 or less.
2/3

Deepwater Oarsman {4}{U}
Creature — Giant
Affinity for artifacts
4/4

Cartographer of Drowned Streets {2}{U}
Creature — Human Wizard
When this creature enters, look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order.
1/3

Whispering Nautilus {2}{U}
Creature — Nautilus
When this creature enters, target player mills three cards.
2/2

Wind over the Quays {1}{U}
Instant
Return target nonland permanent to its owner's hand.
Overload {5}{U}

Twin Soundings {X}{U}{U}
Sorcery
Draw X cards.

Again, the Tide {3}{U}{U}
Sorcery
Take an extra turn after this one. Exile Again, the Tide.

Hush Across the Water {1}{U}
Instant
Counter target noncreature spell.
Cycling {2}

Depth Charge Runes {2}{U}
Instant
Kicker {2}
Counter target spell. If this spell was kicked, draw a card.

Slow Leak {1}{U}
Enchantment
At the beginning of your upkeep, target player mills two cards.

Two-Faced Current {1}{U}
Sorcery
Surveil 2, then draw a card.
Flashback {3}{U}

Sunken Bellfounder {2}{U}
Creature — Merfolk Artificer
When this creature enters, investigate.
2/2

Stormglass Conduit {2}{U}
Creature — Elemental
Devoid
Whenever you draw your second card each turn, put a +1/+1 counter on this creature.
2/2

Undersigned in Salt {2}{U}{U}
Enchantment — Aura
Enchant creature
You control enchanted creature.

Smallness of the Sea {1}{U}
Enchantment — Aura
Enchant creature
Enchanted creature loses all abilities and has base power and toughness 1/1.

Ysolt, Reader of Tides {1}{U}{U}
Legendary Planeswalker — Ysolt
+1: Scry 2.
−2: Draw two cards.
−5: Return all creatures to their owners' hands.
Loyalty 3

Mirror of the Sound {3}{U}
Creature — Shapeshifter
You may have this creature enter as a copy of any creature on the battlefield.
0/0

Borrow a Reflection {2}{U}{U}
Sorcery
Create a token that's a copy of target creature you control.

Rewritten Manifest {U}{U}
Instant
Copy target instant or sorcery spell. You may choose new targets for the copy.

Three Nights of Fog {1}{U}{U}
Enchantment — Saga
(As this Saga enters and after your draw step, add a lore counter. Sacrifice after III.)
I — Tap up to two target creatures.
II — Draw a card.
III — Return target nonland permanent to its owner's hand.

Lockmaster's Seal {U}
Sorcery
Draw a card.
Suspend 2—{U}

Drowned Gate {3}{U}
Sorcery
Draw three cards.
// modal_dfc
Drowned Gatehouse
Land
This land enters tapped.
{T}: Add {U}.

Student of the Upper Tower {1}{U}
Creature — Human Wizard
Level up {2}
LEVEL 1-3
2/4
Flying
LEVEL 4+
4/6
Flying, hexproof
1/3

Watcher of the Sealed Stair {2}{U}
Creature — Spirit
Ward {2}
3/2

Letter Not Yet Opened {2}{U}
Sorcery
Draw two cards.
Foretell {1}{U}

Here and Not Here {1}{U}
Creature — Spirit
Flying, phasing
3/2

Glacier That Wanted In {2}{U}
Creature — Elemental
Cumulative upkeep {1}
4/4

Cutpurse of the Quay {1}{U}
Creature — Merfolk Rogue
When this creature enters, it connives.
1/2
`;
