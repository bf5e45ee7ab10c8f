import { everyBot } from "../../bots/index.ts";
import { deckBook } from "../../cards/decks/resolve.ts";
import { type Chance, chance as newChance } from "../../explore/chance.ts";
import type { GameCreated, SeatOpened, SeatSnapshot } from "../../hosting/api.ts";
import { routes } from "../../hosting/routes.ts";
import { readCard } from "../../oracle/index.ts";
import type { HttpAnswer, HttpAsk } from "../http.ts";
import { codeOf } from "../person.ts";
import { VirtualClock } from "../simulation/clock.ts";
import { planFrom } from "../simulation/plan.ts";
import { virtualProcess } from "../simulation/process.ts";
import { startWorld, type World } from "../world.ts";
import { SLOW_MS } from "./answers.ts";
import { bodiesFor } from "./bodies.ts";
import { junk, spoiled } from "./values.ts";
import { worked } from "./worked.ts";

/** Requests by chance to every route: good ones, nearly good ones, and anything at all. */
export interface RequestsFuzzed {
  readonly requests: number;
  readonly refused: number;
  readonly slowestMs: number;
  /** How often each status came. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly violations: readonly string[];
}

/** Two persons and what they know. */
export interface Known {
  readonly gameId: string;
  /** The name of one that can be played. */
  readonly deck: string;
  /** By seat. */
  readonly seats: readonly { readonly token: string; readonly secret: string }[];
  /** What the first person sees. */
  readonly seen: SeatSnapshot;
  /** A token of another game, one of nobody's, and one that has run out. */
  readonly otherTokens: readonly string[];
}

const BEGIN = Date.UTC(2026, 0, 5, 12);
const FOREVER = 400 * 86_400_000;
const DECKS = deckBook(readCard).builtIn.map(({ name }) => name);

export async function fuzzRequests(seed: number, most: number): Promise<RequestsFuzzed> {
  const chance = newChance(seed);
  const clock = new VirtualClock(BEGIN);
  const process = virtualProcess(clock, `fuzz/${seed}`);
  const plan = planFrom(String(seed), 0);
  const violations: string[] = [];
  const statuses: Record<number, number> = {};
  const errors: string[] = [];
  const { error: silencedError, warn: silencedWarn } = console;
  console.warn = () => {};
  console.error = (error: unknown) => void errors.push(error instanceof Error ? `${error.stack}` : String(error));
  let [requests, refused, slowestMs] = [0, 0, 0];
  try {
    const world = startWorld({ process, plan, gameSeed: `fuzz/${seed}`, told: () => {} });
    let over = false;
    const whole = async (): Promise<void> => {
      let known = await begin(world, chance);
      while (requests < most && violations.length === 0) {
        if (requests % 100 === 99) known = await moveOn(world, known, chance);
        await clock.sleep(500);
        const ask = requestFrom(known, chance);
        const changes = world.changed.length;
        const { answer, ms } = await timed(world, ask);
        slowestMs = Math.max(slowestMs, ms);
        requests++;
        const status = answer?.status ?? 0;
        statuses[status] = (statuses[status] ?? 0) + 1;
        const isRefused = status >= 400;
        if (isRefused) refused++;
        const changed = world.changed.slice(changes).filter((key) => !COUNTED.test(key));
        for (const problem of problemsOf(answer, isRefused ? changed : [], known))
          violations.push(`${problem}: ${told(ask)} -> ${told(answer)} ${errors.at(-1) ?? ""}`);
        // Again: what is compiled or collected meanwhile is not the request's.
        if (ms > SLOW_MS && (await timed(world, ask)).ms > SLOW_MS)
          violations.push(`${Math.round(ms)} ms: ${told(ask)}`);
      }
    };
    whole().then(
      () => {
        over = true;
      },
      (error: unknown) => {
        violations.push(`thrown: ${error instanceof Error ? error.stack : error}`);
        over = true;
      },
    );
    await process.run(() => over, BEGIN + FOREVER);
    return { requests, refused, slowestMs, statuses, violations };
  } finally {
    process.end();
    console.error = silencedError;
    console.warn = silencedWarn;
  }
}

async function timed(world: World, ask: HttpAsk) {
  const began = worked();
  const answer = await world.request(ask);
  return { answer, ms: worked() - began };
}

/** What a refused request may change: how often somebody asks, and keys that are made when first needed. */
const COUNTED = /^(RATE|LIMIT|KEYS|QUOTA)/;

/** A refusal is a problem with a code; it changed nothing and tells nothing that this seat does not know. */
function problemsOf(answer: HttpAnswer | undefined, changed: readonly string[], known: Known): string[] {
  if (answer === undefined) return ["no answer"];
  const { status, body } = answer;
  const text = JSON.stringify(body) ?? "";
  return [
    ...(status >= 500 || status < 200 ? [`status ${status}`] : []),
    ...(status >= 400 && !/^[a-z]+(-[a-z]+)*$/.test(codeOf(answer)) ? ["a refusal without a code"] : []),
    ...changed.map((key) => `a refusal changed ${key}`),
    ...(status >= 400 && /node_modules|\.ts:\d|at \w+ \(|\[object|(?<!received )undefined/.test(text)
      ? ["the inside is told"]
      : []),
    ...(status >= 400 && known.seats.some(({ token, secret }) => text.includes(token) || text.includes(secret))
      ? ["a secret is told"]
      : []),
  ];
}

const told = (value: unknown): string => (JSON.stringify(value) ?? "").slice(0, 700);

async function begin(world: World, chance: Chance): Promise<Known> {
  const body = {
    seats: ["A", "B"].map((name, at) => ({ name, deck: DECKS[at] ?? "", as: "link" })),
    options: { startingPlayer: 0, mulligans: false },
    watch: { turns: 1 },
  };
  const make = async (): Promise<GameCreated> => {
    const made = await world.request({ method: "POST", address: "/v1/games", body });
    if (made?.status !== 201) throw new Error(`no game: ${told(made)}`);
    return made.body as GameCreated;
  };
  const open = async (secret: string): Promise<string> => {
    const opened = await world.request({ method: "POST", address: "/v1/seats", body: { secret } });
    if (opened?.status !== 200) throw new Error(`no seat: ${told(opened)}`);
    return (opened.body as SeatOpened).token;
  };
  const [game, other] = [await make(), await make()];
  const seats = [];
  for (const { secret } of game.seats) seats.push({ secret, token: await open(secret) });
  const stranger = await open(other.seats[0]!.secret);
  const forged = `${seats[0]!.token.slice(0, -4)}AAAA`;
  const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${seats[0]!.token.split(".")[1]}.`;
  const known = {
    gameId: game.gameId,
    deck: DECKS[0]!,
    seats,
    otherTokens: [stranger, forged, unsigned],
    seen: undefined as never,
  };
  return moveOn(world, known, chance);
}

/** Opens the seats again, whose tokens run out, and lets whoever is asked answer a few questions. */
async function moveOn(world: World, known: Known, chance: Chance): Promise<Known> {
  const bot = everyBot("fuzz").heuristic;
  const address = `/v1/games/${known.gameId}`;
  const seats = [];
  for (const { secret, token } of known.seats) {
    const opened = await world.request({ method: "POST", address: "/v1/seats", body: { secret } });
    seats.push(opened?.status === 200 ? { secret, token: (opened.body as SeatOpened).token } : { secret, token });
  }
  let seen: SeatSnapshot | undefined;
  for (let answers = 0; answers < 8; answers++)
    for (const { token } of seats) {
      const looked = await world.request({ method: "GET", address, token });
      if (looked?.status !== 200) continue;
      const now = looked.body as SeatSnapshot;
      seen ??= now;
      if (now.view.pending.length === 0 || now.view.result) continue;
      const actionId = `fuzz-${chance.below(1e9)}-${answers}`;
      const answered = bot.answer(now.view, { ask: now.ask, refused: 0 });
      const body = { actionId, do: "answer", ask: now.ask, answers: answered };
      await world.request({ method: "POST", address: `${address}/actions`, token, body });
    }
  const looked = await world.request({ method: "GET", address, token: seats[0]!.token });
  return { ...known, seats, seen: looked?.status === 200 ? (looked.body as SeatSnapshot) : (seen ?? known.seen) };
}

function requestFrom(known: Known, chance: Chance): HttpAsk {
  const route = chance.pick(routes);
  const method =
    chance.below(25) === 0 ? chance.pick(["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "post"]) : route.method;
  return {
    method,
    address: addressFor(route.path, known, chance),
    ...tokenFor(known, chance),
    ...(route.method === "POST" && bodyFor(route.path, known, chance)),
    ...(chance.below(6) === 0 && { headers: headersFrom(chance) }),
  };
}

const STRANGE = [
  ...["", "%00", "%2e%2e", "..", "%F0%9F%98%80", "%ff", "a".repeat(65), "x".repeat(3_000), "__proto__", "constructor"],
  ...["GAME%23x", "%25", "*", "null", "0", "-1", "%E2%80%AE"],
];

function addressFor(path: string, { gameId }: Known, chance: Chance): string {
  const filled = path.replace(/\{\w+\}/g, () => (chance.below(5) > 0 ? gameId : chance.pick(STRANGE)));
  const odd = chance.below(30) === 0 ? `${filled}/${chance.pick(STRANGE)}` : filled;
  if (path.endsWith("/log") || chance.below(15) === 0)
    return `${odd}?${chance.pick(["since", "until", "page", "__proto__"])}=${chance.pick([...STRANGE, "3", "1e308", "NaN"])}`;
  return odd;
}

function tokenFor({ seats, otherTokens }: Known, chance: Chance): Pick<HttpAsk, "token"> {
  const [mine, theirs] = seats.map(({ token }) => token);
  return chance.pick([
    ...Array.from({ length: 12 }, () => ({ token: mine })),
    ...[{ token: theirs }, { token: theirs }],
    ...otherTokens.map((token) => ({ token })),
    ...[{}, { token: "" }, { token: "x".repeat(8_000) }, { token: "a.b.c" }, { token: "é" }],
  ]);
}

function bodyFor(path: string, known: Known, chance: Chance): Pick<HttpAsk, "body" | "raw"> {
  const good = chance.pick(bodiesFor(path, known, chance));
  switch (chance.below(12)) {
    case 0:
      return { body: junk(chance, true) };
    case 1:
      return { raw: chance.pick(["", "{", "null", "[]", '"', "\u0000", "{}".repeat(1_000), `[${"[".repeat(20_000)}`]) };
    case 2:
    case 6:
    case 7:
    case 8:
      return { body: good };
    case 3:
      return { raw: JSON.stringify(good).slice(0, -chance.below(20) - 1) };
    case 4:
      return { raw: JSON.stringify(good).replace(/"(\w+)":/, '"__proto__":{"a":1},"$1":') };
    case 5:
      return { body: spoiled(spoiled(good, chance, true), chance, true) };
    default:
      return { body: spoiled(good, chance, true) };
  }
}

const headersFrom = (chance: Chance): Record<string, string> =>
  chance.pick<Record<string, string>>([
    {
      "content-type": chance.pick([
        "text/plain",
        "application/json; charset=utf-16",
        "",
        "application/xml",
        "multipart/form-data",
      ]),
    },
    {
      authorization: chance.pick([
        "",
        "Basic YTpi",
        "Bearer",
        "Bearer  x",
        `Bearer ${"y".repeat(9_000)}`,
        "bearer a.b.c",
      ]),
    },
    { "accept-encoding": chance.pick(["gzip", "br", "*", "gzip;q=0", "x".repeat(500)]) },
    { "if-none-match": chance.pick(["*", '""', '"x", "y"', "W/x", ",".repeat(5_000)]) },
    { "x-forwarded-for": "1.2.3.4, ".repeat(200), origin: "https://elsewhere.example", cookie: "a=b" },
    { "content-encoding": "gzip" },
    { "front-door-key": "guess", "cloudfront-viewer-address": "1.2.3.4:5" },
  ]);
