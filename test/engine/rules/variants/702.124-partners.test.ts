import { describe, expect } from "vitest";
import { kit } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";

const PARTNERS = `
  Test Queen {0}
  Legendary Creature — Human
  Partner
  2/2

  Test King {0}
  Legendary Creature — Human
  Partner
  3/3

  Test Friend {0}
  Legendary Creature — Human
  Doctor's companion
  1/1

  Test Call {0}
  Sorcery
  Put your commander into your hand from the command zone.

  Test Split {0}
  Sorcery
  Destroy target creature with partner.`;

describe("702.124: two commanders", () => {
  scenario("702.124e: which of the two “your commander” is is chosen as the effect is applied", (t) => {
    kit(t);
    t.cards(PARTNERS);
    t.put(0, "commanders", "Test Queen", "Test King");
    t.hand(0, "Test Call", "Test Call");
    t.to("precombatMain");
    t.cast("Test Call");
    t.resolve();
    t.choose("Test King");
    t.no();
    expect([t.count(0, "hand", "Test King"), t.count(0, "command", "Test Queen")]).toEqual([1, 1]);
    t.cast("Test Call");
    t.resolve();
    t.no();
    expect(t.count(0, "hand", "Test Queen")).toBe(1);
  });

  scenario("702.124n: partner by its name is no other partner ability", (t) => {
    kit(t);
    t.cards(PARTNERS);
    t.battlefield(1, "Test Queen", "Test Friend");
    t.hand(0, "Test Split");
    t.to("precombatMain");
    t.cast("Test Split");
    if (t.asked().ask === "choose") expect(t.asked("choose").from.map(t.nameOf, t)).toEqual(["Test Queen"]);
    t.resolveAll();
    expect([t.count(1, "graveyard", "Test Queen"), t.count(1, "battlefield", "Test Friend")]).toEqual([1, 1]);
  });
});
