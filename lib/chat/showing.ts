import { type ChatMessage, type ChatReply, chatMessageOf } from "../channels/reply.ts";
import type { LogEntry } from "../engine/api.ts";
import type { CardView, Handle, PermanentView, SeatView } from "../engine/views.ts";
import type { SeatSnapshot } from "../hosting/api.ts";
import { voiceOf } from "../hosting/messages/asked.ts";
import { composed, standing } from "../hosting/messages/compose.ts";
import type { Choice, Picture } from "../hosting/messages/message.ts";
import { gameToken } from "../hosting/messages/tokens.ts";
import { pictureUrl } from "../hosting/pictures/address.ts";
import { describeBoard } from "../picture/describe.ts";
import { sizeOf, statesOf, titleOf, typeLine } from "../words/cards.ts";
import { countersOf } from "../words/counters.ts";
import { factsOf, gameFacts, inForceWords, playerFacts, wordsOfFacts } from "../words/facts.ts";
import { sentenceOf } from "../words/log.ts";
import { tableName } from "../words/names.ts";
import type { Say, Speech } from "../words/speech.ts";
import { capital, type Voice } from "../words/voice.ts";
import { act, epochOf, gameLabel, type MyGame, type OpenSeat } from "./seats.ts";
import { privately, type Talk } from "./talk.ts";

/** What a game looks like in words. */

/** The question with its buttons, behind what happened, and ways to look around. */
export async function questionReply<G>(
  talk: Talk<G>,
  look: SeatSnapshot,
  events: readonly LogEntry<Handle>[] = [],
  before: readonly string[] = [],
): Promise<ChatReply> {
  const game = composed(look, {
    key: `${look.gameId}.${look.seat}.${look.ask}.turn`,
    kind: look.view.result ? "over" : "turn",
    language: talk.language,
    pageUrl: talk.host.page.url,
    now: talk.host.now(),
    events,
    picture: await pictureOf(talk, look),
  });
  const message = chatMessageOf(game, talk.say("chat.open"));
  const shown = {
    ...message,
    text: [...before, ...message.text],
    choices: [...(message.choices ?? []), ...afterwards(look, talk.say), ...ways(talk.say, look.gameId)],
  };
  const { gameId, seat, ask, logNext } = look;
  return privately(shown, {
    seen: { gameId, seat, ask, logNext, open: look.view.pending.length > 0, language: talk.language },
  });
}

/** The board as it is now, where the platform shows pictures. */
async function pictureOf<G>(talk: Talk<G>, { gameId, seat, view, seats }: SeatSnapshot): Promise<Picture> {
  const { host, language } = talk;
  const names = Object.fromEntries(seats.map((one) => [one.seat, one.name]));
  const epoch = await epochOf(talk, gameId, seat);
  const url = await pictureUrl(host, { gameId, of: seat, epoch, language, theme: "dark" });
  return { url, alt: describeBoard(view, language, names) };
}

/** What there is when a game is over. */
const afterwards = ({ gameId, view }: SeatSnapshot, say: Say): Choice[] =>
  view.result ? [{ label: say("chat.commandRematch"), style: "main", token: gameToken(gameId, "rematch") }] : [];

const ways = (say: Say, gameId: string): Choice[] => [
  { label: say("chat.board"), style: "plain", token: gameToken(gameId, "board") },
  { label: say("chat.hand"), style: "plain", token: gameToken(gameId, "hand") },
];

/** The same for everybody in a channel: who may press its buttons is found out then. */
export function publicMessage(look: Pick<SeatSnapshot, "gameId" | "seats" | "view" | "seat">, talk: Talk): ChatMessage {
  const { say } = talk;
  return {
    title: tableName(look.seats),
    text: [...standing({ ...look, seat: -1 } as SeatSnapshot, talk.language)],
    choices: [
      { label: say("chat.decide"), style: "main", token: gameToken(look.gameId, "show") },
      ...ways(say, look.gameId),
    ],
  };
}

export type Looking = "board" | "hand" | "stack" | "graveyard";

/** One place of the game, in lines. */
export function placeLines(look: SeatSnapshot, what: Looking, speech: Speech): string[] {
  const lines = {
    board: () => boardLines(look, speech),
    hand: () =>
      (look.view.players.find(({ seat }) => seat === look.seat)?.hand ?? []).map((one) => cardLine(one, speech)),
    stack: () =>
      [...look.view.stack]
        .reverse()
        .flatMap((one) => [
          `${cardLine(one, speech)} (${nameOf(look, one.controller)})`,
          ...(one.modes ?? []).map((mode) => `• ${mode}`),
        ]),
    graveyard: () =>
      look.view.players.flatMap(({ seat, graveyard }) => [
        `${nameOf(look, seat)}:`,
        ...(graveyard.length === 0 ? ["–"] : [...graveyard].reverse().map((one) => cardLine(one, speech))),
      ]),
  }[what]();
  return lines.length === 0 ? [speech.say("chat.nothingHere")] : lines;
}

