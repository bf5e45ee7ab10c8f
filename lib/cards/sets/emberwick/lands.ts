/** Emberwick: the five basic lands and others. */
export const lands = `
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

Gullstair Landing
Land
This land enters tapped.
{T}: Add {W} or {U}.
Cycling {2}

Drownlight Staithe
Land
This land enters tapped.
{T}: Add {U} or {B}.
Cycling {2}

Cinderbog Causeway
Land
This land enters tapped.
{T}: Add {B} or {R}.
Cycling {2}

Hoofworn Gully
Land
This land enters tapped.
{T}: Add {R} or {G}.
Cycling {2}

Lanternwood Ride
Land
This land enters tapped.
{T}: Add {G} or {W}.
Cycling {2}

Gravebell Close
Land
This land enters tapped.
{T}: Add {W} or {B}.
Cycling {2}

Marketwharf Kilns
Land
This land enters tapped.
{T}: Add {U} or {R}.
Cycling {2}

Mirewold Hollow
Land
This land enters tapped.
{T}: Add {B} or {G}.
Cycling {2}

Kilnwall Terrace
Land
This land enters tapped.
{T}: Add {R} or {W}.
Cycling {2}

Mossquay Weir
Land
This land enters tapped.
{T}: Add {G} or {U}.
Cycling {2}
`;
