/** Emberwick: the winter fair: Attractions (717), and who opens them. */
export const attractions = `
The Coal Carousel
Artifact — Attraction
Visit — Create a 1/1 red Elemental creature token.
Lights 2 4 6

Hall of Tin Mirrors
Artifact — Attraction
Visit — Target creature you control gets +2/+2 until end of turn.
Lights 3 5 6

Fortune-Teller's Tent
Artifact — Attraction
Visit — Scry 2.
Lights 2 3 6

Honey and Chestnuts
Artifact — Attraction
Visit — You gain 3 life.
Lights 2 5 6

Strongman's Bell
Artifact — Attraction
Visit — Put a +1/+1 counter on target creature you control.
Lights 4 6

The Ghost Barge
Artifact — Attraction
Visit — Each opponent loses 2 life.
Lights 3 6

Ring the Gull
Artifact — Attraction
Visit — This Attraction deals 1 damage to any target.
Lights 4 5 6

Puppet Theatre
Artifact — Attraction
Visit — Tap target creature an opponent controls.
Lights 3 4 6

Lantern Raffle
Artifact — Attraction
Visit — Create a Treasure token.
Lights 5 6

Maze of Hedges
Artifact — Attraction
Visit — Draw a card, then discard a card.
Lights 2 6

Fair Crier {1}{R}
Creature — Human Performer
When this creature enters, open an Attraction.
2/1

Night-Shift Tinker {2}{U}
Creature — Human Artificer
When this creature enters, open an Attraction.
Whenever you roll one or more dice, scry 1.
1/4

Carnival Wagon {3}
Artifact
When this artifact enters, open an Attraction.
{2}, {T}: Roll to visit your Attractions.
`;
