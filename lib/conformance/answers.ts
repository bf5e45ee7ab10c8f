import { foldName } from "../cards/names.ts";
import type { Modes } from "../engine/abilities/ability.ts";
import type { Answer, AnswerTo, Decision, QuestionOf } from "../engine/decisions.ts";
import { hasKeyword } from "../engine/query/characteristics.ts";
import { bodiesOf } from "../engine/rules/stackObjects.ts";
import { type Entity, isPlayer } from "../engine/state/ids.ts";
import { isNamed, isText, type Names, normalText, ownNames } from "./names.ts";
import type { PlayerScript, TargetEntry } from "./script.ts";

/** Answers from one player's queues (FORMAT, section 6). */
export interface Answering extends Names {
  readonly script: PlayerScript;
  /** Targets given with the command that is being carried out; used up from the front. */
  readonly inline: string[];
  /** The color of mana that the command wants. */
  color?: string | undefined;
  /** Amounts that go with targets chosen for something divided. */
  readonly amounts: Map<Entity, number>;
}

type Asked<K extends Decision["ask"]> = Decision & QuestionOf<K>;

export function answerTo(answering: Answering, decision: Decision): Answer {
  if (decision.ask !== "confirm") dropRefusals(answering, decision);
  switch (decision.ask) {
    case "choose":
      return { ask: "choose", chosen: chosenFrom(answering, decision) };
    case "confirm":
      return { ask: "confirm", yes: confirmed(answering, decision) };
    case "number":
      return { ask: "number", number: numberFor(answering, decision) };
    case "option":
      return { ask: "option", chosen: optionsFor(answering, decision) };
    case "name": {
      const name = answering.script.choices.shift();
      return { ask: "name", name: name ?? decision.suggestions[0] ?? "Nothing" };
    }
    case "order":
      return { ask: "order", order: orderFor(answering, decision) };
    case "divide":
      return { ask: "divide", amounts: divided(answering, decision) };
    case "pay":
      return { ask: "pay", with: "auto" };
    default:
      throw new Error(`${decision.ask} is not answered from a queue`);
  }
}

/** Refusing what could not be done anyway is asked there and not here: such a "No" at the head is passed over. */
function dropRefusals({ script }: Answering, { about, ask }: Decision): void {
  const { choices } = script;
  if (
    about === "additionalCost" ||
    about === "target" ||
    about === "merge" ||
    ask === "option" ||
    (ask === "choose" && choices.length === 1)
  )
    return;
  while (choices[0] === "No" && choices.length > 1 && choices[1] !== "Yes" && choices[1] !== "No") choices.shift();
}

const TARGETS_FIRST: ReadonlySet<Decision["about"]> = new Set([
  "target",
  "search",
  "scry",
  "surveil",
  "choose",
  "pile",
]);

function chosenFrom(answering: Answering, decision: Asked<"choose">): Entity[] {
  const { script, inline } = answering;
  const chosen: Entity[] = [];
  const full = (): boolean => chosen.length >= decision.max;
  // What enters attacking where only one thing can be attacked is asked nothing there.
  if (decision.about === "attackers" && decision.from.length === 1) return [...decision.from];
  if (decision.about === "band") {
    // There each creature with banding is asked whether it bands, then with whom.
    if (script.choices[0] !== "Yes") return [];
    script.choices.shift();
    chosen.push(...decision.from.filter((id) => hasKeyword(answering.game, id, "banding")).slice(0, 1));
  }
  if (decision.about === "target") {
    while (!full() && inline.length > 0) {
      const found = candidate(answering, decision, chosen, inlinePart(inline[0]!));
      if (found === undefined) break;
      chosen.push(found);
      inline.shift();
    }
    if (chosen.length > 0 && chosen.length >= decision.min) return chosen;
  }
  const order = TARGETS_FIRST.has(decision.about) ? ["targets", "choices"] : ["choices", "targets"];
  for (const queue of order) {
    if (full()) break;
    const before = chosen.length;
    if (queue === "targets") takeTargets(answering, decision, chosen, script.targets);
    else takeChoices(answering, decision, chosen, script.choices);
    if (chosen.length > before) break;
  }
  // What is forced, or what the script leaves open: as few as allowed.
  for (const entity of decision.from) if (chosen.length < decision.min && !chosen.includes(entity)) chosen.push(entity);
  return chosen;
}

const inlinePart = (part: string): string => part.replace(/^mode=\d/, "");

const candidate = (
  names: Names,
  decision: Asked<"choose">,
  chosen: readonly Entity[],
  wanted: string,
): Entity | undefined => decision.from.find((entity) => !chosen.includes(entity) && isNamed(names, entity, wanted));

