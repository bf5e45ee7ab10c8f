import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deckBook } from "../../../lib/cards/decks/resolve.ts";
import type { Decision } from "../../../lib/engine/decisions.ts";
import { engine } from "../../../lib/engine/index.ts";
import type { CardView, Handle, PermanentView, SeatView, Situation } from "../../../lib/engine/views.ts";
import type { GameCreated, SeatOpened, SeatSnapshot } from "../../../lib/hosting/api.ts";
import { evaluateOrders } from "../../../lib/hosting/orders/evaluateOrders.ts";
import { NO_ORDERS, type StandingOrder, without, withUsed } from "../../../lib/hosting/orders/orders.ts";
import { readCard } from "../../../lib/oracle/index.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { drain, type Hosted, hosted } from "../../support/hosted.ts";
import { type Client, client } from "../../support/http.ts";

const [me, opponent] = [0, 1];

const card = (id: Handle, name: string): CardView => ({
  ...{ id, name, manaCost: "", colors: [], supertypes: [], types: ["creature"], subtypes: [], text: "", owner: me },
});
const permanent = (id: Handle, name: string): PermanentView => ({
  ...card(id, name),
  ...{ controller: me, tapped: false, token: false, summoningSick: false, damage: 0, keywords: [] },
});

const asked = (question: Partial<Decision<Handle>>, battlefield: readonly PermanentView[] = []): SeatView => ({
  seat: me,
  turn: { number: 4, active: opponent, phase: "combat", step: "declareBlockers" },
  players: [],
  battlefield,
  stack: [],
  pending: [
    {
      digest: "d",
      decision: { player: me, decidedBy: me, slot: "s", about: "may", ...question } as Decision<Handle>,
    },
  ],
  waitingFor: [me],
});

const situation = (part: Partial<Situation> = {}, step: Situation["turn"]["step"] = "upkeep", active = opponent) => ({
  turn: { number: 4, active, phase: "beginning" as const, step },
  acted: [],
  stack: [],
  attackers: [],
  hasMana: [true, true],
  hasAbility: [false, false],
  handCounts: [3, 3],
  after: [],
  top: part.stack?.at(-1),
  ...part,
});

const facts = (view: SeatView, situation: Situation) => ({
  ...{ seat: me, question: view.pending[0]!.decision, situation, view, looked: 0, passedOver: () => undefined },
});

const ordered = (orders: readonly StandingOrder[], view: SeatView, at: Situation = situation()) =>
  evaluateOrders({ ...NO_ORDERS, orders }, facts(view, at));

