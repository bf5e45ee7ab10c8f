import { describe, expect, it } from "vitest";
import { act } from "../../../lib/hosting/actions/act.ts";
import { look } from "../../../lib/hosting/reading/reads.ts";
import type { Watched, WatchRules } from "../../../lib/hosting/watch/api.ts";
import { bidding } from "../../support/bidding.ts";
import { hostForEachTest } from "../../support/forEachTest.ts";
import { answerOf, opened, started } from "../../support/hosted.ts";
import { client } from "../../support/http.ts";

const HOUR = 3_600_000;

const { host } = hostForEachTest();

async function playing(watch?: WatchRules) {
  const { gameId, tokens } = await started(host, 2, 1_000, { names: ["Ann", "Bo"], ...(watch && { watch }) });
  let done = 0;
  const answer = async (seat: number) =>
    act(host.table, gameId, tokens[seat]!, await answerOf(host, { gameId }, seat, `watch-${done++}`, seat));
  const seen = await look(host.table, tokens[1]!, undefined);
  const secret = seen.unchanged ? "" : (seen.look.watch?.secret ?? "");
  const ask = (token: string, headers = {}) => client(host.table)("GET", `/v1/watch/${gameId}`, { token, headers });
  return {
    gameId,
    answer,
    /** One whole round, in which the active seat decides at the end. */
    round: async () => {
      const { active } = bidding.view((await opened(host, gameId)).game, null).turn;
      await answer(1 - active);
      await answer(active);
      for (let more = 0; more < 2; more++) await answer(active);
    },
    act: (seat: number, body: object) =>
      act(host.table, gameId, tokens[seat]!, { actionId: `watch-${done++}`, ...body } as never),
    concede: () => act(host.table, gameId, tokens[0]!, { actionId: "concede-1", do: "concede" }),
    ask,
    watch: async () => (await ask(secret)).body as Watched,
    secret,
  };
}

describe("watching a game", () => {
  it("shows it so many hours late, with what led to it", async () => {
    const game = await playing({ ms: 10 * HOUR });
    expect(await game.watch()).toMatchObject({ seats: [{ name: "Ann" }, { name: "Bo" }], rules: { ms: 10 * HOUR } });
    expect((await game.watch()).view).toBeUndefined();
    const start = host.clock.now;
    host.clock.now = start + 6 * HOUR;
    await game.round();
    expect((await game.watch()).view).toBeUndefined();
    host.clock.now = start + 10 * HOUR;
    expect(await game.watch()).toMatchObject({ at: start, view: { turn: { number: 0 } }, events: [] });
    host.clock.now = start + 16 * HOUR - 1;
    expect((await game.watch()).view?.turn.number).toBe(0);
    host.clock.now += 1;
    const late = await game.watch();
    expect(late.view?.turn.number).toBe(1);
    expect(late.events.map(({ code }) => code)).toEqual(["revealed", "doubled", "awarded"]);
  });

  it("shows it so many turns late", async () => {
    const game = await playing({ turns: 2 });
    await game.round();
    expect((await game.watch()).view).toBeUndefined();
    for (let turn = 2; turn < 5; turn++) {
      await game.round();
      expect((await game.watch()).view?.turn.number).toBe(turn - 2);
    }
  });

  it("shows nothing that is hidden from anybody", async () => {
    const game = await playing({ ms: 0 });
    await game.answer(1);
    const seen = await game.watch();
    expect(seen.view).toEqual(bidding.view((await opened(host, game.gameId)).game, null));
    expect(seen.view?.players.map(({ counters }) => counters)).toEqual([{}, {}]);
    expect(seen.view?.pending).toEqual([]);
    expect(JSON.stringify(seen)).not.toMatch(/"bid"|secret|dueAt|chat/);
  });

  it("shows the end at once", async () => {
    const game = await playing({ turns: 5 });
    await game.round();
    await game.concede();
    const { view, events } = await game.watch();
    expect(view?.result).toEqual({ winners: [1] });
    expect(events.map(({ code }) => code).slice(-2)).toEqual(["conceded", "won"]);
  });

  it("answers 304 as long as there is nothing new, whatever happens in the game", async () => {
    const game = await playing({ turns: 1 });
    const { headers } = await game.ask(game.secret);
    const again = { "If-None-Match": headers.etag ?? "" };
    await game.answer(1);
    expect((await game.ask(game.secret, again)).status).toBe(304);
    await game.answer(0);
    for (let more = 0; more < 2; more++) await game.answer(0);
    expect((await game.ask(game.secret, again)).status).toBe(200);
  });

  it("tells neither spectators nor opponents of what a player says to themself alone", async () => {
    const game = await playing({ ms: 0 });
    await game.round();
    const [before, seen] = [await game.ask(game.secret), (await game.watch()).at];
    const again = { "If-None-Match": before.headers.etag ?? "" };
    let revision = 0;
    for (const secret of [
      { do: "orders", stops: { profile: "reactive" } },
      { do: "plan", plan: null },
      { do: "note", text: "they bid low" },
      { do: "mute", whom: 0, muted: true },
      { do: "renewLink", keep: "k".repeat(43) },
    ]) {
      host.clock.now += HOUR;
      const { shown } = (await opened(host, game.gameId)).record;
      await game.act(
        1,
        secret.do === "orders" || secret.do === "plan" ? { ...secret, ordersRevision: revision++ } : secret,
      );
      expect((await opened(host, game.gameId)).record.shown).toEqual(shown);
      expect((await game.ask(game.secret, again)).status).toBe(304);
      expect((await game.watch()).at).toBe(seen);
    }
    // What the players say to each other is not for spectators either.
    host.clock.now += HOUR;
    await game.act(0, { do: "say", text: "well bid" });
    expect((await game.ask(game.secret, again)).status).toBe(304);
    await game.act(0, { do: "offerDraw" });
    expect((await opened(host, game.gameId)).record.handoffs.find(({ kind }) => kind === "offer")?.ask).toBe(1);
  });

  it("needs the link, and a game whose players agreed to it", async () => {
    const game = await playing({ ms: 0 });
    expect(await game.ask("w".repeat(43))).toMatchObject({ status: 403, body: { code: "not-to-watch" } });
    const other = await playing();
    expect(other.secret).toBe("");
    expect(await other.ask(game.secret)).toMatchObject({ status: 403, body: { code: "not-to-watch" } });
  });
});
