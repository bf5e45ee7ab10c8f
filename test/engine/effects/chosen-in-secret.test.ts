import { describe, expect, it } from "vitest";
import { view } from "../../../lib/engine/index.ts";
import { card, verdict } from "../../oracle/support.ts";
import { scenario } from "../../support/scenario.ts";
import type { TestGame } from "../../support/testGame.ts";

/** What a player chooses in secret, for an ability of the same object that is paid for by revealing it (607.2d). */

const MASKS = `
  Test Masks {0}
  Enchantment
  When this enchantment enters, create a 1/1 white Human creature token and a 1/1 red Goblin creature token. Then secretly choose Human or Goblin.
  {1}, Sacrifice this enchantment, Reveal the creature type you chose: If target creature token is the chosen type, put three +1/+1 counters on it.`;

const chosenIn = (t: TestGame, viewer: 0 | 1 | null) =>
  view(t.game, viewer).battlefield.find(({ name }) => name === "Test Masks")?.chosen;

function withMasks(t: TestGame, which: "Human" | "Goblin"): void {
  t.cards(MASKS);
  t.lands(0, "Forest", 1);
  t.hand(0, "Test Masks");
  t.to("precombatMain");
  t.cast("Test Masks");
  t.resolveAll();
  t.option(which);
}

describe("400.2, 607.2d: what was chosen in secret", () => {
  scenario("its chooser alone knows it until they reveal it, as a cost, from what is sacrificed with it", (t) => {
    withMasks(t, "Goblin");
    expect([chosenIn(t, 0), chosenIn(t, 1), chosenIn(t, null)]).toEqual([
      [{ of: "type", is: "Goblin" }],
      undefined,
      undefined,
    ]);
    expect(t.log.filter(({ code }) => code === "chose")).toMatchObject([{ private: 0, detail: "type/Goblin" }]);
    t.activate("Test Masks", { targets: ["Goblin Token"] });
    expect(t.log.filter((one) => one.code === "chose" && one.private === undefined)).toMatchObject([
      { seat: 0, detail: "type/Goblin" },
    ]);
    t.resolve();
    expect(t.see("Goblin Token").counters).toEqual({ "+1/+1": 3 });
  });

  scenario("608.2c: the ability does nothing to what is of another type", (t) => {
    withMasks(t, "Goblin");
    t.activate("Test Masks", { targets: ["Human Token"] });
    t.resolve();
    expect(t.see("Human Token").counters).toEqual({});
  });

  scenario("118.3: whoever controls it then can't reveal what they haven't chosen", (t) => {
    t.cards(`
      Test Heist {0}
      Instant
      Gain control of target enchantment.`);
    t.lands(1, "Forest", 1);
    t.hand(1, "Test Heist");
    withMasks(t, "Human");
    expect(t.can("activate", "Test Masks")).toBe(true);
    t.pass();
    t.cast("Test Heist", { targets: ["Test Masks"] });
    t.resolve();
    t.pass();
    expect([t.asked("priority").player, t.can("activate", "Test Masks")]).toEqual([1, false]);
  });

  scenario(
    "702.16k, 611.2c: protection from the chosen player is from who that was, whoever has it",
    (t) => {
      t.cards(`
      Test Warden {0}
      Creature — Archon
      As this creature enters, secretly choose an opponent.
      Reveal the player you chose: You and target permanent you control each gain protection from the chosen player until end of turn. Activate only once.
      3/3

      Test Cub {0}
      Creature — Bear
      2/2

      Test Bolt {0}
      Instant
      Test Bolt deals 1 damage to any target.`);
      t.battlefield(0, "Test Cub");
      t.hand(0, "Test Warden");
      t.hand(1, "Test Bolt");
      t.hand(2, "Test Bolt");
      t.to("precombatMain");
      t.cast("Test Warden");
      t.resolve();
      t.choose(2);
      t.activate("Test Warden", { targets: ["Test Cub"] });
      t.resolve();
      t.pass();
      t.cast("Test Bolt", { targets: ["Test Cub"] });
      t.pass();
      expect(() => t.cast("Test Bolt", { targets: ["Test Cub"] })).toThrow();
      expect(t.asked("choose").from.filter((one) => one === 0 || t.nameOf(one) === "Test Cub")).toEqual([]);
    },
    { seats: 3 },
  );

  it("607.2d: nothing is revealed that was chosen before all players", () =>
    expect(
      verdict(card("As this creature enters, choose a color.\nReveal the color you chose: You gain 1 life.")),
    ).toBe("declined"));
});
