import { describe, expect } from "vitest";
import { determinize, result, view } from "../../../../lib/engine/index.ts";
import { drawGame } from "../../../../lib/engine/running/leave.ts";
import { scenario } from "../../../support/scenario.ts";
import type { TestGame } from "../../../support/testGame.ts";

const CARDS = `
  Test Plot
  Conspiracy
  Hidden agenda
  Creatures you control with the chosen name have haste.

  Test Cabal
  Conspiracy
  Double agenda
  Whenever you cast a creature spell with one of the chosen names, you may search your library for a creature card with the other chosen name, reveal it, put it into your hand, then shuffle.

  Test Guild
  Conspiracy
  Creatures you control get +1/+0.`;

const name = (t: TestGame, given: string) => t.answer({ ask: "name", name: given });
const command = (t: TestGame, viewer: number | null, seat = 0) => view(t.game, viewer).players[seat]!.command;
const codes = (t: TestGame) => t.log.map(({ code }) => code);

/** A conspiracy that gives haste, named for this, and its player's first main phase. */
function plotting(t: TestGame, chosen = "Test Raider"): void {
  t.cards(CARDS);
  t.put(0, "command", "Test Plot");
  t.hand(0, "Test Raider", "Test Ox");
  t.lands(0, "Mountain", 6);
  t.lands(0, "Forest", 6);
  name(t, chosen);
  t.to("precombatMain");
}

