import type { Ability, ActivatedAbility, StaticAbility } from "../lib/engine/abilities/ability.ts";
import type { Amount } from "../lib/engine/abilities/amounts.ts";
import type { Duration } from "../lib/engine/abilities/durations.ts";
import type { Effect } from "../lib/engine/abilities/effects.ts";
import type { Modification } from "../lib/engine/abilities/modifications.ts";
import type { Answer, PriorityAction } from "../lib/engine/decisions.ts";
import { carryOn, type Game, isPaused, pending, submitDirectly } from "../lib/engine/index.ts";
import { BUDGETS } from "../lib/engine/limits.ts";
import { startFrom } from "../lib/engine/position.ts";
import { MOST } from "../lib/engine/state/numbers.ts";

/**
 * What a hostile player can bring a game to with cards that say so: each is a position in which somebody is asked. Built for
 * bench and test alike; a test looks at sizes and at who can still act, the bench at time.
 */

const YOU = { who: "you" } as const;
const CREATURES = { what: "all", filter: { is: "type", type: "creature" } } as const;
const BIRD = { colors: [], supertypes: [], types: ["creature"], subtypes: ["Bird"], power: 1, toughness: 1 } as const;

const tokens = (count: Amount, abilities: readonly Ability[] = []): Effect => ({
  do: "createTokens",
  who: YOU,
  count,
  token: { ...BIRD, abilities },
});
const use = (
  effects: readonly Effect[],
  life: Amount = 0,
  targets: ActivatedAbility["body"]["targets"] = [],
): ActivatedAbility => ({
  kind: "activated",
  costs: [{ pay: "life", amount: life }],
  body: { targets, effects },
});

function begun(abilities: readonly Ability[], life = 1_000_000): Game {
  const face = { name: "Dial", typeLine: { supertypes: [], types: ["artifact"], subtypes: [] }, text: "" } as const;
  const library = Array.from({ length: 250 }, () => 0);
  return startFrom({
    seed: "0".repeat(64),
    pool: { cards: [{ name: "Dial", layout: "normal", faces: [{ ...face, manaCost: "{2}", abilities }] }] },
    players: [
      { life, library, battlefield: [{ definition: 0 }] },
      { life, library },
    ],
  });
}

const PASS: Answer = { ask: "priority", action: { act: "pass" } };

/** Answers whoever is asked; the system goes on where that left work. Returns the codes of what happened. */
function answered(game: Game, answer: Answer): string[] {
  const asked = pending(game)[0]!;
  const submitted = submitDirectly(game, asked.decidedBy, [{ slot: asked.slot, answer }]);
  if (!submitted.ok) throw new Error(submitted.message);
  while (isPaused(game)) carryOn(game, BUDGETS.system);
  return submitted.events.map(({ code }) => code);
}
function uses(game: Game, ability: number, x?: number): void {
  const [asked] = pending(game);
  if (asked?.ask !== "priority") throw new Error("nobody has priority");
  const activations = asked.actions.filter(
    (one): one is Extract<PriorityAction, { act: "activate" }> => one.act === "activate",
  );
  answered(game, { ask: "priority", action: activations.find((one) => one.ability === ability)! });
  if (pending(game)[0]?.ask === "number") answered(game, { ask: "number", number: x ?? 0 });
}
function resolves(game: Game): string[] {
  const codes: string[] = [];
  while (game.state.stack.length > 0) {
    const [asked] = pending(game);
    codes.push(...answered(game, asked?.ask === "order" ? { ask: "order", order: [...asked.items.keys()] } : PASS));
  }
  return codes;
}

const PUMP = { modify: "addPT", power: 1, toughness: 1 } as const;
const allGet = (modifications: readonly Modification[], duration: Duration = "endOfTurn"): Effect => ({
  ...{ do: "apply", to: CREATURES, modifications, duration },
});
const DRAWS_ON_DEATH: Ability = {
  kind: "triggered",
  when: { on: "move", object: { is: "self" }, from: "battlefield", to: "graveyard" },
  body: { targets: [], effects: [{ do: "draw", who: YOU, count: 1 }] },
};

