/** Emberwick: schemes (314), as somebody under the mountain means them. */
export const schemes = `
All Your Harvests Are Mine
Scheme
When you set this scheme in motion, each opponent sacrifices a land of their choice.

Come, My Hounds
Scheme
When you set this scheme in motion, create three 2/2 red Dog creature tokens with haste.

The Well Is Poisoned
Scheme
When you set this scheme in motion, each opponent loses 3 life and you gain 3 life.

I Have Read Your Letters
Scheme
When you set this scheme in motion, each opponent discards a card, then you draw a card.

No Wall Will Hold
Scheme
When you set this scheme in motion, destroy target nonland permanent an opponent controls.

My Toll Is Overdue
Scheme
When you set this scheme in motion, each opponent loses 1 life for each creature they control.

Kneel to the Mountain
Scheme
When you set this scheme in motion, creatures you control get +2/+2 and gain menace until end of turn.

The Archive Opens for Me
Scheme
When you set this scheme in motion, draw three cards.

Rise, Old Colossus
Scheme
When you set this scheme in motion, create a 5/5 colorless Golem artifact creature token with vigilance.

The Ice Remembers You
Scheme
When you set this scheme in motion, tap all creatures your opponents control.

Burn the Lower Town
Scheme
When you set this scheme in motion, it deals 2 damage to each creature your opponents control.

One Grave Gives Way
Scheme
When you set this scheme in motion, return target creature card from your graveyard to the battlefield.

The Forges Never Cool
Ongoing Scheme
(An ongoing scheme remains face up until it's abandoned.)
Creatures you control get +1/+0 and have haste.
When a creature you control dies, abandon this scheme.

Every Lantern Is My Eye
Ongoing Scheme
(An ongoing scheme remains face up until it's abandoned.)
At the beginning of your upkeep, draw a card.
When an opponent draws a card, abandon this scheme.
`;