describe("a standing order", () => {
  const pass: StandingOrder = { order: "passUntil", until: { turn: "own", step: "upkeep" }, unless: ["concerned"] };
  const priority = asked({ ask: "priority", about: "priority", actions: [{ act: "pass" }] });
  const passed = { do: "answer", answer: { ask: "priority", action: { act: "pass" } } };
  const spell = { id: 9, controller: opponent, concerns: [me], spell: true };

  it("passes until its step begins, where its player is asked and it is used up", () => {
    expect(ordered([pass], priority)).toMatchObject(passed);
    expect(ordered([pass], priority, situation({}, "upkeep", me))).toEqual({ do: "forget", order: pass, ask: true });
    expect(ordered([pass], priority, situation({}, "end", me))).toMatchObject(passed);
  });

  it("does not take the step or turn in which it was given for the next", () => {
    const now = { ...pass, given: { turn: 4, step: "upkeep" } } as const;
    expect(ordered([now], priority, situation({}, "upkeep", me))).toMatchObject(passed);
    const until = { turn: "own" } as const;
    const turn = { ...pass, until, given: { turn: 4, step: "upkeep" } } as const;
    expect(ordered([turn], priority, situation({}, "end", me))).toMatchObject(passed);
    const later = { ...turn, given: { turn: 2, step: "upkeep" } } as const;
    expect(ordered([later], priority, situation({}, "end", me))).toEqual({ do: "forget", order: later, ask: false });
  });

  it("asks its player once for what it excepts", () => {
    const at = situation({ stack: [spell] });
    expect(ordered([pass], priority, at)).toEqual({ do: "ask", because: ["stack 9"] });
    expect(
      evaluateOrders({ ...NO_ORDERS, orders: [pass], acknowledged: ["stack 9"] }, facts(priority, at)),
    ).toMatchObject(passed);
    expect(ordered([pass], priority, situation({ stack: [{ ...spell, concerns: [opponent] }] }))).toMatchObject(passed);
  });

  it("is forgotten after its last turn, and says nothing in turns it is not for", () => {
    const order = { ...pass, lastTurn: 3 };
    expect(ordered([order], priority)).toEqual({ do: "forget", order, ask: false });
    expect(ordered([{ ...pass, in: "own" }], priority)).toBeUndefined();
    expect(ordered([{ ...pass, in: "opponents" }], priority)).toMatchObject(passed);
  });

  it("answers for the source it names, and no other", () => {
    const order = { order: "answer", source: "Mill Cat", yes: false } as const;
    const board = [permanent("a", "Mill Cat"), permanent("b", "Barn Owl")];
    expect(ordered([order], asked({ ask: "confirm", about: "may", source: "a" }, board))).toMatchObject({
      answer: { ask: "confirm", yes: false },
    });
    expect(ordered([order], asked({ ask: "confirm", about: "may", source: "b" }, board))).toBeUndefined();
    expect(ordered([order], asked({ ask: "confirm", about: "mulligan", source: "a" }, board))).toBeUndefined();
  });

  it("pays or does not, for mana of at most so much", () => {
    const unless = (hint: string) => asked({ ask: "confirm", about: "unless", source: "a", hint });
    const order = { order: "pay", pay: true, most: 2 } as const;
    expect(ordered([order], unless("{1}{U}"))).toEqual({ do: "pay", by: [order] });
    expect(ordered([order], unless("{2}{U}"))).toBeUndefined();
    expect(ordered([{ order: "pay", pay: false }], unless("{7}"))).toMatchObject({ answer: { yes: false } });
    expect(ordered([{ order: "pay", pay: false }], asked({ ask: "confirm", about: "may" }))).toBeUndefined();
    const kicker = asked({ ask: "confirm", about: "additionalCost", source: "a" }, [permanent("a", "Mill Cat")]);
    expect(ordered([{ order: "pay", pay: false }], kicker)).toBeUndefined();
    expect(ordered([{ order: "pay", pay: true, source: "Mill Cat" }], kicker)).toMatchObject({ do: "pay" });
  });

  it("orders triggers only if it knows them all, by source or by words", () => {
    const board = [permanent("a", "Mill Cat"), permanent("b", "Barn Owl")];
    const items = ["a", "b", "a"].map((object, at) => ({ object, text: `words ${at}` }));
    const view = asked({ ask: "order", about: "triggerOrder", items }, board);
    const order = (...sources: string[]): StandingOrder => ({ order: "triggers", sources });
    expect(ordered([order("Barn Owl", "Mill Cat")], view)).toMatchObject({ answer: { order: [1, 0, 2] } });
    expect(ordered([order("words 2", "Barn Owl", "words 0")], view)).toMatchObject({ answer: { order: [2, 1, 0] } });
    expect(ordered([order("Barn Owl")], view)).toBeUndefined();
  });

  it("blocks each attacker with a creature of its own, and only if all are provided for", () => {
    const board = [
      permanent("a", "Mill Cat"),
      permanent("b", "Mill Cat"),
      permanent("x", "Wolf"),
      permanent("y", "Wolf"),
    ];
    const blockers = ["a", "b"].map((blocker) => ({ blocker, attackers: ["x", "y"], most: 1 }));
    const view = asked({ ask: "blockers", about: "blockers", blockers }, board);
    const block = (attacker: string, blocker: string | null): StandingOrder => ({ order: "block", attacker, blocker });
    expect(ordered([block("Wolf", "Mill Cat")], view)).toMatchObject({
      answer: {
        blocks: [
          { blocker: "a", attacker: "x" },
          { blocker: "b", attacker: "y" },
        ],
      },
    });
    expect(ordered([block("Wolf", null)], view)).toMatchObject({ answer: { blocks: [] } });
    expect(ordered([block("Bear", "Mill Cat")], view)).toBeUndefined();
    const gone = block("Wolf", "Barn Owl");
    expect(ordered([gone], view)).toEqual({ do: "disarm", by: [gone], reason: "no-such-blocker" });
  });

  it("that failed leaves a note for its owner", () => {
    const after = without({ ...NO_ORDERS, orders: [pass] }, [pass], { turn: 4, reason: "illegal-block" });
    expect(after).toMatchObject({ revision: 1, orders: [], disarmed: [{ order: pass, reason: "illegal-block" }] });
  });

  it("is gone when it has been used as often as it said; a response after once", () => {
    const twice: StandingOrder = { order: "answer", source: "Mill Cat", yes: true, uses: 2 };
    const once = withUsed({ ...NO_ORDERS, orders: [twice, pass] }, [twice, pass]);
    expect(once.orders).toEqual([{ ...twice, uses: 1 }, pass]);
    expect(withUsed(once, [once.orders[0]!]).orders).toEqual([pass]);
    const respond: StandingOrder = { order: "respond", to: {}, with: { cast: "Mill Cat" } };
    expect(withUsed({ ...NO_ORDERS, orders: [respond] }, [respond]).orders).toEqual([]);
  });
});