/** By name, what begins one more lasting effect, and what else is in play. */
export const LASTING: Readonly<Record<string, { readonly begins: readonly Effect[]; readonly also?: StaticAbility }>> =
  {
    /** "Creatures get +1/+1 and gain trample until end of turn." */
    pump: {
      begins: [allGet([PUMP, { modify: "addAbility", ability: { kind: "keyword", keyword: { keyword: "trample" } } }])],
    },
    /** Besides, "creatures with power 3 or greater have flying". */
    power: {
      begins: [allGet([PUMP])],
      also: {
        kind: "static",
        effects: [
          {
            static: "modify",
            affects: {
              ...CREATURES,
              filter: {
                ...{ is: "and" },
                of: [CREATURES.filter, { is: "stat", stat: "power", value: { compare: ">=", to: 3 } }],
              },
            },
            modifications: [{ modify: "addAbility", ability: { kind: "keyword", keyword: { keyword: "flying" } } }],
          },
        ],
      },
    },
    /** "Create a 1/1 token, then creatures get +1/+1": no two affect the same. */
    sets: { begins: [tokens(1), allGet([PUMP])] },
    /** "Creatures gain 'when this dies, draw a card' until end of turn." */
    abilities: { begins: [allGet([{ modify: "addAbility", ability: DRAWS_ON_DEATH }])] },
    /** "Creatures get +1/+1 for as long as this is on the battlefield." */
    while: { begins: [allGet([PUMP], { while: { if: "exists", what: { what: "self" } } })] },
  };

/** A game with so many creatures, and what begins one more lasting effect on all of them. */
export function lastingOn(
  creatures: number,
  name: keyof typeof LASTING = "pump",
): { readonly game: Game; readonly pump: () => string[] } {
  const { begins, also } = LASTING[name]!;
  const game = begun([use([tokens(creatures)]), use(begins), ...(also ? [also] : [])]);
  uses(game, 0);
  resolves(game);
  return {
    game,
    pump: () => {
      uses(game, 1);
      return resolves(game);
    },
  };
}

export const HOSTILE: Readonly<Record<string, (scale?: number) => Game>> = {
  tokens(scale = 1) {
    const game = begun([use([tokens(20_000 * scale)])]);
    uses(game, 0);
    resolves(game);
    return game;
  },
  counters(scale = 1) {
    const game = begun([
      use([tokens(1_000 * scale)]),
      use([{ do: "putCounters", on: { objects: CREATURES }, kind: "+1/+1", count: MOST }]),
    ]);
    for (const ability of [0, 1, 1]) {
      uses(game, ability);
      resolves(game);
    }
    return game;
  },
  greatNumbers() {
    const mana = { do: "addMana", who: YOU, mana: { add: "combination", among: ["W", "U"], count: MOST } } as const;
    const game = begun(
      [
        use([tokens(MOST), { do: "gainLife", who: YOU, amount: MOST }, { do: "mill", who: YOU, count: MOST }]),
        { kind: "activated", costs: [{ pay: "life", amount: 0 }], body: { targets: [], effects: [mana] } },
      ],
      MOST,
    );
    uses(game, 0);
    resolves(game);
    uses(game, 1, 5_000);
    return game;
  },
  lastingEffects(scale = 1) {
    const modifications = [{ modify: "addPT", power: 1, toughness: 1 }] as const;
    const pump: Effect = { do: "apply", to: CREATURES, modifications, duration: "endOfTurn" };
    const game = begun([use([tokens(1_000 * scale)]), use([pump])]);
    uses(game, 0);
    resolves(game);
    for (let i = 0; i < 1_000 * scale; i++) uses(game, 1);
    resolves(game);
    return game;
  },
  stack(scale = 1) {
    const game = begun([use([{ do: "gainLife", who: YOU, amount: 1 }])]);
    for (let i = 0; i < 5_000 * scale; i++) uses(game, 0);
    return game;
  },
  watchers(scale = 1) {
    const dies: Ability = {
      kind: "triggered",
      when: { on: "move", object: { is: "type", type: "creature" }, from: "battlefield", to: "graveyard" },
      body: { targets: [], effects: [{ do: "gainLife", who: YOU, amount: 1 }] },
    };
    const game = begun([use([tokens(10_000 * scale, [dies]), { do: "destroy", what: CREATURES }])]);
    uses(game, 0);
    while (game.state.stack.length === 1) answered(game, PASS);
    return game;
  },
};
