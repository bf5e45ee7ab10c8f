import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engine, type Game } from "../../../lib/engine/index.ts";
import type { ManualInstruction } from "../../../lib/engine/manual.ts";
import type { Handle } from "../../../lib/engine/views.ts";
import { bookWithManualCards, deckWith } from "../../../lib/faults/manualDecks.ts";
import type { Acted, CreateGame, GameCreated, Log, SeatOpened, SeatSnapshot } from "../../../lib/hosting/api.ts";
import type { Challenge } from "../../../lib/hosting/challenge/api.ts";
import type { HostContext } from "../../../lib/hosting/hostContext.ts";
import { sweep } from "../../../lib/hosting/notices/sweep.ts";
import { defaultAnswers } from "../../../lib/hosting/orders/defaultAnswer.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { drain, type Hosted, hosted } from "../../support/hosted.ts";
import { type Answered, type Client, client } from "../../support/http.ts";

/** Manual cards through the handlers, with the real engine: decks, terms, proposals, consent. */

const UNKNOWN = "1 No Such Kettle";

let aws: Aws;
let host: Hosted;
let table: HostContext<Game>;
let call: Client;
let ids = 0;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());
beforeEach(async () => {
  host = await hosted(aws, 0);
  table = { ...host.table, engine };
  call = client(table, bookWithManualCards);
});

interface Table {
  readonly gameId: string;
  readonly tokens: readonly string[];
}

async function seated(terms: Partial<CreateGame>, seats: CreateGame["seats"]): Promise<Table> {
  const body = { options: { mulligans: false, startingPlayer: 0 }, ...terms, seats };
  const made = await call("POST", "/v1/games", { body });
  expect(made).toMatchObject({ status: 201 });
  const { gameId, seats: links } = made.body as GameCreated;
  const tokens: string[] = [];
  for (const { secret } of links)
    tokens.push(((await call("POST", "/v1/seats", { body: { secret } })).body as SeatOpened).token);
  return { gameId, tokens };
}
const person = (deck: string, at: number) => ({ name: `P${at}`, deck, as: "link" as const });
const people = (...decks: string[]) => decks.map(person);

const does = (at: Table, seat: number, doing: object): Promise<Answered> =>
  call("POST", `/v1/games/${at.gameId}/actions`, {
    token: at.tokens[seat]!,
    body: { actionId: `manual-${++ids}-action`, ...doing },
  });
async function acted(at: Table, seat: number, doing: object): Promise<Acted> {
  const answered = await does(at, seat, doing);
  expect(answered).toMatchObject({ status: 200 });
  return answered.body as Acted;
}
const sees = async (at: Table, seat: number): Promise<SeatSnapshot> =>
  (await call("GET", `/v1/games/${at.gameId}`, { token: at.tokens[seat]! })).body as SeatSnapshot;
const codes = ({ events }: Acted): string[] => events.map(({ code }) => code);

/** Everybody does the least until seat 0 could cast a kettle, casts it, and its text is to be carried out. */
async function kettleOut(at: Table): Promise<{ readonly seen: SeatSnapshot; readonly kettle: Handle }> {
  for (let guard = 0; guard < 100; guard++) {
    const { view } = await sees(at, 0);
    const seat = view.waitingFor[0]!;
    const mine = seat === 0 ? await sees(at, 0) : await sees(at, seat);
    const [open] = mine.view.pending;
    const { decision, digest } = open!;
    if (decision.about === "manual")
      return { seen: mine, kettle: mine.view.battlefield.find(({ id }) => id === decision.source)!.id };
    const cast = seat === 0 && decision.ask === "priority" && decision.actions.find(({ act }) => act === "cast");
    const answers = cast
      ? [{ slot: decision.slot, digest, answer: { ask: "priority", action: cast } }]
      : defaultAnswers(mine.view.pending, 0);
    await acted(at, seat, { do: "answer", ask: mine.ask, answers });
  }
  throw new Error("no kettle came");
}

