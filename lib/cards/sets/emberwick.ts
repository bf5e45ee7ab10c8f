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

Stonebridge Phalanx {3}{W}
Creature — Human Soldier
Defender
As long as you control another creature, this creature can attack as though it didn't have defender.
4/4

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

Glass Idol of the Kiln {7}
Artifact Creature — Golem
Prototype {2}{R} — 3/2
Haste
6/6

Bulwark of Old Doors {3}
Artifact
Damage can't be prevented.
Players can't gain life.

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

Hermit's Clearing
Land
{T}: Add {C}.
{1}{G}: This land becomes a 2/2 green Elemental creature until end of turn. It's still a land.

# ================================================================ the second part: a card for each rule

# ---------------------------------------------------------------- white

Skyroad Lancer {2}{W}
Creature — Human Knight
Double strike
2/1

Ringed Watchtower {3}{W}
Artifact Creature — Wall
Defender
Whenever an opponent casts a spell, you gain 1 life.
1/6

Shieldmate of the Lamp {1}{W}
Creature — Human Soldier
Exalted
1/2

Bonded Standard-Bearer {2}{W}
Creature — Human Soldier
Battle cry
2/2

Unquenched Faithful {W}
Creature — Human Cleric
Afterlife 1
1/1

Patient Quartermaster {1}{W}
Creature — Human Soldier
Outlast {W}
Each creature you control with a +1/+1 counter on it has vigilance.
1/3

Vale Pathfinder {1}{W}
Creature — Human Scout
Renown 1
2/1

Emberproof Knight {1}{W}{W}
Creature — Human Knight
First strike, protection from red
2/2

Thrice-Named Abbot {2}{W}
Creature — Human Monk
Extort
1/4

Congregation at Arms {5}{W}
Creature — Human Soldier
Convoke
Vigilance
4/5

Watchful Eidolon {1}{W}
Enchantment Creature — Spirit
Bestow {4}{W}
Flying
Enchanted creature gets +1/+1 and has flying.
1/1

Guardian of the Threshold {3}{W}
Creature — Human Knight
Other creatures you control have vigilance.
Morph {2}{W}
3/3

Twice-Rung Bell {2}{W}
Sorcery
Create two 1/1 white Spirit creature tokens with flying.
Flashback {4}{W}

Rally the Almshouse {3}{W}
Instant
Choose one —
• Creatures you control get +1/+1 until end of turn.
• You gain 5 life.
• Destroy target enchantment.

Aldreda, Keeper of the Flame {2}{W}{W}
Legendary Planeswalker — Aldreda
+1: Up to one target creature gets +2/+2 until end of turn.
−2: Create two 1/1 white Soldier creature tokens.
−6: Destroy all creatures you don't control.
Loyalty 4

Sister Maren of the Hospice {1}{W}
Legendary Creature — Human Cleric
Lifelink
Whenever you gain life, put a +1/+1 counter on this creature.
1/1

Angel of the Second Watch {4}{W}
Creature — Angel
Flash
Flying
When this creature enters, creatures you control gain indestructible until end of turn.
3/4

Saddleworn Courier {W}
Creature — Human Scout
Lifelink
Evoke—Exile a white card from your hand.
1/1

Steward of Small Things {1}{W}
Creature — Human Advisor
When this creature enters, return target artifact card from your graveyard to your hand.
2/1

Hospice Keeper {2}{W}
Creature — Human Cleric
{1}{W}, {T}: Prevent the next 2 damage that would be dealt to any target this turn.
1/3

Candle in the Window {W}
Instant
Prevent all combat damage that would be dealt this turn.

Oath of Safe Return {1}{W}
Instant
Exile target creature you control, then return that card to the battlefield under its owner's control.

Banish to the Lantern {2}{W}
Enchantment
When this enchantment enters, exile target nonland permanent an opponent controls until this enchantment leaves the battlefield.

Law of the Long Table {2}{W}
Enchantment
Each player can't cast more than one spell each turn.

Tax on Steel {2}{W}
Enchantment
Creatures can't attack you unless their controller pays {1} for each creature they control that's attacking you.

Founding of Sunvale {2}{W}
Enchantment — Saga
(As this Saga enters and after your draw step, add a lore counter. Sacrifice after III.)
I — Create a 1/1 white Soldier creature token.
II — Put a +1/+1 counter on each creature you control.
III — You gain 1 life for each creature you control.

# ---------------------------------------------------------------- blue

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

# ---------------------------------------------------------------- black

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

# ---------------------------------------------------------------- red

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

Ride the Avalanche {1}{R}
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

