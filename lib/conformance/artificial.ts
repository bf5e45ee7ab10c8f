import type { Ability } from "../engine/abilities/ability.ts";
import type { Effect } from "../engine/abilities/effects.ts";
import type { Filter } from "../engine/abilities/filters.ts";
import type { CardDefinition } from "../engine/definition.ts";

/** Permanents of no card type with a free ability (FORMAT, section 8): what the scripts call to make something happen. */
interface Kind {
  readonly text: string;
  readonly filter?: Filter;
  /** The number says how much, not how many targets. */
  readonly each?: boolean;
  readonly effects: (n: number) => readonly Effect[];
}

const TARGET = { what: "target", slot: 0 } as const;

const ARTIFICIAL: Readonly<Record<string, Kind>> = {
  TargetDestroy: { text: "target destroy", filter: { is: "any" }, effects: () => [{ do: "destroy", what: TARGET }] },
  TargetExile: {
    text: "target exile",
    filter: { is: "any" },
    effects: () => [{ do: "move", what: TARGET, to: { zone: "exile" } }],
  },
  TargetTransform: {
    text: "target transform",
    filter: { is: "any" },
    effects: () => [{ do: "transform", what: TARGET }],
  },
  TargetBlink: {
    text: "target blink",
    filter: { is: "any" },
    effects: () => [
      { do: "move", what: TARGET, to: { zone: "exile" }, note: "exiled" },
      { do: "move", what: { what: "noted", name: "exiled" }, to: { zone: "battlefield" } },
    ],
  },
  TargetDamage: {
    text: "target damage",
    filter: { is: "any" },
    each: true,
    effects: (n) => [{ do: "damage", amount: n, to: { objects: TARGET } }],
  },
  AllDestroy: {
    text: "all destroy",
    effects: () => [{ do: "destroy", what: { what: "all", filter: { is: "not", of: { is: "type", type: "land" } } } }],
  },
};

/** What lets a player do something else than aim at permanents. */
const OTHERS: Readonly<Record<string, (n: number) => readonly Ability[]>> = {
  /** Spells that player casts cost so much more, or less. */
  SpellCostModification: (n) => [
    {
      kind: "static",
      effects: [
        {
          static: "rule",
          rule: {
            rule: "costs",
            what: { is: "any" },
            who: { who: "you" },
            kind: "spell",
            change: { change: n < 0 ? "less" : "more", mana: `{${Math.abs(n)}}` },
          },
        },
      ],
    },
  ],
  ReturnFromAnyToHand: () =>
    (["graveyard", "exile", "library"] as const).map((zone) => ({
      kind: "activated",
      costs: [],
      text: `return from ${zone}`,
      body: {
        targets: [],
        effects: [
          {
            do: "move",
            what: { what: "chosen", filter: { is: "any" }, in: zone, of: { who: "you" }, count: { min: 1, max: 1 } },
            to: { zone: "hand" },
          },
        ],
      },
    })),
};

export const isArtificial = (kind: string): boolean => ARTIFICIAL[kind] !== undefined || OTHERS[kind] !== undefined;

/** "*TargetDestroy" as placed by the parser. */
export function artificialCard(name: string): CardDefinition {
  const [kind = "", amount] = name.slice(1).split(" ");
  const made = OTHERS[kind]?.(Number(amount ?? 0)) ?? [aimed(kind, amount)];
  const typeLine = { supertypes: [], types: [], subtypes: [] };
  return { name, layout: "normal", faces: [{ name, typeLine, text: "", abilities: made }] };
}

function aimed(kind: string, amount: string | undefined): Ability {
  const { text, filter, effects, each } = ARTIFICIAL[kind]!;
  const targets = each === true ? 1 : Number(amount ?? 1);
  return {
    kind: "activated",
    costs: [],
    text,
    body: {
      targets:
        filter === undefined
          ? []
          : [{ count: { min: targets, max: targets }, of: [{ target: "object", filter, in: "battlefield" }] }],
      effects: effects(Number(amount ?? 1)),
    },
  };
}