const proposes = (card: Handle, ...instructions: readonly ManualInstruction<Handle>[]) => ({
  ...{ do: "proposeManual", card, instructions },
});
const lifeOf = ({ view }: SeatSnapshot, seat: number) => view.players[seat]?.life;

describe("a deck with manual cards", () => {
  const body = (terms: Partial<CreateGame>, ...decks: string[]) => ({ ...terms, seats: people(...decks) });
  const begins = (...args: Parameters<typeof body>) => call("POST", "/v1/games", { body: body(...args) });

  it("is refused, with a way out, unless the terms allow it", async () => {
    const refused = await begins({}, deckWith(2), deckWith(0));
    expect(refused).toMatchObject({
      status: 422,
      body: { code: "needs-manual-cards", faults: [{ byHand: true }, {}] },
    });
    expect(await begins({ manualCards: { most: 1 } }, deckWith(2), deckWith(0))).toMatchObject({
      body: { code: "too-many-manual-cards" },
    });
    expect(await begins({ manualCards: {} }, deckWith(5), deckWith(0))).toMatchObject({
      body: { code: "too-many-manual-cards" },
    });
    expect(await begins({ manualCards: {} }, `${deckWith(1)}\n${UNKNOWN}`, deckWith(0))).toMatchObject({
      body: { code: "unreadable-cards" },
    });
    for (const manualCards of [{ most: 0 }, { most: 11 }, { most: 1.5 }, { acceptAfterMs: 1 }])
      expect(await begins({ manualCards } as never, deckWith(1), deckWith(0))).toMatchObject({ status: 400 });
    expect(await begins({ manualCards: {} }, deckWith(4), deckWith(0))).toMatchObject({ status: 201 });
    expect(await call("POST", "/v1/decks/check", { body: { deck: deckWith(1) } })).toMatchObject({
      body: { code: "needs-manual-cards" },
    });
  });

  it("is nothing for a computer player", async () => {
    const seats = [person(deckWith(0), 0), { ...person(deckWith(1), 1), as: { bot: "heuristic" } }];
    expect(await call("POST", "/v1/games", { body: { manualCards: {}, seats } })).toMatchObject({
      body: { code: "computer-plays-no-manual-cards" },
    });
  });

  it("is named to everybody: in a challenge before they accept it, and at the table", async () => {
    const keep = (at: number) => `${at}`.repeat(43);
    const posted = (
      await call("POST", "/v1/challenges", {
        body: { name: "Ada", deck: deckWith(2), keep: keep(1), open: false, manualCards: { most: 2 } },
      })
    ).body as Challenge;
    expect(posted).toMatchObject({ manualCards: { most: 2 }, manual: [["Humming Kettle", "Grumbling Kettle"]] });
    const address = `/v1/challenges/${posted.challengeId}`;
    const accept = (deck: string) => call("POST", address, { body: { do: "accept", name: "Bo", deck, keep: keep(2) } });
    expect(await accept(deckWith(3))).toMatchObject({ body: { code: "too-many-manual-cards" } });
    const begun = (await accept(deckWith(1))).body as Challenge;
    const { token } = (await call("POST", "/v1/seats", { body: { secret: keep(2) } })).body as SeatOpened;
    const seen = (await call("GET", `/v1/games/${begun.gameId}`, { token })).body as SeatSnapshot;
    expect(seen.manualCards).toEqual({ names: [["Humming Kettle", "Grumbling Kettle"], ["Humming Kettle"]] });
  });
});

