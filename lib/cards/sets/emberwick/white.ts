/** Emberwick: white, the towns of Sunvale. */
export const white = `
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

Keeper of the Back Stairs {1}{W}
Creature — Human
Eerie — Whenever an enchantment you control enters and whenever you fully unlock a Room, create a 1/1 white Spirit creature token with flying.
2/2

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

Clerk of the Long Sleep {2}{W}
Creature — Human Cleric
Embalm {3}{W}
2/2

Council of Five Lands {2}{W}
Sorcery
You may search your library for a basic land card, reveal it, put it into your hand, then shuffle.
Draw a card.

Borrowed Wings {1}{W}
Instant
Creatures you control gain flying until end of turn.
Entwine {1}

Squire's Last Errand {W}
Instant
Target creature gains protection from the color of your choice until end of turn.

Dawn at Both Gates {1}{W}
Instant
Target creature phases out.

Envoy in Two Coats {2}{W}
Creature — Human Advisor
Disguise {1}{W}
Whenever this creature attacks, draw a card.
2/3

Stairwell Warden {1}{W}
Creature — Human Scout
When this creature enters, venture into the dungeon. (Enter the first room or advance to the next room.)
2/1
~ She counts the steps aloud, so that the mountain knows she is leaving again.
`;
