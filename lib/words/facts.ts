import type {
  CardView,
  Choice,
  ConcurrentTurnView,
  InForce,
  PermanentView,
  PlayerView,
  SeatView,
} from "../engine/views.ts";
import { colorWord } from "./cards.ts";
import { stepWord } from "./steps.ts";
import { capital, type Voice } from "./voice.ts";

/** What all know of a card, a player or the game beside characteristics, in words: choices and designations. */

/** "Blue", "Goblin", a name, a player, a number. */
export function choiceWords({ of, is }: Choice, voice: Voice): string {
  if (of === "color") return colorWord(String(is), voice.speech) ?? String(is);
  if (of === "player") return voice.object(Number(is));
  if (of === "name") return voice.called(String(is));
  return String(is);
}

/** Short enough for a tile. */
export function shortFacts(card: CardView, voice: Voice): string[] {
  const { designations = [], goadedBy, level, sector, usedUp, loyaltyUsed } = card as PermanentView;
  return [
    ...(card.chosen ?? []).map((choice) => choiceWords(choice, voice)),
    ...designations.map((one) => voice.say(`facts.${one}`)),
    ...(goadedBy === undefined ? [] : [voice.say("facts.goaded")]),
    ...(level === undefined ? [] : [voice.say("facts.level", { n: level })]),
    ...(sector === undefined ? [] : [sector]),
    ...(card.room === undefined ? [] : [card.room]),
    ...(usedUp === undefined && loyaltyUsed === undefined ? [] : [voice.say("facts.used")]),
  ];
}

/** All of it, for who reads the card. */
export function factsOf(card: CardView, voice: Voice): string[] {
  const { designations = [], goadedBy = [], level, sector, pairedWith, exiled = [] } = card as PermanentView;
  const { usedUp = [], loyaltyUsed, prepareSpell } = card as PermanentView;
  const { say } = voice;
  return [
    ...(card.chosen ?? []).map((choice) => {
      const what = choiceWords(choice, voice);
      return choice.by === undefined
        ? say("facts.chosen", { what })
        : say("facts.chosenBy", { ...voice.who(choice.by), what });
    }),
    ...designations.map((one) => say(`facts.${one}`)),
    ...(goadedBy.length > 0 ? [say("facts.goadedBy", { names: voice.list(goadedBy.map(voice.object)) })] : []),
    ...(level === undefined ? [] : [say("facts.level", { n: level })]),
    ...(sector === undefined ? [] : [say("facts.sector", { sector })]),
    ...(pairedWith === undefined ? [] : [say("facts.paired", { what: voice.thing(pairedWith) })]),
    ...(prepareSpell === undefined ? [] : [say("facts.prepareSpell", { what: voice.thing(prepareSpell) })]),
    ...(exiled.length > 0 ? [say("facts.exiled", { what: voice.list(exiled.map(voice.thing)) })] : []),
    ...(card.room === undefined ? [] : [say("facts.room", { room: card.room })]),
    ...usedUp.map((what) => say("facts.usedUp", { what })),
    ...(loyaltyUsed === undefined ? [] : [say("facts.loyaltyUsed")]),
  ];
}

/** `sign`: the same where there is no room for words. */
export interface Fact {
  readonly words: string;
  readonly sign: string;
}

const SIGNS = { monarch: "♔", initiative: "⚑", citysBlessing: "✦", enduringStory: "❧" } as const;

export function playerFacts(player: PlayerView, voice: Voice): readonly Fact[] {
  const { designations = [], ring, speed, completedDungeons = [], controlledBy } = player;
  const { say } = voice;
  return [
    ...designations.map((one) => ({ words: say(`facts.${one}`), sign: SIGNS[one] })),
    ...(ring === undefined ? [] : [{ words: say("facts.ring", { n: ring }), sign: `◯ ${ring}` }]),
    ...(speed === undefined ? [] : [{ words: say("facts.speed", { n: speed }), sign: `» ${speed}` }]),
    ...(completedDungeons.length > 0
      ? [
          {
            words: say("facts.dungeons", { names: voice.list(completedDungeons) }),
            sign: `⛶ ${completedDungeons.length}`,
          },
        ]
      : []),
    ...(controlledBy === undefined ? [] : [{ words: say("facts.controlledBy", voice.who(controlledBy)), sign: "⚇" }]),
  ];
}

export function gameFacts({ dayNight, extraTurns = [], otherTurns = [] }: SeatView, voice: Voice): readonly Fact[] {
  const names = voice.list(extraTurns.map(voice.object));
  return [
    ...(dayNight === undefined
      ? []
      : [{ words: voice.say(`facts.${dayNight}`), sign: dayNight === "day" ? "☀" : "☾" }]),
    ...(extraTurns.length > 0
      ? [{ words: voice.say("facts.extraTurns", { names }), sign: `↻ ${extraTurns.length}` }]
      : []),
    ...otherTurns.map((other) => otherTurnFact(other, voice)),
  ];
}

/** 807.4-5: "Ash’s turn 6 at the same time, upkeep; on its stack: Brace". */
function otherTurnFact({ turn, stack }: ConcurrentTurnView, voice: Voice): Fact {
  const { active, number, step } = turn;
  const words = voice.say("facts.otherTurn", {
    ...voice.who(active),
    ...{ n: number, step: stepWord(step, voice.speech) },
    ...{ count: stack.length, stack: voice.list(stack.map(({ name }) => voice.called(name))) },
  });
  return { words, sign: `⇄ ${voice.nameOf(active)}` };
}

export const wordsOfFacts = (facts: readonly Fact[]): string[] => facts.map(({ words }) => words);

const MOST_NAMED = 3;

/** "Brace on Thornhide Bear: until end of turn". */
export function inForceWords({ source, until, player, affects = [] }: InForce, voice: Voice): string {
  const { say } = voice;
  const names = [...new Set(affects.map(voice.thing))];
  const more = names.length - MOST_NAMED;
  const named = more > 0 ? [...names.slice(0, MOST_NAMED), say("facts.more", { n: more })] : names;
  return say("facts.inForceLine", {
    what: source.name === undefined ? say("facts.unknownSource") : voice.called(source.name),
    affects: named.length === 0 ? "none" : voice.list(named),
    until: say(`facts.until${capital(until) as Capitalize<InForce["until"]>}`, voice.who(player)),
  });
}
