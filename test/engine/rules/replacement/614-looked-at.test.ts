import { describe, expect } from "vitest";
import { view } from "../../../../lib/engine/index.ts";
import { staleEverything } from "../../../../lib/engine/state/stale.ts";
import { scenario } from "../../../support/scenario.ts";
import { enchantment } from "../../../support/sorcery.ts";

const GROWTH = `
  Test Scale {0}
  Enchantment
  If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.

  Test Sprout {0}
  Creature — Plant
  0/0
  This creature enters with two +1/+1 counters on it.`;

/** Doubles counters of every kind. */
const SEASON = enchantment("Test Season", [
  {
    kind: "static",
    effects: [
      {
        static: "replace",
        replacement: {
          of: { on: "counters", object: { is: "controlledBy", who: { who: "you" } } },
          instead: { by: "amount", amount: { amount: "times", of: { amount: "event" }, factor: 2 } },
        },
      },
    ],
  },
]);

const MIMIC = `
  Test Mime {0}
  Creature — Shapeshifter
  2/1
  As this creature enters, choose a creature type.
  This creature is the chosen type in addition to its other types.
  Each other creature you control of the chosen type enters with an additional +1/+1 counter on it.`;

const DRAKE = `
  Test Drake {0}
  Creature — Drake
  5/5
  Amplify 3

  Test Kin {0}
  Creature — Drake
  1/1`;

describe("122.6, 614.16: counters that a permanent enters with", () => {
  scenario("122.6, 614.16: what replaces the putting of counters applies to those a creature enters with", (t) => {
    t.cards(GROWTH);
    t.battlefield(0, "Test Scale");
    t.hand(0, "Test Sprout");
    t.to("precombatMain");
    t.cast("Test Sprout");
    t.resolve();
    expect(t.see("Test Sprout").power).toBe(3);
  });

  scenario("614.12, 122.6: also the creature's own effect", (t) => {
    t.cards(`
      Test Pup {0}
      Creature — Dog
      This creature enters with a +1/+1 counter on it.
      If one or more +1/+1 counters would be put on this creature, that many plus one +1/+1 counters are put on it instead.
      1/1`);
    t.hand(0, "Test Pup");
    t.to("precombatMain");
    t.cast("Test Pup");
    t.resolve();
    expect(t.see("Test Pup").counters).toEqual({ "+1/+1": 2 });
  });

  scenario("306.5b, 122.6: a planeswalker enters with its loyalty in counters, which are doubled", (t) => {
    t.cards(`${GROWTH}

  Test Walker {0}
  Planeswalker — Test
  Loyalty 3
  +1: You gain 1 life.`);
    t.define(SEASON);
    t.battlefield(0, "Test Season");
    t.hand(0, "Test Walker");
    t.to("precombatMain");
    t.cast("Test Walker");
    t.resolve();
    expect(t.see("Test Walker").counters).toEqual({ loyalty: 6 });
  });

  scenario(
    "614.16, 616.1g: all counters it enters with are looked at together, by kind, after what gives them",
    (t) => {
      t.cards(`${GROWTH}

  Test Herald {0}
  Enchantment
  Each other creature you control enters with an additional +1/+1 counter on it.`);
      t.battlefield(0, "Test Scale", "Test Herald");
      t.hand(0, "Test Sprout");
      t.to("precombatMain");
      t.cast("Test Sprout");
      t.resolve();
      expect(t.see("Test Sprout").power).toBe(4);
    },
  );

  scenario("616.1: whose permanent enters chooses the order in which two effects modify its counters", (t) => {
    t.cards(GROWTH);
    t.define(SEASON);
    t.battlefield(0, "Test Scale", "Test Season");
    t.hand(0, "Test Sprout");
    t.to("precombatMain");
    t.cast("Test Sprout");
    t.resolve();
    t.option("Test Scale");
    expect(t.see("Test Sprout").power).toBe(6);
  });
});

describe("614.12: as it would exist on the battlefield", () => {
  scenario("614.12: the type chosen as it enters is its type for what others say of how it enters", (t) => {
    t.cards(`${MIMIC}

  Test Elder {0}
  Enchantment
  Each Bear creature you control enters with an additional +1/+1 counter on it.`);
    t.battlefield(0, "Test Elder");
    t.hand(0, "Test Mime", "Test Mime");
    t.to("precombatMain");
    t.cast("Test Mime");
    t.resolve();
    t.option("Bear");
    expect(t.see("Test Mime").power).toBe(3);
    t.cast("Test Mime");
    t.resolve();
    t.option("Bear");
    const powers = t.ids(0, "battlefield", "Test Mime").map((id) => t.seeId(id).power);
    expect(powers.toSorted()).toEqual([3, 4]);
  });

  scenario("614.12, 702.38a: a copy that amplifies shares the types of what it copies", (t) => {
    t.cards(`${DRAKE}

  Test Twin {0}
  Creature — Shapeshifter
  0/0
  You may have this creature enter as a copy of any creature on the battlefield.`);
    t.hand(0, "Test Drake", "Test Twin", "Test Kin");
    t.to("precombatMain");
    t.cast("Test Drake");
    t.resolve();
    t.no();
    t.cast("Test Twin");
    t.resolve();
    t.yes();
    t.choose("Test Drake");
    t.yes();
    t.choose("Test Kin");
    const powers = t.ids(0, "battlefield", "Test Drake").map((id) => t.seeId(id).power);
    expect(powers.toSorted()).toEqual([5, 8]);
  });

  scenario("702.38a: who has no card to reveal is not asked", (t) => {
    t.cards(DRAKE);
    t.hand(0, "Test Drake");
    t.to("precombatMain");
    t.cast("Test Drake");
    t.resolve();
    expect([t.asked().ask, t.see("Test Drake").power]).toEqual(["priority", 5]);
  });

  scenario("614.12: what is entering looks the same, whatever is worked out anew meanwhile", (t) => {
    t.cards(`
      Test Anthem {0}
      Enchantment
      Creatures you control get +1/+0.

      Test Cat {0}
      Creature — Cat
      Riot
      2/1`);
    t.battlefield(0, "Test Anthem");
    t.hand(0, "Test Cat");
    t.to("precombatMain");
    t.cast("Test Cat");
    t.resolve();
    const power = () => view(t.game, 0).stack.map((one) => one.power);
    expect(power()).toEqual([3]);
    staleEverything(t.game);
    expect(power()).toEqual([3]);
    t.yes();
  });
});
