import { ScanCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { wantRematch } from "../../lib/hosting/actions/rematch.ts";
import { startNextGame } from "../../lib/hosting/actions/startNextGame.ts";
import type { AccountOpened, GameCreated, MyData, SeatOpened, SeatSnapshot } from "../../lib/hosting/api.ts";
import type { Challenge } from "../../lib/hosting/challenge/api.ts";
import { commit } from "../../lib/hosting/commit/commit.ts";
import { quarantine } from "../../lib/hosting/operator/quarantine.ts";
import { sitDown } from "../../lib/hosting/people/players.ts";
import { newSecret } from "../../lib/hosting/signingKeys.ts";
import { unpack } from "../../lib/hosting/storage/codec.ts";
import { createGame, readGame } from "../../lib/hosting/storage/store.ts";
import { type Aws, startAws } from "../support/aws.ts";
import { type Hosted, hosted, opened } from "../support/hosted.ts";
import { type Client, client } from "../support/http.ts";

/** What is kept of a person is given to them, and deleted when they want that. */

let aws: Aws;
let host: Hosted;
let call: Client;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());
beforeEach(async () => {
  host = await hosted(aws);
  call = client(host.table);
});

const post = async <T>(path: string, sent: object, token?: string) => {
  const { status, body } = await call("POST", path, { body: sent, ...(token !== undefined && { token }) });
  return { status, ...(body as T) };
};
const look = async (gameId: string, token: string) =>
  (await call("GET", `/v1/games/${gameId}`, { token })).body as SeatSnapshot;

/** Zebulon plays Bo, has said and noted something, and has posted a challenge. */
async function somebody() {
  const keep = newSecret();
  const { token } = await post<AccountOpened>("/v1/account", { keep });
  await post("/v1/player", { webhook: "https://zebulon.example/hook", zone: "Europe/Oslo" }, token);
  const seats = ["Zebulon", "Bo"].map((name) => ({ name, deck: "numbers", as: "link" }));
  const { gameId, seats: links } = await post<GameCreated>("/v1/games", { seats });
  const mine = await post<SeatOpened>("/v1/seats", { secret: links[0]!.secret }, token);
  const theirs = await post<SeatOpened>("/v1/seats", { secret: links[1]!.secret });
  const does = (seat: SeatOpened, doing: object) =>
    post(`/v1/games/${gameId}/actions`, { actionId: newSecret().slice(0, 20), ...doing }, seat.token);
  await does(mine, { do: "say", text: "my telephone is 555-0199" });
  await does(theirs, { do: "say", text: "good luck" });
  await does(mine, { do: "note", text: "they bluff a lot" });
  const comer = { name: "Zebulon", deck: "numbers", open: true };
  const challenge = await post<Pick<Challenge, "challengeId">>(
    "/v1/challenges",
    { ...comer, keep: newSecret() },
    token,
  );
  return { keep, token, gameId, mine, theirs, challengeId: challenge.challengeId };
}

/** Every item, with what is packed in it, as text. */
async function everything(): Promise<{ readonly pk: string; readonly text: string }[]> {
  const { Items = [] } = await aws.dynamo.send(new ScanCommand({ TableName: host.tableName, ConsistentRead: true }));
  return Items.map((item) => ({
    pk: item.pk?.S ?? "",
    text: Object.values(item)
      .map((value) => (value.B ? unpacked(value.B) : JSON.stringify(value)))
      .join(),
  }));
}
function unpacked(bytes: Uint8Array): string {
  try {
    return JSON.stringify(unpack(bytes));
  } catch {
    return "";
  }
}
const kept = async (what: string) => (await everything()).filter(({ text }) => text.includes(what)).map(({ pk }) => pk);
const OWN = ["Zebulon", "555-0199", "they bluff", "zebulon.example", "Europe/Oslo"];

