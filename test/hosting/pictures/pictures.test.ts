import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SeatSnapshot } from "../../../lib/hosting/api.ts";
import { PICTURE_LIFE_MS, type PictureSubject, pictureUrl } from "../../../lib/hosting/pictures/address.ts";
import { newSecret } from "../../../lib/hosting/signingKeys.ts";
import type { WatchRules } from "../../../lib/hosting/watch/api.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { answerOf, type Hosted, hosted, opened } from "../../support/hosted.ts";
import { type Client, client } from "../../support/http.ts";

let aws: Aws;
let host: Hosted;
let call: Client;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());
beforeEach(async () => {
  host = await hosted(aws, 0);
  call = client(host.table);
});

const post = async (path: string, body: object, token?: string) =>
  (await call("POST", path, { body, ...(token !== undefined && { token }) })).body as Record<string, never>;

async function playing(watch?: WatchRules) {
  const { gameId, seats } = (await post("/v1/games", {
    seats: ["Ann", "Bo <b>"].map((name) => ({ name, deck: "numbers", as: "link" })),
    options: { startingLife: 1_000, startingPlayer: 0 },
    ...(watch && { watch }),
  })) as unknown as { gameId: string; seats: { secret: string }[] };
  const tokens: string[] = [];
  for (const { secret } of seats) tokens.push((await post("/v1/seats", { secret })).token as unknown as string);
  const epochOf = async (seat: number) => (await opened(host, gameId)).record.epochs[seat]!;
  const pathOf = async (subject: Partial<PictureSubject> = {}) => {
    const of = subject.of ?? 0;
    const epoch = typeof of === "number" ? await epochOf(of) : 0;
    const all: PictureSubject = { gameId, of, epoch, language: "en", theme: "dark", ...subject };
    return new URL(await pictureUrl(host.table, all)).pathname;
  };
  return {
    gameId,
    tokens,
    pathOf,
    get: async (subject?: Partial<PictureSubject>) => call("GET", await pathOf(subject)),
  };
}

const isPng = (body: unknown): boolean => Buffer.isBuffer(body) && body.subarray(1, 4).toString() === "PNG";

describe("the picture of a game", () => {
  it("is a PNG at its address, for a seat, the table, in each language and theme", async () => {
    const game = await playing();
    for (const subject of [{}, { of: 1 }, { of: "table" }, { language: "it" }, { theme: "light" }] as const) {
      const { status, headers, body } = await game.get(subject);
      expect(status).toBe(200);
      expect(headers).toMatchObject({ "content-type": "image/png", "cache-control": "private, max-age=20" });
      expect(isPng(body)).toBe(true);
    }
  });
  it("is not sent to who asks only what there is", async () => {
    const { pathOf } = await playing();
    const path = await pathOf();
    const { headers } = await call("GET", path);
    const head = await call("HEAD", path);
    expect(head).toMatchObject({ status: 200, headers });
    expect((head.body as Buffer).length).toBe(0);
    expect((await call("HEAD", `${path}x`)).status).toBe(404);
  });
  it("is not sent again to whoever has it", async () => {
    const { pathOf } = await playing();
    const path = await pathOf();
    const { etag = "" } = (await call("GET", path)).headers;
    expect((await call("GET", path, { headers: { "if-none-match": etag } })).status).toBe(304);
  });
  it("is nobody's without a signature for just that: seat, game, theme and time are signed", async () => {
    const { pathOf } = await playing();
    const path = await pathOf();
    const changed = [
      path.replace(".0.", ".1."),
      path.replace(".dark.", ".light."),
      path.replace(/\.[0-9a-z]+\.only\./, ".zzzzzzz.only."),
      path.replace(".only.", ".other."),
      path.replace(/.\.png$/, (end) => (end === "A.png" ? "B.png" : "A.png")),
      path.replace(".png", ".svg"),
      "/v1/pictures/x.png",
      `/v1/pictures/${"a".repeat(3_000)}`,
    ];
    for (const one of changed)
      expect(await call("GET", one), one).toMatchObject({ status: 404, body: { code: "unknown-picture" } });
  });
  it("ends after 30 days", async () => {
    const { pathOf } = await playing();
    const path = await pathOf();
    host.clock.now += PICTURE_LIFE_MS + 2_000;
    expect(await call("GET", path)).toMatchObject({ status: 410, body: { code: "picture-expired" } });
  });
  it("ends as the seat's links are revoked, for that seat alone", async () => {
    const { gameId, tokens, pathOf } = await playing();
    const [mine, theirs, table] = [await pathOf(), await pathOf({ of: 1 }), await pathOf({ of: "table" })];
    await post(
      `/v1/games/${gameId}/actions`,
      { actionId: "renew-my-link", do: "renewLink", keep: newSecret() },
      tokens[0],
    );
    expect(await call("GET", mine)).toMatchObject({ status: 410, body: { code: "picture-revoked" } });
    for (const path of [theirs, table]) expect((await call("GET", path)).status).toBe(200);
  });
  it("of a game that there is not is refused", async () => {
    const { get } = await playing();
    expect(await get({ gameId: "01HZZZZZZZZZZZZZZZZZZZZZZZ" })).toMatchObject({
      status: 404,
      body: { code: "unknown-game" },
    });
  });
  it("is for spectators only where somebody may watch, and as late as they see it", async () => {
    const closed = await playing();
    expect(await closed.get({ of: "watch" })).toMatchObject({ status: 403, body: { code: "not-to-watch" } });
    const late = await playing({ ms: 3_600_000 });
    expect(await late.get({ of: "watch" })).toMatchObject({ status: 404, body: { code: "nothing-to-see-yet" } });
    host.clock.now += 3_600_001;
    expect(isPng((await late.get({ of: "watch" })).body)).toBe(true);
  });
  it("shows the present", async () => {
    const game = await playing();
    const path = await game.pathOf({ of: "table" });
    const before = await call("GET", path);
    const { record } = await opened(host, game.gameId);
    const seat = record.handoffs[0]!.seat;
    await post(
      `/v1/games/${game.gameId}/actions`,
      await answerOf(host, { gameId: game.gameId }, seat, "an-answer-1", seat),
      game.tokens[seat],
    );
    expect((await call("GET", path)).headers.etag).not.toBe(before.headers.etag);
  });
});

