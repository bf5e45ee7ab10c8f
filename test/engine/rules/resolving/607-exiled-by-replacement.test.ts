import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

const CREATURES = `
  Test Ox {3}{W}
  Creature — Ox
  2/4`;

describe("607: linked abilities, exiling by a replacement", () => {
  scenario("607.2b: cards exiled by a replacement are found by the ability beside it", (t) => {
    t.cards(`${CREATURES}

  Test Tomb {1}{B}
  Artifact
  If a nontoken creature an opponent controls would die, exile it instead.
  {T}: You gain 1 life for each card exiled with this artifact.

  Test Doom {B}
  Instant
  Destroy target creature.

  Test Banish {W}
  Sorcery
  Exile target creature.`);
    t.battlefield(0, "Test Tomb", "Swamp", "Plains");
    t.battlefield(1, "Test Bear", "Test Ox");
    t.hand(0, "Test Doom", "Test Banish");
    t.to("precombatMain");
    t.cast("Test Doom", { targets: ["Test Bear"] });
    t.resolve();
    t.cast("Test Banish", { targets: ["Test Ox"] });
    t.resolve();
    expect(t.game.state.exile).toHaveLength(2);
    t.activate("Test Tomb");
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
  });
});
