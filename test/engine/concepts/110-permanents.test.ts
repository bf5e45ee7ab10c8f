import { describe, expect } from "vitest";
import type { Modification } from "../../../lib/engine/abilities/modifications.ts";
import type { CardDefinition } from "../../../lib/engine/definition.ts";
import { creature } from "../../support/permanents.ts";
import { scenario } from "../../support/scenario.ts";
import { oneTarget, sorcery } from "../../support/sorcery.ts";
import type { TestGame } from "../../support/testGame.ts";

describe("110.1-110.5: as cards word it", () => {
  scenario("110.1, 110.5b, 110.5d: a card becomes a permanent as it enters, untapped, and stops being one", (t) => {
    t.cards(`
  Test Away {U}
  Instant
  Return target creature to its owner's hand.`);
    t.battlefield(0, "Island", "Forest", "Forest");
    t.permanentWith(0, "Test Bear", { tapped: true });
    t.hand(0, "Test Away");
    t.to("precombatMain");
    const [before] = t.ids(0, "battlefield", "Test Bear");
    t.cast("Test Away");
    t.resolve();
    t.cast("Test Bear");
    t.resolve();
    const [after] = t.ids(0, "battlefield", "Test Bear");
    expect(after).not.toBe(before);
    expect(t.seeId(after!).tapped).toBe(false);
  });

  scenario("110.2a: a player who is told to put a card onto the battlefield controls it", (t) => {
    t.cards(`
      Test Warp {0}
      Sorcery
      The owner of target permanent shuffles it into their library, then reveals the top card of their library. If it's a permanent card, they put it onto the battlefield.`);
    t.emptyLibraries();
    t.battlefield(1, "Test Cub");
    t.library(1, "Test Ox");
    t.hand(0, "Test Warp");
    t.to("precombatMain");
    t.cast("Test Warp", { targets: ["Test Cub"] });
    t.resolve();
    expect(t.count(0, "battlefield", "Test Ox") + t.count(0, "battlefield", "Test Cub")).toBe(0);
    expect(t.count(1, "battlefield", "Test Ox") + t.count(1, "battlefield", "Test Cub")).toBe(1);
  });

  scenario("110.2a: what an effect puts onto the battlefield comes under the control of whoever is told to", (t) => {
    t.cards(`
  Test Theft {B}
  Sorcery
  Put target creature card from an opponent's graveyard onto the battlefield under your control.`);
    t.lands(0, "Swamp", 1);
    t.graveyard(1, "Test Bear");
    t.hand(0, "Test Theft");
    t.to("precombatMain");
    t.cast("Test Theft");
    t.resolve();
    expect(t.see("Test Bear").controller).toBe(0);
  });

  scenario("110.4: an instant can't be put onto the battlefield", (t) => {
    t.cards(`
  Test Blink {U}
  Sorcery
  Put target card from your graveyard onto the battlefield.`);
    t.lands(0, "Island", 1);
    t.graveyard(0, "Test Spark");
    t.hand(0, "Test Blink");
    t.to("precombatMain");
    t.cast("Test Blink", { targets: ["Test Spark"] });
    t.resolve();
    expect(t.count(0, "graveyard", "Test Spark")).toBe(1);
    expect(t.count(0, "battlefield")).toBe(1);
  });

  scenario("110.4a: a permanent card is one that could be put onto the battlefield", (t) => {
    t.cards(`
  Test Spark {R}
  Instant
  Test Spark deals 2 damage to any target.

  Test Regrow {G}
  Instant
  Return target permanent card from your graveyard to your hand.`);
    t.lands(0, "Forest", 1);
    t.graveyard(0, "Test Bear", "Test Spark", "Plains");
    t.hand(0, "Test Regrow");
    t.to("precombatMain");
    t.cast("Test Regrow");
    const { from } = t.asked("choose");
    expect(from).toHaveLength(2);
    t.choose("Plains");
    t.resolve();
    expect(t.count(0, "hand", "Plains")).toBe(1);
  });

  scenario("110.4b: a permanent spell is one that will be a permanent, an instant is none", (t) => {
    t.cards(`
  Test Block {U}
  Instant
  Counter target permanent spell.`);
    t.battlefield(0, "Island", "Mountain");
    t.hand(0, "Test Block", "Test Spark", "Test Cub");
    t.to("precombatMain");
    t.cast("Test Cub");
    const [cub] = t.game.state.stack;
    t.cast("Test Spark", { targets: [1] });
    t.cast("Test Block");
    expect(t.game.state.objects[t.game.state.stack.at(-1)!]!.targets).toEqual([[cub]]);
    t.resolveAll();
    expect([t.count(0, "graveyard", "Test Cub"), t.lifeOf(1)]).toEqual([1, 18]);
  });

  scenario("110.5, 110.5a, 110.5c: being tapped is no characteristic and lasts until something changes it", (t) => {
    t.cards(`
  Test Hold {U}
  Instant
  Tap target creature. It doesn't untap during its controller's next untap step.`);
    t.battlefield(0, "Island");
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Hold");
    t.to("precombatMain");
    t.cast("Test Hold");
    t.resolve();
    t.to("precombatMain", 2);
    expect(t.see("Test Bear")).toMatchObject({ tapped: true, power: 2 });
    t.to("precombatMain", 4);
    expect(t.see("Test Bear").tapped).toBe(false);
  });
});

describe("110-113: permanents, tokens, copies, abilities", () => {
  const TARGET = { what: "target", slot: 0 } as const;

  const ANY = { is: "any" } as const;

  const becoming = (name: string, ...modifications: readonly Modification[]): CardDefinition =>
    sorcery(name, [{ do: "apply", to: TARGET, modifications, duration: "endOfTurn" }], [oneTarget(ANY)]);

  /** In hand, and the main phase has come. */
  function holding(t: TestGame, ...cards: readonly CardDefinition[]): void {
    for (const card of cards) t.define(card);
    t.hand(0, ...cards.map(({ name }) => name));
    t.to("precombatMain");
  }

  scenario("110.4c: a permanent without any permanent type is one all the same", (t) => {
    t.define(creature("Test Bear", 2, 2));
    t.battlefield(0, "Test Bear");
    holding(t, becoming("Test Fading", { modify: "removeTypes", types: ["creature"] }));
    t.cast("Test Fading", { targets: ["Test Bear"] });
    t.resolve();
    expect([t.see("Test Bear").types, t.see("Test Bear").power]).toEqual([[], undefined]);
    t.to("upkeep", 2);
    expect(t.see("Test Bear")).toMatchObject({ types: ["creature"], power: 2 });
  });
});
