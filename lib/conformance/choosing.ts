import type { Decision } from "../engine/decisions.ts";
import { hasKeyword } from "../engine/query/characteristics/characteristics.ts";
import { optionalCosts } from "../engine/rules/casting/optionalCosts.ts";
import { type Entity, isPlayer } from "../engine/state/ids.ts";
import { zoneOf } from "../engine/state/objects.ts";
import type { Answering, Asked } from "./answering.ts";
import { isNamed, type Names } from "./names.ts";
import { COLOR_NAMES } from "./options.ts";
import type { TargetEntry } from "./script.ts";

/** What the command and the queues say to a choice of players and objects; `said` if they say anything about it. */
export interface Said<T> {
  readonly chosen: T[];
  readonly said: boolean;
}

const TARGETS_FIRST: ReadonlySet<Decision["about"]> = new Set([
  "target",
  "search",
  "scry",
  "surveil",
  "choose",
  "pile",
]);

/** Looking through the top of a library: one entry says all that goes away. */
const ONE_ENTRY: ReadonlySet<Decision["about"]> = new Set(["scry", "surveil"]);

export function chosenFrom(answering: Answering, decision: Asked<"choose">): Said<Entity> {
  const { script, inline } = answering;
  const chosen: Entity[] = [];
  const entries = (): number => script.targets.length + script.choices.length;
  const before = entries();
  const [head] = script.choices;
  const full = (): boolean => chosen.length >= decision.max;
  // What enters attacking where only one thing can be attacked is asked nothing there.
  if (decision.about === "attackers" && decision.from.length === 1) return { chosen: [...decision.from], said: true };
  if (decision.about === "band") {
    // There each creature with banding is asked whether it bands, then with whom.
    if (script.choices[0] !== "Yes") return { chosen: [], said: true };
    script.choices.shift();
    chosen.push(...decision.from.filter((id) => hasKeyword(answering.game, id, "banding")).slice(0, 1));
  }
  if (decision.hint === "delve") withoutDelving(script.choices);
  if (decision.about === "target") {
    while (!full() && inline.length > 0) {
      const found = candidate(answering, decision, chosen, inlinePart(inline[0]!));
      if (found === undefined) break;
      chosen.push(found);
      inline.shift();
    }
    if (chosen.length > 0 && chosen.length >= decision.min) {
      takeShare(answering, chosen);
      return { chosen, said: true };
    }
  }
  if (head === "No" && isNewTarget(answering.game, decision) && !fitsHead(answering, decision)) {
    script.choices.shift();
    return { chosen: decision.from.slice(0, decision.min), said: true };
  }
  // There what convokes is targeted, and what is delved away is chosen.
  const isTargeted = TARGETS_FIRST.has(decision.about) || (decision.about === "payment" && decision.hint === "convoke");
  const order = isTargeted && !isChosenThere(answering, decision) ? ["targets", "choices"] : ["choices", "targets"];
  for (const queue of order) {
    if (full()) break;
    const had = chosen.length;
    const ended =
      queue === "targets"
        ? takeTargets(answering, decision, chosen, script.targets)
        : takeChoices(answering, decision, chosen, script.choices);
    if (ended || chosen.length > had) break;
  }
  // There the search goes on until it is said to end, even where nothing is left to find.
  if (decision.about === "search" && chosen.length === decision.from.length && full())
    if (script.targets[0]?.what === "[target_skip]") {
      script.targets.shift();
      answering.allowed.push("none");
    }
  const isCast = decision.about === "may" || chosen.every((id) => isHeldOrExiled(answering, id));
  // Unless it was asked first.
  if (isCast && (answering.saysByNaming || decision.about === "may") && head !== "Yes")
    noteConsent(answering, decision, chosen[0]);
  answering.saysByNaming = false;
  return { chosen, said: chosen.length > 0 || entries() < before };
}

/** Whether the next entry of targets is one for this choice. */
const fitsHead = (answering: Answering, decision: Asked<"choose">): boolean =>
  answering.script.targets[0] !== undefined &&
  candidate(answering, decision, [], answering.script.targets[0].what) !== undefined;

/** 115.7d: which target a copy has now; there it is asked of each whether it is changed. The one it has comes first. */
export const isNewTarget = ({ state }: Names["game"], { about, source, from }: Asked<"choose">): boolean => {
  const copy = source === undefined ? undefined : state.objects[source];
  return about === "target" && copy?.kind === "copy" && copy.targets?.flat().includes(from[0]!) === true;
};

/** There each card is delved away by an action of its own, after mana of the pool that is spent by its color. */
function withoutDelving(choices: string[]): void {
  if (!choices.includes("Exile a card")) return;
  while (choices[0] !== undefined && COLORS.has(choices[0])) choices.shift();
  for (let i = choices.length - 1; i >= 0; i--) if (choices[i] === "Exile a card") choices.splice(i, 1);
}
const COLORS: ReadonlySet<string> = new Set(Object.values(COLOR_NAMES));

