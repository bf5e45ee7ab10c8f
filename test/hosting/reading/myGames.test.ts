import { describe, expect, it } from "vitest";
import { act } from "../../../lib/hosting/actions/act.ts";
import type { AccountOpened, MyGames } from "../../../lib/hosting/api.ts";
import { myGames, type Place, placeIn } from "../../../lib/hosting/reading/myGames.ts";
import { keyed, L, N, S } from "../../../lib/hosting/storage/db.ts";
import { gameKey, waitKey } from "../../../lib/hosting/storage/tableKeys.ts";
import { hostForEachTest } from "../../support/forEachTest.ts";
import { answerOf, contents, started } from "../../support/hosted.ts";
import { client } from "../../support/http.ts";

const DAY = 86_400_000;

const { host } = hostForEachTest();

interface Stored {
  readonly gameId: string;
  readonly daysAgo: number;
  readonly waits?: boolean;
  readonly dueInDays?: number;
  readonly over?: boolean;
  /** As games are that ended under a build that noted it. */
  readonly noted?: boolean;
}

/** Of a game, no more than the list looks at. */
async function put({ gameId, daysAgo, waits, dueInDays, over = false, noted = false }: Stored): Promise<void> {
  const { db, now } = host.table;
  const at = now() - daysAgo * DAY;
  const due = dueInDays === undefined ? {} : { dueAt: N(now() + dueInDays * DAY) };
  const handoff = { M: { seat: N(0), ask: N(1), kind: S("turn"), ...due } };
  await db.put({
    ...keyed(gameKey(gameId)),
    ...{ over: { BOOL: over }, names: L([S("Ann"), S("Bo")]), shown: L([N(1), N(at)]) },
    handoffs: L(waits ? [handoff] : []),
  });
  await db.put({ ...keyed(waitKey("P", gameId, 0)), ...(noted && { endedAt: N(at) }) });
}

async function pages(player = "P"): Promise<string[][]> {
  const all: string[][] = [];
  let behind: Place | undefined;
  for (;;) {
    const page: MyGames = await myGames(host.table, player, behind);
    all.push(page.games.map(({ gameId }) => gameId));
    if (page.next === undefined) return all;
    behind = placeIn(page.next) as Place;
  }
}

describe("a player's games", () => {
  it("are all there, however many and whatever their ids: first those that wait, then by activity", async () => {
    const many = Array.from(
      { length: 120 },
      (_, at): Stored => ({ gameId: `Z${100 + at}`, daysAgo: at + 1, over: true }),
    );
    await Promise.all(many.map((one, at) => put({ ...one, noted: at % 3 > 0 })));
    // As of challenges: hashes, of which any may be the least.
    await put({ gameId: "00AB", daysAgo: 3, waits: true });
    await put({ gameId: "0001", daysAgo: 50, waits: true, dueInDays: 2 });
    await put({ gameId: "0002", daysAgo: 40, waits: true, dueInDays: 1 });
    await put({ gameId: "0003", daysAgo: 9 });
    await put({ gameId: "0004", daysAgo: 4 });
    const all = await pages();
    expect(all.map((page) => page.length)).toEqual([50, 50, 25]);
    expect(all.flat()).toEqual(["0002", "0001", "00AB", "0004", "0003", ...many.map(({ gameId }) => gameId)]);
  });

  it("that come to wait while the pages are read are at the top of the next list, and no other is left out", async () => {
    const many = Array.from({ length: 60 }, (_, at): Stored => ({ gameId: `G${100 + at}`, daysAgo: at + 1 }));
    await Promise.all(many.map(put));
    const first = await myGames(host.table, "P");
    await put({ gameId: "G155", daysAgo: 0, waits: true });
    const second = await myGames(host.table, "P", placeIn(first.next!) as Place);
    const seen = [...first.games, ...second.games].map(({ gameId }) => gameId);
    expect(seen).toEqual(many.map(({ gameId }) => gameId).filter((one) => one !== "G155"));
    expect((await myGames(host.table, "P")).games[0]?.gameId).toBe("G155");
  });

  it("say at their end that they need not be looked at any more", async () => {
    const game = await started(host, 2, 20);
    const [player] = game.tokens.map((one) => one.player);
    expect(await pages(player)).toEqual([[game.gameId]]);
    await act(host.table, game.gameId, game.tokens[1]!, { actionId: "gives-up", do: "concede" });
    const noted = [...(await contents(host))].filter(([key]) => key.includes(`WAIT#${game.gameId}`));
    expect(noted.map(([, item]) => JSON.parse(item).endedAt)).toEqual([
      { N: String(host.clock.now) },
      { N: String(host.clock.now) },
    ]);
    expect((await myGames(host.table, player!)).games).toMatchObject([{ gameId: game.gameId, over: true }]);
    host.clock.now += 60 * DAY;
    expect((await myGames(host.table, player!)).games).toMatchObject([{ names: ["player 0", "player 1"], over: true }]);
  });

  it("are ordered by what their player can see, not by what the other changes in secret", async () => {
    const [one, other] = [await started(host), await started(host)];
    const [seat] = one.tokens;
    await host.table.db.put(keyed(waitKey(seat!.player, other.gameId, 0)));
    await act(host.table, one.gameId, one.tokens[0]!, await answerOf(host, one, 0, "answers-1"));
    host.clock.now += 1_000;
    await act(host.table, other.gameId, other.tokens[0]!, await answerOf(host, other, 0, "answers-2"));
    host.clock.now += 1_000;
    const before = await pages(seat!.player);
    expect(before).toEqual([[other.gameId, one.gameId]]);
    await act(host.table, one.gameId, one.tokens[1]!, { actionId: "note-to-self", do: "note", text: "hm" });
    expect(await pages(seat!.player)).toEqual(before);
  });

  it("are refused for a cursor that was none", async () => {
    const call = client(host.table);
    const { body } = await call("POST", "/v1/account", { body: { keep: "k".repeat(43) } });
    const { token } = body as AccountOpened;
    const ask = (after: string) => call("GET", `/v1/games?after=${after}`, { token });
    for (const after of ["x", "bm8", Buffer.from("[1,2]").toString("base64url")])
      expect(await ask(after)).toMatchObject({ status: 400, body: { code: "invalid-body" } });
  });
});
