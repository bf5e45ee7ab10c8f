/** Emberwick: under the mountain. */
export const dungeons = `
The Cinder Stair
Dungeon
Lantern Gate — Scry 1. (Leads to: Hall of Soot, Echoing Well)
Hall of Soot — Each opponent loses 1 life. (Leads to: Bellows Room)
Echoing Well — You gain 2 life. (Leads to: Bellows Room, Root Cellar)
Bellows Room — Put a +1/+1 counter on target creature. (Leads to: Heart of the Mountain)
Root Cellar — Create a 1/1 white Spirit creature token with flying. (Leads to: Heart of the Mountain)
Heart of the Mountain — Draw two cards.
`;