# ---------------------------------------------------------------- green

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

# ---------------------------------------------------------------- several colours

Marshal of Two Gates {1}{W}{U}
Creature — Human Soldier
Flying, vigilance
2/3

Undertaker-Admiral {2}{U}{B}
Legendary Creature — Zombie Pirate
Whenever this creature deals combat damage to a player, that player mills two cards and you draw a card.
3/3

Gravel-Throat Marauder {1}{B}{R}
Creature — Goblin Warrior
Haste, menace
3/2

Huntmaster of the Slope {2}{R}{G}
Creature — Human Warrior
Trample
Whenever this creature attacks, another target attacking creature gets +2/+2 until end of turn.
3/4

Chaplain of the Hedgerows {1}{G}{W}
Creature — Elf Cleric
Lifelink
Other creatures you control with +1/+1 counters on them have trample.
2/3

Ash-and-Water Duelist {U}{R}
Creature — Human Wizard
Whenever you cast an instant or sorcery spell, this creature gets +1/+1 until end of turn.
1/3

Prayer and Poison {W}{B}
Sorcery
Target opponent loses 3 life and you gain 3 life.

Roots in the Riverbed {G}{U}
Instant
Draw a card. Put a +1/+1 counter on target creature you control.

Hold the Ford {W}
Instant
Target creature gets +1/+3 until end of turn.
// split
Storm the Ford {R}
Instant
Target creature gets +3/+1 until end of turn.

Spiced Pantry {1}{G}
Enchantment — Room
When you unlock this door, you gain 3 life.
// split
Flooded Cellar {2}{U}
Enchantment — Room
When you unlock this door, draw two cards.

Keeper of the Back Stairs {1}{W}
Creature — Human
Eerie — Whenever an enchantment you control enters and whenever you fully unlock a Room, create a 1/1 white Spirit creature token with flying.
2/2

Wary Ferrywoman {2}{U/B}
Creature — Human Rogue
Flash
3/2

# ---------------------------------------------------------------- two faces, levels, classes

Wandering Squire {2}{W}
Creature — Human Peasant
At the beginning of your upkeep, if you control four or more creatures, transform this creature.
2/3
// transform
Squire No Longer
Creature — Human Knight
First strike, lifelink
4/5
Color indicator: white

Miller's Daughter {1}{G}
Creature — Human Peasant
2/2
// adventure
Fetch the Water {1}{U}
Sorcery — Adventure
Draw a card.

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

# ---------------------------------------------------------------- artifacts

Emberwick Handcart {2}
Artifact — Vehicle
Crew 1
3/2

Barge of the Night Market {4}
Artifact — Vehicle
Flying
Crew 3
4/5

Siege Wagon of the Vale {3}
Artifact — Vehicle
Trample
Crew 2
5/3

Skullwire Puppet {2}
Artifact — Equipment
Living weapon
Equipped creature gets +1/+1.
Equip {2}

Climber's Harness {2}
Artifact — Equipment
Equipped creature gets +1/+1 and has reach.
Whenever equipped creature attacks, scry 1.
Equip {1}

Modular Scuttler {3}
Artifact Creature — Construct
Modular 2
0/0

Tin Oracle {1}
Artifact Creature — Construct
When this creature dies, scry 2.
1/1

Vault of Small Coins {2}
Artifact
{T}, Sacrifice an artifact: Draw a card.

Everturning Mill {3}
Artifact
At the beginning of each player's upkeep, that player mills a card.

Bottled Weather {1}
Artifact
{1}, {T}, Sacrifice this artifact: It deals 2 damage to any target.

Provisioner's Basket {2}
Artifact
When this artifact enters, create a Food token.
{2}, {T}: Create a Food token.

Anvil That Remembers {4}
Artifact
Whenever you cast an artifact spell, draw a card.

Crown of the Empty Throne {3}
Legendary Artifact
When this artifact enters, you become the monarch.

Endless Ledger {2}
Artifact
You have no maximum hand size.
{3}, {T}: Proliferate.

# ---------------------------------------------------------------- lands

Lamplighters' Row
Land
{T}: Add {C}.
{3}, {T}: Target creature gets +1/+1 until end of turn.

Fogbound Jetty
Land
This land enters tapped unless you control two or more other lands.
{T}: Add {U}.

Coaling Station
Land
{T}: Add {C}.
{T}, Pay 1 life: Add {B} or {R}.

Roadside Shrine
Land
This land enters tapped.
{T}: Add {W}.
Cycling {2}

Hidden Ford
Land
{T}, Sacrifice this land: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.

