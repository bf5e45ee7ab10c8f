import { createHash } from "node:crypto";
import type { Engine, LogEntry, NamedObject, Submitted } from "../../lib/engine/api.ts";
import type { Answer, Decision, Submission } from "../../lib/engine/decisions.ts";
import type { Seat } from "../../lib/engine/state/ids.ts";
import type { GameResult, Handle, SeatView } from "../../lib/engine/views.ts";

/**
 * A small game with the engine's face, for tests of what hosts it. Each round every seat secretly bids two numbers (two
 * questions at once, of all seats at once); then the active seat says whether the sum counts double, and who gets it
 * (two questions one after the other). Whoever reaches the goal wins. It has all a host must cope with: hidden things,
 * simultaneous questions, refusals, further questions for the same seat, private events, an end.
 */
export interface Bidding {
  readonly goal: number;
  readonly round: number;
  readonly bids: readonly (readonly [number | null, number | null])[];
  readonly double: boolean | null;
  readonly points: readonly number[];
  readonly out: readonly boolean[];
  readonly drawn: boolean;
  /** Every answer ever accepted, in order: what a test compares against what was sent. */
  readonly history: readonly string[];
}

const slots = ["first", "second"] as const;

const inPlay = (game: Bidding): Seat[] => game.points.flatMap((_, seat) => (game.out[seat] ? [] : [seat]));
const activeOf = (game: Bidding): Seat => {
  const seats = inPlay(game);
  return seats[game.round % seats.length] ?? 0;
};
const winnersOf = (game: Bidding): Seat[] => {
  const seats = inPlay(game);
  return seats.length === 1 ? seats : seats.filter((seat) => (game.points[seat] ?? 0) >= game.goal);
};

const handleOf = (reader: Seat | null, seat: Seat | null): Handle =>
  createHash("sha256").update(`${reader}/${seat}`).digest("hex").slice(0, 8);

const resultOf = (game: Bidding): GameResult | undefined =>
  game.drawn || winnersOf(game).length > 0 ? { winners: winnersOf(game) } : undefined;

function decisions(game: Bidding): Decision[] {
  if (resultOf(game)) return [];
  const bidding = inPlay(game).flatMap((player) =>
    slots.flatMap((slot, at): Decision[] =>
      game.bids[player]?.[at] === null
        ? [{ ask: "number", min: 1, max: 3, player, decidedBy: player, slot, about: "number" }]
        : [],
    ),
  );
  if (bidding.length > 0) return bidding;
  const player = activeOf(game);
  if (game.double === null) return [{ ask: "confirm", player, decidedBy: player, slot: "double", about: "may" }];
  return [
    { ask: "choose", from: inPlay(game), min: 1, max: 1, player, decidedBy: player, slot: "award", about: "player" },
  ];
}

const digestOf = (decision: Decision, game: Bidding): string =>
  createHash("sha256")
    .update(JSON.stringify([decision, game.out]))
    .digest("hex")
    .slice(0, 10);

type Step = { readonly game: Bidding; readonly events: readonly LogEntry[] } | undefined;

function step(game: Bidding, seat: Seat, { slot, answer }: Submission<Handle>): Step {
  const asked = decisions(game).find((one) => one.decidedBy === seat && one.slot === slot);
  if (!asked || asked.ask !== answer.ask) return undefined;
  const next = { ...game, history: [...game.history, `${seat}.${slot}.${JSON.stringify(answer)}`] };
  if (answer.ask === "number") return bid(next, seat, slot, answer.number);
  if (answer.ask === "confirm")
    return { game: { ...next, double: answer.yes }, events: [{ code: "doubled", seat, detail: String(answer.yes) }] };
  return award(next, seat, answer);
}

