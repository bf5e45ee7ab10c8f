import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FIRST } from "../../lib/bots/bot.ts";
import { type BotName, everyBot } from "../../lib/bots/index.ts";
import { builtInPool, type DeckPool } from "../../lib/bots/simulation/decks.ts";
import type { Submission } from "../../lib/engine/decisions.ts";
import { engine, type Game } from "../../lib/engine/index.ts";
import { cardOf } from "../../lib/engine/state/ids.ts";
import type { CardState, GameState } from "../../lib/engine/state/state.ts";
import type { Handle, SeatView } from "../../lib/engine/views.ts";
import { answer } from "../../lib/table/act.ts";
import { advance, begin, newHandOffs } from "../../lib/table/advance.ts";
import { nothingBetween } from "../../lib/table/between.ts";
import { blankRecord } from "../../lib/table/blank.ts";
import { lookOf } from "../../lib/table/look.ts";
import { NO_ORDERS } from "../../lib/table/orders.ts";
import { markOf } from "../../lib/table/recent.ts";
import { type GameRecord, noticeKey, noticeOf } from "../../lib/table/record.ts";
import { settling } from "../../lib/table/settling.ts";
import type { StopSettings } from "../../lib/table/stops.ts";
import type { Table } from "../../lib/table/table.ts";
import { type Aws, startAws } from "../support/aws.ts";
import { hosted } from "../support/hosted.ts";

/**
 * Two games that differ only in one seat's hand and library: as long as that seat passes wherever it is waited for, the
 * other cannot tell them apart by anything the table does. LEAK_GAMES=300 plays so many.
 */
const GAMES = Number(process.env.LEAK_GAMES ?? 20);
const [SEEING, HIDING] = [0, 1];

let aws: Aws;
let table: Table<Game>;
let decks: DeckPool;
beforeAll(async () => {
  aws = await startAws();
  table = { ...(await hosted(aws)).table, engine };
  decks = await builtInPool([]);
});
afterAll(() => aws.stop());

interface World {
  readonly record: GameRecord;
  readonly game: Game;
}

/** A game some way in, waiting for the seeing seat alone. */
function midGame(number: number, stops: StopSettings): World | undefined {
  const usual = settling(engine);
  const at = (which: number) => (number + which * (1 + Math.floor(number / 6))) % decks.decks.length;
  const players = [at(0), at(1)].map((deck) => ({ deck: decks.decks[deck]! }));
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
  const blank = blankRecord({
    ...{ gameId: `leak${number}`, build: table.build, cards: "", saved: engine.save(game), pace: {} },
    seats: [SEEING, HIDING].map((seat) => ({ seat, name: `player ${seat}` })),
    orders: [NO_ORDERS, { ...NO_ORDERS, stops }],
    between: nothingBetween(2),
  });
  return { record: begin(table, blank, game).record, game };
}

/** The same to everybody else: only what the hiding seat's hand and library hold is dealt anew. */
function twinOf({ record }: World): World {
  const { saved } = record.inside;
  const state = saved.snapshot as GameState;
  const { hand, library } = state.players[HIDING]!;
  const hidden = [...hand, ...library].filter((id) => state.objects[id] === undefined).map(cardOf);
  const cards = state.cards.map((card): CardState => card);
  for (const [index, card] of hidden.entries()) {
    const [, owner, incarnation, zone] = cards[card]!;
    cards[card] = [state.cards[hidden[(index + hand.length + 3) % hidden.length]!]![0], owner, incarnation, zone];
  }
  const other = { ...saved, snapshot: { ...state, cards } };
  return {
    record: { ...record, inside: { ...record.inside, saved: other } },
    game: engine.load(other, decks.pool),
  };
}

/** All that the table does where the seeing seat, or whoever watches its notices, could notice it. */
function noticed(before: GameRecord, { record, game }: World) {
  const { version, asks, handoffs, due, inside } = record;
  return {
    ...{ version, asks, handoffs, due, logNext: inside.logNext[SEEING] },
    told: newHandOffs(before, record).map((one) => noticeKey(noticeOf(record.gameId, one))),
    tag: record.viewTags[SEEING],
    look: JSON.stringify(lookOf(record, SEEING, engine.view(game, SEEING), table.keys)),
    watched: JSON.stringify(engine.view(game, null)),
    log: JSON.stringify(engine.redact(game, SEEING, inside.events)),
  };
}

/** Passing wherever one is asked; undefined for a question that cannot be passed, and would show a card. */
function passes({ pending }: SeatView): Submission<Handle>[] | undefined {
  const { slot, ask } = pending[0]!.decision;
  if (ask === "priority") return [{ slot, answer: { ask, action: { act: "pass" } } }];
  if (ask === "attackers") return [{ slot, answer: { ask, attacks: [] } }];
  return ask === "blockers" ? [{ slot, answer: { ask, blocks: [] } }] : undefined;
}

const hiddenCards = (view: SeatView): number =>
  view.players[HIDING]!.hand.length > 0
    ? -1
    : view.players[HIDING]!.handCount + view.players[HIDING]!.libraryCount + view.players[HIDING]!.library.length;

/** How many hand-offs to the hiding seat were compared. */
function compared(number: number, stops: StopSettings, bot: BotName): number {
  const start = midGame(number, stops);
  if (start === undefined || start.record.over) return 0;
  let worlds: readonly [World, World] = [start, twinOf(start)];
  const hidden = hiddenCards(engine.view(start.game, SEEING));
  const player = everyBot(`twins ${number}`)[bot];
  let waited = 0;
  for (let move = 0; move < 80; move++) {
    const [one] = worlds;
    const seat = engine.pending(one.game)[0]?.decidedBy;
    if (seat === undefined) break;
    const step = (world: World): World | string | undefined => {
      const view = engine.view(world.game, seat);
      const ask = world.record.asks[seat]!;
      const answers = seat === HIDING ? passes(view) : player.answer(view, { ask, refused: 0 });
      if (answers === undefined) return undefined;
      try {
        const changed = answer(table, { ...world, pool: decks.pool }, seat, { ask, answers });
        const by = { seat, mark: markOf(`move-${move}`, ""), unattended: false };
        return { record: advance(table, world.record, by, changed).record, game: changed.game };
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
    if ([first, second].some(({ game }) => hiddenCards(engine.view(game, SEEING)) !== hidden)) break;
    expect(noticed(worlds[1].record, second)).toEqual(noticed(worlds[0].record, first));
    if (seat === HIDING) waited++;
    worlds = [first, second];
  }
  return waited;
}

describe("what the table does", () => {
  it.each<StopSettings>([
    { profile: "default" },
    { profile: "reactive" },
    { profile: "default", own: ["upkeep", "end"], opponents: ["end"], events: ["ability", "concerned"] },
  ])(
    "tells nobody what is in a hand, with %o",
    (stops) => {
      let waited = 0;
      for (let number = 0; number < GAMES; number++) waited += compared(number, stops, "heuristic");
      expect(waited).toBeGreaterThan(GAMES);
    },
    60_000 + GAMES * 5_000,
  );

  it("would tell with the quick profile, so the comparison can fail", () => {
    const quick = { profile: "quick" } as const;
    expect(() => {
      for (let number = 0; number < 40; number++) compared(number, quick, "heuristic");
    }).toThrow();
  }, 120_000);
});
