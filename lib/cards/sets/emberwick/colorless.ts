/** Emberwick: without colour. */
export const colorless = `
Wayfarer's Lantern {2}
Artifact
{T}: Add one mana of any color.

Copper Wayhorse {3}
Artifact Creature — Horse Construct
Cycling {2}
3/2

Clockwork Mastiff {2}
Artifact Creature — Dog Construct
2/2

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

Mainspring Hoarder {2}
Artifact Creature — Construct
When this creature enters, you get {E}{E}.
Pay {E}: This creature gets +1/+1 until end of turn.
1/2

Thing Beneath the Fen {7}
Creature — Horror
Annihilator 1
6/6

Chart of the Under-Roads {2}
Artifact
{3}, {T}: Venture into the dungeon.
~ Every copy is correct, and no two of them agree.
`;
