import { COMBAT_DAMAGE_TO_PLAYER, type KeywordOf, SELF, statically, whenever } from "./parts.ts";

/** Keyword abilities about dealing and being dealt damage. */
export const dealing = {
  // 702.115a
  ingest: () => [
    whenever("ingest", COMBAT_DAMAGE_TO_PLAYER, [
      { do: "move", what: { what: "topOfLibrary", of: { who: "eventPlayer" }, count: 1 }, to: { zone: "exile" } },
    ]),
  ],
  // 702.70a
  poisonous: ({ n }: KeywordOf<"poisonous">) => [
    whenever("poisonous", COMBAT_DAMAGE_TO_PLAYER, [
      { do: "playerCounters", who: { who: "eventPlayer" }, kind: "poison", count: n },
    ]),
  ],
  // 702.112a
  renown: ({ n }: KeywordOf<"renown">) => [
    whenever(
      "renown",
      COMBAT_DAMAGE_TO_PLAYER,
      [
        { do: "putCounters", kind: "+1/+1", count: n, on: { objects: SELF } },
        { do: "renown", what: SELF },
      ],
      { interveningIf: { if: "not", of: { if: "is", what: SELF, filter: { is: "renowned" } } } },
    ),
  ],
  // 702.64a
  absorb: ({ n }: KeywordOf<"absorb">) => [
    statically([
      {
        static: "replace",
        replacement: {
          of: { on: "damage", to: { objects: { is: "self" } } },
          instead: { by: "prevent", amount: n },
        },
      },
    ]),
  ],
} as const;
