import type { Seat } from "../../engine/state/ids.ts";
import type { Language } from "../api.ts";
import { type Db, type Item, N, S } from "../storage/db.ts";
import { waitKey } from "../storage/tableKeys.ts";

/** What a seat was told, and what stands in its chats; kept with the seat's item of its player. */

export interface Delivered {
  /** "ask.kind.way" (`reachName`), of its present questions. */
  readonly names: readonly string[];
  /** Messages that can be changed, by such a name: what their channel keeps of them. */
  readonly sent: Readonly<Record<string, string>>;
  /** How much of the log it had been told. */
  readonly logNext: number;
  /** Up to when it was told what the others said. */
  readonly heardAt: number;
  /** The one of `sent` that a button was pressed under: until then it is changed by nobody but the answer to that. */
  readonly pressed?: { readonly name: string; readonly until: number };
}

/** Whose: a player's in one seat. */
export interface SeatOf {
  readonly player: string;
  readonly gameId: string;
  readonly seat: Seat;
}

export async function delivered(db: Db, { player, gameId, seat }: SeatOf): Promise<Delivered> {
  return deliveredIn(await db.get(waitKey(player, gameId, seat)));
}

const deliveredIn = (item: Item | undefined): Delivered => ({
  names: item?.delivered?.SS ?? [],
  sent: JSON.parse(item?.sent?.S ?? "{}") as Delivered["sent"],
  logNext: Number(item?.logNext?.N ?? 0),
  heardAt: Number(item?.heardAt?.N ?? 0),
  ...(item?.pressed?.S !== undefined && { pressed: JSON.parse(item.pressed.S) as NonNullable<Delivered["pressed"]> }),
});

/**
 * Changes it as it is now, whoever else does at the same time: a notice goes out while a button is answered. What comes back as
 * it was is not written. Rejects if others keep changing it.
 */
export async function changeDelivered(
  db: Db,
  { player, gameId, seat }: SeatOf,
  change: (before: Delivered) => Delivered,
): Promise<Delivered> {
  const key = waitKey(player, gameId, seat);
  for (let tried = 0; tried < MOST_TRIES; tried++) {
    const item = await db.get(key);
    const before = deliveredIn(item);
    const now = change(before);
    if (now === before) return now;
    const { names, sent, logNext, heardAt, pressed } = now;
    const told = Number(item?.told?.N ?? 0);
    const set: Item = {
      ...{
        game: S(gameId),
        sent: S(JSON.stringify(sent)),
        logNext: N(logNext),
        heardAt: N(heardAt),
        told: N(told + 1),
      },
      // A set is never empty.
      ...(names.length > 0 && { delivered: { SS: [...new Set(names)] } }),
      ...(pressed && { pressed: S(JSON.stringify(pressed)) }),
    };
    const gone = ["delivered", "pressed"].filter((name) => set[name] === undefined);
    const sets = Object.keys(set).map((name) => `#${name} = :${name}`);
    const update = {
      text: `SET ${sets.join(", ")}${gone.length > 0 ? ` REMOVE ${gone.map((name) => `#${name}`).join(", ")}` : ""}`,
      names: Object.fromEntries([...Object.keys(set), ...gone].map((name) => [`#${name}`, name])),
      values: {
        ...Object.fromEntries(Object.entries(set).map(([name, value]) => [`:${name}`, value])),
        ...(told > 0 && { ":before": N(told) }),
      },
    };
    if (await db.update(key, update, told > 0 ? "#told = :before" : "attribute_not_exists(#told)")) return now;
  }
  throw new Error(`what was delivered to seat ${seat} of ${gameId} keeps changing`);
}
const MOST_TRIES = 10;

/** Takes such messages out of what is kept, except one whose button is being answered; comes back with them. */
export async function takeSent(
  db: Db,
  at: SeatOf,
  now: number,
  which: (name: string) => boolean,
): Promise<(readonly [name: string, sent: string])[]> {
  let taken: [string, string][] = [];
  await changeDelivered(db, at, (before) => {
    const { sent, pressed } = before;
    const busy = pressed && pressed.until > now ? pressed.name : undefined;
    taken = Object.entries(sent).filter(([name]) => name !== busy && which(name));
    if (taken.length === 0) return before;
    const others = Object.entries(sent).filter(([name]) => !taken.some(([one]) => one === name));
    return { ...before, sent: Object.fromEntries(others) };
  });
  return taken;
}

/** A button under the message that `is` of was pressed: the answer shows there what comes next, and nothing else may by then. */
export const notePressed = (db: Db, at: SeatOf, channel: string, is: (sent: string) => boolean, until: number) =>
  changeDelivered(db, at, (before) => {
    const name = Object.keys(before.sent).find((one) => one.endsWith(`.${channel}`) && is(before.sent[one]!));
    return name === undefined ? before : { ...before, pressed: { name, until } };
  });

/** What a seat has seen in the answer to something it did in a chat: it is not told of that again there. */
export interface SeenThere {
  readonly gameId: string;
  readonly seat: Seat;
  /** Its question, or its latest. */
  readonly ask: number;
  readonly logNext: number;
  /** Whether that question is open. */
  readonly open: boolean;
  /** What it was told in. */
  readonly language: Language;
}

const nameOf = ({ ask }: SeenThere, channel: string): string => `${ask}.turn.${channel}`;

/** Messages there that are out of date then. */
export interface Outdated {
  /** They ask what was answered. */
  readonly answered: readonly string[];
  /** They ask what a newer one asks. */
  readonly repeated: readonly string[];
}

const QUESTIONS: ReadonlySet<string | undefined> = new Set(["turn", "early", "reminder", "timeShort"]);

/**
 * `message`: the one that shows it, if that can be changed later, and whether what was kept of another is of the same message:
 * that one is of the question that is open now, or of none. What is out of date is not kept any more.
 */
export async function noteSeen(
  db: Db,
  player: string,
  channel: string,
  seen: SeenThere,
  message?: { readonly sent: string; is(sent: string): boolean },
): Promise<Outdated> {
  const { gameId, seat, logNext, open } = seen;
  const name = nameOf(seen, channel);
  const stateOf = ([one, sent]: readonly [string, string]): "same" | "repeated" | "answered" | "open" => {
    if (!one.endsWith(`.${channel}`)) return "open";
    if (message?.is(sent)) return "same";
    if (message && open && one === name) return "repeated";
    const [ask, kind] = one.split(".");
    return QUESTIONS.has(kind) && (open ? Number(ask) < seen.ask : Number(ask) <= seen.ask) ? "answered" : "open";
  };
  let outdated: Outdated = { answered: [], repeated: [] };
  await changeDelivered(db, { player, gameId, seat }, ({ names, sent, pressed, ...before }) => {
    const all = Object.entries(sent);
    const that = (state: string) => all.filter((one) => stateOf(one) === state);
    const stays = that("open");
    outdated = { answered: that("answered").map(([, one]) => one), repeated: that("repeated").map(([, one]) => one) };
    return {
      ...before,
      logNext,
      names: [...names, name],
      sent: { ...Object.fromEntries(stays), ...(message && open && { [name]: message.sent }) },
      ...(pressed && stays.some(([one]) => one === pressed.name) && { pressed }),
    };
  });
  return outdated;
}

/** It has to be told there after all. */
export const noteUnseen = (db: Db, player: string, channel: string, seen: SeenThere) =>
  changeDelivered(db, { player, gameId: seen.gameId, seat: seen.seat }, (before) => ({
    ...before,
    names: before.names.filter((name) => name !== nameOf(seen, channel)),
  }));
