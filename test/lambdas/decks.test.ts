import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AccountOpened, CardsFound, DeckRead, DecksChanged, MyData, MyDecks } from "../../lib/hosting/api.ts";
import { MOST_DECKS, QUOTAS } from "../../lib/hosting/limits/limits.ts";
import { newSecret } from "../../lib/hosting/signingKeys.ts";
import { type Aws, startAws } from "../support/aws.ts";
import { contents, type Hosted, hosted } from "../support/hosted.ts";
import { type Client, client } from "../support/http.ts";

/** Cards that are looked for, and decks that are kept. */

let aws: Aws;
let host: Hosted;
let call: Client;
let token: string;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());

const signIn = async () =>
  ((await call("POST", "/v1/account", { body: { keep: newSecret() } })).body as AccountOpened).token;
beforeEach(async () => {
  host = await hosted(aws);
  call = client(host.table);
  token = await signIn();
});

const LIST = "4 Crater Wyrm\n56 Mountain\n";
const deck = (more: object = {}) => ({
  ...{
    do: "save",
    actionId: newSecret(),
    id: "my-first-deck",
    revision: 0,
    name: "Wyrms",
    format: "casual",
    list: LIST,
  },
  ...more,
});
const change = (body: object, by = token) => call("POST", "/v1/player/decks", { token: by, body });

describe("cards", () => {
  it("are found by a query, a page at a time", async () => {
    const first = (await call("GET", "/v1/cards")).body as CardsFound;
    expect(first.cards.length).toBe(40);
    expect(first.total).toBeGreaterThan(200);
    const second = (await call("GET", `/v1/cards?after=${first.next}`)).body as CardsFound;
    expect(first.cards.map(({ name }) => name)).not.toContain(second.cards[0]?.name);
    const { body } = await call("GET", `/v1/cards?q=${encodeURIComponent("t:dragon c:r is:playable")}`);
    expect((body as CardsFound).cards.map(({ name }) => name)).toContain("Crater Wyrm");
  });

  it("a query that is none is refused with its place", async () => {
    expect(await call("GET", `/v1/cards?q=${encodeURIComponent("t:elf (")}`)).toMatchObject({
      ...{ status: 422, body: { code: "bad-query", faults: [{ code: "query-open-bracket", values: { at: 7 } }] } },
    });
    expect((await call("GET", `/v1/cards?q=${"x".repeat(301)}`)).status).toBe(400);
    for (const after of ["-1", "x", "1e9"]) expect((await call("GET", `/v1/cards?after=${after}`)).status).toBe(400);
  });
});

describe("a deck that is being built", () => {
  const read = async (body: object) => (await call("POST", "/v1/decks/read", { body })).body as DeckRead;

  it("is read line by line, whatever is wrong with it", async () => {
    const seen = await read({ deck: `4 Crater Wyrm\n5 Crater Wyrn\nSideboard\n1 Mountain\n` });
    expect(seen).toMatchObject({ playable: false, format: "casual", colors: ["R"], fits: [] });
    expect(seen.lines.map(({ line, section, card }) => [line, section, card?.name])).toEqual([
      [1, "main", "Crater Wyrm"],
      [2, "main", undefined],
      [4, "sideboard", "Mountain"],
    ]);
    expect(seen.faults.map(({ code, line }) => [code, line])).toEqual([
      ["unknown-card", 2],
      ["too-few-cards", undefined],
    ]);
    expect(seen.faults[0]?.values).toEqual({ near: expect.arrayContaining(["Crater Wyrm"]) });
  });

  it("tells which formats take it", async () => {
    expect((await read({ deck: LIST })).fits).toEqual(expect.arrayContaining(["casual", "limited"]));
    expect((await read({ deck: "5 Crater Wyrm\n55 Mountain\n" })).fits).toEqual(["limited"]);
    expect((await read({ deck: LIST, format: "commander" })).faults).toEqual(
      expect.arrayContaining([expect.objectContaining({ code: "no-commander" })]),
    );
  });

  it("may be a built-in one, or no list at all", async () => {
    const built = await read({ deck: "The Long Tide" });
    expect(built).toMatchObject({ playable: true, faults: [] });
    expect(built.list).toContain("\n");
    expect(await read({ deck: "0 Nothing\n" })).toMatchObject({ lines: [], playable: false, faults: [{ line: 1 }] });
  });
});

