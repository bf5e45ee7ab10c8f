import type { Ability, ActivatedAbility, TriggeredAbility } from "../lib/engine/abilities/ability.ts";
import type { Players } from "../lib/engine/abilities/references.ts";
import type { CardDefinition } from "../lib/engine/definition.ts";
import type { Game } from "../lib/engine/index.ts";
import { startFrom } from "../lib/engine/position.ts";

/** The simplest combo there is: an artifact that gives each player as many equal tokens as one likes. */

const HASTE: readonly Ability[] = [{ kind: "keyword", keyword: { keyword: "haste" } }];

const make = (count: number, who: Players = { who: "each" }, abilities = HASTE): ActivatedAbility => ({
  kind: "activated",
  costs: [{ pay: "life", amount: 0 }],
  body: {
    targets: [],
    effects: [
      {
        do: "createTokens",
        who,
        count,
        token: {
          colors: ["W"],
          supertypes: [],
          types: ["creature"],
          subtypes: ["Soldier"],
          power: 1,
          toughness: 1,
          abilities,
        },
      },
    ],
  },
});

const horn = (abilities: readonly ActivatedAbility[]): CardDefinition => ({
  name: "Horn of the Muster",
  layout: "normal",
  faces: [
    {
      name: "Horn of the Muster",
      manaCost: "{2}",
      typeLine: { supertypes: [], types: ["artifact"], subtypes: [] },
      text: "",
      abilities,
    },
  ],
});

const DIES: TriggeredAbility = {
  kind: "triggered",
  when: { on: "move", object: { is: "type", type: "creature" }, from: "battlefield", to: "graveyard" },
  body: { targets: [], effects: [{ do: "gainLife", who: { who: "you" }, amount: 1 }] },
};
const DESTROY: ActivatedAbility = {
  kind: "activated",
  costs: [{ pay: "life", amount: 0 }],
  body: {
    targets: [],
    effects: [{ do: "destroy", what: { what: "all", filter: { is: "type", type: "creature" } } }],
  },
};

/** The same of tokens that watch creatures die, for one player; its second ability destroys them all. */
export const withDeathWatchers = (tokens: number): Game =>
  withArtifact(tokens, [make(tokens, { who: "you" }, [DIES]), DESTROY]);

/** A position before it is used for the first time, seat 0 having priority. */
export const withTokenMaker = (tokens: number): Game => withArtifact(tokens, [make(tokens)]);

function withArtifact(tokens: number, abilities: readonly ActivatedAbility[]): Game {
  const life = tokens * 2;
  const library = Array.from({ length: 20 }, () => 0);
  return startFrom({
    seed: "0".repeat(64),
    pool: { cards: [horn(abilities)] },
    players: [
      { life, library, battlefield: [{ definition: 0 }] },
      { life, library },
    ],
  });
}