describe("what is done by hand", () => {
  it("is proposed, shown to all, and done when all others have agreed", async () => {
    const at = await seated({ manualCards: {} }, people(deckWith(4), deckWith(0), deckWith(0)));
    const { seen, kettle } = await kettleOut(at);
    expect(seen.view.pending[0]?.decision).toMatchObject({ about: "manual", source: kettle });
    await drain(host);
    host.outbox.messages.length = 0;
    const proposed = await acted(at, 0, {
      ...proposes(kettle, { do: "life", players: [1], count: -3 }, { do: "draw", players: [0], count: 1 }),
    });
    expect(proposed.manualProposed).toMatchObject([{ proposal: 1, by: 0, agreed: [0], needs: [] }]);
    await drain(host);
    expect(host.outbox.messages.map(({ seat, kind }) => `${seat} ${kind}`).sort()).toEqual(["1 offer", "2 offer"]);
    const shown = (await sees(at, 1)).manualProposed![0]!;
    expect(shown).toMatchObject({
      card: { name: expect.stringContaining("Kettle") },
      instructions: [{ count: -3 }, {}],
    });
    expect(lifeOf(await acted(at, 1, { do: "acceptManual", proposal: 1 }), 1)).toBe(20);
    expect(await does(at, 1, { do: "acceptManual", proposal: 1 })).toMatchObject({
      body: { code: "nothing-to-accept" },
    });
    const done = await acted(at, 2, { do: "acceptManual", proposal: 1 });
    expect(codes(done)).toEqual(expect.arrayContaining(["manualAccepted", "manual", "loseLife", "draw"]));
    expect(lifeOf(done, 1)).toBe(17);
    expect(done.manualProposed).toBeUndefined();
    expect(await does(at, 2, { do: "acceptManual", proposal: 1 })).toMatchObject({
      body: { code: "nothing-proposed" },
    });
    expect((await sees(at, 0)).view.pending[0]?.decision.about).toBe("manual");
    const log = (await call("GET", `/v1/games/${at.gameId}/log?since=0`, { token: at.tokens[2]! })).body as Log;
    expect(log.entries.map(({ code }) => code)).toEqual(expect.arrayContaining(["manualProposed", "manual"]));
  });

  it("goes on with the game if it is said to be all", async () => {
    const at = await seated({ manualCards: {} }, people(deckWith(4), deckWith(0)));
    const { kettle } = await kettleOut(at);
    await acted(at, 0, { ...proposes(kettle, { do: "life", players: [0], count: 2 }), done: true });
    const done = await acted(at, 1, { do: "acceptManual", proposal: 1 });
    expect(lifeOf(done, 0)).toBe(22);
    expect((await sees(at, 0)).view.pending[0]?.decision.about).not.toBe("manual");
  });

  it("can be gone back over by consent", async () => {
    const at = await seated({ manualCards: {} }, people(deckWith(4), deckWith(0)));
    const { kettle } = await kettleOut(at);
    await acted(at, 0, proposes(kettle, { do: "life", players: [1], count: -5 }));
    expect(lifeOf(await acted(at, 1, { do: "acceptManual", proposal: 1 }), 1)).toBe(15);
    expect(await does(at, 0, { do: "takeBack" })).toMatchObject({ status: 422 });
    await acted(at, 0, { do: "offerTakeBack" });
    const back = await acted(at, 1, { do: "acceptTakeBack" });
    expect(lifeOf(back, 1)).toBe(20);
  });

  it("is declined by anybody, taken back by its own player, and not proposed for ever", async () => {
    const at = await seated({ manualCards: {} }, people(deckWith(4), deckWith(0)));
    const { kettle } = await kettleOut(at);
    const life = proposes(kettle, { do: "life", players: [1], count: -1 });
    await acted(at, 0, life);
    expect(await does(at, 0, life)).toMatchObject({ body: { code: "proposal-open" } });
    expect(codes(await acted(at, 0, { do: "declineManual", proposal: 1 }))).toEqual(["manualWithdrawn"]);
    for (let proposal = 2; proposal < 6; proposal++) {
      await acted(at, 0, life);
      expect(codes(await acted(at, 1, { do: "declineManual", proposal }))).toEqual(["manualDeclined"]);
    }
    expect(await does(at, 0, life)).toMatchObject({ status: 409, body: { code: "declined-already" } });
    expect(lifeOf(await sees(at, 1), 1)).toBe(20);
  });

  it("is not proposed and taken back for ever, by which a clock would stand and others be told again and again", async () => {
    const at = await seated({ manualCards: {} }, people(deckWith(4), deckWith(0)));
    const { kettle } = await kettleOut(at);
    const life = proposes(kettle, { do: "life", players: [1], count: -1 });
    for (let proposal = 1; proposal < 6; proposal++) {
      await acted(at, 0, life);
      await acted(at, 0, { do: "declineManual", proposal });
    }
    expect(await does(at, 0, life)).toMatchObject({ status: 409, body: { code: "declined-already" } });
  });

  it("is agreed to by silence where that is in the terms, but not in one's own hand or library", async () => {
    const hour = 3_600_000;
    const at = await seated({ manualCards: { acceptAfterMs: hour } }, people(deckWith(4), deckWith(0)));
    const { kettle } = await kettleOut(at);
    await acted(at, 0, proposes(kettle, { do: "life", players: [1], count: -1 }));
    host.clock.now += hour - 1;
    await sweep(table);
    expect(lifeOf(await sees(at, 1), 1)).toBe(20);
    host.clock.now += 1;
    await sweep(table);
    await sweep(table);
    expect(lifeOf(await sees(at, 1), 1)).toBe(19);

    const { handCount } = (await sees(at, 1)).view.players[1]!;
    await acted(at, 0, proposes(kettle, { do: "discard", players: [1], count: 1 }));
    host.clock.now += hour;
    await sweep(table);
    const waiting = await sees(at, 1);
    expect(waiting.manualProposed).toMatchObject([{ proposal: 2, needs: [1], agreed: [0] }]);
    expect(waiting.manualProposed![0]!.acceptedAt).toBeUndefined();
    const asked = await acted(at, 1, { do: "acceptManual", proposal: 2 });
    expect(asked.view.pending[0]?.decision).toMatchObject({ about: "discard", player: 1 });
    const answers = defaultAnswers(asked.view.pending, 0);
    const done = await acted(at, 1, { do: "answer", ask: asked.ask, answers });
    expect(done.view.players[1]?.handCount).toBe(handCount - 1);
  });

  it("stops the clock of whoever proposed it while others think", async () => {
    const clock = { each: "move" as const, allowanceMs: 3_600_000, onTimeout: "forfeit" as const };
    const at = await seated({ manualCards: {}, pace: { clock } }, people(deckWith(4), deckWith(0)));
    const { kettle } = await kettleOut(at);
    await acted(at, 0, proposes(kettle, { do: "life", players: [1], count: -1 }));
    host.clock.now += 2 * 3_600_000;
    await sweep(table);
    expect((await sees(at, 0)).view.result).toBeUndefined();
    await acted(at, 1, { do: "declineManual", proposal: 1 });
    expect((await sees(at, 0)).dueAt).toBeGreaterThan(host.clock.now);
    host.clock.now += 2 * 3_600_000;
    await sweep(table);
    expect((await sees(at, 1)).view.result).toEqual({ winners: [1] });
  });

  it("is done once whatever is sent twice or at the same time", async () => {
    const at = await seated({ manualCards: {} }, people(deckWith(4), deckWith(0)));
    const { kettle } = await kettleOut(at);
    const body = { actionId: "the-same-twice", ...proposes(kettle, { do: "life", players: [1], count: -1 }) };
    const send = (seat: number, one: object) =>
      call("POST", `/v1/games/${at.gameId}/actions`, { token: at.tokens[seat]!, body: one });
    await Promise.all([send(0, body), send(0, body)]);
    expect((await sees(at, 1)).manualProposed).toHaveLength(1);
    const accept = { actionId: "accepted-twice", do: "acceptManual", proposal: 1 };
    await Promise.all([send(1, accept), send(1, accept), send(1, { ...accept, actionId: "accepted-again" })]);
    expect(lifeOf(await sees(at, 1), 1)).toBe(19);
  });

  it("is agreed to by computer players at once, and waits for nobody who has left", async () => {
    const seats = [person(deckWith(4), 0), { ...person("lanterns in the wold", 1), as: { bot: "heuristic" as const } }];
    const alone = await seated({ manualCards: {} }, seats);
    for (let guard = 0; guard < 60; guard++) {
      const { view } = await sees(alone, 0);
      if (view.waitingFor[0] === 0) break;
    }
    const open = await sees(alone, 0);
    if (open.view.pending[0]?.decision.about === "manual") {
      const card = open.view.pending[0].decision.source!;
      const done = await acted(alone, 0, proposes(card, { do: "life", players: [1], count: -1 }));
      expect(lifeOf(done, 1)).toBe(19);
    }
    const at = await seated({ manualCards: {} }, people(deckWith(4), deckWith(0), deckWith(0)));
    const { kettle } = await kettleOut(at);
    await acted(at, 0, proposes(kettle, { do: "life", players: [1], count: -1 }));
    await acted(at, 1, { do: "acceptManual", proposal: 1 });
    await acted(at, 2, { do: "concede" });
    expect(lifeOf(await sees(at, 1), 1)).toBe(19);
  });

  it("names nothing that is hidden, within bounds, and only where the terms allow it", async () => {
    const at = await seated({ manualCards: {} }, people(deckWith(4), deckWith(4)));
    const { kettle, seen } = await kettleOut(at);
    const theirs = (await sees(at, 1)).view.players[1]!.hand[0]!.id;
    const refuse = async (doing: object, status: number, code?: string) => {
      const answered = await does(at, 0, doing);
      expect([doing, answered]).toMatchObject([{}, { status, ...(code && { body: { code } }) }]);
    };
    await refuse(proposes(kettle, { do: "move", objects: [theirs], to: "graveyard" }), 422, "illegal-proposal");
    await refuse(proposes(theirs, { do: "life", players: [1], count: -1 }), 422, "illegal-proposal");
    await refuse(proposes(kettle, { do: "draw", players: [9], count: 1 }), 422, "illegal-proposal");
    await refuse(proposes(kettle, { do: "draw", players: [0], count: 101 }), 400);
    await refuse(proposes(kettle, { do: "life", players: [0], count: 2 ** 60 }), 400);
    await refuse(proposes(kettle, { do: "move", objects: ["~1-200000"], to: "exile" }), 422, "illegal-proposal");
    await refuse(proposes(kettle), 400);
    await refuse({ ...proposes(kettle, { do: "life", players: [0], count: 1 }), by: 1 }, 400);
    await refuse({ do: "acceptManual", proposal: 7 }, 409, "nothing-proposed");
    const mine = seen.view.players[0]!.hand[0];
    if (mine) {
      await acted(at, 0, proposes(kettle, { do: "move", objects: [mine.id], to: "libraryTop" }));
      const told = JSON.stringify((await sees(at, 1)).manualProposed);
      expect(told).not.toContain(mine.name === "Mountain" ? "Mountain" : `"objects":[{"id":"${mine.id}"`);
      expect(JSON.parse(told)[0].instructions[0].objects[0].name).toBeUndefined();
    }
    const without = await seated({}, people(deckWith(0), deckWith(0)));
    expect(await does(without, 0, proposes("x", { do: "life", players: [0], count: 1 }))).toMatchObject({
      body: { code: "no-manual-cards" },
    });
  });

  it("looks the same to who is to agree, whatever lies in the other's hand", async () => {
    const at = await seated({ manualCards: {} }, people(deckWith(4), deckWith(0)));
    const { kettle, seen } = await kettleOut(at);
    const { hand } = seen.view.players[0]!;
    const told = new Set<string>();
    for (const [number, { id }] of hand.slice(0, 5).entries()) {
      await acted(at, 0, proposes(kettle, { do: "move", objects: [id], to: "libraryBottom" }));
      const [proposal] = (await sees(at, 1)).manualProposed!;
      const [{ objects }] = proposal!.instructions as unknown as [
        { objects: readonly { id: string; name?: string }[] },
      ];
      told.add(JSON.stringify(objects!.map(({ name }) => name ?? null)));
      await acted(at, 0, { do: "declineManual", proposal: number + 1 });
    }
    expect([...told]).toEqual(["[null]"]);
  });
});
