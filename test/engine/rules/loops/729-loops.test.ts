import { describe, expect } from "vitest";
import { takeBack } from "../../../../lib/engine/index.ts";
import { scenario } from "../../../support/scenario.ts";

const SEESAW = `
  Ebb Dial {2}
  Artifact
  Whenever you gain life, you lose 1 life.

  Flow Dial {2}
  Artifact
  Whenever you lose life, you gain 1 life.

  Sip of Spring {G}
  Instant
  You gain 1 life.`;

describe("104.4b, 729: loops", () => {
  scenario("104.4b, 729.4: a loop of mandatory actions is a draw", (t) => {
    t.cards(SEESAW);
    t.lands(0, "Forest", 1);
    t.battlefield(0, "Ebb Dial", "Flow Dial");
    t.hand(0, "Sip of Spring");
    t.to("precombatMain");
    t.cast("Sip of Spring");
    for (let passes = 0; passes < 200 && !t.over; passes++) t.pass();
    expect(t.winners).toEqual([]);
  });

  scenario("104.4b: a loop somebody could leave by an option is no draw", (t) => {
    t.cards(SEESAW);
    t.cards(`
      Flow Valve {2}
      Artifact
      Whenever you lose life, you may gain 1 life.`);
    t.lands(0, "Forest", 1);
    t.battlefield(0, "Ebb Dial", "Flow Valve");
    t.hand(0, "Sip of Spring");
    t.to("precombatMain");
    t.cast("Sip of Spring");
    for (let answers = 0; answers < 200; answers++) {
      if (t.asked().ask === "confirm") t.yes();
      else t.pass();
    }
    expect(t.over).toBe(false);
  });

  scenario("104.4b: a loop that makes progress is not taken for one that repeats itself", (t) => {
    t.cards(SEESAW);
    t.cards(`
      Spring Dial {2}
      Artifact
      Whenever you gain life, you gain 1 life.`);
    t.lands(0, "Forest", 1);
    t.battlefield(0, "Spring Dial");
    t.hand(0, "Sip of Spring");
    t.to("precombatMain");
    t.cast("Sip of Spring");
    t.pass(200);
    expect(t.over).toBe(false);
  });

  scenario("104.4b, 704.3: state-based actions that follow on each other without end are such a loop", (t) => {
    t.cards(`
      Clinging Wisp {G}
      Creature — Spirit
      1/1

      Withering {B}
      Sorcery
      All creatures get -1/-1 until end of turn.`);
    t.gives(
      "Clinging Wisp",
      {
        kind: "static",
        effects: [
          {
            static: "replace",
            replacement: {
              of: { on: "move", object: { is: "self" }, from: "battlefield", to: "graveyard" },
              instead: { by: "destination", to: { zone: "battlefield" } },
            },
          },
        ],
      },
      {
        kind: "static",
        effects: [
          {
            static: "modify",
            affects: { what: "self" },
            modifications: [
              {
                modify: "addPT",
                power: 0,
                toughness: {
                  amount: "if",
                  condition: { if: "turnOf", who: { who: "you" } },
                  then: -1,
                  otherwise: 0,
                },
              },
            ],
          },
        ],
      },
    );
    t.battlefield(1, "Clinging Wisp");
    t.to("end");
    expect(t.over).toBe(false);
    while (!t.over && t.turn.number < 2) t.pass();
    expect([t.over, t.winners]).toEqual([true, []]);
  });

  scenario(
    "729.5, 104.4b: nobody is made to end a loop, so one that could be ended by a spell is still a draw",
    (t) => {
      t.cards(SEESAW);
      t.cards(`
      Shatter {R}
      Instant
      Destroy target artifact.`);
      t.lands(0, "Forest", 1);
      t.battlefield(0, "Mountain", "Ebb Dial", "Flow Dial");
      t.hand(0, "Sip of Spring", "Shatter");
      t.to("precombatMain");
      t.cast("Sip of Spring");
      for (let passes = 0; passes < 200 && !t.over; passes++) t.pass();
      expect(t.winners).toEqual([]);
    },
  );

  scenario("729.6: with A unless B the loop goes on as though A were mandatory, if nobody does B", (t) => {
    t.cards(SEESAW);
    t.cards(`
      Flow Toll {2}
      Artifact
      Whenever you lose life, you gain 1 life unless you pay {1}.`);
    t.lands(0, "Forest", 1);
    t.battlefield(0, "Ebb Dial", "Flow Toll");
    t.hand(0, "Sip of Spring");
    t.to("precombatMain");
    t.cast("Sip of Spring");
    // Nothing can be paid with, so that B is no choice.
    for (let passes = 0; passes < 200 && !t.over; passes++) t.pass();
    expect(t.winners).toEqual([]);
  });
});

describe("730: illegal actions", () => {
  const CARDS = `
    Culling {2}{R}
    Instant
    This spell costs {2} less to cast if it targets a tapped creature.
    Destroy target creature.

    Keen Bell {2}
    Artifact
    Whenever this artifact becomes tapped, you gain 1 life.
    {T}: Add {R}.`;

  scenario(
    "730.1, 730.2: all of it is reversed, mana abilities and triggers too; its player goes on from there",
    (t) => {
      t.cards(CARDS);
      t.battlefield(0, "Keen Bell", "Mountain");
      t.permanentWith(1, "Marsh Hound", { tapped: true });
      t.battlefield(1, "Marsh Hound");
      t.hand(0, "Culling");
      t.to("precombatMain");
      const culling = t.asked("priority").actions.find((a) => a.act === "cast")!;
      t.answer({ ask: "priority", action: { ...culling, byHand: true } as typeof culling });
      const upright = t.ids(1, "battlefield", "Marsh Hound").find((id) => !t.seeId(id).tapped)!;
      t.answer({ ask: "choose", chosen: [upright] });
      const { sources } = t.asked("pay");
      expect(t.refused({ ask: "pay", with: sources.map(({ source, ability }) => ({ source, ability })) }).rule).toBe(
        "601.2h",
      );
      expect(takeBack(t.game, 0)).toMatchObject({ ok: true });
      expect([t.count(0, "hand", "Culling"), t.mana(0), t.see("Keen Bell").tapped]).toEqual([1, "", false]);
      expect([t.asked("priority").player, t.stackSize, t.lifeOf(0)]).toEqual([0, 0, 20]);
      t.activate("Mountain");
      expect(t.mana(0)).toBe("R");
    },
  );
});