const nameOf = ({ seats }: Pick<SeatSnapshot, "seats">, seat: number): string =>
  seats.find((one) => one.seat === seat)?.name ?? `${seat + 1}`;

/** One line a card. */
export function cardLine(card: CardView, speech: Speech): string {
  const size = card.power === undefined ? "" : ` ${card.power}/${card.toughness ?? 0}`;
  const loyalty = card.loyalty === undefined ? "" : ` [${card.loyalty}]`;
  return `${titleOf(card, speech)}${card.manaCost === "" ? "" : ` ${card.manaCost}`}${size}${loyalty}`;
}

function boardLines(look: SeatSnapshot, speech: Speech): string[] {
  const { view } = look;
  const voice = voiceOf(look, speech);
  return [
    ...wordsOfFacts(gameFacts(view, voice)).map(capital),
    ...view.players.flatMap((player) => {
      const { seat, life, handCount, libraryCount } = player;
      return [
        [`${nameOf(look, seat)} — ${life}`, handCount, libraryCount, ...wordsOfFacts(playerFacts(player, voice))].join(
          ", ",
        ),
        ...grouped(view, seat, voice),
      ];
    }),
    ...(view.inForce ?? []).map((one) => `○ ${inForceWords(one, voice)}`),
  ];
}

/** Those that look the same in one line. */
function grouped(view: SeatView, seat: number, voice: Voice): string[] {
  const found = new Map<string, number>();
  for (const one of view.battlefield)
    if (one.controller === seat) {
      const line = permanentLine(one, view, voice);
      found.set(line, (found.get(line) ?? 0) + (one.count ?? 1));
    }
  return [...found].map(([line, count]) => `• ${count > 1 ? `${count} × ` : ""}${line}`);
}

function permanentLine(one: PermanentView, view: SeatView, voice: Voice): string {
  const { speech } = voice;
  const facts = factsOf(one, voice);
  const states = [...facts, ...statesOf(one, speech), ...countersOf(one.counters, speech), ...one.keywords];
  const host = view.battlefield.find(({ id }) => id === one.attachedTo);
  return `${cardLine({ ...one, manaCost: "" }, speech)}${states.length > 0 ? ` (${states.join(", ")})` : ""}${host ? ` → ${titleOf(host, speech)}` : ""}`;
}

/** All that a card says. */
export const wholeCard = (card: CardView, speech: Speech): string[] => [
  cardLine(card, speech),
  typeLine(card),
  ...card.text.split("\n").filter((line) => line !== ""),
  ...(card.otherFaces ?? []).flatMap((face) => [
    [speech.say("cards.otherFace"), face.name, face.manaCost, sizeOf(face)].filter(Boolean).join(" "),
    typeLine(face),
    ...face.text.split("\n").filter((line) => line !== ""),
  ]),
];

export function logLines(look: SeatSnapshot, events: readonly LogEntry<Handle>[], speech: Speech): string[] {
  const voice = voiceOf(look, speech);
  return events.flatMap((entry) => sentenceOf(entry, voice)?.text ?? []);
}

/** A list of games, each a button. */
export function gamesReply<G>({ say }: Talk<G>, games: readonly MyGame[]): ChatReply {
  if (games.length === 0) return privately({ text: [say("chat.noGames")] });
  const shown = games.slice(0, 15);
  return privately({
    text: [
      say("chat.games"),
      ...shown.map((game) => (game.awaitsMe ? say("chat.awaitsYou", { names: gameLabel(game) }) : gameLabel(game))),
    ],
    choices: shown.map((game) => ({
      label: gameLabel(game),
      style: game.awaitsMe ? "main" : "plain",
      token: gameToken(game.gameId, "show"),
    })),
  });
}

/** Does something in a game, and shows how it stands then. */
export async function doneReply<G>(
  talk: Talk<G>,
  seat: OpenSeat,
  doing: Parameters<typeof act<G>>[2],
  ...said: string[]
): Promise<ChatReply> {
  const acted = await act(talk, seat, doing);
  return questionReply(talk, acted, acted.events, said);
}
