import type { Seat } from "../engine/state/ids.ts";
import type { CardView, SeatView } from "../engine/views.ts";
import { seatOf } from "../view/entities.ts";
import { lookup } from "../view/lookup.ts";
import { nameIn } from "../words/cardNames.ts";
import { factsOf, gameFacts, playerFacts, wordsOfFacts } from "../words/facts.ts";
import { speechFor } from "../words/speeches.ts";
import { capital, type Voice, voiceFor } from "../words/voice.ts";
import { type Side, sidesOf, type Tile } from "./board.ts";
import { type Language, listed, type PictureWords, pictureWords } from "./words.ts";

/** Platforms cut alternative texts; Discord's limit, the lowest of those that matter, is 1,024 characters. */
export const LONGEST_DESCRIPTION = 1_000;

/**
 * The board in sentences, for whoever cannot see its picture: the most important first, and no more of them than fit
 * `LONGEST_DESCRIPTION`. It knows what the view knows.
 */
export function describeBoard(view: SeatView, language: Language, names: Readonly<Record<Seat, string>> = {}): string {
  const words = pictureWords[language];
  const name = (seat: Seat): string => names[seat] ?? words.player(seat + 1);
  const who = (seat: Seat): string | undefined => (seat === view.seat ? undefined : name(seat));
  const voice = voiceFor(view, speechFor(language), names);
  const about: About = { view, words, language, who, voice, find: lookup(view) };
  // The reader's own side first.
  const sides = [...sidesOf(view)].reverse();
  const sentences = [
    outcome(about, name),
    ...gameFacts(view, voice).map(({ words }) => `${capital(words)}.`),
    ...sides.map(({ player }) => sideOf(player, about)),
    stackOf(about),
    ...sides.flatMap((side) => controlsOf(side, about)),
    handOf(about),
  ];
  let text = "";
  for (const sentence of sentences) {
    const room = LONGEST_DESCRIPTION - text.length - 1;
    if (sentence === "") continue;
    if (sentence.length > room) {
      // What still fits of a list, to the last whole thing.
      const cut = sentence.slice(0, Math.max(0, room - 2)).replace(/[,;][^,;]*$/, "");
      if (room > 80 && cut.length > 40) text = `${text} ${cut} …`;
      break;
    }
    text = text === "" ? sentence : `${text} ${sentence}`;
  }
  return text.trim();
}

interface About {
  readonly view: SeatView;
  readonly words: PictureWords;
  readonly language: Language;
  readonly who: (seat: Seat) => string | undefined;
  readonly voice: Voice;
  readonly find: ReturnType<typeof lookup>;
}

function outcome({ view, words, language, who }: About, name: (seat: Seat) => string): string {
  if (view.result) {
    const { winners } = view.result;
    if (winners.length === 0) return `${words.drawn}.`;
    if (view.seat !== null && winners.includes(view.seat)) return `${words.youWin}.`;
    return `${words.wins(listed(language, winners.map(name)))}.`;
  }
  const { number, active, step } = view.turn;
  const turn =
    number === 0 ? `${words.openingHand}.` : words.say.turnOf(number, words.steps[step].toLowerCase(), who(active));
  if (view.seat !== null && view.waitingFor.includes(view.seat)) return `${turn} ${words.yourMove}.`;
  return `${turn} ${words.waitingFor(listed(language, view.waitingFor.map(name)))}.`;
}

function sideOf(player: SeatView["players"][number], { words, who, voice }: About): string {
  if (player.lost) return `${who(player.seat) ?? words.you}: ${words.say.lost}.`;
  const counters = Object.entries(player.counters).filter(([, number]) => number > 0);
  const said = words.say.side(
    who(player.seat),
    player.life,
    player.handCount,
    player.libraryCount,
    player.graveyard.length,
  );
  const more = [
    ...counters.map(([kind, number]) => words.say.counters(number, kind)),
    ...wordsOfFacts(playerFacts(player, voice)),
  ];
  return more.length === 0 ? said : `${said.slice(0, -1)}, ${more.join(", ")}.`;
}

function stackOf(about: About): string {
  const { view, words, find, who, language } = about;
  if (view.stack.length === 0) return "";
  const items = [...view.stack].reverse().map((one) => {
    const targets = one.targets.map((target) => {
      const seat = seatOf(target);
      if (seat !== undefined) return who(seat) ?? words.say.you;
      const found = find(target);
      return found && found.kind !== "player" ? title(found.card, about) : "";
    });
    const said = title(one, about);
    const known = targets.filter(Boolean);
    return known.length > 0 ? words.say.targeting(said, listed(language, known)) : said;
  });
  return words.say.onStack(items.join("; "));
}

function controlsOf({ player, front, lands }: Side, about: About): string[] {
  const { words, who } = about;
  const tapped = lands.reduce((sum, { card, count }) => sum + (card.tapped ? count : 0), 0);
  const untapped = lands.reduce((sum, { count }) => sum + count, 0) - tapped;
  // Who fights first.
  const ordered = [...front].sort((a, b) => fighting(b) - fighting(a));
  const things = [...ordered.map((tile) => permanent(tile, about)), words.say.lands(untapped, tapped)].filter(Boolean);
  return things.length === 0 ? [] : [words.say.controls(who(player.seat), things.join(", "))];
}

const fighting = ({ card }: Tile): number => (card.attacking !== undefined || (card.blocking?.length ?? 0) > 0 ? 1 : 0);

function permanent({ card, count, attached }: Tile, about: About): string {
  const { words, find, who, view, language, voice } = about;
  const size = card.power === undefined ? (card.loyalty ?? card.defense) : `${card.power}/${card.toughness ?? 0}`;
  const named = (one: string): string => {
    const found = find(one);
    return found && found.kind !== "player" ? title(found.card, about) : "";
  };
  let text = [count > 1 ? `${count} ×` : "", title(card, about), size === undefined ? "" : String(size)]
    .filter(Boolean)
    .join(" ");
  const marks = [
    ...(card.tapped && card.attacking === undefined ? [words.say.tapped] : []),
    ...factsOf(card, voice),
    ...Object.entries(card.counters ?? {}).flatMap(([kind, number]) =>
      number > 0 && kind !== "loyalty" && kind !== "defense" ? [words.say.counters(number, kind)] : [],
    ),
    ...(attached.length > 0
      ? [
          words.say.attached(
            listed(
              language,
              attached.map((one) => title(one, about)),
            ),
          ),
        ]
      : []),
  ];
  if (marks.length > 0) text = `${text} (${marks.join("; ")})`;
  if (card.attacking !== undefined) {
    const seat = seatOf(card.attacking);
    const whom = seat === undefined ? named(String(card.attacking)) : seat === view.seat ? undefined : who(seat);
    return words.say.attacking(text, whom);
  }
  const blocked = (card.blocking ?? []).map(named).filter(Boolean);
  return blocked.length > 0 ? words.say.blocking(text, listed(language, blocked)) : text;
}

function handOf(about: About): string {
  const { view, words } = about;
  const own = view.players.find(({ seat }) => seat === view.seat);
  if (!own || own.hand.length === 0) return "";
  const counts = new Map<string, number>();
  for (const card of own.hand) counts.set(title(card, about), (counts.get(title(card, about)) ?? 0) + 1);
  return words.say.inHand([...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(", "));
}

const title = (card: CardView, { words, language }: About): string => nameIn(card, language) || words.faceDown;