function bid(game: Bidding, seat: Seat, slot: string, amount: number): Step {
  if (!(amount >= 1 && amount <= 3)) return undefined;
  const bids = game.bids.map((pair, at): readonly [number | null, number | null] =>
    at !== seat ? pair : slot === "first" ? [amount, pair[1]] : [pair[0], amount],
  );
  const next = { ...game, bids };
  const events: LogEntry[] = [{ code: "bid", seat, amount, detail: slot, private: seat }];
  if (decisions(next)[0]?.ask !== "number") events.push({ code: "revealed", amount: sumOf(next) });
  return { game: next, events };
}

function award(game: Bidding, seat: Seat, answer: Answer<Handle>): Step {
  const to = answer.ask === "choose" ? inPlay(game).find((one) => handleOf(seat, one) === answer.chosen[0]) : undefined;
  if (to === undefined) return undefined;
  const won = sumOf(game) * (game.double ? 2 : 1);
  const points = game.points.map((had, at) => (at === to ? had + won : had));
  const next = {
    ...game,
    points,
    round: game.round + 1,
    double: null,
    bids: game.bids.map(() => [null, null] as const),
  };
  const events: LogEntry[] = [{ code: "awarded", seat: to, amount: won, objects: [{ id: to, name: `seat ${to}` }] }];
  return { game: next, events: [...events, ...ending(next)] };
}

const sumOf = (game: Bidding): number =>
  inPlay(game).reduce((sum, seat) => sum + (game.bids[seat]?.[0] ?? 0) + (game.bids[seat]?.[1] ?? 0), 0);
const ending = (game: Bidding): LogEntry[] => winnersOf(game).map((seat) => ({ code: "won", seat }));

const BY_HAND = { ok: false, code: "no-manual-card", message: "Nothing is done by hand in this game." } as const;