Vale and Fen
Land
This land enters tapped.
{T}: Add {W} or {B}.

Harbor and Slope
Land
This land enters tapped.
{T}: Add {U} or {R}.

Fen and Wold
Land
This land enters tapped.
{T}: Add {B} or {G}.

Vale and Slope
Land
This land enters tapped.
{T}: Add {R} or {W}.

Wold and Harbor
Land
This land enters tapped.
{T}: Add {G} or {U}.

# ---------------------------------------------------------------- the third part: rules that had no card yet

Watcher of the Sealed Stair {2}{U}
Creature — Spirit
Ward {2}
3/2

Rumor of Avalanche {3}{R}{R}
Sorcery
Cascade
Rumor of Avalanche deals 3 damage to any target.

Knucklebone Ghoul {2}{B}
Creature — Zombie
{1}{B}: Regenerate this creature.
2/2

Heckler on the Wall {1}{R}
Creature — Goblin
When this creature enters, goad target creature an opponent controls.
2/1

Mainspring Hoarder {2}
Artifact Creature — Construct
When this creature enters, you get {E}{E}.
Pay {E}: This creature gets +1/+1 until end of turn.
1/2

Letter Not Yet Opened {2}{U}
Sorcery
Draw two cards.
Foretell {1}{U}

Clerk of the Long Sleep {2}{W}
Creature — Human Cleric
Embalm {3}{W}
2/2

Word Spoken Once {1}{R}
Instant
Split second
Word Spoken Once deals 2 damage to any target.

Thing Beneath the Fen {7}
Creature — Horror
Annihilator 1
6/6

Here and Not Here {1}{U}
Creature — Spirit
Flying, phasing
3/2

Glacier That Wanted In {2}{U}
Creature — Elemental
Cumulative upkeep {1}
4/4

Surveyor of the Wold {2}{G}
Creature — Elf Scout
When this creature enters, it explores.
2/2

Cutpurse of the Quay {1}{U}
Creature — Merfolk Rogue
When this creature enters, it connives.
1/2

Council of Five Lands {2}{W}
Sorcery
You may search your library for a basic land card, reveal it, put it into your hand, then shuffle.
Draw a card.

Ember Never Spent {R}
Instant
Ember Never Spent deals 1 damage to any target.
Retrace

Borrowed Wings {1}{W}
Instant
Creatures you control gain flying until end of turn.
Entwine {1}

Oathbreaker of the Mire {1}{B}
Creature — Vampire
Lifelink
When this creature enters, you lose 2 life.
3/2

Twin of the Kiln {2}{R}{R}
Creature — Elemental
Encore {5}{R}
Haste
4/3

Squire's Last Errand {W}
Instant
Target creature gains protection from the color of your choice until end of turn.

Patron of Small Roads {2}{G}
Creature — Treefolk
Landfall — Whenever a land you control enters, this creature gets +2/+2 until end of turn.
2/3

Ferrymen's Strike {2}{B}
Enchantment
Players can't search libraries.

Lord of the Salt Graves {3}{U}{B}
Legendary Creature — Zombie Noble
Other Zombies and Merfolk you control get +1/+1.
3/3

Dawn at Both Gates {1}{W}
Instant
Target creature phases out.

Envoy in Two Coats {2}{W}
Creature — Human Advisor
Disguise {1}{W}
Whenever this creature attacks, draw a card.
2/3

Ambush in the Bracken {1}{G}
Instant
Target creature you control deals damage equal to its power to target creature you don't control.

# ---------------------------------------------------------------- under the mountain

The Cinder Stair
Dungeon
Lantern Gate — Scry 1. (Leads to: Hall of Soot, Echoing Well)
Hall of Soot — Each opponent loses 1 life. (Leads to: Bellows Room)
Echoing Well — You gain 2 life. (Leads to: Bellows Room, Root Cellar)
Bellows Room — Put a +1/+1 counter on target creature. (Leads to: Heart of the Mountain)
Root Cellar — Create a 1/1 white Spirit creature token with flying. (Leads to: Heart of the Mountain)
Heart of the Mountain — Draw two cards.

Stairwell Warden {1}{W}
Creature — Human Scout
When this creature enters, venture into the dungeon. (Enter the first room or advance to the next room.)
2/1
~ She counts the steps aloud, so that the mountain knows she is leaving again.

Chart of the Under-Roads {2}
Artifact
{3}, {T}: Venture into the dungeon.
~ Every copy is correct, and no two of them agree.

Returned from Below {3}{R}
Creature — Human Warrior
This creature gets +2/+0 and has first strike as long as you've completed a dungeon.
3/3
`;
