import { describe, expect } from "vitest";
import { scenario } from "../support/scenario.ts";

describe("730.1: a spell that proves illegal while something else goes on", () => {
  scenario("603.10a, 608.2g: what dies at the same time is still seen together", (t) => {
    t.cards(`
  Test Prospector {0}
  Creature — Dwarf
  1/1
  Vigilance

  Test Mourner {0}
  Creature — Spirit
  1/1
  Whenever a creature dies, you gain 1 life.

  Test Rust {1}
  Instant
  Destroy target artifact.

  Test Flood {0}
  Sorcery
  Destroy all creatures.`);
    t.gives("Test Prospector", {
      kind: "static",
      effects: [
        {
          static: "replace",
          replacement: {
            of: { on: "move", object: { is: "self" }, from: "battlefield", to: "graveyard" },
            instead: { by: "effects", effects: [{ do: "discover", who: { who: "you" }, n: 2 }] },
          },
        },
      ],
    });
    t.battlefield(0, "Test Prospector", "Test Mourner", "Test Cub");
    t.put(0, "library", "Test Rust");
    t.hand(0, "Test Flood");
    t.to("precombatMain");
    t.cast("Test Flood");
    t.resolve();
    t.answer({ ask: "confirm", yes: true });
    t.order(0, 1);
    t.resolveAll();
    expect(t.count(0, "hand", "Test Rust")).toBe(1);
    expect(t.lifeOf(0)).toBe(22);
  });
});
