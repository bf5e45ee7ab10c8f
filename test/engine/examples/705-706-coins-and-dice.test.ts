import { describe, expect, it } from "vitest";
import { abilities, spell } from "../../oracle/support.ts";
import { scenario } from "../../support/scenario.ts";
import type { TestGame } from "../../support/testGame.ts";

const STAR = `
  Vesa, Night Pup {1}{R}
  Legendary Planeswalker — Vesa
  0: Roll a six-sided die.
  1 or 2 — [+2], then create two 1/1 green Squirrel creature tokens. They gain haste until end of turn.
  3 — [−1], then you gain 1 life.
  4 or 5 — Vesa deals damage equal to the number of loyalty counters on her to a creature or player, then [−2].
  6 — [+1], and you may activate Vesa's loyalty ability two more times this turn.
  Loyalty 5`;

/** Activates it until a result does what is looked for, a turn each. */
function until(t: TestGame, done: (change: number) => boolean): void {
  t.cards(STAR);
  t.battlefield(0, "Vesa, Night Pup");
  t.to("precombatMain");
  for (let turn = 3; turn < 60; turn += 2) {
    const loyalty = (): number => t.see("Vesa, Night Pup").counters.loyalty ?? 0;
    const before = loyalty();
    t.activate("Vesa, Night Pup");
    t.resolve();
    if (done(loyalty() - before)) return;
    if (t.asked().ask === "choose") t.choose(1);
    t.to("precombatMain", turn);
  }
  throw new Error("it never came");
}

describe("706.3: results told without a table", () => {
  scenario("706.3b, 606.4: a loyalty symbol in a result puts counters on it or removes some", (t) => {
    t.life(1, 2000);
    until(t, (change) => {
      const squirrels = t.count(0, "battlefield", "Squirrel Token");
      if (squirrels > 0) expect([squirrels, change]).toEqual([2, 2]);
      return squirrels > 0;
    });
  });

  scenario("606.3, 606.4: it may be activated so many more times this turn", (t) => {
    t.life(1, 2000);
    until(t, () => t.asked().ask === "priority" && t.can("activate", "Vesa, Night Pup"));
    t.activate("Vesa, Night Pup");
    t.resolve();
    if (t.asked().ask === "choose") t.choose(1);
    expect(t.can("activate", "Vesa, Night Pup")).toBe(true);
  });

  scenario("608.2d: which creature or player is chosen as it is dealt", (t) => {
    t.cards(`
      Test Cub {2}
      Creature — Bear
      2/2

      Test Cinder {0}
      Instant
      Test Cinder deals 2 damage to a creature or player.`);
    t.battlefield(1, "Test Cub");
    t.hand(0, "Test Cinder", "Test Cinder");
    t.to("precombatMain");
    t.cast("Test Cinder");
    t.resolve();
    t.choose("Test Cub");
    t.cast("Test Cinder");
    t.resolve();
    t.choose(1);
    expect([t.count(1, "graveyard", "Test Cub"), t.lifeOf(1)]).toEqual([1, 18]);
  });
  it("706.3: a row for each number", () =>
    expect(abilities(spell("Roll a six-sided die.\n1 — Draw a card.\n2 or 3 — You gain 1 life."))).toMatchObject([
      {
        body: {
          effects: [
            {
              results: [
                { from: 1, to: 1 },
                { from: 2, to: 3 },
              ],
            },
          ],
        },
      },
    ]));
});
