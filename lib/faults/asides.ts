import { type Chance, pick } from "../bots/chance.ts";
import type { Submission } from "../engine/decisions.ts";
import type { Handle } from "../engine/views.ts";
import type { Act, SeatSnapshot } from "../hosting/api.ts";
import { PROFILES } from "../hosting/orders/stops.ts";
import { secretFrom } from "./person.ts";

/** What players do besides answering. Each is a request without its id. */
export type Aside = Act extends infer A ? (A extends Act ? Omit<A, "actionId" | "seat"> : never) : never;

/** Of what an aside is made. */
export interface Occasion {
  readonly now: SeatSnapshot;
  readonly chance: Chance;
  readonly time: number;
  /** What the player is about to answer. */
  readonly answers: readonly Submission<Handle>[];
  /** Only they know it. */
  readonly private: string;
}

/**
 * Before an answer, by a player whom alone the game waits for: what comes of it is the same whoever is faster. The same
 * occasion makes the same, in the game without faults too.
 */
export function asideOf(occasion: Occasion): Aside | undefined {
  if (!occasion.chance.happens(1 / 8)) return undefined;
  return pick(occasion.chance, QUIET)!(occasion);
}

const edit = ({ now }: Occasion) => ({ do: "orders" as const, ordersRevision: now.orders.revision });
const others = ({ now }: Occasion) => now.seats.filter(({ seat }) => seat !== now.seat);

const QUIET: readonly ((occasion: Occasion) => Aside | undefined)[] = [
  (occasion) => ({ ...edit(occasion), stops: { profile: pick(occasion.chance, PROFILES)! } }),
  (occasion) => ({ ...edit(occasion), stops: { profile: "default", opponents: ["end"] } }),
  (occasion) => ({ ...edit(occasion), preferences: { triggers: "any", alike: "ask" } }),
  (occasion) => ({
    ...edit(occasion),
    orders: [{ order: "keepMana", mana: "{1}", lastTurn: occasion.now.view.turn.number + 2 }],
  }),
  (occasion) => ({
    ...edit(occasion),
    orders: [{ order: "passUntil", until: { turn: "own", step: "precombatMain" }, unless: ["attacked"] }],
  }),
  (occasion) => ({ ...edit(occasion), orders: [] }),
  planned,
  planned,
  planned,
  ({ now }) => ({ do: "plan", ordersRevision: now.orders.revision, plan: null }),
  ({ now, private: mine }) => ({ do: "note", text: `${mine} ${now.ask}` }),
  ({ now }) => ({ do: "say", text: `said by ${now.seat} at ${now.ask}` }),
  (occasion) => ({
    do: "mute",
    whom: pick(occasion.chance, others(occasion))!.seat,
    muted: occasion.chance.happens(0.5),
  }),
  () => ({ do: "takeBack" }),
  ({ time }) => ({ do: "remindMe", at: time + 20 * 60_000 }),
  ({ now }) => ({ do: "renewLink", keep: secretFrom("renewed", now.gameId, now.seat, now.ask) }),
];

/** What would be answered, as the first step of a plan, and the rest of the turn passed. */
function planned({ now, answers }: Occasion): Aside | undefined {
  const { pending, turn } = now.view;
  const steps = pending.flatMap(({ decision }) => {
    const answer = answers.find(({ slot }) => slot === decision.slot)?.answer;
    return answer ? [{ in: turn.step, about: decision.about, answer, stack: now.view.stack.length }] : [];
  });
  if (turn.active !== now.seat || steps.length !== 1) return undefined;
  return {
    ...{ do: "plan", ordersRevision: now.orders.revision, ask: now.ask },
    plan: { steps, then: "pass", unless: ["cast", "blocked"] },
  };
}

/** Of cards that are played by hand: answers what others propose, and proposes where a text is to be carried out. */
function byHandAside({ seat, manualProposed = [], view }: SeatSnapshot, chance: Chance): Aside | undefined {
  const open = manualProposed.find(({ agreed }) => !agreed.includes(seat));
  // Those who say nothing have not agreed, or have after a while.
  if (open && chance.happens(0.8))
    return { do: chance.happens(0.7) ? "acceptManual" : "declineManual", proposal: open.proposal };
  const decision = view.pending[0]?.decision;
  if (decision?.about !== "manual" || decision.source === undefined) return undefined;
  if (manualProposed.some(({ by }) => by === seat) || !chance.happens(0.6)) return undefined;
  const whom = pick(
    chance,
    view.players.filter(({ lost }) => !lost),
  )!.seat;
  const what = chance.happens(0.5) ? ({ do: "life", count: -1 } as const) : ({ do: "draw", count: 1 } as const);
  return {
    ...{ do: "proposeManual", card: decision.source, instructions: [{ ...what, players: [whom] }] },
    ...(chance.happens(0.5) && { done: true as const }),
  };
}

/** In games where players race each other: what an offer, a claim or nothing in particular moves them to. */
export function roughAside({ now, chance }: Pick<Occasion, "now" | "chance">, asked: boolean): Aside | undefined {
  const { seat, drawOffered, takeBackOffered, claimable = [] } = now;
  if (drawOffered && !drawOffered.agreed.includes(seat))
    return { do: chance.happens(0.2) ? "acceptDraw" : "declineDraw" };
  if (takeBackOffered && !takeBackOffered.agreed.includes(seat))
    return { do: chance.happens(0.6) ? "acceptTakeBack" : "declineTakeBack" };
  const byHand = byHandAside(now, chance);
  if (byHand) return byHand;
  const late = claimable.find((other) => other !== seat);
  if (late !== undefined && chance.happens(0.7)) return { do: "claim", against: late };
  if (!asked && chance.happens(1 / 10)) return { do: "offerTakeBack" };
  if (asked && chance.happens(1 / 60)) return { do: "offerDraw" };
  if (asked && now.match && chance.happens(1 / 150)) return { do: "concede", match: true };
  return undefined;
}