describe("a shared link to a game that may be watched", () => {
  const previewOf = async ({ gameId, tokens }: { gameId: string; tokens: readonly string[] }) =>
    ((await call("GET", `/v1/games/${gameId}`, { token: tokens[0]! })).body as SeatSnapshot).watch?.preview ?? "";

  it("has tags for title, words and picture, escaped, and goes on to the table", async () => {
    const game = await playing({});
    const { status, headers, body } = await call("GET", `/watch/${await previewOf(game)}`);
    expect(status).toBe(200);
    expect(headers["content-type"]).toContain("text/html");
    const html = String(body);
    expect(html).toContain('<meta property="og:title" content="Ann – Bo &#60;b&#62;">');
    expect(html).not.toContain("<b>");
    expect(html).toMatch(/og:description" content="[^"]* life, /);
    expect(html).toContain('<script type="module" src="/forward.js">');
    const image = /og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(isPng((await call("GET", new URL(image).pathname)).body)).toBe(true);
  });
  it("speaks the reader's language", async () => {
    const game = await playing({});
    const { body } = await call("GET", `/watch/${await previewOf(game)}`, {
      headers: { "accept-language": "fr, it;q=0.8" },
    });
    expect(String(body)).toContain("punti vita");
  });
  it("shows nothing that spectators do not see yet", async () => {
    const game = await playing({ ms: 3_600_000 });
    const { body } = await call("GET", `/watch/${await previewOf(game)}`);
    expect(String(body)).not.toMatch(/og:image|og:description/);
  });
  it("needs its proof, and a game that may be watched", async () => {
    const game = await playing({});
    const preview = await previewOf(game);
    expect(await call("GET", `/watch/${preview.slice(0, -1)}x`)).toMatchObject({
      status: 403,
      body: { code: "not-to-watch" },
    });
    expect(await call("GET", `/watch/${game.gameId}`)).toMatchObject({ status: 404 });
    const closed = await playing();
    expect(await call("GET", `/watch/${closed.gameId}.x`)).toMatchObject({
      status: 403,
      body: { code: "not-to-watch" },
    });
    expect(await call("GET", "/watch/%00")).toMatchObject({ status: 404 });
  });
});

it("draws for who asks too much as little as anything else", async () => {
  const { pathOf } = await playing();
  const path = await pathOf();
  const { openRates } = await import("../../../lib/hosting/limits/rates.ts");
  const limited = client({ ...host.table, rates: openRates(host.table.now) });
  const answers = await Promise.all(
    Array.from({ length: 130 }, () => limited("GET", path.replace("dark", "none"), { from: "203.0.113.9" })),
  );
  expect(answers.some(({ status }) => status === 429)).toBe(true);
});
