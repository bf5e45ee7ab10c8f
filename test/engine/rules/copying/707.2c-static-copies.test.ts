import { describe, expect } from "vitest";
import { kit } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";
import type { TestGame } from "../../../support/testGame.ts";

const CARDS = `
  Test Mask {0}
  Enchantment — Aura
  Enchant creature
  As this Aura enters, choose a creature.
  Enchanted creature is a copy of the chosen creature.

  Test Turner {0}
  Creature — Human
  {0}: Transform this creature.
  1/1
  // transform
  Test Turned
  Creature — Beast
  5/5
  Color indicator: red

  Test Break {0}
  Instant
  Destroy target enchantment.

  Test Move {0}
  Sorcery
  Attach target Aura to target creature.`;

function masked(t: TestGame, ...more: string[]): number {
  kit(t);
  t.cards(CARDS);
  t.battlefield(0, "Test Cub", "Test Turner");
  t.lands(0, "Island", 3);
  t.hand(0, "Test Mask", ...more);
  t.to("precombatMain");
  const [cub] = t.ids(0, "battlefield", "Test Cub");
  t.cast("Test Mask", { targets: ["Test Cub"] });
  t.resolve();
  t.choose("Test Turner");
  return cub!;
}

describe("707.2c: a static ability that makes something a copy", () => {
  scenario("707.2c: what is copied is settled as it begins, whatever becomes of the original", (t) => {
    const cub = masked(t, "Test Slayer");
    expect(t.seeId(cub)).toMatchObject({ name: "Test Turner", power: 1, subtypes: ["Human"] });
    const turner = t.ids(0, "battlefield", "Test Turner").find((id) => id !== cub)!;
    const ability = t.asked("priority").actions.find((one) => one.act === "activate" && one.source === turner);
    t.answer({ ask: "priority", action: ability! });
    t.resolve();
    expect([t.seeId(turner).name, t.seeId(cub).name]).toEqual(["Test Turned", "Test Turner"]);
    t.cast("Test Slayer", { targets: ["Test Turned"] });
    t.resolve();
    expect(t.seeId(cub)).toMatchObject({ name: "Test Turner", power: 1 });
  });

  scenario("707.2c, 707.2: as long as it is enchanted; and a copy of it is a copy of what it is", (t) => {
    const cub = masked(t, "Test Break", "Test Mirror");
    t.cast("Test Mirror");
    t.choose(cub);
    t.resolve();
    expect(t.count(0, "battlefield", "Test Turner")).toBe(3);
    t.cast("Test Break");
    t.resolve();
    expect([t.seeId(cub).name, t.seeId(cub).power]).toEqual(["Test Cub", 2]);
    expect(t.count(0, "battlefield", "Test Turner")).toBe(2);
  });

  scenario("707.2c: attached to another creature it makes that one the same copy", (t) => {
    const cub = masked(t, "Test Move", "Test Ox", "Test Slayer");
    const turner = t.ids(0, "battlefield", "Test Turner").find((id) => id !== cub)!;
    t.cast("Test Ox");
    t.resolve();
    const [ox] = t.ids(0, "battlefield", "Test Ox");
    t.cast("Test Slayer");
    t.choose(turner);
    t.resolve();
    t.cast("Test Move");
    if (t.asked().about === "target") t.choose(ox!);
    t.resolve();
    expect([t.seeId(cub).name, t.seeId(ox!).name, t.seeId(ox!).power]).toEqual(["Test Cub", "Test Turner", 1]);
  });
});
