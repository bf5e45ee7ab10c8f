/** Emberwick: five lands around a mountain that never goes out. The format is described in `read-set.ts`. */
export const emberwick = `
# ---------------------------------------------------------------- basic lands

Plains
Basic Land — Plains

Island
Basic Land — Island

Swamp
Basic Land — Swamp

Mountain
Basic Land — Mountain

Forest
Basic Land — Forest

# ---------------------------------------------------------------- white: the towns of Sunvale

Sunvale Recruit {W}
Creature — Human Soldier
2/1
~ Every wall in Sunvale was built by somebody too young to stand on it.

Lamplit Sentry {1}{W}
Creature — Human Soldier
Vigilance
2/2
~ "Nothing happens on my watch. I see to it."

Tollgate Warden {1}{W}
Creature — Human Knight
First strike
2/1

Wickhollow Healer {1}{W}
Creature — Human Cleric
When this creature enters, you gain 3 life.
1/3
~ She asks which side you are on only after the bandage is tied.

Chapel Gryphon {2}{W}
Creature — Griffin
Flying
2/2

Banneret of the Vale {2}{W}
Creature — Human Knight
Other creatures you control get +1/+0.
2/2
~ The banner does not fight. It only makes it harder to run.

Hearthguard Captain {2}{W}
Creature — Human Soldier
When this creature enters, create a 1/1 white Soldier creature token.
2/2

Dawnfeather Herald {3}{W}
Creature — Bird Cleric
Flying
Whenever another creature you control enters, you gain 1 life.
2/3

Oathbound Paladin {3}{W}
Creature — Human Knight
Vigilance, lifelink
3/3

Bellringer Angel {3}{W}{W}
Creature — Angel
Flying, vigilance
4/4
~ Nobody hung the bell. Nobody has ever found the rope.

Sunvale Marshal {1}{W}{W}
Legendary Creature — Human Soldier
First strike
Whenever this creature attacks, creatures you control get +1/+1 until end of turn.
2/2

Stonebridge Phalanx {3}{W}
Creature — Human Soldier
Defender
As long as you control another creature, this creature can attack as though it didn't have defender.
4/4

Orchard Keeper {W}
Creature — Human Peasant
When this creature dies, create a 1/1 white Spirit creature token with flying.
1/1

Lantern Squire {W}
Creature — Human Soldier
{W}: This creature gains first strike until end of turn.
1/2

Vigil of Lanterns {3}{W}
Enchantment
Creatures you control get +1/+1.

Verdict by Daylight {2}{W}
Instant
Destroy target attacking or blocking creature.
~ "You were seen" is, in Sunvale, a complete sentence.

Cast Out the Stranger {1}{W}
Sorcery
Exile target creature with power 4 or greater.

Stand the Line {W}
Instant
Target creature gets +2/+2 until end of turn.

Shared Harvest {1}{W}
Sorcery
You gain 4 life.
Draw a card.

Muster at Dusk {2}{W}
Instant
Create two 1/1 white Soldier creature tokens.

Levelling Flood {3}{W}{W}
Sorcery
Destroy all creatures.
~ The valley keeps a line painted on every door, and below it a date.

Ward of Candles {1}{W}
Enchantment — Aura
Enchant creature
Enchanted creature gets +1/+2 and has lifelink.

Shackles of Habit {2}{W}
Enchantment — Aura
Enchant creature
Enchanted creature can't attack or block.

Prayer Against Iron {W}
Instant
Destroy target artifact or enchantment.

Break of Morning {2}{W}
Sorcery
Creatures you control gain flying until end of turn.
Untap all creatures you control.

# ---------------------------------------------------------------- blue: the harbours of Tidemoor

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

Slack Water {1}{U}
Instant
Tap target creature. It doesn't untap during its controller's next untap step.

Harbor Fog {U}
Instant
Target creature gets -3/-0 until end of turn.
Draw a card.

Becalmed {2}{U}
Enchantment — Aura
Enchant creature
When this Aura enters, tap enchanted creature.
Enchanted creature doesn't untap during its controller's untap step.

Gift of the Gulls {1}{U}
Enchantment — Aura
Enchant creature
Enchanted creature gets +1/+1 and has flying.

Sift the Wreckage {1}{U}
Sorcery
Scry 2, then draw a card.

# ---------------------------------------------------------------- black: the fens of Hollowmere

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

# ---------------------------------------------------------------- red: the slopes of Cinderpeak

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

# ---------------------------------------------------------------- green: the deep Thornwold

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

# ---------------------------------------------------------------- artifacts

Wayfarer's Lantern {2}
Artifact
{T}: Add one mana of any color.

Copper Wayhorse {3}
Artifact Creature — Horse Construct
3/2

Clockwork Mastiff {2}
Artifact Creature — Dog Construct
2/1

Ferrous Sentinel {5}
Artifact Creature — Golem
Vigilance
4/5

Militia Spear {1}
Artifact — Equipment
Equipped creature gets +2/+0.
Equip {1}

Sunsteel Plate {3}
Artifact — Equipment
Equipped creature gets +2/+2 and has vigilance.
Equip {2}

Cartographer's Wheel {3}
Artifact
{2}, {T}: Draw a card.

Tarnished Idol {4}
Artifact
{T}: Add {C}{C}.

# ---------------------------------------------------------------- lands

Vale and Harbor
Land
This land enters tapped.
{T}: Add {W} or {U}.

Harbor and Fen
Land
This land enters tapped.
{T}: Add {U} or {B}.

Fen and Slope
Land
This land enters tapped.
{T}: Add {B} or {R}.

Slope and Wold
Land
This land enters tapped.
{T}: Add {R} or {G}.

Wold and Vale
Land
This land enters tapped.
{T}: Add {G} or {W}.

Crossroads Inn
Land
This land enters tapped.
When this land enters, you gain 1 life.
{T}: Add {C}.
`;