describe("orders of a hosted game", () => {
  let aws: Aws;
  let host: Hosted;
  let call: Client;
  beforeAll(async () => {
    aws = await startAws();
    host = await hosted(aws, 0);
    call = client({ ...host.table, engine }, deckBook(readCard));
  });
  afterAll(() => aws.stop());

  it("are changed at any time, seen by their owner alone, and played by", async () => {
    const { decks } = (await call("GET", "/v1/decks")).body as { decks: { name: string }[] };
    const seats = [0, 1].map((at) => ({
      ...{ name: `P${at}`, deck: decks[at]!.name, as: "link" },
      ...(at === 1 && { stops: { profile: "reactive" } }),
    }));
    const options = { mulligans: false, startingPlayer: 0 };
    const { gameId, seats: links } = (await call("POST", "/v1/games", { body: { seats, options } }))
      .body as GameCreated;
    const tokens: string[] = [];
    for (const { secret } of links)
      tokens.push(((await call("POST", "/v1/seats", { body: { secret } })).body as SeatOpened).token);
    const look = (seat: number) => call("GET", `/v1/games/${gameId}`, { token: tokens[seat]! });
    const send = (seat: number, actionId: string, body: object) =>
      call("POST", `/v1/games/${gameId}/actions`, { token: tokens[seat]!, body: { actionId, ...body } });

    const before = await look(0);
    expect((await look(1)).body).toMatchObject({ orders: { revision: 0, stops: { profile: "reactive" } } });
    expect(before.body).toMatchObject({ orders: { stops: { profile: "default" } } });

    // It is not the turn of seat 1, which says that its own next turn shall go by.
    const orders = [{ order: "passUntil", until: { turn: "opponents", step: "upkeep" }, unless: [] }];
    const edit = { do: "orders", ordersRevision: 0, orders, stops: { profile: "default" } };
    expect(await send(1, "orders-of-one", edit)).toMatchObject({
      status: 200,
      body: { orders: { revision: 1, orders } },
    });
    expect(await send(1, "orders-again", edit)).toMatchObject({ status: 409, body: { code: "orders-changed" } });
    expect(await send(1, "orders-wrong", { ...edit, stops: { profile: "none" } })).toMatchObject({ status: 400 });
    expect((await look(0)).headers.etag).toBe(before.headers.etag);

    // Seat 0 passes its only stop: seat 1 is not asked in its main phase, only what to discard at the end of its turn.
    const { ask, view } = before.body as SeatSnapshot;
    const { slot } = view.pending[0]!.decision;
    const answers = [{ slot, answer: { ask: "priority", action: { act: "pass" } } }];
    expect(await send(0, "pass-number-1", { do: "answer", ask, answers })).toMatchObject({ status: 200 });
    expect((await look(1)).body).toMatchObject({
      ask: 1,
      view: { turn: { number: 2, active: 1, step: "cleanup" }, pending: [{ decision: { about: "discard" } }] },
    });
    await drain(host);
  });
});