describe("decks of a player", () => {
  it("are kept, changed, listed with how they look, and removed", async () => {
    expect(await change(deck())).toMatchObject({ status: 200, body: { saved: { revision: 1, cards: 60 } } });
    await change(deck({ id: "another-deck", name: "Later", list: "not\na list" }));
    expect(await change(deck({ revision: 1, name: "More wyrms" }))).toMatchObject({ body: { saved: { revision: 2 } } });
    const mine = (await call("GET", "/v1/player/decks", { token })).body as MyDecks;
    expect(mine.decks.map(({ name, playable, colors }) => [name, playable, colors])).toEqual(
      expect.arrayContaining([
        ["More wyrms", true, ["R"]],
        ["Later", false, []],
      ]),
    );
    expect(await call("GET", "/v1/player/decks/my-first-deck", { token })).toMatchObject({ body: { list: LIST } });
    const left = (await change({ do: "remove", id: "my-first-deck" })).body as DecksChanged;
    expect(left.decks.map(({ id }) => id)).toEqual(["another-deck"]);
    expect(await call("GET", "/v1/player/decks/my-first-deck", { token })).toMatchObject({
      ...{ status: 404, body: { code: "unknown-kept-deck" } },
    });
  });

  it("sent again are the same change, and one from elsewhere is not overwritten", async () => {
    const made = deck();
    for (const _ of [1, 2]) expect(await change(made)).toMatchObject({ body: { saved: { revision: 1 } } });
    expect(await change(deck())).toMatchObject({ status: 409, body: { code: "deck-changed" } });
    await change(deck({ revision: 1 }));
    expect(await change(deck({ revision: 1 }))).toMatchObject({ status: 409, body: { code: "deck-changed" } });
    expect(await change(deck({ revision: 7 }))).toMatchObject({ status: 409, body: { code: "deck-changed" } });
  });

  it("are theirs alone, and go with them", async () => {
    await change(deck());
    const other = await signIn();
    expect((await call("GET", "/v1/player/decks", { token: other })).body).toMatchObject({ decks: [] });
    expect((await call("GET", "/v1/player/decks/my-first-deck", { token: other })).status).toBe(404);
    await change({ do: "remove", id: "my-first-deck" }, other);
    const data = (await call("GET", "/v1/player/data", { token })).body as MyData;
    expect(data.decks).toMatchObject([{ name: "Wyrms", list: LIST }]);
    await call("POST", "/v1/account/delete", { token, body: { sure: true } });
    expect(JSON.stringify([...(await contents(host))])).not.toContain("Crater Wyrm");
  });

  it("are no more than may be, however many are saved at once", async () => {
    for (let n = 0; n < MOST_DECKS - 2; n++) await change(deck({ id: `deck-number-${n}` }));
    const saved = await Promise.all(Array.from({ length: 12 }, (_, n) => change(deck({ id: `at-once-number-${n}` }))));
    const refused = saved.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThanOrEqual(10);
    for (const one of refused) expect(one).toMatchObject({ status: 409, body: { code: "too-many-decks" } });
    const { decks } = (await call("GET", "/v1/player/decks", { token })).body as MyDecks;
    expect(decks.length).toBeLessThanOrEqual(MOST_DECKS);
  });

  it("are bounded in number, length and changes", async () => {
    for (let n = 0; n < MOST_DECKS; n++) await change(deck({ id: `deck-number-${n}` }));
    expect(await change(deck({ id: "one-too-many" }))).toMatchObject({ status: 409, body: { code: "too-many-decks" } });
    expect(await change(deck({ id: "deck-number-0", revision: 1 }))).toMatchObject({ status: 200 });
    for (const bad of [
      { list: "x".repeat(20_001) },
      { name: "x".repeat(61) },
      { id: "a/b" },
      { format: "old school" },
      { revision: -1 },
    ])
      expect(await change(deck(bad))).toMatchObject({ status: 400, body: { code: "invalid-body" } });
    expect(QUOTAS["decks saved"].player).toBeLessThanOrEqual(1_000);
  }, 120_000);
});
