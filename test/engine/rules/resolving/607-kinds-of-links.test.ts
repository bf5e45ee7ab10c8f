import { describe, expect } from "vitest";
import type { ActivatedAbility, StaticAbility, TriggeredAbility } from "../../../../lib/engine/abilities/ability.ts";
import { scenario } from "../../../support/scenario.ts";

const CARDS = `
  Other Exile {W}
  Instant
  Exile target creature.

  Plain Stone {0}
  Artifact`;

const RETURNS: ActivatedAbility = {
  kind: "activated",
  costs: [],
  body: {
    targets: [],
    effects: [{ do: "move", what: { what: "linked", name: "exiled" }, to: { zone: "battlefield", control: "owner" } }],
  },
};

describe("607: other kinds of links", () => {
  scenario("607.1c: an ability may be linked to itself", (t) => {
    t.cards(CARDS);
    t.gives("Plain Stone", {
      kind: "activated",
      costs: [],
      body: {
        targets: [{ count: { min: 1, max: 1 }, of: [{ target: "object", filter: { is: "type", type: "creature" } }] }],
        effects: [
          { do: "move", what: { what: "target", slot: 0 }, to: { zone: "exile", link: "exiled" } },
          {
            do: "gainLife",
            who: { who: "you" },
            amount: { amount: "count", of: { what: "linked", name: "exiled" } },
          },
        ],
      },
    });
    t.battlefield(0, "Plain Stone", "Plains");
    t.battlefield(1, "Marsh Hound", "Marsh Hound", "Marsh Hound");
    t.hand(0, "Other Exile");
    t.to("precombatMain");
    t.cast("Other Exile", { targets: ["Marsh Hound"] });
    t.resolve();
    for (const _ of [1, 2]) {
      t.activate("Plain Stone", { targets: ["Marsh Hound"] });
      t.resolve();
    }
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("607.2b: what a replacement effect exiled, and nothing else, is what the other ability means", (t) => {
    t.cards(CARDS);
    const exilesTheDying: StaticAbility = {
      kind: "static",
      effects: [
        {
          static: "replace",
          replacement: {
            of: { on: "move", object: { is: "type", type: "creature" }, from: "battlefield", to: "graveyard" },
            instead: { by: "destination", to: { zone: "exile", link: "exiled" } },
          },
        },
      ],
    };
    t.gives("Plain Stone", exilesTheDying, RETURNS);
    t.battlefield(0, "Plain Stone", "Swamp", "Plains");
    t.battlefield(1, "Marsh Hound", "Marsh Hound");
    t.hand(0, "Culling", "Other Exile");
    t.to("precombatMain");
    t.cast("Culling", { targets: ["Marsh Hound"] });
    t.resolve();
    t.cast("Other Exile", { targets: ["Marsh Hound"] });
    t.resolve();
    expect(t.count(1, "exile", "Marsh Hound")).toBe(2);
    t.activate("Plain Stone");
    t.resolve();
    expect([t.count(1, "exile", "Marsh Hound"), t.count(1, "battlefield", "Marsh Hound")]).toEqual([1, 1]);
  });

  scenario("607.2f, 607.2m: an anchor word's ability is there if that word was chosen", (t) => {
    t.cards(CARDS);
    const under = (option: string, amount: number): TriggeredAbility => ({
      kind: "triggered",
      when: { on: "step", step: "end", of: { who: "you" } },
      interveningIf: { if: "chosen", option },
      body: { targets: [], effects: [{ do: "gainLife", who: { who: "you" }, amount }] },
    });
    t.gives(
      "Plain Stone",
      {
        kind: "static",
        effects: [
          {
            static: "replace",
            replacement: {
              of: { on: "move", object: { is: "self" }, to: "battlefield" },
              instead: {
                by: "entering",
                entering: {},
                asItEnters: [{ choose: { quality: "word", words: ["Ebb", "Flow"] } }],
              },
            },
          },
        ],
      },
      under("Ebb", 1),
      under("Flow", 5),
    );
    t.hand(0, "Plain Stone");
    t.to("precombatMain");
    t.cast("Plain Stone");
    t.resolve();
    t.option("Flow");
    t.to("end");
    expect(t.stackSize).toBe(1);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(25);
  });

  scenario("607.2q: cards exiled to pay for the spell are what the permanent it became refers to", (t) => {
    t.cards(CARDS);
    t.gives(
      "Plain Stone",
      {
        kind: "static",
        from: "everywhere",
        effects: [
          {
            static: "rule",
            rule: {
              rule: "additionalCost",
              what: { is: "self" },
              cost: [
                {
                  pay: "exile",
                  what: {
                    what: "chosen",
                    filter: { is: "type", type: "creature" },
                    in: "graveyard",
                    count: { min: 1, max: 1 },
                  },
                  link: "exiled",
                },
              ],
            },
          },
        ],
      },
      RETURNS,
    );
    t.graveyard(0, "Marsh Hound");
    t.hand(0, "Plain Stone");
    t.to("precombatMain");
    t.cast("Plain Stone");
    expect(t.count(0, "exile", "Marsh Hound")).toBe(1);
    t.resolve();
    t.activate("Plain Stone");
    t.resolve();
    expect(t.count(0, "battlefield", "Marsh Hound")).toBe(1);
  });

  scenario("608.3d: a mutating creature spell merges with the creature it targets", (t) => {
    t.cards(CARDS);
    t.cards(`
      Growing Beast {2}{G}
      Creature — Beast
      Mutate {1}{G}
      Trample
      4/4`);
    t.lands(0, "Forest", 2);
    t.battlefield(0, "Marsh Hound");
    t.hand(0, "Growing Beast");
    t.to("precombatMain");
    t.cast("Growing Beast", { via: "mutate", targets: ["Marsh Hound"] });
    t.resolve();
    t.option("top");
    expect(t.ids(0, "battlefield").filter((id) => t.seeId(id).types.includes("creature"))).toHaveLength(1);
    expect([t.see("Growing Beast").power, t.see("Growing Beast").keywords]).toEqual([4, ["mutate", "trample"]]);
  });
});
