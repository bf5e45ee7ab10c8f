import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CreateGame, GameCreated, SeatOpened, SeatSnapshot } from "../hosting/api.ts";

export interface DemoLinks {
  readonly computer: string;
  readonly friends: readonly { readonly name: string; readonly link: string }[];
}

/** What the players are called, in the language of whoever started the host. */
export interface DemoNames {
  readonly players: readonly [string, string];
  readonly computer: string;
}

/** What is remembered of a demo game: its links are shown only once by the API. */
type Demo = Pick<GameCreated, "gameId" | "seats">;

const file = "demo.json";

/**
 * A game against the computer and a game for two, made through the API as anybody would and remembered in the data folder;
 * made anew only when the last one is over or gone.
 *
 * @throws Error with the API's own words when it refuses.
 */
export async function openDemo(url: string, folder: string, names: DemoNames): Promise<DemoLinks> {
  const kept = remembered(folder);
  const decks = await deckNames(url);
  const deck = (at: number) => decks[at % decks.length] ?? "";
  const you = { name: names.players[0], deck: deck(0), as: "link" } as const;
  const friend = { name: names.players[1], deck: deck(1), as: "link" } as const;
  const computer = { name: names.computer, deck: deck(1), as: { bot: "heuristic" } } as const;
  const [withComputer, forFriends] = await Promise.all([
    stillOpen(url, kept.computer, { seats: [you, computer] }),
    stillOpen(url, kept.friends, { seats: [you, friend] }),
  ]);
  const demos = { computer: withComputer, friends: forFriends };
  // Only its owner may read it: the links open the seats.
  writeFileSync(join(folder, file), `${JSON.stringify(demos, undefined, 2)}\n`, { mode: 0o600 });
  const linkOf = (demo: Demo, seat: number) =>
    here(url, demo.seats.find((one) => one.seat === seat)?.link ?? demo.seats[0]?.link ?? url);
  return {
    computer: linkOf(demos.computer, 0),
    friends: [you, friend].map(({ name }, seat) => ({ name, link: linkOf(demos.friends, seat) })),
  };
}

function remembered(folder: string): { readonly computer?: Demo; readonly friends?: Demo } {
  try {
    return JSON.parse(readFileSync(join(folder, file), "utf8")) as ReturnType<typeof remembered>;
  } catch {
    // None yet, or not readable any more: new games are no loss.
    return {};
  }
}

/** A link made while the host was at another port. */
function here(url: string, link: string): string {
  const { hash, pathname, search } = new URL(link);
  return `${url}${pathname}${search}${hash}`;
}

async function stillOpen(url: string, demo: Demo | undefined, wanted: CreateGame): Promise<Demo> {
  if (demo && (await isOpen(url, demo))) return demo;
  return call<GameCreated>(url, "POST", "/v1/games", wanted);
}

async function isOpen(url: string, demo: Demo): Promise<boolean> {
  const secret = demo.seats[0]?.secret;
  if (secret === undefined) return false;
  try {
    const { token } = await call<SeatOpened>(url, "POST", "/v1/seats", { secret });
    const { view } = await call<SeatSnapshot>(url, "GET", `/v1/games/${demo.gameId}`, undefined, token);
    return view.result === undefined;
  } catch {
    return false;
  }
}

async function deckNames(url: string): Promise<string[]> {
  const { decks } = await call<{ decks: readonly { readonly name: string }[] }>(url, "GET", "/v1/decks");
  if (decks.length === 0) throw new Error("there is no built-in deck");
  return decks.map((one) => one.name);
}

async function call<T>(url: string, method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) {
    const { detail, message } = answer as { detail?: string; message?: string };
    throw new Error(`${method} ${path} answered ${response.status}: ${detail ?? message ?? "no reason given"}`);
  }
  return answer as T;
}