/** Permanents that an effect says to choose, without targeting them: there that is no choice of targets. */
function isChosenThere(answering: Answering, decision: Asked<"choose">): boolean {
  const { game, script } = answering;
  const [head = ""] = script.choices;
  return (
    decision.about === "choose" &&
    decision.from.every((id) => game.state.objects[id]?.zone === "battlefield") &&
    head.split("^").every((part) => part !== "" && candidate(answering, decision, [], part) !== undefined)
  );
}

const isHeldOrExiled = ({ game }: Answering, id: Entity): boolean => {
  const zone = isPlayer(id) ? undefined : zoneOf(game.state, id);
  return zone === "hand" || zone === "exile";
};

/** There it is asked first which card, then whether it is cast, then whether its costs of choice are paid. */
function noteConsent(answering: Answering, { player, source }: Decision, card: Entity | undefined): void {
  if (card === undefined || answering.script.choices[0] !== "Yes") return;
  answering.agreed = { to: source, costs: optionalCosts(answering.game, player, card).length };
}

/** The entry that says whether it is cast, unless that is what is asked next (608.2d). */
export function dropConsent(answering: Answering, next?: Decision): void {
  const { script, agreed } = answering;
  answering.agreed = undefined;
  if (agreed === undefined || script.choices[0] !== "Yes") return;
  if (next?.about === "may" && next.source === agreed.to) return;
  const other = script.choices.findIndex((choice) => choice !== "Yes" && choice !== "No");
  const answers = other < 0 ? script.choices.length : other;
  if (answers > agreed.costs) script.choices.shift();
}

/** What the command names as the target of something divided is named again with its share. */
function takeShare(answering: Answering, chosen: readonly Entity[]): void {
  const [{ what = "", amount } = {}] = answering.script.targets;
  const to = amount === undefined ? undefined : chosen.find((one) => isNamed(answering, one, what));
  if (to === undefined) return;
  answering.script.targets.shift();
  answering.amounts.set(to, amount!);
}

const inlinePart = (part: string): string => part.replace(/^mode=\d/, "");

const candidate = (
  names: Names,
  decision: Asked<"choose">,
  chosen: readonly Entity[],
  wanted: string,
): Entity | undefined => decision.from.find((entity) => !chosen.includes(entity) && isNamed(names, entity, wanted));

/**
 * The first entry that fits; entries with "^" serve several targets. Returns whether a skip at the head ended the choice:
 * then no other queue says anything to it.
 */
function takeTargets(answering: Answering, decision: Asked<"choose">, chosen: Entity[], queue: TargetEntry[]): boolean {
  while (chosen.length < decision.max && queue.length > 0) {
    if (endsChoice(queue, true)) return true;
    const at = queue.findIndex((entry) =>
      entry.what.split("^").every((part) => candidate(answering, decision, chosen, part) !== undefined),
    );
    if (at < 0) return false;
    const [{ what, amount }] = queue.splice(at, 1) as [TargetEntry];
    for (const part of what.split("^")) {
      const found = candidate(answering, decision, chosen, part);
      if (found === undefined) continue;
      chosen.push(found);
      if (amount !== undefined) answering.amounts.set(found, amount);
    }
    // One entry serves one choice, unless more must be chosen or it names single targets of a divided effect.
    if (chosen.length >= decision.min && (what.includes("^") || ONE_ENTRY.has(decision.about)))
      return what.includes("^") && endsChoice(queue, chosen.length < decision.max);
  }
  return false;
}

/** Whether the next entry says that no more are chosen, where more could be; it is taken then. */
function endsChoice(queue: TargetEntry[], couldBeMore: boolean): boolean {
  if (!couldBeMore || queue[0]?.what !== "[target_skip]") return false;
  queue.shift();
  return true;
}

function takeChoices(answering: Answering, decision: Asked<"choose">, chosen: Entity[], queue: string[]): boolean {
  const optional = decision.min === 0;
  // Asked there as "do you want to?" before choosing.
  if (optional && (queue[0] === "Yes" || queue[0] === "No")) {
    if (queue.shift() === "No") return true;
    const next = answering.script.targets[0]?.what;
    if (next !== undefined && candidate(answering, decision, chosen, next) !== undefined) {
      takeTargets(answering, decision, chosen, answering.script.targets);
      return false;
    }
    if (decision.from.length === 1) {
      chosen.push(decision.from[0]!);
      return false;
    }
  }
  while (chosen.length < decision.max && queue.length > 0) {
    if (queue[0] === "[choice_skip]") {
      queue.shift();
      return true;
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
      return false;
    }
    if (found.length < parts.length) return false;
    queue.shift();
    chosen.push(...found);
    // There each zone that is searched is looked through by itself, with an entry of its own.
    if (decision.about === "search") continue;
    if (chosen.length >= decision.min && parts.length > 1) {
      // There the choice goes on until it is full or said to end.
      if (chosen.length < decision.max && queue[0] === "[choice_skip]") queue.shift();
      return false;
    }
  }
  return false;
}
