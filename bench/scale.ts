import { performance } from "node:perf_hooks";
import type { CardDefinition } from "../lib/engine/definition.ts";
import { pending, submitDirectly } from "../lib/engine/index.ts";
import { startFrom } from "../lib/engine/position.ts";
import { median, print, round } from "./report.ts";

/**
 * What one action costs as the board grows: 20 continuous effects over 10, 100 and 1,000 creatures, one of which is
 * pumped again and again. Then a combat of 1,000 creatures on each side.
 */
const SIZES = [10, 100, 1_000];
const EFFECTS = 20;
const ACTIONS = 60;

const creature = (name: string, abilities: CardDefinition["faces"][0]["abilities"]): CardDefinition => ({
  name,
  layout: "normal",
  faces: [
    {
      name,
      manaCost: "{1}",
      typeLine: { supertypes: [], types: ["creature"], subtypes: ["Soldier"] },
      text: "",
      power: "1",
      toughness: "1",
      abilities,
    },
  ],
});
const cards: readonly CardDefinition[] = [
  creature("Recruit", []),
  creature("Drillmaster", [
    {
      kind: "activated",
      costs: [{ pay: "life", amount: 0 }],
      body: {
        targets: [],
        effects: [{ do: "putCounters", kind: "+1/+1", count: 1, on: { objects: { what: "self" } } }],
      },
    },
  ]),
  {
    name: "Banner",
    layout: "normal",
    faces: [
      {
        name: "Banner",
        manaCost: "{2}",
        typeLine: { supertypes: [], types: ["enchantment"], subtypes: [] },
        text: "",
        abilities: [
          {
            kind: "static",
            effects: [
              {
                static: "modify",
                affects: {
                  what: "all",
                  filter: {
                    is: "and",
                    of: [
                      { is: "type", type: "creature" },
                      { is: "controlledBy", who: { who: "you" } },
                    ],
                  },
                },
                modifications: [{ modify: "addPT", power: 1, toughness: 1 }],
              },
            ],
          },
        ],
      },
    ],
  },
];

const board = (creatures: number, effects: number) => ({
  life: 1_000_000,
  library: Array.from({ length: 20 }, () => 0),
  battlefield: [
    { definition: 1 },
    ...Array.from({ length: Math.max(0, creatures - 1) }, () => ({ definition: 0 })),
    ...Array.from({ length: effects }, () => ({ definition: 2 })),
  ],
});

const start = (mine: number, theirs: number) =>
  startFrom({ seed: "0".repeat(64), pool: { cards }, players: [board(mine, EFFECTS), board(theirs, 0)] });

/** Milliseconds for an action and its resolution: activate, then both pass. */
function msPerAction(permanents: number): number {
  const game = start(Math.ceil(permanents / 2), Math.floor(permanents / 2));
  const samples: number[] = [];
  const answer = (
    action: Extract<ReturnType<typeof pending>[number], { ask: "priority" }>["actions"][number],
  ): void => {
    const [asked] = pending(game);
    const submitted = submitDirectly(game, asked!.decidedBy, [
      { slot: asked!.slot, answer: { ask: "priority", action } },
    ]);
    if (!submitted.ok) throw new Error(submitted.message);
  };
  for (let i = 0; i < ACTIONS; i++) {
    const [asked] = pending(game);
    if (asked?.ask !== "priority") throw new Error(`asked is ${asked?.ask}`);
    const activation = asked.actions.find((action) => action.act === "activate");
    if (activation === undefined) throw new Error("there is nothing to activate");
    const began = performance.now();
    answer(activation);
    answer({ act: "pass" });
    answer({ act: "pass" });
    samples.push((performance.now() - began) / 3);
  }
  return median(samples);
}

/** Seconds until a combat in which everybody attacks and blocks is over. */
function combatSeconds(creatures: number): number {
  const game = start(creatures, creatures);
  const began = performance.now();
  for (;;) {
    const [asked] = pending(game);
    if (asked === undefined || game.state.turn.step === "endOfCombat") break;
    const answer =
      asked.ask === "attackers"
        ? {
            ask: "attackers" as const,
            attacks: asked.attackers.map(({ attacker, defenders }) => ({ attacker, defender: defenders[0]! })),
          }
        : asked.ask === "blockers"
          ? {
              ask: "blockers" as const,
              blocks: asked.blockers.map(({ blocker, attackers }, i) => ({
                blocker,
                attacker: attackers[i % attackers.length]!,
              })),
            }
          : { ask: "priority" as const, action: { act: "pass" as const } };
    const submitted = submitDirectly(game, asked.decidedBy, [{ slot: asked.slot, answer }]);
    if (!submitted.ok) throw new Error(submitted.message);
  }
  return (performance.now() - began) / 1_000;
}

/** The slope of a straight line through the points on logarithmic axes. */
function exponent(points: readonly { readonly permanents: number; readonly msPerAction: number }[]): number {
  const [first, last] = [points[0]!, points.at(-1)!];
  return Math.log(last.msPerAction / first.msPerAction) / Math.log(last.permanents / first.permanents);
}

msPerAction(100);
const points = SIZES.map((permanents) => ({ permanents, msPerAction: round(msPerAction(permanents), 3) }));
print("scale", { points, exponent: round(exponent(points)), combat1000Seconds: round(combatSeconds(1_000), 1) });
