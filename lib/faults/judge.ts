import type { NoticeMessage } from "../hosting/notices/channel.ts";
import { markOf, marksIn } from "../hosting/storage/recent.ts";
import { noticeKey, noticeOf } from "../hosting/storage/record.ts";
import type { Person } from "./person.ts";
import type { Outcome } from "./play.ts";
import type { Player } from "./player.ts";
import type { Stored, World } from "./world.ts";

/** What must hold of a game when it is over, whatever went wrong on the way. Each gives violations in words. */

/** They came out as without faults. */
export function differences(faulty: readonly Outcome[], plain: readonly Outcome[]): string[] {
  const differs = (what: string, one = "", other = ""): string[] => {
    if (one === other) return [];
    const at = [...one].findIndex((char, i) => char !== other[i]);
    const around = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
    return [`${what} is ${around(one)} instead of ${around(other)}`];
  };
  return [
    ...differs("the number of games", String(faulty.length), String(plain.length)),
    ...faulty.flatMap(({ saved, views, logs }, game) => [
      ...differs(`the state of game ${game}`, saved, plain[game]?.saved),
      ...views.flatMap((view, at) => differs(`the view of player ${at} of game ${game}`, view, plain[game]?.views[at])),
      ...logs.flatMap((log, at) => differs(`the log of player ${at} of game ${game}`, log, plain[game]?.logs[at])),
    ]),
  ];
}

/** A notice, and where it went. */
export interface Told extends NoticeMessage {
  readonly address: string;
  /** Whom the channel was told it is for. */
  readonly player: string;
}

/** Nobody is told of a game or a seat that is another's, or where another wants to be told. */
export const toldToOthers = (
  told: readonly Told[],
  players: readonly Pick<Player, "gameId" | "seat" | "person">[],
  people: readonly Pick<Person, "private">[],
): string[] =>
  told.flatMap((notice) => {
    const { game, seat, player, address, key } = notice;
    const person = players.find((one) => one.gameId === game && one.seat === seat)?.person;
    if (person?.id !== player) return [`${player} is told ${key}`];
    if (address !== "" && address !== person.webhook) return [`${key} is told at ${address}`];
    const text = JSON.stringify(notice);
    return people.some((one) => text.includes(one.private)) ? [`${key} says what is private`] : [];
  });

/** Each game was made once. */
export const unknownGames = ({ table }: World, known: readonly string[]): string[] =>
  table
    .items()
    .flatMap(({ pk, sk }) => (sk?.S === "STATE" ? [(pk?.S ?? "").slice("GAME#".length)] : []))
    .filter((gameId) => !known.includes(gameId))
    .map((gameId) => `a game that nobody was led to: ${gameId}`);

/** Nothing that was on its way is still there. */
export function leftOver({ table, queues }: World, now: number): string[] {
  const items = table.items();
  const named = (start: string, of = items): string[] =>
    of.map(({ pk, sk }) => `${pk?.S} ${sk?.S}`).filter((name) => name.startsWith(start));
  const referred = new Set(
    items.flatMap(({ blob, watchBlob }) => [blob?.S, watchBlob?.S]).map((one) => one?.split("#")[0]),
  );
  const parts = items.filter(({ sk }) => sk?.S?.startsWith("PART#") && !referred.has(sk.S.split("#")[1]));
  const due = items.filter(({ nextAt }) => Number(nextAt?.N) < now - SWEPT_MS);
  const stale = table
    .indexed()
    .filter(
      (entry) =>
        !items.some(
          ({ pk, sk, nextAt }) => pk?.S === entry.pk?.S && sk?.S === entry.sk?.S && nextAt?.N === entry.nextAt?.N,
        ),
    );
  return [
    ...named("INTENT#").map((one) => `left over: ${one}`),
    ...named("GAME#", parts).map((one) => `an orphan: ${one}`),
    ...named("", due).map((one) => `not done though it is due: ${one}`),
    ...named("", stale).map((one) => `a stale entry of the index: ${one}`),
    ...queues.flatMap(({ waiting }) => waiting).map(({ body }) => `a message left: ${body}`),
    ...queues.flatMap(({ dead }) => dead).map(({ body }) => `a dead letter: ${body}`),
  ];
}

/**
 * What was acknowledged was done once, what was refused never, and each version follows on the one before by one action:
 * a game's item remembers by their hashes which its last were.
 */
export function doneOnce(
  written: readonly Stored[],
  gameId: string,
  players: readonly Pick<Player, "acknowledged" | "refused">[],
): string[] {
  const versions = written.filter(({ pk }) => pk?.S === `GAME#${gameId}`);
  const done = versions.flatMap((item) => marksOf(item).filter(({ version }) => version === Number(item.version?.N)));
  const times = (actionId: string): number => done.filter(({ id }) => id === idOf(actionId)).length;
  const acknowledged = new Set(players.flatMap((player) => player.acknowledged));
  const refused = new Set(players.flatMap((player) => player.refused).filter((one) => !acknowledged.has(one)));
  return [
    ...versions.flatMap(({ version }, at) =>
      Number(version?.N) === at + 1 ? [] : [`version ${version?.N} as number ${at + 1}`],
    ),
    ...(done.length === versions.length - 1 ? [] : [`${versions.length} versions by ${done.length} actions`]),
    ...[...acknowledged].flatMap((id) => (times(id) === 1 ? [] : [`acknowledged and done ${times(id)} times: ${id}`])),
    ...[...refused].flatMap((id) => (times(id) === 0 ? [] : [`refused and done ${times(id)} times: ${id}`])),
  ];
}

const idOf = (actionId: string): string => Buffer.from(markOf(actionId, "").id).toString("hex");

function marksOf({ recent }: Stored): { readonly id: string; readonly version: number }[] {
  const lists = (recent as unknown as { L?: readonly { B?: string }[] } | undefined)?.L ?? [];
  return lists.flatMap(({ B = "" }) =>
    marksIn(Buffer.from(B, "base64")).map(({ id, version }) => ({ id: id.toString("hex"), version })),
  );
}

/** The sweeper comes every minute; once it may have failed. */
const SWEPT_MS = 3 * 60_000;

interface HandOffItem {
  readonly seat: number;
  readonly ask: number;
  readonly kind: "turn" | "over" | "said";
  readonly quiet: boolean;
}

/**
 * What is open at the end was told at least once; what was answered before was told, or nobody would have gone on. What
 * was said at the table goes to linked chats alone, which nobody here has.
 */
export function untold(
  written: readonly Stored[],
  gameId: string,
  told: ReadonlySet<string>,
  seats: readonly number[],
) {
  const last = written.findLast(({ pk }) => pk?.S === `GAME#${gameId}`);
  return (last ? handOffs(last) : [])
    .filter(({ kind, quiet, seat }) => kind !== "said" && !quiet && seats.includes(seat))
    .map((one) => noticeKey(noticeOf(gameId, one)))
    .filter((key) => !told.has(key))
    .map((key) => `never told: ${key}`);
}

const handOffs = (item: Stored): HandOffItem[] =>
  (
    (item.handoffs as unknown as { L?: { M: Record<string, { S?: string; N?: string; BOOL?: boolean }> }[] })?.L ?? []
  ).map(({ M }) => ({
    seat: Number(M.seat?.N),
    ask: Number(M.ask?.N),
    kind: (M.kind?.S ?? "turn") as "turn",
    quiet: M.quiet?.BOOL ?? false,
  }));
