import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";
import { sorcery } from "../../support/sorcery.ts";

describe("what is asked while something resolves (608.2d)", () => {
  scenario("122.1, 107.1c: up to so many counters are removed: how many is chosen", (t) => {
    t.cards("Test Scour {0}\nSorcery\nRemove up to two +1/+1 counters from target creature.");
    t.permanentWith(1, "Test Raider", { counters: { "+1/+1": 3 } });
    t.hand(0, "Test Scour");
    t.to("precombatMain");
    t.cast("Test Scour", { targets: ["Test Raider"] });
    t.resolve();
    expect(t.asked("number")).toMatchObject({ min: 0, max: 2, player: 0 });
    t.number(1);
    expect(t.see("Test Raider").counters).toEqual({ "+1/+1": 2 });
  });

  scenario("608.2c: a process is repeated for as long as its controller wants to", (t) => {
    const gain = { do: "gainLife", who: { who: "you" }, amount: 1 } as const;
    t.define(sorcery("Test Rite", [{ do: "repeat", times: "any", effects: [gain] }]));
    t.hand(0, "Test Rite");
    t.to("precombatMain");
    t.cast("Test Rite");
    t.resolve();
    t.yes();
    t.yes();
    t.no();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("608.2d: a number is chosen within its bounds, and counts", (t) => {
    const chosen = { do: "chooseNumber", who: { who: "you" }, range: { min: 1, max: 5 } } as const;
    t.define(sorcery("Test Wager", [chosen, { do: "gainLife", who: { who: "you" }, amount: 2 }]));
    t.hand(0, "Test Wager");
    t.to("precombatMain");
    t.cast("Test Wager");
    t.resolve();
    expect(t.asked("number")).toMatchObject({ min: 1, max: 5 });
    expect(t.refused({ ask: "number", number: 6 }).code).toBe("illegal-answer");
    t.number(4);
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("201.4: a card name is chosen as it enters", (t) => {
    t.cards("Test Silence {0}\nEnchantment\nAs this enchantment enters, choose a card name.");
    t.hand(0, "Test Silence");
    t.to("precombatMain");
    t.cast("Test Silence");
    t.resolve();
    expect(t.asked("name").about).toBe("cardName");
    t.answer({ ask: "name", name: "Test Raider" });
    expect(t.count(0, "battlefield", "Test Silence")).toBe(1);
  });
});

describe("what is asked while a cost is paid (118)", () => {
  scenario("118.3, 122.1: from which creature, and a counter of which kind, is removed", (t) => {
    t.cards("Test Siphon\nArtifact\nRemove a counter from a creature you control: You gain 1 life.");
    t.battlefield(0, "Test Siphon");
    t.permanentWith(0, "Test Raider", { counters: { "+1/+1": 1, charge: 1 } });
    t.to("precombatMain");
    t.activate("Test Siphon");
    t.option("charge");
    t.resolve();
    expect([t.see("Test Raider").counters, t.lifeOf(0)]).toEqual([{ "+1/+1": 1 }, 21]);
  });

  scenario("118.3, 107.1c: any number of counters is removed: how many is chosen", (t) => {
    t.cards("Test Font\nArtifact\nRemove any number of charge counters from this artifact: You gain 1 life.");
    t.permanentWith(0, "Test Font", { counters: { charge: 3 } });
    t.to("precombatMain");
    const font = t.asked("priority").actions.find((one) => one.act === "activate")!;
    t.answer({ ask: "priority", action: font });
    expect(t.asked("number")).toMatchObject({ min: 0, max: 3 });
    t.number(2);
    expect(t.see("Test Font").counters).toEqual({ charge: 1 });
  });

  scenario("118.3, 107.1c: so many counters as one likes, from among several creatures", (t) => {
    t.cards(
      "Test Tithe\nArtifact\nRemove any number of +1/+1 counters from among creatures you control: You gain 1 life.",
    );
    t.battlefield(0, "Test Tithe");
    t.permanentWith(0, "Test Raider", { counters: { "+1/+1": 2 } });
    t.permanentWith(0, "Test Ox", { counters: { "+1/+1": 1 } });
    t.to("precombatMain");
    const tithe = t.asked("priority").actions.find((one) => one.act === "activate")!;
    t.answer({ ask: "priority", action: tithe });
    expect(t.asked("number")).toMatchObject({ min: 0, max: 3 });
    t.number(2);
    t.choose("Test Raider");
    t.choose("Test Ox");
    expect([t.see("Test Raider").counters, t.see("Test Ox").counters]).toEqual([{ "+1/+1": 1 }, {}]);
  });

  scenario("107.4e, 601.2b: who pays by hand chooses how hybrid symbols are paid", (t) => {
    t.cards("Test Braid {2/R}\nSorcery\nYou gain 1 life.");
    t.lands(0, "Mountain", 1);
    t.lands(0, "Plains", 2);
    t.hand(0, "Test Braid");
    t.to("precombatMain");
    const braid = t.asked("priority").actions.find((one) => one.act === "cast")!;
    t.answer({ ask: "priority", action: { ...braid, byHand: true } as typeof braid });
    expect(t.asked("option").options).toEqual(["{R}", "{2}"]);
    t.option("{2}");
    expect(t.asked("pay").cost).toBe("{2}");
  });
});

describe("what is asked in the turn", () => {
  scenario("502.3: what may stay tapped stays so if its controller wants it to", (t) => {
    t.cards("Test Sentry\nCreature — Soldier\nYou may choose not to untap this creature during your untap step.\n1/1");
    t.permanentWith(0, "Test Sentry", { tapped: true });
    t.yes();
    expect(t.see("Test Sentry").tapped).toBe(false);
  });

  scenario("510.1c: it may assign its damage as though it weren't blocked", (t) => {
    t.cards(
      "Test Phantom\nCreature — Spirit\nYou may have this creature assign its combat damage as though it weren't blocked.\n3/3",
    );
    t.battlefield(0, "Test Phantom");
    t.battlefield(1, "Test Raider");
    t.attack("Test Phantom");
    t.block(["Test Raider", "Test Phantom"]);
    t.pass(2);
    t.yes();
    expect(t.lifeOf(1)).toBe(17);
  });

  scenario(
    "310.8b, 704.5w: of several opponents the controller of a battle chooses who protects it next",
    (t) => {
      t.cards("Test Invasion {0}\nBattle — Siege\nWhen this Siege enters, you gain 1 life.\nDefense 2");
      t.hand(0, "Test Invasion");
      t.to("precombatMain");
      t.cast("Test Invasion");
      t.resolve();
      t.choose(2);
      t.resolveAll();
      t.pass(2);
      t.concede(2);
      expect(t.asked("choose")).toMatchObject({ player: 0, from: [1, 3] });
      t.choose(3);
    },
    { seats: 4 },
  );

  scenario("608.2d, 121.2: of up to so many cards a player says how many to draw", (t) => {
    t.cards("Test Scholar {U}\nSorcery\nDraw up to three cards.");
    t.lands(0, "Island", 1);
    t.hand(0, "Test Scholar");
    t.to("precombatMain");
    const before = t.count(0, "hand");
    t.cast("Test Scholar");
    t.pass(2);
    expect(t.asked("number")).toMatchObject({ player: 0, min: 0, max: 3 });
    t.number(2);
    expect(t.count(0, "hand")).toBe(before + 1);
  });
});
