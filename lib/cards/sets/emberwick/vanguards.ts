/** Emberwick: vanguards (313), people of the town. */
export const vanguards = `
Maren of the Tollgate
Vanguard
Creatures you control have vigilance.
Hand +0, life +5

Old Ferryman
Vanguard
At the beginning of your upkeep, scry 1.
Hand +1, life -2

Widow of Fenwick
Vanguard
Whenever a creature you control dies, you gain 1 life.
Hand +0, life -3

Kiln-Daughter
Vanguard
Creatures you control get +1/+0.
Hand -1, life -2

Hedge Mother
Vanguard
{3}: Create a 1/1 green Saproling creature token. Activate only as a sorcery.
Hand -1, life +3

The Nightmarket Broker
Vanguard
Artifact spells you cast cost {1} less to cast.
Hand +1, life -4

Lampreader
Vanguard
At the beginning of your end step, if you have no cards in hand, draw a card.
Hand -2, life +6

Crow of the Bell Tower
Vanguard
Creatures you control with flying get +1/+1.
Hand +0, life +0
`;
