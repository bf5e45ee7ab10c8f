import type { Answer, AnswerTo, Decision } from "../engine/decisions.ts";
import { hasKeyword } from "../engine/query/characteristics/characteristics.ts";
import { lethalTo } from "../engine/rules/damage/lethality.ts";
import { type Entity, isPlayer } from "../engine/state/ids.ts";
import { opponentsOf } from "../engine/state/teams.ts";
import type { Answering, Asked } from "./answering.ts";
import { chosenFrom } from "./choosing.ts";
import { wouldAccept } from "./dryRun.ts";
import { CONSENTS } from "./leftovers.ts";
import { isNamed, namesOf } from "./names.ts";
import { optionsFor } from "./options.ts";
import { orderFor } from "./ordering.ts";
import { Failed } from "./script.ts";
import { ownChoice, ownConsent, ownNumber } from "./unscripted.ts";

/** What one player's queues answer; where they say nothing, what is forced, or what a player without a script does. */
export function answerTo(answering: Answering, decision: Decision): Answer {
  switch (decision.ask) {
    case "choose": {
      const { min, max, from } = decision;
      const { chosen, said } = chosenFrom(answering, decision);
      if (decision.about === "payment") noteHelp(answering, decision, chosen);
      if (!said && min < from.length && max > 0 && from.length > 0) {
        expectScript(answering, decision);
        return { ask: "choose", chosen: ownChoice(answering, decision) };
      }
      return { ask: "choose", chosen: filledUp(chosen, min, from) };
    }
    case "confirm":
      return { ask: "confirm", yes: confirmed(answering, decision) };
    case "number":
      return { ask: "number", number: numberFor(answering, decision) };
    case "option": {
      const { chosen, said } = optionsFor(answering, decision);
      if (!said && decision.options.length > Math.max(1, decision.min)) expectScript(answering, decision);
      return { ask: "option", chosen: filledUp(chosen, decision.min, [...decision.options.keys()]) };
    }
    case "name": {
      const name = answering.script.choices.shift();
      return { ask: "name", name: name ?? decision.suggestions[0] ?? "Nothing" };
    }
    case "order": {
      const { order, left } = orderFor(answering, decision);
      // In what order cards are put into a library is not asked there unless a text says "in any order".
      if (decision.about !== "order" && new Set(left.map((i) => decision.items[i]!.text)).size > 1)
        expectScript(answering, decision);
      return { ask: "order", order };
    }
    case "divide":
      return { ask: "divide", amounts: divided(answering, decision) };
    case "pay":
      return { ask: "pay", with: "auto" };
    default:
      throw new Error(`${decision.ask} is not answered from a queue`);
  }
}

/** What is done instead of paying mana is asked before mana is paid, there in between (FORMAT, section 4). */
function noteHelp({ helped }: Answering, { hint = "" }: Decision, chosen: readonly Entity[]): void {
  helped.push(...chosen.map(() => `${hint.charAt(0).toUpperCase()}${hint.slice(1)}`));
}

/** As many as must be chosen, those nobody named in the order given. */
function filledUp<T>(chosen: T[], min: number, from: readonly T[]): T[] {
  for (const one of from) if (chosen.length < min && !chosen.includes(one)) chosen.push(one);
  return chosen;
}

/** In strict mode an open choice that no queue answers fails the test (FORMAT, section 6.5). */
function expectScript({ strict, game }: Answering, decision: Decision): void {
  if (!strict) return;
  const { about, ask, source } = decision;
  const whose = source === undefined || isPlayer(source) ? "" : ` of ${namesOf(game, source)[0]}`;
  const between = decision.ask === "option" ? `: ${decision.options.join(", ")}` : "";
  throw new Failed(`turn ${game.state.turn.number}: nothing answers ${ask}/${about}${whose}${between}`);
}

function confirmed(answering: Answering, decision: Decision): boolean {
  const { script, game, allowed } = answering;
  const { about } = decision;
  const [head] = script.choices;
  // Asked so that nobody learns what a hand or a library holds (400.2); there it is not, as it can only be declined.
  if (CONSENTS.has(about) && !wouldAccept(game, decision, { ask: "confirm", yes: true })) {
    if (head === "No") {
      script.choices.shift();
      allowed.push("impossible");
    }
    return false;
  }
  if (head === "Yes" || head === "No") {
    script.choices.shift();
    // Who gets a gift is asked there even where there is one opponent only (702.174a).
    const [only, ...others] = opponentsOf(answering.game.state, decision.player);
    const named = head === "Yes" && about === "additionalCost" && others.length === 0 ? script.choices[0] : undefined;
    if (named !== undefined && only !== undefined && /^Player/.test(named) && isNamed(answering, only, named))
      script.choices.shift();
    // 701.23a: there it is asked whether the card stays on top.
    return (head === "Yes") !== (about === "scry");
  }
  if (about === "mulligan") return false;
  // There it was a choice with the possibility of none: the coming entry says what is chosen.
  if (head === "[choice_skip]") {
    script.choices.shift();
    return false;
  }
  if (script.targets[0]?.what === "[target_skip]") {
    script.targets.shift();
    return false;
  }
  // There a cost that deals with objects is asked about by asking which: the coming entry names one.
  if (about === "additionalCost" && head !== undefined && namesOwn(answering, decision.player, head)) return true;
  if (!answering.strict) return ownConsent(decision);
  // There what is chosen is asked at once: the coming entry says it.
  const comes = about === "may" && (head !== undefined || script.targets.length > 0);
  if (!comes) expectScript(answering, decision);
  answering.saysByNaming = comes;
  return comes;
}

