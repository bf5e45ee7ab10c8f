/** Emberwick: planes and phenomena (311, 312), its quarters and the lands around. */
export const planes = `
The Lantern Bridge
Plane — Emberwick
Creatures you control have vigilance.
When you planeswalk to The Lantern Bridge, you gain 3 life.
Whenever chaos ensues, tap target creature an opponent controls.

Saltmarsh at Low Water
Plane — Tidemoor
At the beginning of your upkeep, scry 1.
Whenever chaos ensues, draw a card, then discard a card.

The Drowned Quarter
Plane — Tidemoor
Whenever a creature dies, its controller loses 1 life.
Whenever chaos ensues, return target creature card from your graveyard to your hand.

Kiln Street by Night
Plane — Emberwick
Attacking creatures get +1/+0.
Whenever chaos ensues, Kiln Street by Night deals 2 damage to any target.

The Endless Hedge
Plane — The Wold
At the beginning of your end step, create a 1/1 green Saproling creature token.
Whenever chaos ensues, creatures you control get +1/+1 and gain trample until end of turn.

Tollgate of the Vale
Plane — Sunvale
Creatures can't attack you or planeswalkers you control unless their controller pays {1} for each of those creatures.
Whenever chaos ensues, you gain 2 life.

The Night Market Row
Plane — Emberwick
Artifact spells you cast cost {1} less to cast.
Whenever chaos ensues, create a Treasure token.

Crater Rim
Plane — The Slopes
At the beginning of your upkeep, Crater Rim deals 1 damage to each player.
Whenever chaos ensues, target creature gets +3/+0 and gains first strike until end of turn.

Library under the Ice
Plane — Hollowfrost
You have no maximum hand size.
When you planeswalk away from Library under the Ice, draw two cards.
Whenever chaos ensues, return target nonland permanent to its owner's hand.

The Bone Orchard
Plane — Fenwold
{2}: Create a 1/1 black Skeleton creature token. Activate only as a sorcery.
Whenever chaos ensues, each opponent sacrifices a creature of their choice.

Field of Kites
Plane — Sunvale
Creatures with flying get +1/+1.
Whenever chaos ensues, target creature gains flying until a player planeswalks.

Moon over Deep Wells
Plane — Hollowfrost
Whenever a player casts a spell, that player mills a card.
Whenever chaos ensues, each player draws a card.

The Long Rain
Phenomenon
When you encounter The Long Rain, each player draws two cards, then discards a card.

A Day without Lanterns
Phenomenon
When you encounter A Day without Lanterns, each player sacrifices a creature of their choice.

The Hills Shift
Phenomenon
When you encounter The Hills Shift, return all nonland permanents to their owners' hands.
`;
