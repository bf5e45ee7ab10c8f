import { describe, expect, it } from "vitest";
import { exchange } from "../../../lib/hosting/account/exchange.ts";
import { create } from "../../../lib/hosting/games/create.ts";
import type { HostContext } from "../../../lib/hosting/hostContext.ts";
import { nextGameLink } from "../../../lib/hosting/match/nextGame.ts";
import { readToken, SEAT_TOKEN_LIFE_MS } from "../../../lib/hosting/people/tokens.ts";
import { hmac, linkKeyFrom, signingKeysFrom, webhookSecret, webhookSecrets } from "../../../lib/hosting/signingKeys.ts";
import { adoptSecret, KEYS_KEPT_MS, openKeys, readRing, rotateKeys } from "../../../lib/hosting/storage/keyRing.ts";
import { readRecord } from "../../../lib/hosting/storage/open.ts";
import type { GameRecord } from "../../../lib/hosting/storage/record.ts";
import { writeGame } from "../../../lib/hosting/storage/store.ts";
import { watchSecret } from "../../../lib/hosting/watch/secret.ts";
import { watched } from "../../../lib/hosting/watch/watch.ts";
import type { Bidding } from "../../support/bidding.ts";
import { faulty } from "../../support/faults.ts";
import { hostForEachTest } from "../../support/forEachTest.ts";
import { decks } from "../../support/hosted.ts";

const { aws, host } = hostForEachTest(30);

/** One more container of a function, which has read nothing yet. */
const container = (): HostContext<Bidding> => ({ ...host.table, keys: openKeys(host.table.db, () => host.clock.now) });
const rotate = (drop = false) => rotateKeys(host.table.db, host.clock.now, SEAT_TOKEN_LIFE_MS, drop);

async function seat(on: HostContext<Bidding>) {
  const seats = ["Ann", "Bo"].map((name) => ({ name, deck: "numbers", as: "link" as const }));
  const { gameId, seats: opened } = await create(on, decks, { seats, watch: {} });
  const { secret } = opened[0]!;
  return { gameId, secret, token: (await exchange(on, { secret })).token };
}
const reads = (on: HostContext<Bidding>, token: string) => readToken(`Bearer ${token}`, on.keys, on.now());
const kidOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[0]!, "base64url").toString()).kid;

describe("the signing keys", () => {
  it("are made once, however many containers want the first", async () => {
    const tokens = await Promise.all([1, 2, 3, 4].map(async () => (await seat(container())).token));
    expect(new Set(tokens.map(kidOf)).size).toBe(1);
    expect((await readRing(host.table.db))?.keys).toHaveLength(1);
  });

  it("are read once in five minutes, not with every request", async () => {
    const { token } = await seat(container());
    const counted = faulty(aws, () => undefined);
    const through = host.through(counted.dynamo, counted.once, counted.sqs);
    const busy = { ...through, keys: openKeys(through.db, () => host.clock.now) };
    for (let at = 0; at < 20; at++) await reads(busy, token);
    expect(counted.calls).toHaveLength(1);
    host.clock.now += KEYS_KEPT_MS;
    await reads(busy, token);
    expect(counted.calls).toHaveLength(2);
  });

  it("that nobody has are looked for no more than once in ten seconds, whatever tokens name", async () => {
    const { token } = await seat(container());
    const counted = faulty(aws, () => undefined);
    const through = host.through(counted.dynamo, counted.once, counted.sqs);
    const busy = { ...through, keys: openKeys(through.db, () => host.clock.now) };
    for (let at = 0; at < 20; at++) {
      const head = Buffer.from(JSON.stringify({ alg: "HS256", kid: `made-up-${at}` })).toString("base64url");
      const forged = [head, ...token.split(".").slice(1)].join(".");
      await expect(reads(busy, forged)).rejects.toMatchObject({ code: "forged-token" });
    }
    expect(counted.calls).toHaveLength(1);
  });
});

describe("a rotation of the signing keys", () => {
  it("voids no token: containers that know of it and those that do not take each other's", async () => {
    const [knowing, unknowing] = [container(), container()];
    const before = await seat(unknowing);
    host.clock.now += 20_000;
    expect(await rotate()).toMatchObject({ ok: true });
    const after = await seat(knowing);
    expect(kidOf(after.token)).not.toBe(kidOf(before.token));
    for (const one of [knowing, unknowing])
      for (const { gameId, token } of [before, after]) expect(await reads(one, token)).toMatchObject({ game: gameId });
    expect(kidOf((await seat(unknowing)).token)).toBe(kidOf(after.token));
  });

  it("is refused while a second one would void what is still in use; a disclosed key is dropped at once", async () => {
    const { token } = await seat(container());
    expect(await rotate()).toMatchObject({ ok: true });
    expect(await rotate()).toMatchObject({ ok: false, why: expect.stringContaining("still overlaps") });
    host.clock.now += SEAT_TOKEN_LIFE_MS + KEYS_KEPT_MS;
    expect(await rotate()).toMatchObject({ ok: true });
    await expect(reads(container(), token)).rejects.toMatchObject({ code: "forged-token" });
    const { secret, token: current } = await seat(container());
    expect(await rotate(true)).toMatchObject({ ok: true, ring: { keys: [expect.anything()] } });
    await expect(reads(container(), current)).rejects.toMatchObject({ code: "forged-token" });
    const again = await exchange(container(), { secret });
    expect(await reads(container(), again.token)).toMatchObject({ seat: 0 });
  });

  it("loses no spectators' link and no link to the next game", async () => {
    const on = container();
    const { gameId } = await seat(on);
    const links = async () => {
      const record = await readRecord(container(), gameId);
      return [watchSecret(record), nextGameLink(over(record), 0)?.secret];
    };
    const before = await links();
    expect(before[1]).toMatch(/^[\w-]{43}$/);
    expect(await rotate(true)).toMatchObject({ ok: true });
    expect(await rotate(true)).toMatchObject({ ok: true });
    expect(await links()).toEqual(before);
    expect(await watched(container(), gameId, before[0]!, undefined)).toMatchObject({ unchanged: false });
  });

  it("leaves webhooks a signature under the key that their receivers have", async () => {
    const { keys } = container();
    const given = await webhookSecret(keys, "player");
    await rotate();
    const now = container().keys;
    expect(await webhookSecrets(now, "player")).toEqual([await webhookSecret(now, "player"), given]);
  });
});

describe("games from before they had a key of their own", () => {
  const SECRET = "the-one-secret-that-this-installation-had-before";
  it("keep their links once the old secret is adopted, and from the next change on by themselves", async () => {
    const { gameId } = await seat(container());
    const { blob, ...record } = await readRecord(host.table, gameId);
    const { linkKey: _, ...without } = blob;
    await writeGame(host.table.db, { ...record, version: record.version + 1, blob: without }, host.table.now());
    expect(await adoptSecret(host.table.db, SECRET, host.clock.now)).toBe(true);
    const old = hmac(hmac(SECRET, "link"), `watch ${gameId}`).toString("base64url");
    expect(await watched(container(), gameId, old, undefined)).toMatchObject({ unchanged: false });
    expect(linkKeyFrom(SECRET)).toBe(await signingKeysFrom(SECRET).linkKeyBefore());
  });
});

/** As when everybody has agreed to play again. */
const over = (record: GameRecord): GameRecord => ({
  ...record,
  over: true,
  blob: { ...record.blob, social: { ...record.blob.social!, rematch: [0, 1] } },
});