/** The first entry that fits; entries with "^" serve several targets; a skip at the head ends the choice. */
function takeTargets(answering: Answering, decision: Asked<"choose">, chosen: Entity[], queue: TargetEntry[]): void {
  while (chosen.length < decision.max && queue.length > 0) {
    if (queue[0]!.what === "[target_skip]") {
      queue.shift();
      return;
    }
    const at = queue.findIndex((entry) =>
      entry.what.split("^").every((part) => candidate(answering, decision, chosen, part) !== undefined),
    );
    if (at < 0) return;
    const [{ what, amount }] = queue.splice(at, 1) as [TargetEntry];
    for (const part of what.split("^")) {
      const found = candidate(answering, decision, chosen, part);
      if (found === undefined) continue;
      chosen.push(found);
      if (amount !== undefined) answering.amounts.set(found, amount);
    }
    // One entry serves one choice, unless more must be chosen or it names single targets of a divided effect.
    if (chosen.length >= decision.min && what.includes("^")) return;
  }
}

function takeChoices(answering: Answering, decision: Asked<"choose">, chosen: Entity[], queue: string[]): void {
  const optional = decision.min === 0;
  // Asked there as "do you want to?" before choosing.
  if (optional && (queue[0] === "Yes" || queue[0] === "No")) {
    if (queue.shift() === "No") return;
    const next = answering.script.targets[0]?.what;
    if (next !== undefined && candidate(answering, decision, chosen, next) !== undefined) {
      takeTargets(answering, decision, chosen, answering.script.targets);
      return;
    }
    if (decision.from.length === 1) {
      chosen.push(decision.from[0]!);
      return;
    }
  }
  while (chosen.length < decision.max && queue.length > 0) {
    if (queue[0] === "[choice_skip]") {
      queue.shift();
      return;
    }
    const parts = queue[0]!.split("^");
    const found: Entity[] = [];
    for (const part of parts) {
      const one = candidate(answering, decision, [...chosen, ...found], part);
      if (one !== undefined) found.push(one);
    }
    // One dialog there, several questions here: this one takes its part of the entry.
    if (found.length > 0 && parts.length > decision.max) {
      const [one] = found as [Entity];
      const part = parts.findIndex((name) => isNamed(answering, one, name));
      queue[0] = parts.toSpliced(part, 1).join("^");
      chosen.push(one);
      return;
    }
    if (found.length < parts.length) return;
    queue.shift();
    chosen.push(...found);
    if (chosen.length >= decision.min && parts.length > 1) return;
  }
}