export const bidding: Engine<Bidding> = {
  newGame: ({ players, options }) => ({
    goal: options?.startingLife ?? 20,
    round: options?.startingPlayer ?? 0,
    bids: players.map(() => [null, null]),
    double: null,
    points: players.map(() => 0),
    out: players.map(() => false),
    drawn: false,
    history: [],
  }),
  load: (saved) => JSON.parse(saved.snapshot) as Bidding,
  reopened: (game) => game,
  seedOf: () => "0".repeat(64),
  steps: () => [],
  save: (game) => ({ schema: 1, build: "bidding", snapshot: JSON.stringify(game), inputs: [] }),
  submit(game, seat, answers): Submitted<Bidding> {
    let at: Bidding = game;
    const events: LogEntry[] = [];
    for (const one of answers) {
      const next = step(at, seat, one);
      if (!next)
        return { ok: false, code: "not-legal", message: `"${one.slot}" cannot be answered so.`, rule: "100.1" };
      at = next.game;
      events.push(...next.events);
    }
    if (answers.length === 0) return { ok: false, code: "no-answer", message: "Nothing was answered." };
    return { ok: true, game: at, events };
  },
  concede(game, seat): Submitted<Bidding> {
    if (game.out[seat]) return { ok: false, code: "is-out", message: "This seat has already left the game." };
    const next = {
      ...game,
      out: game.out.map((out, at) => out || at === seat),
      history: [...game.history, `${seat}.concede`],
    };
    return { ok: true, game: next, events: [{ code: "conceded", seat }, ...ending(next)] };
  },
  agreeDraw: (game): Submitted<Bidding> => ({
    ok: true,
    game: { ...game, drawn: true, history: [...game.history, "draw"] },
    events: [{ code: "drawnGame" }],
  }),
  carryOut: () => BY_HAND,
  takesManual: () => false,
  readManual: () => BY_HAND,
  namesTo: (_, __, { by, card }) => ({ by, card: { id: `p${card}` }, instructions: [] }),
  takeBack(game, seat): Submitted<Bidding> {
    const mine = game.bids[seat] ?? [];
    const bidding = decisions(game)[0]?.ask === "number";
    if (!bidding || mine.every((bid) => bid === null))
      return { ok: false, code: "revealed", message: "What was revealed cannot be taken back.", rule: "730.1" };
    const bids = game.bids.map((pair, at) => (at === seat ? ([null, null] as const) : pair));
    return { ok: true, game: { ...game, bids, history: [...game.history, `${seat}.takeBack`] }, events: [] };
  },
  pending: decisions,
  questions: (game, seat) =>
    decisions(game)
      .filter((one) => one.decidedBy === seat)
      .map((one) => shown(one, seat)),
  view: (game, seat): SeatView => ({
    seat,
    turn: { number: game.round, active: activeOf(game), phase: "precombatMain", step: "precombatMain" },
    players: game.points.map((points, at) => ({
      seat: at,
      life: points,
      counters: at === seat ? { first: game.bids[at]?.[0] ?? 0, second: game.bids[at]?.[1] ?? 0 } : {},
      handCount: 0,
      hand: [],
      libraryCount: 0,
      library: [],
      graveyard: [],
      exile: [],
      command: [],
      mana: "",
      landsPlayed: 0,
      lost: game.out[at] ?? false,
    })),
    battlefield: [],
    stack: [],
    pending: decisions(game)
      .filter((one) => one.decidedBy === seat)
      .map((one) => ({ digest: digestOf(one, game), decision: shown(one, seat) })),
    waitingFor: [...new Set(decisions(game).map((one) => one.decidedBy))],
    ...definedResult(game),
  }),
  determinize: () => undefined,
  unknownReached: () => undefined,
  indifferent: () => undefined,
  situation: (game) => ({
    turn: { number: game.round, active: activeOf(game), phase: "precombatMain", step: "precombatMain" },
    acted: [],
    stack: [],
    attackers: [],
    hasMana: game.points.map(() => false),
    hasAbility: game.points.map(() => false),
    handCounts: game.points.map(() => 0),
    after: [],
  }),
  redact: (_, seat, events) =>
    events
      .filter((one) => one.private === undefined || one.private === seat)
      .map(({ objects, on: _, ...one }) => ({
        ...one,
        ...(objects && { objects: objects.map((object) => named(object, seat)) }),
      })),
  lasting: (_, events) => events,
  told: (game, seat, events) => bidding.redact(game, seat, events as readonly LogEntry[]),
  effort: () => 0,
  explain: () => undefined,
  replayed: () => {
    throw new Error("no game of bids is played again");
  },
  isPaused: () => false,
  pause: () => {},
  carryOn: (game) => ({ game, events: [] }),
  result: resultOf,
};

const definedResult = (game: Bidding) => {
  const result = resultOf(game);
  return result ? { result } : {};
};

const named = ({ id, ...rest }: NamedObject, reader: Seat | null): NamedObject<Handle> => ({
  id: handleOf(reader, id),
  ...rest,
});

function shown(decision: Decision, reader: Seat | null): Decision<Handle> {
  const { source: _, ...rest } = decision;
  if (rest.ask === "choose") return { ...rest, from: rest.from.map((one) => handleOf(reader, one)), show: [] };
  if (rest.ask === "confirm" || rest.ask === "number") return rest;
  throw new Error(`this game never asks ${rest.ask}`);
}

/** Answers everything a view asks, in a way that depends on `taste`. */
export function bids(view: SeatView, taste = 0): Submission<Handle>[] {
  return view.pending.map(({ digest, decision }) => ({
    slot: decision.slot,
    digest,
    answer: answerTo(decision, taste),
  }));
}

function answerTo(decision: Decision<Handle>, taste: number): Answer<Handle> {
  if (decision.ask === "number") return { ask: "number", number: 1 + (taste % 3) };
  if (decision.ask === "confirm") return { ask: "confirm", yes: taste % 2 === 1 };
  if (decision.ask === "choose") return { ask: "choose", chosen: [decision.from[taste % decision.from.length] ?? ""] };
  throw new Error(`this game never asks ${decision.ask}`);
}
