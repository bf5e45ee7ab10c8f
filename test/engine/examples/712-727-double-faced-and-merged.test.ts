import { describe, expect } from "vitest";
import { creature, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

describe("712.21, 727.3: one permanent of several cards", () => {
  scenario("727.3, 727.3c: what was merged goes to each owner's graveyard, every card of it", (t) => {
    kit(t);
    creature(t, "Test Graft", "Mutate {0}\nTrample", "5/5", "{5}", "Creature — Beast");
    t.battlefield(0, "Test Bear");
    t.lands(0, "Swamp", 1);
    t.hand(0, "Test Graft", "Test Murder");
    t.to("precombatMain");
    t.cast("Test Graft", { via: "mutate", targets: ["Test Bear"] });
    t.resolve();
    if (t.asked().ask === "option") t.answer({ ask: "option", chosen: [0] });
    expect(t.count(0, "battlefield", "Swamp")).toBe(1);
    const merged = t.game.state.battlefield.find((id) => t.seeId(id).types.includes("creature"))!;
    expect(t.seeId(merged).keywords).toContain("trample");
    t.cast("Test Murder");
    if (t.asked().ask === "choose") t.answer({ ask: "choose", chosen: [merged] });
    settle(t);
    expect([t.count(0, "graveyard", "Test Bear"), t.count(0, "graveyard", "Test Graft")]).toEqual([1, 1]);
  });
});
