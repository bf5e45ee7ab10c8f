import type { Key } from "../../words/catalogs/catalog.ts";
import type { Speech } from "../../words/speech.ts";
import { speechFor } from "../../words/speeches.ts";
import { left } from "../../words/time.ts";
import type { MyGames } from "../api.ts";
import type { HostContext } from "../hostContext.ts";
import { delivered } from "../people/delivered.ts";
import { readIdentity } from "../people/identities.ts";
import { calendarOf, type Player } from "../people/players.ts";
import { toTell } from "../queue/handoffs.ts";
import { myGames } from "../reading/myGames.ts";
import type { HandOff, Notice } from "../storage/record.ts";
import { gameStatuses, readGame } from "../storage/store.ts";
import type { Choice, GameMessage } from "./message.ts";
import { languageFor } from "./messageFor.ts";
import { nameAt, saidSince } from "./saidTo.ts";
import { gameToken } from "./tokens.ts";

/** All of a player's games in one message. */

export interface Digest {
  readonly told: GameMessage;
  /** What is news in it, to be told once. */
  readonly news: readonly Pick<Notice, "game" | "seat" | "ask" | "kind">[];
  /** Up to when it tells what others said, by game. */
  readonly heard: readonly (Pick<Notice, "game" | "seat"> & { readonly heardAt: number })[];
}

type Game = MyGames["games"][number];

/** Longer ones nobody reads; the rest is counted. */
const MOST_GAMES = 20;

/** So much talk of each game, the latest. */
const MOST_LINES = 10;

const NEWS: Readonly<Partial<Record<HandOff["kind"], Key>>> = {
  over: "notices.over",
  offer: "notices.offer",
  claim: "notices.claim",
  early: "notices.early",
  started: "notices.started",
  wentBack: "notices.wentBack",
};

/** The games that wait, those with the least time left first, and what else is new. Undefined where nothing is. */
export async function digestFor<G>(host: HostContext<G>, player: Player, key: string): Promise<Digest | undefined> {
  const { games } = await myGames(host, player.id);
  const waiting = games.filter(({ awaitsMe }) => awaitsMe);
  const news = (await Promise.all(games.map((game) => newsOf(host, player, game)))).flat();
  const said = await talkIn(host, player, games);
  if (waiting.length === 0 && news.length === 0 && said.length === 0) return undefined;
  const language = await languageFor(host, player);
  const speech = speechFor(language, calendarOf(player).zone);
  const { say } = speech;
  const listed = waiting.slice(0, MOST_GAMES);
  const more = waiting.length - listed.length;
  const told: GameMessage = {
    ...{ key, language, kind: "digest", title: say("notices.waiting", { n: waiting.length }) },
    recap: [
      ...listed.map((game) => waits(game, host.now(), speech)),
      ...(more > 0 ? [say("notices.more", { n: more })] : []),
      ...news.map(({ of, kind }) => say("notices.news", { names: others(of, speech), what: say(NEWS[kind]!) })),
      ...said.flatMap(({ of, lines }) =>
        lines
          .slice(-MOST_LINES)
          .map(({ name, text }) => say("notices.saidAt", { names: others(of, speech), name, text })),
      ),
    ],
    games: listed.map(
      (game): Choice => ({ label: others(game, speech), token: gameToken(game.gameId, "show"), style: "plain" }),
    ),
    link: `${host.page.url}/#/games`,
  };
  return {
    told,
    news: news.map(({ of, ask, kind }) => ({ game: of.gameId, seat: of.seat, ask, kind })),
    heard: said.map(({ of, lines }) => ({ game: of.gameId, seat: of.seat, heardAt: lines.at(-1)!.at })),
  };
}

/** That other games wait besides one. */
export async function othersWait<G>(host: HostContext<G>, player: Player, besides: Notice): Promise<string[]> {
  const { games } = await myGames(host, player.id);
  const n = games.filter(({ awaitsMe, gameId }) => awaitsMe && gameId !== besides.game).length;
  return n === 0 ? [] : [speechFor(await languageFor(host, player)).say("notices.others", { n })];
}

function waits(game: Game, now: number, speech: Speech): string {
  const names = others(game, speech);
  if (game.dueAt === undefined) return speech.say("notices.gameUntimed", { names });
  return speech.say("notices.game", { names, when: speech.when(game.dueAt), left: left(game.dueAt, now, speech) });
}

const others = ({ names, seat }: Game, speech: Speech): string => speech.list(names.filter((_, at) => at !== seat));

/** Of a game that was not told of yet, without its questions. */
async function newsOf<G>(host: HostContext<G>, player: Player, of: Game) {
  if (!of.over && of.news.every((kind) => NEWS[kind] === undefined)) return [];
  const record = await readGame(host.db, of.gameId);
  const open = record ? toTell(record).filter(({ seat, kind }) => seat === of.seat && NEWS[kind] !== undefined) : [];
  if (open.length === 0) return [];
  const { names } = await delivered(host.db, { player: player.id, gameId: of.gameId, seat: of.seat });
  return open
    .filter(({ ask, kind }) => !names.some((name) => name.startsWith(`${ask}.${kind}.`)))
    .map(({ ask, kind }) => ({ of, ask, kind }));
}

/** What the others said in these games since it was last told; nothing to somebody who wants no talk in a chat of theirs. */
async function talkIn<G>(host: HostContext<G>, player: Player, games: readonly Game[]) {
  const open = new Set(
    (await gameStatuses(host.db, [...new Set(games.map(({ gameId }) => gameId))])).flatMap(({ gameId, handoffs }) =>
      handoffs.flatMap(({ seat, kind }) => (kind === "said" ? [`${gameId} ${seat}`] : [])),
    ),
  );
  const talking = games.filter(({ gameId, seat }) => open.has(`${gameId} ${seat}`));
  if (talking.length === 0) return [];
  for (const { channel, address } of player.reach)
    if ((await readIdentity(host.db, { channel, account: address }))?.silent) return [];
  const readThere = (via: string): boolean => player.reach.some(({ channel }) => channel === via);
  const found = await Promise.all(
    talking.map(async (of) => {
      const record = await readGame(host.db, of.gameId);
      const { heardAt } = await delivered(host.db, { player: player.id, gameId: of.gameId, seat: of.seat });
      const lines = record ? saidSince(record, of.seat, heardAt, readThere) : [];
      return { of, lines: lines.map(({ seat, at, text }) => ({ at, text, name: nameAt(record!, seat) })) };
    }),
  );
  return found.filter(({ lines }) => lines.length > 0);
}
