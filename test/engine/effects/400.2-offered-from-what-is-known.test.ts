import { describe, expect } from "vitest";
import { pending } from "../../../lib/engine/index.ts";
import { scenario } from "../../support/scenario.ts";

const CARDS = `
  Test Gag {0}
  Artifact
  As this artifact enters, choose a card name.

  Test Muzzle {0}
  Artifact
  As this artifact enters, choose a nonland card name.

  Test Herald {0}
  Artifact
  As this artifact enters, choose a creature type.

  Test Whelp {0}
  Creature — Kavu
  1/1

  Test Elder {0}
  Creature — Kavu
  2/2

  Test Scout {0}
  Creature — Zubera
  1/1

  Test Brute {0}
  Creature — Orgg
  5/5`;

describe("400.2: a question offers what its player knows, and tells nothing of the others' hidden cards", () => {
  scenario("201.4: names of one's own cards anywhere, and of what is in the open", (t) => {
    t.cards(CARDS);
    t.hand(0, "Test Gag", "Test Scout");
    t.put(0, "library", "Test Whelp");
    t.battlefield(1, "Test Brute");
    t.hand(1, "Test Elder");
    t.put(1, "library", "Test Raider");
    t.put(1, "sideboard", "Test Ox");
    t.to("precombatMain");
    t.cast("Test Gag");
    t.resolve();
    const { suggestions } = t.asked("name");
    expect(suggestions).toEqual(expect.arrayContaining(["Test Gag", "Test Scout", "Test Whelp", "Test Brute"]));
    expect(suggestions).not.toContain("Test Elder");
    expect(suggestions).not.toContain("Test Raider");
    expect(suggestions).not.toContain("Test Ox");
    // 201.4: any other name may be chosen.
    t.answer({ ask: "name", name: "Test Elder" });
    expect(t.count(0, "battlefield", "Test Gag")).toBe(1);
  });

  scenario("201.4a: none that the instruction excludes", (t) => {
    t.cards(CARDS);
    t.hand(0, "Test Muzzle", "Mountain");
    t.to("precombatMain");
    t.cast("Test Muzzle");
    t.resolve();
    const { suggestions } = t.asked("name");
    expect(suggestions).toContain("Test Muzzle");
    expect(suggestions).not.toContain("Mountain");
  });

  scenario("205.3m: creature types are in the order of the cards that are known", (t) => {
    t.cards(CARDS);
    t.hand(0, "Test Herald");
    t.put(0, "library", "Test Whelp", "Test Elder");
    t.battlefield(1, "Test Scout");
    t.hand(1, "Test Brute", "Test Brute", "Test Brute");
    t.to("precombatMain");
    t.cast("Test Herald");
    t.resolve();
    const { options } = t.asked("option");
    const [kavu, zubera, orgg] = ["Kavu", "Zubera", "Orgg"].map((type) => options.indexOf(type));
    expect(kavu).toBeLessThan(zubera!);
    expect(zubera).toBeLessThan(5);
    expect(orgg).toBeGreaterThan(20);
  });

  scenario("720.1: whoever chooses for another player is offered what they themselves know", (t) => {
    t.cards(`${CARDS}

      Test Leash {0}
      Sorcery
      You control target player during that player's next turn.`);
    t.hand(0, "Test Leash", "Test Brute");
    t.hand(1, "Test Gag");
    t.put(1, "sideboard", "Test Elder");
    t.to("precombatMain");
    t.cast("Test Leash", { targets: [1] });
    t.resolve();
    t.to("precombatMain", 2);
    t.cast("Test Gag");
    t.resolve();
    const [question] = pending(t.game);
    expect(question!.decidedBy).toBe(0);
    const { suggestions } = t.asked("name");
    expect(suggestions).toContain("Test Brute");
    expect(suggestions).not.toContain("Test Elder");
  });
});
