import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

describe("106.13: mana lost to another player", () => {
  scenario("106.13, 605.3b: the mana of one player's lands is put into another's pool, restrictions and all", (t) => {
    t.cards(`
      Test Drain {0}
      Sorcery
      Target player activates a mana ability of each land they control. Then that player loses all unspent mana and you add the mana lost this way.

      Test Grove
      Land
      {T}: Add {G}. Spend this mana only to cast creature spells.

      Test Twin
      Land
      {T}: Add {R}.
      {T}: Add {B}.

      Test Beast {G}
      Creature — Beast
      3/3

      Test Charm {G}
      Sorcery
      You gain 1 life.`);
    t.battlefield(1, "Test Grove", "Test Twin", "Plains");
    t.permanentWith(1, "Island", { tapped: true });
    t.hand(0, "Test Drain", "Test Beast", "Test Charm");
    t.to("precombatMain");
    t.cast("Test Drain", { targets: [1] });
    t.resolve();
    const asked = t.asked("option");
    expect(asked.player).toBe(1);
    t.answer({ ask: "option", chosen: [1] });
    expect([t.mana(0), t.mana(1)]).toEqual(["GBW", ""]);
    expect(t.ids(1, "battlefield").every((id) => t.seeId(id).tapped)).toBe(true);
    expect([t.can("cast", "Test Beast"), t.can("cast", "Test Charm")]).toEqual([true, false]);
  });
});
