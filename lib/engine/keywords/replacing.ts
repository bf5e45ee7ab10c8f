import { countersOf, grant, type KeywordOf, SELF, statically, whenever, YOU, YOUR_UPKEEP } from "./parts.ts";

/** Keyword abilities that replace events other than entering. */
export const replacing = {
  // 702.52a
  dredge: ({ n }: KeywordOf<"dredge">) => [
    statically(
      [
        {
          static: "replace",
          replacement: {
            of: { on: "draw", who: YOU },
            if: { if: "compare", amount: { amount: "librarySize", of: YOU }, value: { compare: ">=", to: n } },
            optional: YOU,
            instead: {
              by: "effects",
              effects: [
                { do: "mill", who: YOU, count: n },
                { do: "move", what: SELF, to: { zone: "hand" } },
              ],
            },
          },
        },
      ],
      { from: "graveyard" },
    ),
  ],
  // 702.35a
  madness: ({ cost }: KeywordOf<"madness">) => [
    statically(
      [
        {
          static: "replace",
          replacement: {
            of: { on: "move", object: { is: "self" }, from: "hand", to: "graveyard" },
            instead: { by: "destination", to: { zone: "exile" } },
          },
        },
      ],
      { from: "hand" },
    ),
    whenever(
      "madness",
      { on: "discard", object: { is: "self" } },
      [
        {
          do: "cast",
          who: { who: "ownerOf", of: SELF },
          what: SELF,
          free: false,
          cost,
          optional: true,
          via: "madness",
          note: "cast",
        },
        {
          do: "if",
          condition: { if: "did", name: "cast" },
          then: [],
          otherwise: [{ do: "move", what: SELF, to: { zone: "graveyard" } }],
        },
      ],
      { from: "exile" },
    ),
  ],
  // 702.62a: exiling it is a special action (rules/priority/exileToCastLater.ts).
  suspend: (_: KeywordOf<"suspend">) => [
    whenever("suspend", YOUR_UPKEEP, [{ do: "removeCounters", kind: "time", count: 1, from: { objects: SELF } }], {
      from: "exile",
      interveningIf: { if: "is", what: SELF, filter: { is: "counter", kind: "time" } },
    }),
    whenever(
      "suspend",
      { on: "counters", object: { is: "self" }, kind: "time", removed: true },
      [
        { do: "cast", who: YOU, what: SELF, free: true, optional: true, via: "suspend", orPlay: true, note: "played" },
        {
          do: "apply",
          to: { what: "those", of: { what: "noted", name: "played" }, filter: { is: "type", type: "creature" } },
          modifications: [grant("haste")],
          duration: "forever",
        },
      ],
      {
        from: "exile",
        interveningIf: { if: "compare", amount: countersOf("time"), value: { compare: "=", to: 0 } },
      },
    ),
  ],
} as const;
