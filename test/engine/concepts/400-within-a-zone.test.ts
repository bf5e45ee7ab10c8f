import { describe, expect } from "vitest";
import { view } from "../../../lib/engine/index.ts";
import { perform } from "../../../lib/engine/position.ts";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

describe("400: what stays in a zone, and what becomes another object there", () => {
  scenario("400.5, 404.2: cards lie in a graveyard in the order in which they came there", (t) => {
    t.cards(`
      Test Spade {0}
      Sorcery
      Return the top creature card of your graveyard to the battlefield.`);
    t.graveyard(0, "Test Cub", "Test Ox");
    t.hand(0, "Test Spade", "Test Spade", "Test Raider", "Test Slayer");
    t.to("precombatMain");
    t.cast("Test Raider");
    t.resolve();
    t.cast("Test Slayer", { targets: ["Test Raider"] });
    t.resolve();
    const lying = () => view(t.game, 1).players[0]!.graveyard.map(({ name }) => name);
    expect(lying()).toEqual(["Test Cub", "Test Ox", "Test Raider", "Test Slayer"]);
    t.cast("Test Spade");
    t.resolve();
    expect(lying()).toEqual(["Test Cub", "Test Ox", "Test Slayer", "Test Spade"]);
    t.cast("Test Spade");
    t.resolve();
    expect(lying()).toEqual(["Test Cub", "Test Slayer", "Test Spade", "Test Spade"]);
  });

  scenario("400.8, 406.7: a card in exile that is exiled is another object, which nothing is known of", (t) => {
    t.cards(`
      Test Loan {0}
      Sorcery
      Exile target card from your graveyard. You may cast that card for as long as it remains exiled.`);
    t.graveyard(0, "Test Cub");
    t.hand(0, "Test Loan");
    t.to("precombatMain");
    t.cast("Test Loan", { targets: ["Test Cub"] });
    t.resolve();
    expect(t.can("cast", "Test Cub")).toBe(true);
    const [exiled] = t.ids(0, "exile", "Test Cub");
    perform(t.game, { e: "move", object: exiled!, to: "exile" });
    expect(t.count(0, "exile", "Test Cub")).toBe(1);
    expect(t.ids(0, "exile", "Test Cub")).not.toContain(exiled);
    t.to("postcombatMain");
    expect(t.can("cast", "Test Cub")).toBe(false);
  });

  scenario("400.10: what is put into the command zone from there has just entered it", (t) => {
    t.cards(`
      Test Marshal {0}
      Legendary Creature — Human
      2/2`);
    t.put(0, "commanders", "Test Marshal");
    t.to("precombatMain");
    const [marshal] = t.ids(0, "command", "Test Marshal");
    perform(t.game, { e: "move", object: marshal!, to: "command" });
    const [now] = t.ids(0, "command", "Test Marshal");
    expect(now).not.toBe(marshal);
    t.to("postcombatMain");
    t.cast("Test Marshal");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Marshal")).toBe(1);
  });

  scenario("400.4, 400.4b: planes and phenomena remain in the command zone, whatever would take them away", (t) => {
    t.cards(`
      Test Meadow
      Plane — Wold
      Creatures you control get +1/+1.

      Test Hush
      Phenomenon
      When you encounter Test Hush, each player draws a card.`);
    t.put(0, "command", "Test Meadow", "Test Hush");
    t.to("precombatMain");
    for (const name of ["Test Meadow", "Test Hush"])
      for (const to of ["hand", "exile", "graveyard", "battlefield"] as const) {
        const [card] = t.ids(0, "command", name);
        perform(t.game, { e: "move", object: card!, to });
        expect(t.ids(0, "command", name)).toEqual([card]);
      }
  });

  scenario("108.3b: a card of the sideboard is its player's, whoever controls it, and goes to their graveyard", (t) => {
    kit(t);
    t.cards(`
      Test Wish {0}
      Sorcery
      You may reveal a creature card you own from outside the game and put it into your hand.

      Test Lure {0}
      Instant
      Gain control of target creature.`);
    t.put(0, "sideboard", "Test Cub");
    t.hand(0, "Test Wish", "Test Slayer");
    t.hand(1, "Test Lure");
    t.to("precombatMain");
    t.cast("Test Wish");
    t.resolve();
    t.yes();
    if (t.asked().ask === "choose") t.choose("Test Cub");
    t.cast("Test Cub");
    t.resolve();
    t.pass();
    t.cast("Test Lure", { targets: ["Test Cub"] });
    t.resolve();
    expect(t.see("Test Cub").controller).toBe(1);
    t.cast("Test Slayer", { targets: ["Test Cub"] });
    t.resolve();
    expect([t.count(0, "graveyard", "Test Cub"), t.count(1, "graveyard", "Test Cub")]).toEqual([1, 0]);
  });

  scenario("400.9, 400.10, 701.24b: a plane that was turned face down comes back as another object", (t) => {
    t.cards(`
      Test Meadow
      Plane — Wold
      At the beginning of your upkeep, put a bloom counter on Test Meadow.

      Test Moor
      Plane — Wold
      Creatures you control get +1/+1.

      Test Step {0}
      Sorcery
      Planeswalk.`);
    t.put(0, "faceUp", "Test Meadow");
    t.put(0, "supplementary", "Test Moor");
    t.put(1, "supplementary", "Test Moor");
    t.hand(0, "Test Step", "Test Step");
    t.to("precombatMain");
    const up = () => t.game.state.command.map((id) => [t.nameOf(id), t.game.state.objects[id]?.counters]);
    const [meadow] = t.game.state.command;
    expect(up()).toEqual([["Test Meadow", { bloom: 1 }]]);
    for (let times = 0; times < 2; times++) {
      t.cast("Test Step");
      t.resolve();
    }
    expect(up()).toEqual([["Test Meadow", undefined]]);
    expect(t.game.state.command).not.toContain(meadow);
  });
});