/** Whether an entry names something that the player could pay a cost with. */
function namesOwn(answering: Answering, player: number, entry: string): boolean {
  const { state } = answering.game;
  const { hand, graveyard } = state.players[player]!;
  const [first = ""] = entry.split("^");
  return [...hand, ...graveyard, ...state.battlefield].some((id) => isNamed(answering, id, first));
}

const isYesOrNo = (entry: string | undefined): boolean => entry === "Yes" || entry === "No";

/** How often it is paid: there each symbol is asked about, and a cost until it is not paid. */
function timesPaid(choices: string[], about: "additionalCost" | "payment", max: number): number {
  let times = 0;
  if (about === "payment") {
    for (let symbol = 0; symbol < max && isYesOrNo(choices[0]); symbol++) if (choices.shift() === "Yes") times++;
    return times;
  }
  for (; times < max && choices[0] === "Yes"; times++) choices.shift();
  if (choices[0] === "No") choices.shift();
  return times;
}

function numberFor(answering: Answering, decision: Asked<"number">): number {
  const { script } = answering;
  const { about, min, max, hint } = decision;
  const { choices } = script;
  // There it is asked whether any amount of mana is paid, and then how much.
  if (about === "additionalCost" && /^additional/.test(hint ?? "") && /^Yes X=/.test(choices.slice(0, 2).join(" ")))
    choices.shift();
  if ((about === "additionalCost" || about === "payment") && isYesOrNo(choices[0]))
    return timesPaid(choices, about, max);
  const given = /^(?:X=)?(\d+)$/.exec(choices[0] ?? "");
  if (given === null) {
    if (min === max) return min;
    // There an X that is only in what else is paid follows from what is chosen for it.
    if (about === "x" && choices[0] !== undefined && !/^(?:Yes|No)$/.test(choices[0])) return max;
    expectScript(answering, decision);
    return ownNumber(answering, decision);
  }
  choices.shift();
  return Number(given[1]);
}

/** One amount for each in order; with nothing given, what each needs and the rest to the last that may have it. */
function divided(answering: Answering, decision: Asked<"divide">): AnswerTo<"divide">["amounts"] {
  const { script, amounts } = answering;
  const { among, total } = decision;
  // A skip leaves the division as it is proposed there.
  if (script.choices[0] === "[choice_skip]") script.choices.shift();
  const given: number[] = [];
  const known = among.map(({ to }) => amounts.get(to));
  if (known.some((amount) => amount !== undefined)) {
    const rest = total - known.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
    const unknown = known.filter((amount) => amount === undefined).length;
    let left = rest;
    return known.map((amount) => {
      if (amount !== undefined) return amount;
      const share = Math.floor(rest / unknown);
      left -= share;
      return share + (left < 0 ? left : 0);
    });
  }
  let left = total;
  // Of combat damage each gets what is lethal, and the first what is left (FORMAT, section 5).
  const lethal = among.map(({ lethal = 0 }) => lethal);
  const spare = total - lethal.reduce((sum, one) => sum + one, 0);
  if (decision.about === "damage" && among.length > 1 && spare >= 0 && !/^X=/.test(script.choices[0] ?? ""))
    if (among.every(({ to }) => !isPlayer(to))) return lethal.map((one, i) => (i === 0 ? one + spare : one));
  for (const [i, share] of among.entries()) {
    const last = i === among.length - 1;
    const said = /^X=(\d+)$/.exec(script.choices[0] ?? "");
    if (said && (!last || Number(said[1]) === left)) {
      script.choices.shift();
      given.push(Number(said[1]));
    } else if (last) given.push(left);
    else given.push(Math.min(left, lethalAlone(answering, decision, share) ?? evenly(share, decision)));
    left -= given.at(-1)!;
  }
  if (left !== 0) given[0]! += left;
  return given;
}

const evenly = ({ min }: Share, { total, among }: Asked<"divide">): number =>
  Math.max(min, Math.floor(total / among.length));

type Share = Asked<"divide">["among"][number];

/** What is lethal by itself, whatever other attackers assign to the same creature (FORMAT, section 4). */
function lethalAlone({ game }: Answering, { source }: Asked<"divide">, { to, lethal }: Share): number | undefined {
  if (lethal === undefined || isPlayer(to) || (source !== undefined && hasKeyword(game, source, "deathtouch")))
    return lethal;
  return Math.max(lethal, lethalTo(game, to) - (game.state.objects[to]?.damage ?? 0));
}