function confirmed({ script }: Answering, { about }: Decision): boolean {
  const [head] = script.choices;
  if (head === "Yes" || head === "No") {
    script.choices.shift();
    return head === "Yes";
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
  return about === "may" && (head !== undefined || script.targets.length > 0);
}

function numberFor({ script }: Answering, { about, min, max }: Asked<"number">): number {
  const { choices } = script;
  if ((about === "additionalCost" || about === "payment") && (choices[0] === "Yes" || choices[0] === "No")) {
    let times = 0;
    while (times < max && choices[0] === "Yes") {
      choices.shift();
      times++;
    }
    if (choices[0] === "No") choices.shift();
    return times;
  }
  const given = /^(?:X=)?(\d+)$/.exec(choices[0] ?? "");
  if (given === null) return min;
  choices.shift();
  return Math.min(max, Math.max(min, Number(given[1])));
}

const COLOR_NAMES: Readonly<Record<string, string>> = {
  W: "White",
  U: "Blue",
  B: "Black",
  R: "Red",
  G: "Green",
  C: "Colorless",
};

function optionsFor(answering: Answering, decision: Asked<"option">): number[] {
  const { script } = answering;
  const chosen: number[] = [];
  if (decision.about === "mode" && script.modes.length > 0) return modesFor(answering, decision);
  if (decision.about === "manaColor" && answering.color !== undefined) {
    const at = decision.options.findIndex((option) => option.replace(/[{}]/g, "") === answering.color);
    if (at >= 0) return [at];
  }
  if (decision.about === "manaColor") {
    const at = combination(decision.options, script.choices);
    if (at >= 0) return [at];
  }
  while (chosen.length < decision.max && script.choices.length > 0) {
    const wanted = script.choices[0]!;
    if (wanted === "[choice_skip]") {
      script.choices.shift();
      break;
    }
    const at = optionNamed(decision.options, wanted, decision.repeat ? [] : chosen);
    if (at < 0) break;
    script.choices.shift();
    chosen.push(at);
  }
  for (let i = 0; chosen.length < decision.min && i < decision.options.length; i++)
    if (!chosen.includes(i)) chosen.push(i);
  return chosen;
}

/** "W", "{W}" and "{W}{W}" are white. */
function colorOf(option: string): string | undefined {
  const letters = new Set(option.replace(/[{}]/g, ""));
  const [letter = ""] = letters;
  return letters.size === 1 ? COLOR_NAMES[letter] : undefined;
}

function optionNamed(options: readonly string[], wanted: string, taken: readonly number[]): number {
  // "Cast [half]", "Play [face]": here the question is which.
  const want = foldName(wanted.replace(/^(?:Cast|Play) /, ""));
  const free = (i: number): boolean => !taken.includes(i);
  const exact = options.findIndex((option, i) => free(i) && foldName(colorOf(option) ?? option) === want);
  if (exact >= 0) return exact;
  const starts = options.findIndex((option, i) => free(i) && normalText(option).startsWith(normalText(wanted)));
  if (starts >= 0) return starts;
  // A yes-or-no question there is a choice of two here, the first being to do it.
  if (options.length === 2 && (want === "yes" || want === "no")) return want === "yes" ? 0 : 1;
  return -1;
}

/** Numbers count the modes as printed, unless a mode can be chosen only once in the game: then those that are left. */
function modesFor({ game, script }: Answering, decision: Asked<"option">): number[] {
  const { source, options, min, max } = decision;
  const modes: Modes | undefined =
    source === undefined || game.state.objects[source]?.zone !== "stack"
      ? undefined
      : bodiesOf(game, source).find((body) => body.modes !== undefined)?.modes;
  const chosen: number[] = [];
  while (chosen.length < max && script.modes.length > 0) {
    const mode = script.modes.shift()!;
    if (mode === "[mode_skip]") break;
    const text = modes === undefined || modes.once !== undefined ? undefined : modes.options[Number(mode) - 1]?.text;
    const at = text === undefined ? Number(mode) - 1 : options.indexOf(text);
    if (at >= 0 && at < options.length) chosen.push(at);
  }
  for (let i = 0; chosen.length < min && i < options.length; i++) if (!chosen.includes(i)) chosen.push(i);
  return chosen;
}

/** The named one comes first; those not named follow in the order given. */
function orderFor(answering: Answering, { items, about }: Asked<"order">): number[] {
  const { game, script } = answering;
  const left = items.map((_, i) => i);
  const order: number[] = [];
  const { choices } = script;
  while (left.length > 1 && choices.length > 0) {
    const wanted = choices[0]!;
    const named = left.find((i) => {
      const { object, text } = items[i]!;
      if (object === undefined) return normalText(text).startsWith(normalText(wanted));
      if (isPlayer(object)) return isNamed(answering, object, wanted);
      const own = text.slice(text.indexOf(": ") + 2);
      return (
        isNamed(answering, object, wanted) ||
        withoutMarkup(own).startsWith(withoutMarkup(wanted)) ||
        (about === "triggerOrder" && (isText(game, object, own, wanted) || keywordStart(game, object, own, wanted)))
      );
    });
    const at = named ?? (about === "triggerOrder" ? keywordTrigger(items, left, wanted) : undefined);
    if (at === undefined) break;
    choices.shift();
    order.push(at);
    left.splice(left.indexOf(at), 1);
  }
  return [...order, ...left];
}

const withoutMarkup = (text: string): string => text.replace(/<[^>]*>/g, "").toLowerCase();

/** Triggers of keywords have no text of their own here: the script says the keyword, or the one sentence nothing else has. */
function keywordTrigger(items: Asked<"order">["items"], left: readonly number[], wanted: string): number | undefined {
  const keywords = left.filter((i) => /: [a-z][a-z -]*$/.test(items[i]!.text));
  const named = keywords.find((i) => items[i]!.text.endsWith(`: ${wanted.toLowerCase()}`));
  const only = new Set(keywords.map((i) => items[i]!.text)).size === 1 ? keywords[0] : undefined;
  return named ?? (/^(?:When|At) /.test(wanted) ? only : undefined);
}

/** "When this permanent enters" and the like: the opening words decide. */
const keywordStart = (game: Answering["game"], id: Entity, text: string, wanted: string): boolean => {
  const own = ownNames(game, id);
  const short = normalText(wanted, own).split(",")[0]!;
  return short.length > 3 && normalText(text, own).startsWith(short);
};

/** One amount for each in order; with nothing given, what each needs and the rest to the last that may have it. */
function divided({ script, amounts }: Answering, decision: Asked<"divide">): AnswerTo<"divide">["amounts"] {
  const { among, total } = decision;
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
  for (const [i, share] of among.entries()) {
    const last = i === among.length - 1;
    const said = /^X=(\d+)$/.exec(script.choices[0] ?? "");
    if (said && (!last || Number(said[1]) === left)) {
      script.choices.shift();
      given.push(Number(said[1]));
    } else if (last) given.push(left);
    else given.push(Math.min(left, share.lethal ?? Math.max(share.min, Math.floor(total / among.length))));
    left -= given.at(-1)!;
  }
  if (left !== 0) given[0]! += left;
  return given;
}

/** "Add three mana in any combination": there one amount for each colour, in the colours' order. */
function combination(options: readonly string[], choices: string[]): number {
  const letters = [..."WUBRGC"].filter((letter) => options.some((option) => option.includes(`{${letter}}`)));
  const amounts = choices.slice(0, letters.length).map((choice) => /^X=(\d+)$/.exec(choice)?.[1]);
  if (amounts.length < letters.length || amounts.some((amount) => amount === undefined)) return -1;
  const at = options.findIndex((option) =>
    letters.every((letter, i) => option.split(`{${letter}}`).length - 1 === Number(amounts[i])),
  );
  if (at >= 0) choices.splice(0, letters.length);
  return at;
}
