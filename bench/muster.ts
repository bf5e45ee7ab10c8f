import type { ActivatedAbility } from "../lib/engine/abilities/ability.ts";
import type { CardDefinition } from "../lib/engine/definition.ts";
import type { Game } from "../lib/engine/index.ts";
import { startFrom } from "../lib/engine/position.ts";

/** The simplest combo there is: an artifact that gives each player as many equal tokens as one likes. */

const make = (count: number): ActivatedAbility => ({
  kind: "activated",
  costs: [{ pay: "life", amount: 0 }],
  body: {
    targets: [],
    effects: [
      {
        do: "createTokens",
        who: { who: "each" },
        count,
        token: {
          colors: ["W"],
          supertypes: [],
          types: ["creature"],
          subtypes: ["Soldier"],
          power: 1,
          toughness: 1,
          abilities: [{ kind: "keyword", keyword: { keyword: "haste" } }],
        },
      },
    ],
  },
});

const horn = (tokens: number): CardDefinition => ({
  name: "Horn of the Muster",
  layout: "normal",
  faces: [
    {
      name: "Horn of the Muster",
      manaCost: "{2}",
      typeLine: { supertypes: [], types: ["artifact"], subtypes: [] },
      text: "",
      abilities: [make(tokens)],
    },
  ],
});

/** A position before it is used for the first time, seat 0 having priority. */
export function muster(tokens: number): Game {
  const life = tokens * 2;
  const library = Array.from({ length: 20 }, () => 0);
  return startFrom({
    seed: "0".repeat(64),
    pool: { cards: [horn(tokens)] },
    players: [
      { life, library, battlefield: [{ definition: 0 }] },
      { life, library },
    ],
  });
}
