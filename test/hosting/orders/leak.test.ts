import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bot, FIRST } from "../../../lib/bots/bot.ts";
import { everyBot } from "../../../lib/bots/index.ts";
import { builtInPool, type DeckPool } from "../../../lib/bots/simulation/decks.ts";
import type { Submission } from "../../../lib/engine/decisions.ts";
import { engine, type Game } from "../../../lib/engine/index.ts";
import type { Handle, SeatView } from "../../../lib/engine/views.ts";
import { answer } from "../../../lib/hosting/actions/act.ts";
import { advance, begin } from "../../../lib/hosting/commit/advance.ts";
import { newHandOffs } from "../../../lib/hosting/commit/handOffsAfter.ts";
import { openSlots } from "../../../lib/hosting/commit/questionsAfter.ts";
import type { HostContext } from "../../../lib/hosting/hostContext.ts";
import { editPlan, passEarly } from "../../../lib/hosting/orders/editOrders.ts";
import { NO_ORDERS, type OwnOrders, ordersOf } from "../../../lib/hosting/orders/orders.ts";
import { autoPassing } from "../../../lib/hosting/orders/planAndPass.ts";
import { planTurn } from "../../../lib/hosting/orders/planner.ts";
import { DETERMINIZED_SEED, inDeterminized } from "../../../lib/hosting/orders/preview.ts";
import type { StopSettings } from "../../../lib/hosting/orders/stops.ts";
import { seenBy } from "../../../lib/hosting/reading/seatSnapshot.ts";
import { emptySocial } from "../../../lib/hosting/social/social.ts";
import { initialRecord } from "../../../lib/hosting/storage/initialRecord.ts";
import { markOf } from "../../../lib/hosting/storage/recent.ts";
import { earlyOf, type GameRecord, noticeKey, noticeOf } from "../../../lib/hosting/storage/record.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { hosted } from "../../support/hosted.ts";
import { twinOf, type World } from "../../support/twins.ts";

/**
 * Two games that differ only in one seat's hand and library: as long as that seat passes wherever it is waited for, the
 * other cannot tell them apart by anything the table does. LEAK_GAMES=300 plays so many.
 */
const GAMES = Number(process.env.LEAK_GAMES ?? 6);
const SEEING = 0;
const seatsUpTo = (players: number) => Array.from({ length: players }, (_, seat) => seat);

let aws: Aws;
let table: HostContext<Game>;
let decks: DeckPool;
beforeAll(async () => {
  aws = await startAws();
  table = { ...(await hosted(aws)).table, engine };
  decks = await builtInPool([]);
});
afterAll(() => aws.stop());

/** What the hiding seat has said in advance, seeing its own hand. */
type Said = (view: SeatView) => Partial<OwnOrders>;

/** A game some way in, waiting for the seeing seat alone. */
function midGame(number: number, said: Said, seats: readonly number[]): World | undefined {
  const usual = autoPassing(engine);
  const at = (which: number) => (number + which * (1 + Math.floor(number / 6))) % decks.decks.length;
  const players = seats.map(at).map((deck) => ({ deck: decks.decks[deck]! }));
  const game = usual.newGame({ seed: number.toString(16).padStart(64, "0"), pool: decks.pool, players });
  const bot = everyBot(`leak ${number}`).heuristic;
  const least = 15 + ((number * 13) % 50);
  for (let ask = 0; ask < 400; ask++) {
    const open = usual.pending(game);
    if (open.length === 0) return undefined;
    const seat = open[0]!.decidedBy;
    const waits = open.length === 1 && seat === SEEING && open[0]!.ask === "priority";
    if (ask > least && waits && engine.save(game).inputs.length === 0) break;
    usual.submit(game, seat, bot.answer(usual.view(game, seat), { ...FIRST, ask }));
  }
  const blank = initialRecord({
    ...{ gameId: `leak${number}`, build: table.build, cards: "", linkKey: "", saved: engine.save(game), pace: {} },
    seats: seats.map((seat) => ({ seat, name: `player ${seat}` })),
    orders: seats.map((seat) => ({ ...NO_ORDERS, ...(seat !== SEEING && said(engine.view(game, seat))) })),
    social: emptySocial(seats.length),
  });
  return { record: begin(table, blank, game), game };
}

/** All that the table does where the seeing seat, or whoever watches its notices, could notice it. */
function noticed(before: GameRecord, { record, game }: World) {
  const { version, asks, handoffs, due, blob, shown, newsCount } = record;
  return {
    ...{ version, asks, handoffs, due, shown, newsCount, logNext: blob.logNext[SEEING] },
    told: newHandOffs(before, record).map((one) => noticeKey(noticeOf(record.gameId, one))),
    look: seenBy(table, { record, game }, SEEING),
    watched: JSON.stringify(engine.view(game, null)),
    log: JSON.stringify(engine.told(game, SEEING, blob.events)),
    preview: JSON.stringify(previewed(game)),
    refusals: refusals(game),
  };
}

