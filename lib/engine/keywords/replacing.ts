import { type KeywordOf, SELF, statically, YOU } from "./parts.ts";

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
} as const;
