import { describe, expect, it } from "vitest";
import { withTokenMaker } from "../../bench/tokenMaker.ts";
import type { Answer, Decision } from "../../lib/engine/decisions.ts";
import { type Game, load, pending, save, submit, submitDirectly, view } from "../../lib/engine/index.ts";
import { handlesIn, runOf } from "../../lib/engine/runs.ts";
import { gathered } from "../../lib/engine/view/gather.ts";
import type { Handle, SeatView } from "../../lib/engine/views.ts";

const TOKENS = 100;
const PASS: Answer<Handle> = { ask: "priority", action: { act: "pass" } };

type Look = (view: SeatView) => SeatView;
type Answers = (asked: Decision<Handle>) => Answer<Handle>;

/** Answers by handles until somebody is asked such a question; what a seat sees of it. */
function until(
  game: Game,
  look: Look,
  is: (asked: Decision<Handle>) => boolean,
  answers: Answers = () => PASS,
): SeatView {
  for (;;) {
    const [{ decidedBy }] = pending(game) as [Decision];
    const seen = look(view(game, decidedBy));
    const [{ decision, digest }] = seen.pending as [SeatView["pending"][number]];
    if (is(decision)) return seen;
    const submitted = submit(game, decidedBy, [{ slot: decision.slot, digest, answer: answers(decision) }]);
    if (!submitted.ok) throw new Error(submitted.message);
  }
}
const asks = (kind: Decision["ask"]) => (asked: Decision<Handle>) => asked.ask === kind;

/** Uses the artifact once, then passes until attackers are to be declared. */
function mustered(look: Look): { game: Game; seen: SeatView } {
  const game = withTokenMaker(TOKENS);
  let made = false;
  const seen = until(game, look, asks("attackers"), (asked) => {
    const use = asked.ask === "priority" && !made ? asked.actions.find(({ act }) => act === "activate") : undefined;
    made = true;
    return use ? { ask: "priority", action: use } : PASS;
  });
  return { game, seen };
}

/** A game in which the tokens were made once, and attack. */
function attacked(look: Look): Game {
  const { game } = mustered(look);
  until(game, look, asks("blockers"), (asked) => {
    if (asked.ask !== "attackers") return PASS;
    return {
      ask: "attackers",
      attacks: asked.attackers.map(({ attacker, defenders }) => ({ attacker, defender: defenders[0]! })),
    };
  });
  return game;
}

const isOver = (game: Game) => () => game.state.turn.step === "postcombatMain";

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("many tokens that nothing tells apart", () => {
  const one: Look = (seen) => seen;

  it("111.1, 508.1: are one entry with a count in the view, and one in the question who attacks", () => {
    const { seen } = mustered(gathered);
    const piles = seen.battlefield.filter(({ count }) => count !== undefined);
    expect(piles.map(({ count, controller }) => [count, controller])).toEqual([
      [TOKENS, 0],
      [TOKENS, 1],
    ]);
    expect(handlesIn(piles[0]!.id)).toHaveLength(TOKENS);
    const { decision } = seen.pending[0]!;
    expect(decision).toMatchObject({ ask: "attackers", attackers: [{ attacker: piles[0]!.id, defenders: ["p1"] }] });
  });

  it("508.1, 509.1: attack and block as runs, with the same outcome as one by one", () => {
    const play = (look: Look, block: Answers): unknown => {
      const game = attacked(look);
      until(game, look, isOver(game), (asked) => (asked.ask === "blockers" ? block(asked) : PASS));
      expect(game.state.battlefield).toHaveLength(1);
      return plain(game.state);
    };
    const asRuns = play(gathered, (asked) => {
      if (asked.ask !== "blockers") return PASS;
      expect(asked.blockers).toHaveLength(1);
      const [{ blocker, attackers }] = asked.blockers as [(typeof asked.blockers)[0]];
      return { ask: "blockers", blocks: [{ blocker, attacker: attackers[0]! }] };
    });
    const apart = play(one, (asked) => {
      if (asked.ask !== "blockers") return PASS;
      const { attackers } = asked.blockers[0]!;
      return {
        ask: "blockers",
        blocks: asked.blockers.map(({ blocker }, at) => ({ blocker, attacker: attackers[at]! })),
      };
    });
    expect(asRuns).toEqual(apart);
  });

  it("509.1: a part of a run blocks one creature, which stands apart from then on", () => {
    const game = attacked(gathered);
    const seen = until(game, gathered, asks("order"), (asked) => {
      if (asked.ask !== "blockers") return PASS;
      const [{ blocker, attackers }] = asked.blockers as [(typeof asked.blockers)[0]];
      const [attacker] = handlesIn(attackers[0]!)!;
      return {
        ask: "blockers",
        blocks: [{ blocker: runOf(handlesIn(blocker)!.slice(0, 12)), attacker: attacker! }],
      };
    });
    const attackers = seen.battlefield.filter(({ attacking }) => attacking !== undefined);
    expect(attackers.map(({ count }) => count)).toEqual([undefined, TOKENS - 1]);
    const blockers = seen.battlefield.filter(({ blocking }) => blocking !== undefined);
    expect(blockers).toMatchObject([{ count: 12, blocking: [attackers[0]!.id] }]);
  });

  it("are stored as runs, and are the same objects when the game is restored, in the middle of combat too", () => {
    const game = attacked(one);
    until(game, one, isOver(game), (asked) => {
      const saved = save(game);
      expect(saved.snapshot.length + JSON.stringify(saved.inputs).length).toBeLessThan(6_000);
      const restored = load(JSON.parse(JSON.stringify(saved)), game.pool);
      expect(plain(restored.state)).toEqual(plain(game.state));
      expect(plain(pending(restored))).toEqual(plain(pending(game)));
      if (asked.ask !== "blockers") return PASS;
      const { attackers } = asked.blockers[0]!;
      return {
        ask: "blockers",
        blocks: asked.blockers.map(({ blocker }, at) => ({ blocker, attacker: attackers[at]! })),
      };
    });
  });

  it("are counted in the log", () => {
    const { game } = mustered(one);
    const [{ attackers }] = pending(game) as [Extract<Decision, { ask: "attackers" }>];
    const attacks = attackers.map(({ attacker, defenders }) => ({ attacker, defender: defenders[0]! }));
    const declared = submitDirectly(game, 0, [{ slot: "attackers", answer: { ask: "attackers", attacks } }]);
    expect(declared).toMatchObject({
      ok: true,
      events: [{ code: "attack", seat: 0, objects: [{ name: "Soldier Token", count: TOKENS }] }],
    });
  });

  it("are not known by a handle that was never shown, and a run that is too long is refused", () => {
    const game = attacked(one);
    const block = (blocker: Handle) =>
      submit(game, 1, [
        { slot: "blockers", answer: { ask: "blockers", blocks: [{ blocker, attacker: "~99999999" }] } },
      ]);
    expect(block("~1")).toMatchObject({ ok: false, code: "unknown-object" });
    expect(block("~1-999999999")).toMatchObject({ ok: false, code: "bad-run" });
  });
});