/** What comes of naming anything at all, one after another: the answers to such guesses, word for word, and so their sizes. */
function refusals(game: Game): readonly string[] {
  const [open] = engine.pending(game).filter(({ decidedBy }) => decidedBy === SEEING);
  if (open === undefined) return [];
  const { slot } = open;
  const guessed = GUESSES.map((card): Submission<Handle> => {
    const answer = { ask: "priority", action: { act: "cast", card } } as const;
    return { slot, answer };
  });
  return guessed.map((one) => {
    const tried = engine.load(engine.save(game), decks.pool);
    const outcome = engine.submit(tried, SEEING, [one]);
    return JSON.stringify(outcome.ok ? { ok: true, view: engine.view(tried, SEEING) } : outcome);
  });
}
/** As handles look: cards of a list, objects, runs of them, and nothing of the kind. */
const GUESSES = [1, 40, 101].flatMap((n) => [`${n}`, `~${n}`, `c${n}`, `~${n}-1${n}`]).concat("p1", "");

/** What the seeing seat would be told would happen. */
function previewed(game: Game) {
  const world = engine.determinize(game, SEEING, DETERMINIZED_SEED);
  return world && inDeterminized(engine, world, SEEING, NO_ORDERS);
}

/** The seeing seat's whole turn at once, where it may begin one, or its answer. */
function moved(world: World, seat: number, bot: Bot, plans: boolean) {
  const opened = { ...world, pool: decks.pool };
  const view = engine.view(world.game, seat);
  const ask = world.record.asks[seat]!;
  const { turn, stack, pending } = view;
  const begins = turn.active === seat && turn.step === "precombatMain" && stack.length === 0;
  if (!plans || !begins || pending[0]?.decision.ask !== "priority")
    return answer(table, opened, seat, { ask, answers: bot.answer(view, { ask, refused: 0 }) });
  const plan = planTurn(engine, world.game, seat, bot);
  const { revision } = ordersOf(world.record.blob.orders, seat);
  return editPlan(table, opened, seat, { ordersRevision: revision, plan, ask });
}

/** Passing wherever one is asked; undefined for a question that cannot be passed, and would show a card. */
function passes({ pending }: SeatView): Submission<Handle>[] | undefined {
  const { slot, ask } = pending[0]!.decision;
  if (ask === "priority") return [{ slot, answer: { ask, action: { act: "pass" } } }];
  if (ask === "attackers") return [{ slot, answer: { ask, attacks: [] } }];
  return ask === "blockers" ? [{ slot, answer: { ask, blocks: [] } }] : undefined;
}

const hiddenCards = (view: SeatView, hiding: number): number =>
  view.players[hiding]!.hand.length > 0
    ? -1
    : view.players[hiding]!.handCount + view.players[hiding]!.libraryCount + view.players[hiding]!.library.length;

function compared(number: number, said: Said, { plans, players }: Comparing): Compared {
  const seats = seatsUpTo(players);
  // The last to be asked in the seeing seat's turn.
  const hiding = players - 1;
  const start = midGame(number, said, seats);
  if (start === undefined || start.record.over) return { waited: 0, moves: 0, early: 0 };
  let worlds: readonly [World, World] = [start, twinOf(start, hiding, decks.pool)];
  const hidden = hiddenCards(engine.view(start.game, SEEING), hiding);
  const player = everyBot(`twins ${number}`).heuristic;
  let [waited, moves, early] = [0, 0, 0];
  for (; moves < 80; moves++) {
    const [one] = worlds;
    const seat = engine.pending(one.game)[0]?.decidedBy;
    if (seat === undefined) break;
    const step = (world: World): World | string | undefined => {
      try {
        const answers = seat === hiding ? passes(engine.view(world.game, seat)) : undefined;
        if (seat === hiding && answers === undefined) return undefined;
        const open = openSlots(engine.pending(world.game), seats);
        const changed =
          answers === undefined
            ? moved(world, seat, player, plans)
            : answer(table, { ...world, pool: decks.pool }, seat, { ask: world.record.asks[seat]!, answers });
        const by = { seat, mark: markOf(`move-${moves}`, ""), automatic: false };
        return { record: advance(table, { record: world.record, open, logged: [] }, by, changed), game: changed.game };
      } catch (refused) {
        return String(refused);
      }
    };
    const next = [step(worlds[0]), step(worlds[1])] as const;
    const [first, second] = next;
    if (typeof first === "string" || typeof second === "string") {
      expect(second).toEqual(first);
      break;
    }
    expect(second === undefined).toBe(first === undefined);
    if (first === undefined || second === undefined) break;
    if ([first, second].some(({ game }) => hiddenCards(engine.view(game, SEEING), hiding) !== hidden)) break;
    expect(noticed(worlds[1].record, second)).toEqual(noticed(worlds[0].record, first));
    if (seat === hiding) waited++;
    worlds = [first, second];
    // In one of the two it passes before it is waited for, in the other it says nothing: only it can tell.
    if (earlyOf(first.record, hiding)) {
      early++;
      const said = passedEarly(first, seats, hiding);
      const [mine, others] = [seenBy(table, said, hiding).snapshot.early, seenBy(table, first, SEEING)];
      expect([mine, seenBy(table, said, SEEING)]).toEqual(["passed", others]);
      expect([said.record.shown, said.record.newsCount]).toEqual([first.record.shown, first.record.newsCount]);
      expect(newHandOffs(first.record, said.record)).toEqual([]);
      worlds = [said, passedEarly(second, seats, hiding)];
    }
  }
  return { waited, moves, early };
}

