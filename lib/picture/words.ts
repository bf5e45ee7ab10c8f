import type { Step } from "../engine/views.ts";
import { LANGUAGES, type Language } from "../words/language.ts";
import { withMinus } from "../words/minus.ts";
import type { Say, Values } from "../words/speech.ts";
import { speechFor } from "../words/speeches.ts";

export { LANGUAGES, type Language };

/** The few words in a picture and the sentences of its alternative text, by the official terms of each language. */
export interface PictureWords {
  readonly you: string;
  player(number: number): string;
  turn(number: number): string;
  readonly steps: Readonly<Record<Step, string>>;
  readonly yourMove: string;
  waitingFor(who: string): string;
  readonly youWin: string;
  readonly youLose: string;
  wins(who: string): string;
  readonly drawn: string;
  readonly stack: string;
  more(count: number): string;
  readonly faceDown: string;
  readonly openingHand: string;
  /** Sentences. */
  readonly say: {
    turnOf(number: number, step: string, who: string | undefined): string;
    side(who: string | undefined, life: number, hand: number, library: number, graveyard: number): string;
    controls(who: string | undefined, what: string): string;
    onStack(what: string): string;
    inHand(what: string): string;
    lands(untapped: number, tapped: number): string;
    targeting(what: string, targets: string): string;
    blocking(what: string, attackers: string): string;
    attacking(what: string, whom: string | undefined): string;
    readonly tapped: string;
    readonly you: string;
    readonly lost: string;
    counters(count: number, kind: string): string;
    attached(what: string): string;
  };
}

export const listed = (language: Language, items: readonly string[]): string => speechFor(language).list(items);

const STEPS = [
  ...([
    "untap",
    "upkeep",
    "draw",
    "precombatMain",
    "beginningOfCombat",
    "declareAttackers",
    "declareBlockers",
  ] as const),
  ...(["firstStrikeDamage", "combatDamage", "endOfCombat", "postcombatMain", "end", "cleanup"] as const),
] satisfies Step[];

/** "you" where nobody is named. */
const whose = (who: string | undefined): Values =>
  who === undefined ? { who: "you", name: "" } : { who: "other", name: who };

function wordsOf(say: Say): PictureWords {
  return {
    you: say("picture.you"),
    player: (n) => say("picture.player", { n }),
    turn: (n) => say("picture.turn", { n }),
    steps: Object.fromEntries(STEPS.map((step) => [step, say(`picture.step_${step}`)])) as Record<Step, string>,
    yourMove: say("picture.yourMove"),
    waitingFor: (who) => say("picture.waitingFor", { who }),
    youWin: say("picture.youWin"),
    youLose: say("picture.youLose"),
    wins: (who) => say("picture.wins", { who }),
    drawn: say("picture.drawn"),
    stack: say("picture.stack"),
    more: (n) => say("picture.more", { n }),
    faceDown: say("picture.faceDown"),
    openingHand: say("picture.openingHand"),
    say: {
      turnOf: (n, step, who) => say("picture.turnOf", { n, step, ...whose(who) }),
      side: (who, life, hand, library, graveyard) =>
        say("picture.side", { life: withMinus(life), hand, library, graveyard, ...whose(who) }),
      controls: (who, what) => say("picture.controls", { what, ...whose(who) }),
      onStack: (what) => say("picture.onStack", { what }),
      inHand: (what) => say("picture.inHand", { what }),
      lands: (untapped, tapped) =>
        untapped + tapped === 0 ? "" : say("picture.lands", { n: untapped + tapped, tapped }),
      targeting: (what, targets) => say("picture.targeting", { what, targets }),
      blocking: (what, attackers) => say("picture.blocking", { what, attackers }),
      attacking: (what, whom) => say("picture.attacking", { what, whom: whom ?? say("picture.youObject") }),
      tapped: say("picture.tapped"),
      you: say("picture.youObject"),
      lost: say("picture.lost"),
      counters: (n, kind) => say("picture.counters", { n, kind }),
      attached: (what) => say("picture.attached", { what }),
    },
  };
}

export const pictureWords = Object.fromEntries(
  LANGUAGES.map((language) => [language, wordsOf(speechFor(language).say)]),
) as Readonly<Record<Language, PictureWords>>;
