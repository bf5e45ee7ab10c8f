import { describe, expect, it } from "vitest";
import { withTokenMaker } from "../../bench/tokenMaker.ts";
import { answerOf, begin, tap } from "../../lib/answering/answering.ts";
import { pending, submit, view } from "../../lib/engine/index.ts";
import { gathered } from "../../lib/engine/view/gather.ts";
import type { SeatView } from "../../lib/engine/views.ts";
import { lookup } from "../../lib/view/lookup.ts";
import { manyIn, spread } from "../../lib/view/spread.ts";

/** What seat 0 is shown when it may attack with so many tokens. */
function attackers(tokens: number): { game: ReturnType<typeof withTokenMaker>; shown: SeatView } {
  const game = withTokenMaker(tokens);
  let made = false;
  for (;;) {
    const [{ decidedBy, ask }] = pending(game) as [ReturnType<typeof pending>[number]];
    const shown = spread(gathered(view(game, decidedBy)));
    if (ask === "attackers") return { game, shown };
    const [{ decision }] = shown.pending as [SeatView["pending"][number]];
    if (decision.ask !== "priority") throw new Error(`asked is ${decision.ask}`);
    const use = made ? undefined : decision.actions.find(({ act }) => act === "activate");
    made = true;
    submit(game, decidedBy, [{ slot: decision.slot, answer: { ask: "priority", action: use ?? { act: "pass" } } }]);
  }
}

describe("many tokens on the page", () => {
  it("lie one by one where they are few", () => {
    const { shown } = attackers(30);
    expect(shown.battlefield).toHaveLength(61);
    expect(shown.pending[0]!.decision).toMatchObject({ attackers: { length: 30 } });
  });

  it("lie as some that can be tapped one by one, and the rest as one", () => {
    const { game, shown } = attackers(500);
    const mine = shown.battlefield.filter(({ controller, token }) => controller === 0 && token);
    expect(mine.map(({ count }) => count)).toEqual([...Array(12).fill(undefined), 488]);
    const { decision } = shown.pending[0]!;
    let work = begin(decision);
    work = tap(work as Extract<typeof work, { ask: "attackers" }>, mine[0]!.id);
    work = tap(work as Extract<typeof work, { ask: "attackers" }>, mine.at(-1)!.id);
    const answer = answerOf(work as Extract<typeof work, { ask: "attackers" }>)!;
    expect(submit(game, 0, [{ slot: decision.slot, answer }])).toMatchObject({ ok: true });
    expect(game.state.combat!.attackers).toHaveLength(489);
  });

  it("are found by any handle of a run, and counted as many", () => {
    const { shown } = attackers(500);
    const rest = shown.battlefield.findLast(({ controller, count }) => controller === 0 && count !== undefined)!;
    const find = lookup(shown);
    expect(find("~400")).toMatchObject({ kind: "permanent", card: { id: rest.id } });
    expect(manyIn(rest.id)).toBe(488);
  });

  it("can be chosen up to what a question allows", () => {
    const question = { ask: "choose", about: "sacrifice", player: 0, decidedBy: 0, slot: "s" } as const;
    const work = begin({ ...question, from: ["~1", "~2-400"], min: 5, max: 5 });
    const some = tap(work as Extract<typeof work, { ask: "choose" }>, "~2-400");
    expect(answerOf(some as Extract<typeof some, { ask: "choose" }>)).toEqual({ ask: "choose", chosen: ["~2-6"] });
    const none = tap(some as Extract<typeof some, { ask: "choose" }>, "~2-400");
    expect(answerOf(none as Extract<typeof none, { ask: "choose" }>)).toBeUndefined();
  });
});