describe("702.106: hidden agenda", () => {
  scenario(
    "702.106a, 702.106b, 103.2e, 905.4a, 315.5b, 315.7: it begins face down, and its owner alone knows it and the name",
    (t) => {
      plotting(t);
      expect(command(t, 0)).toMatchObject([
        { name: "Test Plot", faceDown: true, types: [], chosen: [{ of: "name", is: "Test Raider" }] },
      ]);
      for (const viewer of [1, null]) {
        const [card] = command(t, viewer);
        expect(card).toMatchObject({ name: "", faceDown: true, types: [], colors: [], text: "" });
        expect(card).not.toHaveProperty("chosen");
        expect(card).not.toHaveProperty("power");
      }
      expect(JSON.stringify(t.log)).not.toContain("Test Raider");
    },
  );

  scenario("702.106b: nothing that others suppose, in previews and as computer players, rests on the name", (t) => {
    plotting(t);
    t.pass();
    const [id] = t.game.state.command;
    const supposed = determinize(t.game, 1, "0".repeat(64));
    expect(supposed?.state.objects[id!]).toMatchObject({ faceDown: { by: "agenda" } });
    expect(supposed?.state.objects[id!]?.chosen).toBeUndefined();
    expect(determinize(t.game, 0, "0".repeat(64))?.state.objects[id!]?.chosen).toEqual({ name: "Test Raider" });
  });

  scenario("702.106a: nobody sees it face up while names are chosen", (t) => {
    t.cards(CARDS);
    t.put(0, "command", "Test Plot");
    t.asked("name");
    expect(command(t, 1)).toMatchObject([{ name: "", faceDown: true }]);
  });

  scenario("101.4a: players choose names at the same time", (t) => {
    t.cards(CARDS);
    t.put(0, "command", "Test Plot");
    t.put(1, "command", "Test Plot", "Test Plot");
    expect(view(t.game, null).waitingFor).toEqual([0, 1]);
    name(t, "Test Ox");
    expect(view(t.game, null).waitingFor).toEqual([1]);
    name(t, "Test Raider");
    name(t, "Test Ox");
    expect(command(t, 1, 1).map(({ chosen }) => chosen)).toEqual([
      [{ of: "name", is: "Test Raider" }],
      [{ of: "name", is: "Test Ox" }],
    ]);
  });

  scenario("315.5: face down its abilities do nothing", (t) => {
    plotting(t);
    t.cast("Test Raider");
    t.resolve();
    expect(t.see("Test Raider").keywords).not.toContain("haste");
  });

  scenario(
    "702.106c, 116.2j: turned face up with priority, at no cost and without the stack, it tells its name",
    (t) => {
      plotting(t);
      t.cast("Test Raider");
      t.resolve();
      t.cast("Test Ox");
      t.special("turnFaceUp");
      expect([t.count(0, "stack"), t.asked("priority").player]).toEqual([1, 0]);
      expect(command(t, 1)).toMatchObject([{ name: "Test Plot", chosen: [{ of: "name", is: "Test Raider" }] }]);
      expect(t.log.filter(({ code }) => code === "turnFaceUp" || code === "chose")).toMatchObject([
        { code: "turnFaceUp", objects: [{ name: "Test Plot" }] },
        { code: "chose", seat: 0, detail: "name/Test Raider", objects: [{ name: "Test Plot" }] },
      ]);
      t.resolve();
      expect(t.see("Test Raider").keywords).toContain("haste");
      expect(t.see("Test Ox").keywords).not.toContain("haste");
      expect(t.can("special", "Test Plot")).toBe(false);
    },
  );

  scenario("613.7j: it receives a new timestamp as it turns face up", (t) => {
    plotting(t);
    t.special("turnFaceUp");
    const [id] = t.game.state.command;
    expect(t.game.state.objects[id!]!.timestamp).toBe(t.game.state.timestamp);
  });

  scenario("116.2j: another player can't turn it up", (t) => {
    plotting(t);
    t.pass();
    expect(t.asked("priority").player).toBe(1);
    expect(t.asked("priority").actions.some(({ act }) => act === "special")).toBe(false);
  });

  scenario("702.106e: the conspiracies of a player who leaves the game are revealed, with their names", (t) => {
    plotting(t);
    t.concede(0);
    expect(result(t.game)).toEqual({ winners: [1] });
    expect(codes(t)).toContain("reveal");
    expect(t.log.filter(({ code }) => code === "chose")).toMatchObject([{ detail: "name/Test Raider" }]);
    expect(command(t, 1)).toMatchObject([{ name: "Test Plot", chosen: [{ of: "name", is: "Test Raider" }] }]);
  });

  scenario("702.106f, 702.106d: double agenda: two different names, and either finds the other", (t) => {
    t.cards(CARDS);
    t.put(0, "command", "Test Cabal");
    t.hand(0, "Test Raider");
    t.put(0, "library", "Test Raider", "Test Ox");
    t.lands(0, "Mountain", 6);
    name(t, "Test Raider");
    expect(t.refused({ ask: "name", name: "Test Raider" })).toMatchObject({ code: "same-name", rule: "702.106f" });
    name(t, "Test Ox");
    t.to("precombatMain");
    t.special("turnFaceUp");
    expect(command(t, 1)[0]!.chosen).toEqual([
      { of: "name", is: "Test Raider" },
      { of: "name", is: "Test Ox" },
    ]);
    t.cast("Test Raider");
    t.resolve();
    t.yes();
    expect(t.asked("choose").from.map((id) => t.nameOf(id))).toEqual(["Test Ox"]);
    t.choose("Test Ox");
    expect(t.count(0, "hand", "Test Ox")).toBe(1);
  });

  scenario("315.2, 905.4: one without hidden agenda begins face up, and nothing is asked", (t) => {
    t.cards(CARDS);
    t.put(0, "command", "Test Guild");
    t.battlefield(0, "Test Raider");
    expect(t.asked().ask).toBe("priority");
    expect(command(t, 1)).toMatchObject([{ name: "Test Guild" }]);
  });
});

describe("708.9: what is face down at the end", () => {
  scenario("708.9: face-down permanents are revealed as the game ends", (t) => {
    t.cards(`
      Test Shade {3}{B}
      Creature — Shade
      Morph {B}
      3/3`);
    t.hand(0, "Test Shade");
    t.lands(0, "Swamp", 3);
    t.to("precombatMain");
    t.cast("Test Shade", { via: "morph" });
    t.resolve();
    expect(view(t.game, 1).battlefield.at(-1)!.name).toBe("");
    t.concede(1);
    expect(t.log.filter(({ code }) => code === "reveal")).toMatchObject([{ objects: [{ name: "Test Shade" }] }]);
    expect(view(t.game, 1).battlefield.at(-1)!.name).toBe("Test Shade");
  });

  scenario("708.9: so they are where the players agree on a draw", (t) => {
    plotting(t);
    const outcome = drawGame(t.game);
    expect(outcome.ok && outcome.events).toMatchObject([
      { code: "reveal", objects: [{ name: "Test Plot" }] },
      { code: "chose", detail: "name/Test Raider" },
      { code: "drawnGame" },
    ]);
  });
});
