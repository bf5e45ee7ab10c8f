import { describe, expect, it } from "vitest";
import { regularBot } from "../../lib/bots/regular/index.ts";
import { engine } from "../../lib/engine/index.ts";
import { TestGame } from "../support/testGame.ts";

const regular = regularBot("counters");

/** What is done about a spell that costs four, cast by somebody who has so many lands left. */
function about(answer: string, left: number) {
  const table = new TestGame(2, false);
  table.cards(`
    Hill Troll {3}{R}
    Creature — Troll
    4/4

    Customs Ledger {1}{U}
    Instant
    Counter target spell unless its controller pays {2}.

    Closed Gate {1}{U}
    Instant
    Counter target spell.`);
  table.lands(0, "Mountain", 4 + left);
  table.lands(1, "Island", 2);
  table.hand(0, "Hill Troll");
  table.hand(1, answer);
  table.to("precombatMain");
  table.cast("Hill Troll");
  table.pass();
  const [given] = regular.answer(engine.view(table.game, 1));
  return given!.answer.ask === "priority" ? given!.answer.action.act : undefined;
}

describe("regular, when an opponent casts a spell", () => {
  it("counters it, but not for a toll they can pay (118.12a)", () => {
    expect(about("Closed Gate", 2)).toBe("cast");
    expect(about("Customs Ledger", 1)).toBe("cast");
    expect(about("Customs Ledger", 2)).toBe("pass");
  });
});
