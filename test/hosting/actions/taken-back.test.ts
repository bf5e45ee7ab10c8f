import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PriorityAction } from "../../../lib/engine/decisions.ts";
import type { Handle } from "../../../lib/engine/views.ts";
import type { ClockRules } from "../../../lib/hosting/api.ts";
import { sweep } from "../../../lib/hosting/notices/sweep.ts";
import { readGame } from "../../../lib/hosting/storage/store.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { ByMail } from "../../support/byMail.ts";

/** 730.1: what was begun may be taken back as often as one likes. It gains no time, and opens nothing that was closed. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SPARKS = "52 Mountain\n4 Cinder Lash\n4 Ember Never Spent";

/** With it seat 0 draws one of them. */
const SEED = "4".repeat(64);

let aws: Aws;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());

/** The first turn of a game in which seat 0 has a Mountain and a spell with a target. */
async function begun(clock: Partial<ClockRules>, seats = 2) {
  const pace = { clock: { each: "move" as const, allowanceMs: HOUR, onTimeout: "claim" as const, ...clock } };
  const decks = Array.from({ length: seats }, () => SPARKS);
  const terms = { pace, ...(seats > 2 && { variant: "free-for-all" as const }) };
  const game = await ByMail.begin(aws, decks, terms, SEED);
  const answers = (action: PriorityAction<Handle>) =>
    game.answer(0, [{ slot: "priority", answer: { ask: "priority", action } }]);
  const can = async (act: PriorityAction["act"]) => {
    const [asked] = (await game.look(0)).view.pending;
    if (asked?.decision.ask !== "priority") throw new Error("seat 0 has no priority");
    const found = asked.decision.actions.find((one) => one.act === act);
    if (!found) throw new Error(`seat 0 can do no such thing: ${act}`);
    return found;
  };
  await answers(await can("playLand"));
  const cast = await can("cast");
  return {
    game,
    passes: async (ms: number) => {
      game.host.clock.now += ms;
      await sweep(game.table);
    },
    left: async () => (await game.look(0)).dueAt! - game.host.clock.now,
    begins: async () => expect((await answers(cast)).view.pending[0]?.decision.about).toBe("target"),
    takesBack: () => game.act(0, { do: "takeBack" }),
  };
}

describe("a spell that was begun and taken back", () => {
  it("gives no new time for the move, however often it is done", async () => {
    const { game, passes, left, begins, takesBack } = await begun({});
    for (let times = 0; times < 3; times++) {
      await passes(15 * MINUTE);
      await begins();
      await takesBack();
    }
    // The first beginning was a move of its own.
    expect(await left()).toBe(30 * MINUTE);
    await passes(30 * MINUTE);
    expect((await game.look(1)).claimable).toEqual([0]);
  });

  it("keeps nobody from claiming the game once time is up", async () => {
    const { game, passes, begins, takesBack } = await begun({ each: "handOff" });
    await begins();
    await passes(2 * HOUR);
    expect((await game.look(1)).claimable).toEqual([0]);
    await takesBack();
    expect((await game.look(1)).claimable).toEqual([0]);
    expect((await game.act(1, { do: "claim", against: 0 })).view.result).toEqual({ winners: [1] });
  });

  it("leaves the next move its own time, once another was asked", async () => {
    const { game, passes, left, begins, takesBack } = await begun({});
    await begins();
    await takesBack();
    await passes(10 * MINUTE);
    for (let asked = 0; asked < 20 && (await game.look(1)).view.pending.length === 0; asked++) await game.pass(0);
    for (let asked = 0; asked < 40 && (await game.look(0)).view.pending.length === 0; asked++) {
      const [open] = (await game.look(1)).view.pending;
      const { slot } = open!.decision;
      if (open!.decision.ask === "priority") await game.pass(1);
      else if (open!.decision.ask === "choose")
        await game.answer(1, [
          { slot, answer: { ask: "choose", chosen: open!.decision.from.slice(0, open!.decision.min) } },
        ]);
    }
    expect(await left()).toBe(HOUR);
  });

  it("opens no way to offer a draw that was declined", async () => {
    const { game, begins, takesBack } = await begun({});
    await game.act(0, { do: "offerDraw" });
    await game.act(1, { do: "declineDraw" });
    await begins();
    expect(await game.try(0, { do: "offerDraw" })).toMatchObject({ status: 409, body: { code: "declined-already" } });
    await takesBack();
    expect(await game.try(0, { do: "offerDraw" })).toMatchObject({ status: 409, body: { code: "declined-already" } });
  });
});

/** By seat, the numbers of what others than seat 0 were told that they may pass early. */
const toldEarly = async ({ table, gameId }: ByMail): Promise<unknown[]> =>
  (await readGame(table.db, gameId))!.handoffs.flatMap(({ seat, kind, quiet }) =>
    kind === "early" && !quiet ? [seat] : [],
  );

it("117.4: who was told that they may pass early is not told again whenever something was taken back", async () => {
  const { game, begins, takesBack } = await begun({}, 3);
  for (const seat of [1, 2])
    await game.say(seat, { stops: { profile: "default", own: ["upkeep"], opponents: ["upkeep"] } });
  await game.say(0, { stops: { profile: "default", opponents: ["upkeep"] } });
  await game.pass(0);
  for (let asked = 0; asked < 60; asked++) {
    const looks = await Promise.all([0, 1, 2].map((seat) => game.look(seat)));
    const { turn } = looks[0]!.view;
    if (turn.step === "upkeep" && turn.active === 2 && looks[0]!.view.pending.length > 0) break;
    const seat = looks.findIndex(({ view }) => view.pending.length > 0);
    const { decision } = looks[seat]!.view.pending[0]!;
    if (decision.ask === "priority") await game.pass(seat);
    else if (decision.ask === "choose")
      await game.answer(seat, [
        { slot: decision.slot, answer: { ask: "choose", chosen: decision.from.slice(0, decision.min) } },
      ]);
  }
  const before = await toldEarly(game);
  expect(before).not.toEqual([]);
  await begins();
  expect(await toldEarly(game)).toEqual([]);
  await takesBack();
  expect(await toldEarly(game)).toEqual([]);
  expect((await game.look(1)).early ?? (await game.look(2)).early).toBe("asked");
});
