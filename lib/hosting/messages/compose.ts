import type { LogEntry } from "../../engine/api.ts";
import type { Handle } from "../../engine/views.ts";
import { proposalWords } from "../../words/manual.ts";
import { withMinus } from "../../words/minus.ts";
import { tableName } from "../../words/names.ts";
import { lifeBefore, recap, tellsTheEnd } from "../../words/recap.ts";
import { speechFor } from "../../words/speeches.ts";
import { stepWord } from "../../words/steps.ts";
import { left } from "../../words/time.ts";
import type { SeatSnapshot } from "../api.ts";
import { agreeing } from "./agreeing.ts";
import { askedOf, voiceOf } from "./asked.ts";
import type { GameMessage, Language, Picture } from "./message.ts";

export interface Composing {
  readonly key: string;
  readonly kind: GameMessage["kind"];
  readonly language: Language;
  /** The page's address, without a slash at the end. */
  readonly pageUrl: string;
  /** What happened since the seat last looked. */
  readonly events: readonly LogEntry<Handle>[];
  /** Epoch milliseconds, and the IANA name of the zone in which times are told. */
  readonly now: number;
  readonly zone?: string;
  readonly picture?: Picture;
}

/** What a seat is told about its game as it stands. */
export function composed(look: SeatSnapshot, composing: Composing): GameMessage {
  const { key, kind, language, pageUrl, events, now, zone, picture } = composing;
  const speech = speechFor(language, zone);
  const question = askedOf(look, speech);
  const { dueAt, view } = look;
  const isLast = question !== undefined && view.players.length > 2 && view.waitingFor.length === 1;
  const voice = voiceOf(look, speech);
  const also = [
    ...(isLast ? [speech.say("chat.lastOne")] : []),
    ...(look.early === "asked" ? [speech.say("chat.early")] : []),
    ...(look.manualProposed ?? []).flatMap((one) => proposalWords(one, voice, now)),
  ];
  const offered = agreeing(look, speech.say);
  return {
    ...{
      key,
      kind,
      language,
      title: titleOf(look, language),
      recap: [...recap(events, voice), ...standing(look, language, events)],
    },
    ...(question && { question }),
    ...(question &&
      dueAt !== undefined && {
        due: {
          at: dueAt,
          words: speech.say("time.until", { when: speech.when(dueAt), left: left(dueAt, now, speech) }),
        },
      }),
    ...(picture && { picture }),
    ...(also.length > 0 && { also }),
    ...(offered.length > 0 && { agreeing: offered }),
    link: `${pageUrl}/#/game/${look.gameId}/${look.seat}`,
  };
}

/** "Ann – Bo · Turn 3, main phase". */
function titleOf({ view, seats }: SeatSnapshot, language: Language): string {
  const say = speechFor(language).say;
  const { number, step } = view.turn;
  // 103: before the first turn.
  const turn =
    number === 0
      ? say("picture.openingHand")
      : say("chat.turn", { turn: number, step: stepWord(step, speechFor(language)) });
  return `${tableName(seats)} · ${view.result ? say("chat.over") : turn}`;
}

/**
 * How it stands with everybody and whom the game waits for, or how it ended where `events`, which the reader is told of
 * besides, do not say it.
 */
export function standing(look: SeatSnapshot, language: Language, events: Composing["events"] = []): string[] {
  const { view, seats, seat } = look;
  const say = speechFor(language).say;
  const nameOf = (at: number): string => seats.find((one) => one.seat === at)?.name ?? String(at + 1);
  const before = lifeBefore(events);
  const lines = view.players.map(({ seat: at, life, handCount, libraryCount }) => {
    const was = before.get(at) ?? life;
    return say("chat.life", {
      ...{ name: at === seat ? say("things.You") : nameOf(at), life: withMinus(life) },
      before: was === life ? "same" : withMinus(was),
      ...{ hand: handCount, library: libraryCount },
    });
  });
  if (view.result && tellsTheEnd(events)) return lines;
  if (view.result) {
    const winners = view.result.winners.map(nameOf).join(", ");
    return [...lines, say("chat.over"), winners === "" ? say("chat.drawn") : say("chat.wonBy", { names: winners })];
  }
  if (view.waitingFor.includes(seat)) return lines;
  return [...lines, say("chat.waiting", { names: view.waitingFor.map(nameOf).join(", ") })];
}