describe("what is kept of a player", () => {
  it("is told to them, and nobody else's", async () => {
    const { token, gameId, challengeId } = await somebody();
    const { status, body } = await call("GET", "/v1/player/data", { token });
    expect(status).toBe(200);
    const data = body as MyData;
    expect(data).toMatchObject({
      profile: { webhook: "https://zebulon.example/hook", zone: "Europe/Oslo" },
      games: [{ gameId, seat: 0, name: "Zebulon", over: false, note: "they bluff a lot" }],
      challenges: [{ challengeId, name: "Zebulon" }],
    });
    expect(data.games[0]!.said.map(({ text }) => text)).toEqual(["my telephone is 555-0199"]);
    expect(JSON.stringify(body)).not.toContain("good luck");
  });

  it("is told a hundred games at a time", async () => {
    const { token, gameId } = await somebody();
    const { player } = (await call("GET", "/v1/player/data", { token })).body as MyData;
    const record = (await readGame(host.table.db, gameId))!;
    const others = Array.from({ length: 150 }, (_, at) => `${gameId.slice(0, -3)}${100 + at}`);
    for (const other of others) {
      await createGame(host.table.db, { ...record, gameId: other }, host.clock.now);
      await sitDown(host.table.db, other, 0, player);
    }
    const found: string[] = [];
    for (let [next, pages] = ["", 0] as [string | undefined, number]; next !== undefined; pages++) {
      const { status, body } = await call("GET", `/v1/player/data${next && `?after=${next}`}`, { token });
      const data = body as MyData;
      expect([status, data.challenges.length, pages < 2]).toEqual([200, pages === 0 ? 1 : 0, true]);
      found.push(...data.games.map((one) => one.gameId));
      next = data.next;
    }
    expect(found).toEqual([...new Set([...others, gameId])].sort());
    for (const after of ["", "x", "x.100", `${"x".repeat(65)}.0`, "__proto__"])
      expect(await call("GET", `/v1/player/data?after=${after}`, { token })).toMatchObject({ status: 400 });
  });

  it("is deleted everywhere, in games and challenges too", async () => {
    const { keep, token, gameId, mine, theirs, challengeId } = await somebody();
    const { player } = (await call("GET", "/v1/player/data", { token })).body as MyData;
    for (const what of OWN) expect(await kept(what), what).not.toEqual([]);
    expect(await post("/v1/account/delete", { sure: true }, token)).toMatchObject({ status: 200, games: 1 });
    for (const what of OWN) expect(await kept(what), what).toEqual([]);
    // Links are found by the hash of their secret alone: they are void, and run out.
    expect((await kept(player)).filter((pk) => !pk.startsWith("LINK#"))).toEqual([]);

    expect(await call("GET", "/v1/player/data", { token })).toMatchObject({ status: 401 });
    expect((await post("/v1/account/token", { secret: keep })).status).toBe(403);
    expect(await call("GET", `/v1/games/${gameId}`, { token: mine.token })).toMatchObject({
      body: { code: "revoked-token" },
    });
    const seen = await look(gameId, theirs.token);
    expect(seen.view.result).toEqual({ winners: [1] });
    expect(seen.seats.map(({ name }) => name)).toEqual(["\u2014", "Bo"]);
    expect(seen.chat?.map(({ text }) => text)).toEqual(["good luck"]);
    expect((await call("GET", `/v1/challenges/${challengeId}`)).body).toMatchObject({ status: "withdrawn" });
  });

  it("is deleted in a match that goes on, which the other wins where it is", async () => {
    const { token } = await post<AccountOpened>("/v1/account", { keep: newSecret() });
    const seats = ["Zebulon", "Bo"].map((name) => ({ name, deck: "numbers", as: "link" }));
    const { gameId, seats: links } = await post<GameCreated>("/v1/games", { seats, bestOf: 3 });
    const mine = await post<SeatOpened>("/v1/seats", { secret: links[0]!.secret }, token);
    const theirs = await post<SeatOpened>("/v1/seats", { secret: links[1]!.secret });
    const does = (game: string, doing: object, by: string) =>
      post(`/v1/games/${game}/actions`, { actionId: newSecret().slice(0, 20), ...doing }, by);
    await does(gameId, { do: "concede" }, mine.token);
    await does(gameId, { do: "sideboard" }, mine.token);
    const { next } = (await look(gameId, theirs.token)).match!;
    const second = await post<SeatOpened>("/v1/seats", { secret: next!.secret });
    expect(await post("/v1/account/delete", { sure: true }, token)).toMatchObject({ status: 200, games: 2 });
    expect(await kept("Zebulon")).toEqual([]);
    const [before, after] = [await look(gameId, theirs.token), await look(second.gameId, second.token)];
    expect([before.match?.winners, before.match?.next?.gameId]).toEqual([undefined, second.gameId]);
    expect(after.match).toMatchObject({ game: 2, winners: [1] });
  });

  it("is deleted from a rematch that all agreed to, whoever is about to begin it", async () => {
    const { token } = await post<AccountOpened>("/v1/account", { keep: newSecret() });
    const seats = ["Zebulon", "Bo"].map((name) => ({ name, deck: "numbers", as: "link" }));
    const { gameId, seats: links } = await post<GameCreated>("/v1/games", { seats });
    const mine = await post<SeatOpened>("/v1/seats", { secret: links[0]!.secret }, token);
    const theirs = await post<SeatOpened>("/v1/seats", { secret: links[1]!.secret });
    for (const doing of ["concede", "rematch"])
      await post(`/v1/games/${gameId}/actions`, { actionId: newSecret().slice(0, 20), do: doing }, mine.token);
    // The request that agrees has been committed, and goes on only when the player is gone.
    const { record } = await commit(host.table, gameId, {
      ...{ seat: 1, actionId: "the last who agrees", body: "", apply: (now) => wantRematch(now, 1) },
    });
    expect(await post("/v1/account/delete", { sure: true }, token)).toMatchObject({ status: 200, games: 2 });
    await startNextGame(host.table, record);
    expect(await kept("Zebulon")).toEqual([]);
    const { rematch } = await look(gameId, theirs.token);
    const again = await post<SeatOpened>("/v1/seats", { secret: rematch!.secret });
    const seen = await look(again.gameId, again.token);
    expect([seen.seats.map(({ name }) => name), seen.view.result]).toEqual([["Bo", "\u2014"], { winners: [0] }]);
  });

  it("is all there still if that is not said", async () => {
    const { token } = await somebody();
    expect((await post("/v1/account/delete", {}, token)).status).toBe(400);
    expect(await kept("555-0199")).not.toEqual([]);
  });

  it("can be deleted once more where a game could not be touched, and the rest is done", async () => {
    const { token, gameId } = await somebody();
    await quarantine(host.table.db, gameId, true);
    expect(await post("/v1/account/delete", { sure: true }, token)).toMatchObject({ status: 503, code: "quarantined" });
    await quarantine(host.table.db, gameId, false);
    expect(await post("/v1/account/delete", { sure: true }, token)).toMatchObject({ status: 200, games: 1 });
    for (const what of OWN) expect(await kept(what), what).toEqual([]);
    expect((await opened(host, gameId)).record.over).toBe(true);
  });
});