/** The hiding seat says that it passes unless somebody acts before. */
function passedEarly(world: World, seats: readonly number[], hiding: number): World {
  const changed = passEarly(table, { ...world, pool: decks.pool }, hiding, { ask: world.record.asks[hiding]! });
  const open = openSlots(engine.pending(world.game), seats);
  const by = { seat: hiding, mark: markOf("early", ""), automatic: false };
  return { record: advance(table, { record: world.record, open, logged: [] }, by, changed), game: changed.game };
}

/** How many hand-offs to the hiding seat were compared, how many moves, and how often it passed early. */
interface Compared {
  readonly waited: number;
  readonly moves: number;
  readonly early: number;
}
interface Comparing {
  readonly plans: boolean;
  readonly players: number;
}

const total = (said: Said, { games = GAMES, plans = false, players = 2 } = {}): Compared => {
  const all = { waited: 0, moves: 0, early: 0 };
  for (let number = 0; number < games; number++) {
    const { waited, moves, early } = compared(number, said, { plans, players });
    all.waited += waited;
    all.moves += moves;
    all.early += early;
  }
  return all;
};

const UNTIL = { order: "passUntil", until: { turn: "own", step: "upkeep" } } as const;
const SAID: Readonly<Record<string, Said>> = {
  "passing until its turn, unless something public happens": () => ({
    orders: [
      { ...UNTIL, unless: ["attacked", { life: 12 }, { stack: { types: ["creature"] } }] },
      { order: "pay", pay: false },
      { order: "keepMana", mana: "{1}{U}" },
    ],
  }),
  // Whether or not it holds the card, and can pay for it: as long as it does nothing, nobody can tell.
  "a response with a card of its hand": ({ players, seat }) => ({
    orders: (players[seat!]?.hand ?? []).map(({ name }) => ({ order: "respond", to: {}, with: { cast: name } })),
    stops: { profile: "reactive" },
  }),
  "blocks and a plan": ({ battlefield }) => ({
    orders: battlefield
      .filter(({ controller }) => controller === SEEING)
      .map(({ name }) => ({ order: "block", attacker: name, blocker: null })),
    plan: { steps: [{ stop: true, in: "postcombatMain" }], then: "pass", unless: ["cast"], objections: [] },
  }),
};

const MOST_MS = 60_000 + GAMES * 8_000;

describe("what the table does", () => {
  it.each<StopSettings>([
    { profile: "default" },
    { profile: "reactive" },
    { profile: "default", own: ["upkeep", "end"], opponents: ["end"], events: ["ability", "concerned"] },
  ])(
    "tells nobody what is in a hand, with %o",
    (stops) => expect(total(() => ({ stops })).waited).toBeGreaterThan(GAMES),
    MOST_MS,
  );

  it.each(Object.entries(SAID))(
    "tells nobody what is in a hand, with orders: %s",
    (_, said) => expect(total(said).moves).toBeGreaterThan(2 * GAMES),
    MOST_MS,
  );

  it.each([3, 4])(
    "tells nobody what is in a hand, nor who has passed early, among %i players",
    (players) => {
      const stops = { profile: "reactive", opponents: ["end"] } as const;
      const { early, waited } = total(() => ({ stops }), { players });
      expect(early).toBeGreaterThan(GAMES / 2);
      expect(waited).toBeGreaterThan(GAMES);
    },
    2 * MOST_MS,
  );

  it(
    "tells whoever plans whole turns no more",
    () => expect(total(() => ({}), { plans: true }).moves).toBeGreaterThan(GAMES),
    MOST_MS,
  );

  it("would tell with the quick profile, so the comparison can fail", () => {
    expect(() => total(() => ({ stops: { profile: "quick" } }), { games: 40 })).toThrow();
  });
});
