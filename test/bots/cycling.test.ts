import { describe, expect, it } from "vitest";
import { regularBot } from "../../lib/bots/regular/index.ts";
import type { PriorityAction } from "../../lib/engine/decisions.ts";
import { engine } from "../../lib/engine/index.ts";
import type { Handle } from "../../lib/engine/views.ts";
import { TestGame } from "../support/testGame.ts";

const CARDS = `
  Barn Wolf {1}{G}
  Creature — Wolf
  2/2

  Hill Giant's Uncle {5}{G}
  Creature — Giant
  6/6

  Reed Landing
  Land
  This land enters tapped.
  {T}: Add {G} or {W}.
  Cycling {2}

  Strayed Elk {4}{G}
  Creature — Elk
  Basic landcycling {1}
  5/5

  Slow Heron {4}{G}
  Creature — Bird
  Cycling {1}
  4/4

  Almshouse
  Artifact
  {3}: Create a 1/1 white Spirit creature token.`;

const regular = regularBot("cycling");

/** What is held, what lies there, and what is done with priority then. */
function done(hand: readonly string[], lands: number, whose: "mine" | "theirs", there: readonly string[] = []) {
  const table = new TestGame(2, false);
  table.cards(CARDS);
  table.library(0, "Forest", "Forest", "Barn Wolf", "Barn Wolf");
  table.library(1, "Forest", "Forest", "Forest");
  table.hand(0, ...hand);
  table.lands(0, "Forest", lands);
  table.battlefield(0, ...there);
  if (whose === "mine") table.to("precombatMain");
  else {
    table.to("end", 2);
    table.pass();
  }
  const view = engine.view(table.game, 0);
  const { decision } = view.pending[0]!;
  expect([decision.ask, view.turn.active]).toEqual(["priority", whose === "mine" ? 0 : 1]);
  const { answer } = regular.answer(view)[0]!;
  const { action } = answer as { readonly action: PriorityAction<Handle> };
  const names = new Map([...view.players[0]!.hand, ...view.battlefield].map(({ id, name }) => [id, name]));
  const of = "card" in action ? action.card : "source" in action ? action.source : undefined;
  return of === undefined ? action.act : `${action.act} ${names.get(of)}`;
}

describe("regular, with cards that can be cycled (702.29a)", () => {
  it("plays a land that it needs", () => {
    expect(done(["Reed Landing", "Barn Wolf"], 3, "mine")).toBe("playLand Reed Landing");
    expect(done(["Reed Landing", "Hill Giant's Uncle"], 5, "mine")).toBe("playLand Reed Landing");
    expect(done(["Reed Landing", "Barn Wolf", "Barn Wolf", "Barn Wolf"], 5, "mine")).toBe("playLand Reed Landing");
  });

  it("keeps one that it has no use for, and cycles it at the end of an opponent's turn", () => {
    expect(done(["Reed Landing", "Barn Wolf"], 5, "mine")).toBe("cast Barn Wolf");
    expect(done(["Reed Landing"], 5, "mine")).toBe("pass");
    expect(done(["Reed Landing"], 5, "theirs")).toBe("activate Reed Landing");
  });

  it("looks for a land where one is missing, before it casts anything (702.29e)", () => {
    expect(done(["Strayed Elk", "Barn Wolf"], 3, "mine")).toBe("activate Strayed Elk");
    expect(done(["Strayed Elk", "Forest"], 3, "mine")).toBe("playLand Forest");
    expect(done(["Strayed Elk"], 5, "mine")).toBe("cast Strayed Elk");
  });

  it("draws for a land with what it cannot cast, once all else is cast", () => {
    expect(done(["Slow Heron", "Barn Wolf"], 3, "mine")).toBe("cast Barn Wolf");
    expect(done(["Slow Heron"], 3, "mine")).toBe("activate Slow Heron");
    expect(done(["Slow Heron"], 5, "mine")).toBe("cast Slow Heron");
  });
});

describe("regular, with mana left over at the end of an opponent's turn (117.1b)", () => {
  it("uses what costs nothing but mana", () => {
    expect(done([], 3, "theirs", ["Almshouse"])).toBe("activate Almshouse");
  });
});
