import type { Ability } from "./ability.ts";

/** 310.11b: what every Siege has, though it is printed on none. */
export const DEFEATED: Ability = {
  kind: "triggered",
  text: "When the last defense counter is removed from this permanent, exile it, then you may cast it transformed without paying its mana cost.",
  when: { on: "counters", object: { is: "self" }, kind: "defense", removed: true, last: true },
  body: {
    targets: [],
    effects: [
      { do: "move", what: { what: "self" }, to: { zone: "exile" }, note: "defeated" },
      {
        do: "cast",
        who: { who: "you" },
        what: { what: "noted", name: "defeated" },
        free: true,
        optional: true,
        transformed: true,
      },
    ],
  },
};
