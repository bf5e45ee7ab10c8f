import type { Ability } from "./ability.ts";

/** 310.8a, 310.11a: as a Siege enters, its controller chooses an opponent to be its protector. */
export const PROTECTED: Ability = {
  kind: "static",
  effects: [
    {
      static: "replace",
      replacement: {
        of: { on: "move", object: { is: "self" }, to: "battlefield" },
        instead: { by: "entering", entering: {}, asItEnters: [{ choose: { quality: "opponent" } }] },
      },
    },
  ],
};

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
