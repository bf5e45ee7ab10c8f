import { describe, expect } from "vitest";
import { programOf } from "../../../../lib/engine/rules/continuous/layers.ts";
import { staleProblem } from "../../../../lib/explore/checks.ts";
import { scenario } from "../../../support/scenario.ts";

const instant = (name: string, text: string): string => `${name} {0}\nInstant\n${text}\n\n`;

describe("611: many lasting effects", () => {
  /** What each does, and to what: the order they come in here is another for every starting point. */
  const texts = [
    "Creatures you control get +1/+1 until end of turn.",
    "Creatures you control get +1/+1 until end of turn.",
    "Creatures you control get -1/+2 until end of turn.",
    "Creatures you control gain flying until end of turn.",
    "Creatures you control gain flying until end of turn.",
    "Creatures you control have base power and toughness 4/4 until end of turn.",
    "Target creature becomes black until end of turn.",
    "Target creature becomes a Goblin in addition to its other types until end of turn.",
    "Target creature becomes an artifact in addition to its other types until end of turn.",
    "Target artifact becomes a 2/2 artifact creature until end of turn.",
    "Switch target creature's power and toughness until end of turn.",
    "Creatures you control get +2/+0 until end of turn.",
    "Target creature loses all abilities until end of turn.",
    'Target creature gains "When this creature dies, you gain 1 life" until end of turn.',
    'Creatures you control gain "When this creature dies, you gain 1 life" until end of turn.',
    'Creatures you control gain "When this creature dies, you gain 1 life" until end of turn.',
    'Creatures you control gain "Creatures you control lose flying" until end of turn.',
    'Creatures you control gain "When this creature dies, draw a card" until end of turn.',
    "Creatures you control can't be blocked this turn.",
    "Prevent the next 2 damage that would be dealt to target creature this turn.",
  ];
  const cards = `${texts.map((text, at) => instant(`Test Effect ${at}`, text)).join("")}
      Test Lord {0}
      Creature — Goblin
      Other Goblins get +1/+1 and have haste.
      1/1

      Test Giant {0}
      Enchantment
      Creatures with power 5 or greater have trample.

      Test Orb {0}
      Artifact`;
  const targeted = (text: string): string | undefined =>
    text.includes("arget artifact") ? "Test Orb" : text.includes("arget") ? "Test Cub" : undefined;

  for (const [name, beside] of [
    ["nothing looks at", []],
    ["a lord looks at", ["Test Lord"]],
    ["an effect that counts power looks at", ["Test Giant", "Test Lord"]],
  ] as const)
    for (const first of [0, 5, 10])
      scenario(`613.7: effects ${name} come to the same one by one as all at once, from the ${first}th on`, (t) => {
        t.cards(cards);
        t.battlefield(0, "Test Cub", "Test Cub", "Test Orb", ...beside);
        const names = texts.map((_, at) => `Test Effect ${(at + first) % texts.length}`);
        t.hand(0, ...names);
        t.to("precombatMain");
        for (const one of names) {
          const target = targeted(texts[Number(one.split(" ").at(-1))]!);
          t.cast(one, target === undefined ? {} : { targets: [target] });
          t.resolve();
          expect(staleProblem(t.game)).toBeUndefined();
        }
        t.to("upkeep", 2);
        expect(t.game.state.effects).toEqual([]);
        expect(t.see("Test Cub").power).toBe(2);
      });

  scenario("611.2c: what follows on the same objects is gone through once", (t) => {
    t.cards(`
      Test Drum {0}
      Artifact
      {0}: Creatures you control get +1/+1 and gain trample until end of turn.

      Test Choir {0}
      Enchantment
      Whenever a creature you control enters, you gain 1 life.`);
    t.battlefield(0, "Test Cub", "Test Cub", "Test Drum", "Test Choir");
    t.to("precombatMain");
    for (let times = 0; times < 30; times++) {
      t.activate("Test Drum");
      t.resolve();
    }
    const { layers } = programOf(t.game);
    expect([layers["6"].length, layers["7c"].length]).toEqual([1, 1]);
    expect(t.see("Test Cub")).toMatchObject({ power: 32, toughness: 32, keywords: ["trample"] });
  });

  scenario("603.2, 613.1f: of many abilities given to the same creatures each triggers", (t) => {
    t.cards(`
      Test Vow {0}
      Artifact
      {0}: Creatures you control gain "When this creature dies, you gain 1 life" until end of turn.

      ${instant("Test End", "Destroy all creatures.").trim()}`);
    t.battlefield(0, "Test Cub", "Test Cub", "Test Vow");
    t.hand(0, "Test End");
    t.to("precombatMain");
    for (let times = 0; times < 10; times++) {
      t.activate("Test Vow");
      t.resolve();
    }
    const { layers, triggers } = programOf(t.game);
    expect([layers["6"].length, triggers.on("move").length]).toEqual([1, 20]);
    t.cast("Test End");
    t.resolve();
    const asked = t.asked();
    expect(asked.ask === "order" && asked.items.length).toBe(20);
  });

  scenario("611.2b: of effects 'for as long as' those end whose own source is gone", (t) => {
    t.cards(`
      Test Perch {0}
      Artifact
      {0}: Creatures you control get +1/+1 for as long as you control this artifact.

      Test Roost {0}
      Artifact
      {0}: Creatures you control get +1/+1 for as long as you control this artifact.

      ${instant("Test Rust", "Destroy target artifact.").trim()}`);
    t.battlefield(0, "Test Cub", "Test Perch", "Test Roost");
    t.hand(0, "Test Rust");
    t.to("precombatMain");
    for (const one of ["Test Perch", "Test Roost", "Test Perch"]) {
      t.activate(one);
      t.resolve();
    }
    expect(t.see("Test Cub").power).toBe(5);
    t.cast("Test Rust", { targets: ["Test Perch"] });
    t.resolve();
    expect(t.see("Test Cub").power).toBe(3);
    expect(t.game.state.effects).toHaveLength(1);
  });

  scenario("611.2b: 'for as long as you control this creature' begins for whoever controls it just for now", (t) => {
    t.cards(`
      Test Thief {0}
      Creature — Rogue
      {0}: Gain control of target artifact for as long as you control this creature.
      2/2

      Test Orb {0}
      Artifact

      Test Lure {0}
      Sorcery
      Gain control of target creature until end of turn.`);
    t.battlefield(1, "Test Orb", "Test Thief");
    t.hand(0, "Test Lure");
    t.to("precombatMain");
    t.cast("Test Lure", { targets: ["Test Thief"] });
    t.resolve();
    t.activate("Test Thief", { targets: ["Test Orb"] });
    t.resolve();
    expect(t.see("Test Orb").controller).toBe(0);
    t.to("upkeep", 2);
    expect(t.see("Test Orb").controller).toBe(1);
  });
});
