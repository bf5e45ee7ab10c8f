import type { ClockRules, ManualCardRules } from "../hosting/api.ts";
import type { Terms } from "../hosting/challenge/api.ts";
import type { Key } from "./catalogs/catalog.ts";
import type { Speech } from "./speech.ts";
import { lasting } from "./time.ts";

const DAY = 86_400_000;

const AT_ZERO: Readonly<Record<ClockRules["onTimeout"], Key>> = {
  defaultAnswer: "terms.zeroDefault",
  claim: "terms.zeroClaim",
  forfeit: "terms.zeroForfeit",
};

/** What is agreed on about a game, a line for each thing. */
export function termsWords(
  { pace, bestOf, options, watch, players, variant, manualCards }: Partial<Terms>,
  speech: Speech,
): string[] {
  const { clock, concedeAfterMs, remindAfterMs } = pace ?? {};
  const { say } = speech;
  return [
    ...(variant === undefined ? [] : [say(`variants.${variant}`)]),
    say(bestOf === 3 ? "terms.bestOfThree" : "terms.single"),
    ...(players !== undefined && players > 2 ? [say("terms.players", { n: players })] : []),
    ...(options?.startingLife === undefined ? [] : [say("terms.life", { n: options.startingLife })]),
    ...(clock ? clockWords(clock, speech) : []),
    ...(concedeAfterMs === undefined ? [] : [say("terms.eachMove", { lasting: lasting(concedeAfterMs, speech) })]),
    ...(clock || concedeAfterMs !== undefined ? [] : [say("terms.noClock")]),
    ...(remindAfterMs === undefined ? [] : [say("terms.reminder", { lasting: lasting(remindAfterMs, speech) })]),
    ...(options?.entropy === undefined ? [] : [say("terms.entropy")]),
    ...(manualCards ? [manualWords(manualCards, speech)] : []),
    ...(watch ? [say("terms.watch", { behind: behind(watch, speech) })] : []),
  ];
}

function manualWords({ most = MANUAL_USUAL, acceptAfterMs }: ManualCardRules, speech: Speech): string {
  const by = speech.say("terms.manualCards", { n: most });
  if (acceptAfterMs === undefined) return by;
  return speech.say("terms.manualSilence", { by, lasting: lasting(acceptAfterMs, speech) });
}
/** As in lib/cards/decks/manual.ts. */
const MANUAL_USUAL = 4;

function clockWords(clock: ClockRules, speech: Speech): string[] {
  const { each: every, allowanceMs, reserveMs, onTimeout, vacationDays, excusedMisses, rests = [] } = clock;
  const { say } = speech;
  const each = say(every === "handOff" ? "terms.eachHandOff" : "terms.eachMove", {
    lasting: lasting(allowanceMs, speech),
  });
  const resting = rests.map((one) => say(one === "weekends" ? "terms.weekends" : "terms.quietHours"));
  return [
    reserveMs === undefined ? each : say("terms.reserve", { each, reserve: lasting(reserveMs, speech) }),
    say(AT_ZERO[onTimeout]),
    ...(excusedMisses === undefined ? [] : [say("terms.misses", { n: excusedMisses })]),
    ...(vacationDays === undefined ? [] : [say("terms.vacation", { days: say("things.day", { n: vacationDays }) })]),
    ...(resting.length === 0 ? [] : [say("terms.rests", { rests: speech.list(resting) })]),
  ];
}

/** "2 turns late", "1 day late". */
export function behind({ turns, ms }: { readonly turns?: number; readonly ms?: number }, speech: Speech): string {
  const { say } = speech;
  const spans = [
    ...(turns === undefined ? [] : [say("things.turn", { n: turns })]),
    ...(ms === undefined || ms === 0
      ? []
      : [ms % DAY === 0 ? say("things.day", { n: ms / DAY }) : lasting(ms, speech)]),
  ];
  return spans.length === 0 ? say("terms.asPlayed") : say("terms.late", { spans: speech.list(spans) });
}
