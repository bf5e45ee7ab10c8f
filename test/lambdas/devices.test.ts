import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { webPush } from "../../lib/channels/webPush/channel.ts";
import type { AccountOpened, DevicesChanged, MyDevices } from "../../lib/hosting/api.ts";
import { deliver } from "../../lib/hosting/notices/notify.ts";
import { readPlayer } from "../../lib/hosting/people/players.ts";
import { newSecret } from "../../lib/hosting/signingKeys.ts";
import { openPushKeys } from "../../lib/hosting/storage/pushKeys.ts";
import { type Aws, startAws } from "../support/aws.ts";
import { type Hosted, hosted, started } from "../support/hosted.ts";
import { type Client, client } from "../support/http.ts";
import { PushService, Subscriber } from "../support/pushService.ts";

/** Browsers that show a player's notices: added, listed, switched off when they are gone. */

let aws: Aws;
let host: Hosted;
let call: Client;
let token: string;
let service: PushService;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());
beforeEach(async () => {
  host = await hosted(aws);
  call = client(host.table, undefined, undefined, () => undefined);
  token = await account();
  service = await PushService.start((await list()).key, () => host.clock.now);
});
afterEach(() => service.stop());

const account = async () =>
  ((await call("POST", "/v1/account", { body: { keep: newSecret() } })).body as AccountOpened).token;
const list = async () => (await call("GET", "/v1/player/devices", { token })).body as MyDevices;
const change = (body: object) => call("POST", "/v1/player/devices", { token, body });
const subscription = (endpoint = service.subscription.endpoint) => ({
  ...{ do: "add", name: "Firefox", endpoint, keys: service.subscription.keys },
});

describe("a browser", () => {
  it("shows nothing more once its player has signed out everywhere, until it is added again", async () => {
    await change(subscription());
    const before = token;
    const out = await call("POST", "/v1/account/signOut", { token, body: { keep: newSecret() } });
    token = (out.body as AccountOpened).token;
    expect((await list()).devices).toEqual([]);
    expect((await change(subscription())).body).toMatchObject({ devices: [{ name: "Firefox" }] });
    // A token from before does nothing to the browsers of now.
    const again = await call("POST", "/v1/account/signOut", { token: before, body: { keep: newSecret() } });
    expect(again.status).toBe(401);
    expect((await list()).devices).toHaveLength(1);
  });

  it("is added once, listed and removed", async () => {
    const { added, devices } = (await change(subscription())).body as DevicesChanged;
    expect(devices).toEqual([{ id: added, name: "Firefox" }]);
    await change(subscription());
    expect((await list()).devices).toEqual(devices);
    await change({ do: "remove", id: added });
    expect((await list()).devices).toEqual([]);
  });

  it("subscribes under one key, whoever makes it first", async () => {
    const keys = await Promise.all(Array.from({ length: 4 }, () => openPushKeys(host.table.db)()));
    expect(new Set([...keys.map(({ publicKey }) => publicKey), (await list()).key])).toHaveLength(1);
    expect(JSON.stringify(await list())).not.toContain(keys[0]!.privateKey);
  });

  it("is one of ten at most", async () => {
    for (let at = 0; at < 10; at++) expect((await change(subscription(`${service.origin}/${at}`))).status).toBe(200);
    expect(await change(subscription())).toMatchObject({ status: 409, body: { code: "too-many-devices" } });
    expect((await change(subscription(`${service.origin}/3`))).status).toBe(200);
  });

  it.each([
    ["no key at all", { p256dh: "A".repeat(87), auth: new Subscriber().keys.auth }, 422],
    ["a short key", { p256dh: "AAAA", auth: new Subscriber().keys.auth }, 400],
    ["no secret", { p256dh: new Subscriber().keys.p256dh, auth: "" }, 400],
  ])("with %s is refused", async (_, keys, status) => {
    expect((await change({ ...subscription(), keys })).status).toBe(status);
    expect((await list()).devices).toEqual([]);
  });

  it.each(["https://127.0.0.1/one", "http://push.example/one", "https://[fd00::1]/one"])(
    "inside our own network is refused where games are deployed: %s",
    async (endpoint) => {
      const deployed = client(host.table);
      const body = subscription(endpoint);
      const answer = await deployed("POST", "/v1/player/devices", { token, body });
      expect(answer).toMatchObject({ status: 422, body: { code: "bad-subscription" } });
    },
  );

  it("whose address names a user is refused, as a webhook's is", async () => {
    const answer = await change(subscription("https://somebody:secret@push.example/one"));
    expect(answer).toMatchObject({ status: 422, body: { code: "bad-subscription" } });
    expect((await list()).devices).toEqual([]);
  });

  it("is another player's business for nobody else", async () => {
    await change(subscription());
    const other = await account();
    expect(((await call("GET", "/v1/player/devices", { token: other })).body as MyDevices).devices).toEqual([]);
    expect((await call("GET", "/v1/player/devices")).status).toBe(401);
  });
});

describe("a notice", () => {
  const delivery = () => ({
    channels: {
      webPush: webPush({
        ...{ keys: openPushKeys(host.table.db), contact: "https://play.example", now: () => host.clock.now },
        ...{ allowPrivate: true, timeoutMs: 20_000 },
      }),
    },
    fallback: [],
  });

  it("goes to each browser by itself: what one has shown is not sent there again, and one that is gone is switched off", async () => {
    const { gameId, tokens } = await started(host);
    const { player } = tokens[0]!;
    const other = await PushService.start(service.applicationServerKey, () => host.clock.now);
    try {
      for (const [at, one] of [service, other].entries()) {
        const { endpoint, keys } = one.subscription;
        await addFor(player, `device${at}`, endpoint, keys);
      }
      other.answer = { status: 503 };
      const notice = { game: gameId, seat: 0, ask: 1, kind: "turn" as const };
      await deliver(host.table, delivery(), notice);
      expect([service.taken.length, other.taken.length]).toEqual([1, 0]);
      other.answer = undefined;
      host.clock.now += 5 * 60_000;
      await deliver(host.table, delivery(), notice);
      expect([service.taken.length, other.taken.length]).toEqual([1, 1]);
      service.answer = { status: 410 };
      await deliver(host.table, delivery(), { ...notice, kind: "reminder" });
      expect(other.taken).toHaveLength(2);
      const off = await host.table.db.get({ pk: `PLAYER#${player}`, sk: "CHANNEL#webPush~device0" });
      expect(off?.offAt?.N).toBeDefined();
      expect(service.refused.concat(other.refused)).toEqual([]);
    } finally {
      await other.stop();
    }
  });

  /** A seat's player without an account of their own cannot call the route. */
  async function addFor(player: string, id: string, endpoint: string, keys: object): Promise<void> {
    const { savePlayer } = await import("../../lib/hosting/account/profile.ts");
    const address = JSON.stringify({ endpoint, ...keys });
    const reach = { channel: "webPush", address, device: { id, name: id } };
    await savePlayer(host.table, player, (one) => ({ ...one, reach: [...one.reach, reach] }));
    expect((await readPlayer(host.table.db, player)).reach).toContainEqual(reach);
  }
});
