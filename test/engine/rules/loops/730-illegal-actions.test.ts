import { describe, expect, it } from "vitest";
import type { CardDefinition } from "../../../../lib/engine/definition.ts";
import type { GameEvent } from "../../../../lib/engine/events.ts";
import type { Game, Procedure } from "../../../../lib/engine/game.ts";
import { choose, Illegal, StepLimitExceeded } from "../../../../lib/engine/procedure.ts";
import { compiledCard } from "../../../../lib/engine/query/characteristics/compiled.ts";
import { apply } from "../../../../lib/engine/rules/applying/apply.ts";
import { propose } from "../../../../lib/engine/rules/events/propose.ts";
import { attempt, dryRun } from "../../../../lib/engine/running/attempt.ts";
import { submitAnswers } from "../../../../lib/engine/running/submit.ts";
import { during, lookDuring, OUTERMOST } from "../../../../lib/engine/scope.ts";
import { scenario } from "../../../support/scenario.ts";
import { TestGame } from "../../../support/testGame.ts";

/** A game at its first priority, the hands dealt. */
function begun(prepare: (t: TestGame) => void = () => {}): { t: TestGame; game: Game } {
  const t = new TestGame(2, false);
  prepare(t);
  t.to("precombatMain");
  return { t, game: t.game };
}

/** All that a player, or the rest of the rules, could tell the difference by. */
const everything = ({ state, log, execution: { scope, slots, pending, inputs, barrier, stable } }: Game) =>
  structuredClone({
    state,
    log,
    scope,
    slots: [...slots],
    pending: pending.length,
    inputs: inputs.length,
    barrier,
    stable,
  });

const named = (name: string): CardDefinition => ({
  name,
  layout: "token",
  faces: [{ name, typeLine: { supertypes: [], types: ["creature"], subtypes: [] }, text: "", abilities: [] }],
});

const SPARK: GameEvent = { e: "loseLife", player: 1, amount: 3 };

/** Changes the game, defines a token, and then proves illegal. */
function* spoiled(game: Game): Procedure<string> {
  apply(game, { e: "define", definition: named("Spoiled") });
  compiledCard(game, -1);
  yield* propose(game, SPARK);
  game.log.push({ code: "spoiled" });
  throw new Illegal("no-legal-target", "There is nothing to aim at.");
}

describe("730.1: an action that proves illegal in the middle leaves nothing behind", () => {
  it("state, log, definitions and what was so for a while are as before", () => {
    const { game } = begun();
    const before = everything(game);
    const done = attempt(game, during(game, { ...game.execution.scope, drawn: [] }, spoiled(game))).next();
    expect(done.value).toBeInstanceOf(Illegal);
    expect(everything(game)).toEqual(before);
    apply(game, { e: "define", definition: named("Fresh") });
    expect(compiledCard(game, -1).definition.name).toBe("Fresh");
  });

  it("a refusal that does not count goes on to whoever it is for, and so does a fault", () => {
    const { game } = begun();
    const refused = attempt(game, during(game, { ...game.execution.scope, drawn: [] }, spoiled(game)), () => false);
    expect(() => refused.next()).toThrow(Illegal);
    const faulty = (): never => {
      throw new TypeError("broken");
    };
    expect(() => lookDuring(game, { ...game.execution.scope, findingMana: true }, faulty)).toThrow(TypeError);
    expect(game.execution.scope).toBe(OUTERMOST);
  });

  it("a dry run sees what would be, or what is where somebody would be asked; it leaves nothing behind either way", () => {
    const { game } = begun();
    const before = everything(game);
    const life = (): number => game.state.players[1]!.life;
    function* spark(): Procedure {
      yield* propose(game, SPARK);
    }
    function* asking(): Procedure {
      yield* spark();
      yield* choose<"confirm">(game, { ask: "confirm", player: 0, about: "may" });
    }
    expect(dryRun(game, during(game, { ...game.execution.scope, drawn: [] }, spark()), life)).toBe(17);
    expect(everything(game)).toEqual(before);
    expect(dryRun(game, during(game, { ...game.execution.scope, drawn: [] }, asking()), life)).toBe(20);
    expect(everything(game)).toEqual(before);
    expect(() => dryRun(game, spoiled(game), life)).toThrow(Illegal);
    expect(everything(game)).toEqual(before);
  });

  it.each([
    ["729.1: more events than a game should need", new StepLimitExceeded("too many"), "endless-loop"],
    ["a fault", new TypeError("broken"), undefined],
  ])("%s after the last answer: the answers are not taken, and can be given again", (_, thrown, code) => {
    const { t, game } = begun((table) => {
      table.hand(0, "Test Spark");
      table.battlefield(0, "Mountain");
    });
    t.cast("Test Spark", { targets: [1] });
    t.pass();
    const before = everything(game);
    game.execution.watch = ({ e }) => {
      if (e === "damage") throw thrown;
    };
    const pass = () =>
      submitAnswers(game, 1, [{ slot: "priority", answer: { ask: "priority", action: { act: "pass" } } }]);
    if (code === undefined) expect(pass).toThrow(thrown);
    else expect(pass()).toMatchObject({ ok: false, code });
    expect(everything(game)).toEqual({ ...before, log: [] });
    game.execution.watch = undefined;
    expect(pass()).toMatchObject({ ok: true });
    expect(game.state.players[1]!.life).toBe(18);
  });
});

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
