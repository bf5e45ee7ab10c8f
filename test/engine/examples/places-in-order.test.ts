import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

describe("404, 608.2d: places in an order", () => {
  scenario("608.2d: second from the top or on the bottom, as the card's owner chooses", (t) => {
    kit(t);
    t.cards(`
      Test Days {0}
      Instant
      The owner of target creature puts it into their library second from the top or on the bottom.`);
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.hand(0, "Test Days", "Test Days");
    t.to("precombatMain");
    const library = () => t.game.state.players[1]!.library.map((id) => t.nameOf(id));
    t.cast("Test Days", { targets: ["Test Bear"] });
    t.resolve();
    const asked = t.asked("option");
    expect([asked.player, asked.options]).toEqual([1, ["second from the top", "bottom"]]);
    t.answer({ ask: "option", chosen: [0] });
    expect(library().at(-2)).toBe("Test Bear");
    t.cast("Test Days", { targets: ["Test Ogre"] });
    t.resolve();
    t.answer({ ask: "option", chosen: [1] });
    expect(library()[0]).toBe("Test Ogre");
  });

  scenario("404.2: the top creature card of a graveyard is the topmost of those, whatever lies on it", (t) => {
    kit(t);
    t.cards(`
      Test Dance {0}
      Sorcery
      Return the top creature card of your graveyard to the battlefield. That creature gains haste until end of turn.`);
    t.graveyard(0, "Test Ogre", "Test Bear", "Test Spark");
    t.hand(0, "Test Dance");
    t.to("precombatMain");
    t.cast("Test Dance");
    settle(t);
    expect([t.count(0, "battlefield", "Test Bear"), t.count(0, "battlefield", "Test Ogre")]).toEqual([1, 0]);
  });
});
