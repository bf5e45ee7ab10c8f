import type { Answer, Decision, Keep, PriorityAction } from "../engine/decisions.ts";
import type { Game } from "../engine/game.ts";
import { concede, pending, result, submitDirectly, takeBack } from "../engine/index.ts";
import { perform } from "../engine/position.ts";
import { characteristicsOf } from "../engine/query/characteristics/characteristics.ts";
import { compiledCard } from "../engine/query/characteristics/compiled.ts";
import { printManaCost } from "../engine/query/mana/manaCost.ts";
import { waysFor } from "../engine/rules/casting/castOptions.ts";
import type { Entity, ObjectId } from "../engine/state/ids.ts";
import { definitionOf } from "../engine/state/objects.ts";
import { firstStrikeComes } from "../engine/turn/combat/combatDamage.ts";
import type { Step } from "../engine/views.ts";
import type { Answering, Asked } from "./answering.ts";
import { answerTo } from "./answers.ts";
import { assertion } from "./checks/assertions.ts";
import { counterKind } from "./checks/found.ts";
import { inGameCheck } from "./checks/inGame.ts";
import { dropConsent } from "./choosing.ts";
import { attacksOf, blocksOf } from "./combat.ts";
import { abilityAt, activationsNamed, castsNamed, landsNamed, manaWanted } from "./commands.ts";
import { isNamed, isText, textsOnStack } from "./names.ts";
import { type Deed, Failed, type Part, type PlayerScript, type ScriptStep, STEPS } from "./script.ts";
import type { Turns } from "./turns.ts";

/** Ways of casting that a command names ("using Mutate"); for others a choice says which (FORMAT, section 4). */
const NAMED_WAYS: ReadonlySet<string> = new Set([
  "morph",
  "megamorph",
  "disguise",
  "mutate",
  "bestow",
  "prototype",
  "plot",
  "fuse",
]);

const MOST_ANSWERS = 3000;
const MOST_PASSES = 400;

const STEP_OF: Readonly<Record<Step, ScriptStep>> = {
  untap: "UNTAP",
  upkeep: "UPKEEP",
  draw: "DRAW",
  precombatMain: "PRECOMBAT_MAIN",
  beginningOfCombat: "BEGIN_COMBAT",
  declareAttackers: "DECLARE_ATTACKERS",
  declareBlockers: "DECLARE_BLOCKERS",
  firstStrikeDamage: "FIRST_COMBAT_DAMAGE",
  combatDamage: "COMBAT_DAMAGE",
  endOfCombat: "END_COMBAT",
  postcombatMain: "POSTCOMBAT_MAIN",
  end: "END_TURN",
  cleanup: "CLEANUP",
};
const indexOf = (step: Step): number => STEPS.indexOf(STEP_OF[step]);

/** Whether the step named has been played (FORMAT, section 3: stop), asked at the engine's stable points. */
export function hasStopped(game: Game, stop: Part["stop"], turns: Turns): boolean {
  const { turn, stage } = game.state;
  const number = turns.count(game);
  if (stage.at !== "beginStep" && stage.at !== "beginTurn") return false;
  const ended = stage.at === "beginTurn";
  if (stop.step === "UNTAP") return ended ? number + 1 >= stop.turn : number >= stop.turn;
  if (number !== stop.turn) return number > stop.turn;
  if (ended) return true;
  const at = STEPS.indexOf(stop.step);
  const [planned] = turn.toCome;
  const begun = turn.toCome.length < 12;
  // 510.4: whether there are two combat damage steps is known as the first of them begins.
  const next = planned === "combatDamage" && firstStrikeComes(game) ? "firstStrikeDamage" : planned;
  return (begun && indexOf(turn.step) >= at) || next === undefined || indexOf(next) > at;
}

/** Plays a script, part after part, and says what its assertions found wrong. Throws `Failed` for what could not be done. */
export class Play {
  readonly #game: Game;
  readonly #players: readonly Answering[];
  readonly #trace: ((line: string) => void) | undefined;
  #answers = 0;
  readonly #passes: number[];

  /** The game has run to its first question. `trace` is told every question, its answer and what happened. */
  constructor(game: Game, players: readonly Answering[], trace?: (line: string) => void) {
    this.#game = game;
    this.#trace = trace;
    this.#players = players;
    this.#passes = players.map(() => 0);
  }

  /** Answers until nobody is asked anything any more, then looks at what came out. */
  run({ assertions }: Part): void {
    for (;;) {
      const [decision] = pending(this.#game);
      if (decision === undefined) break;
      if (++this.#answers > MOST_ANSWERS) throw new Failed("the game does not come to the stop");
      this.#decide(decision);
    }
    this.#nothingLeft();
    const wrong = assertions.flatMap((call) => assertion(this.#players[0]!, call) ?? []);
    if (wrong.length > 0) throw new Failed(wrong[0]!);
  }

  #decide(decision: Decision): void {
    const answering = this.#players[decision.decidedBy]!;
    dropConsent(answering, decision);
    switch (decision.ask) {
      case "priority":
        this.#priority(answering, decision);
        break;
      case "attackers":
        this.#submit(decision, { ask: "attackers", attacks: attacksOf(answering, decision) });
        break;
      case "blockers":
        this.#submit(decision, { ask: "blockers", blocks: blocksOf(answering, decision) });
        break;
      default:
        this.#submit(decision, answerTo(answering, decision));
    }
  }

  #submit(decision: Decision, answer: Answer, keep?: Keep): void {
    const submission = { slot: decision.slot, answer, ...(keep && { keep }) };
    const outcome = submitDirectly(this.#game, decision.decidedBy, [submission]);
    if (this.#trace) {
      const { turn, step } = this.#when();
      const { ask, about, player } = decision;
      this.#trace(
        `${turn} ${step} ${player} ${ask}/${about} ${JSON.stringify(answer)} ${JSON.stringify(outcome.ok ? outcome.events : outcome)}`,
      );
    }
    if (!outcome.ok && isSkipped(this.#players[decision.decidedBy]!)) {
      takeBack(this.#game, decision.decidedBy);
      return;
    }
    if (!outcome.ok) {
      const { turn, step } = this.#when();
      throw new Failed(`turn ${turn} ${step}: ${decision.about}: ${outcome.code}: ${outcome.message}`);
    }
  }

  #when(): { readonly turn: number; readonly step: ScriptStep } {
    const { number, step } = this.#game.state.turn;
    return { turn: number, step: STEP_OF[step] };
  }

  // ---- priority (FORMAT, section 3)

  #priority(answering: Answering, decision: Asked<"priority">): void {
    const leftover = answering.inline.splice(0);
    if (leftover.length > 0 && !this.#isTargeted(answering, leftover))
      throw new Failed(`not every target was used: ${leftover.join("^")}`);
    answering.amounts.clear();
    const { actions } = answering.script;
    const { turn, step } = this.#when();
    for (let at = actions.findIndex((a) => a.turn === turn && a.step === step); at >= 0; ) {
      const done = this.#do(answering, decision, actions[at]!.deed);
      if (done === "pass") break;
      if (done === "passOnce" || done === "done" || done === "gone") actions.splice(at, 1);
      if (done === "done") {
        this.#passes[decision.decidedBy] = 0;
        return;
      }
      if (done === "passOnce") break;
      const from = done === "later" ? at + 1 : 0;
      at = actions.findIndex((a, i) => i >= from && a.turn === turn && a.step === step);
    }
    if (++this.#passes[decision.decidedBy]! > MOST_PASSES) throw new Failed("players pass without end");
    this.#submit(decision, { ask: "priority", action: { act: "pass" } });
  }

  /** Targets that had to be chosen were perhaps never asked for. */
  #isTargeted(answering: Answering, parts: readonly string[]): boolean {
    const chosen: Entity[] = this.#game.state.stack.flatMap(
      (id) => this.#game.state.objects[id]?.targets?.flat() ?? [],
    );
    return parts.every((part) => chosen.some((entity) => isNamed(answering, entity, part)));
  }

  /**
   * "done": it was done and somebody decides next. "gone": done at once, the player still has priority. "pass": it waits.
   * "passOnce": it waits once. "later": it cannot be done yet, later ones may.
   */
  #do(answering: Answering, decision: Asked<"priority">, deed: Deed): "done" | "gone" | "pass" | "passOnce" | "later" {
    const stackEmpty = this.#game.state.stack.length === 0;
    switch (deed.do) {
      case "wait":
        if (stackEmpty) return "gone";
        return deed.once ? "passOnce" : "pass";
      case "check": {
        const wrong = inGameCheck(answering, deed.call, decision.actions);
        const { turn, step } = this.#when();
        if (wrong !== undefined) throw new Failed(`turn ${turn} ${step}: ${wrong}`);
        return "gone";
      }
      case "concede":
        concede(this.#game, decision.player);
        return "done";
      case "counters": {
        const on = this.#game.state.battlefield.find((id) => isNamed(answering, id, deed.name));
        if (on === undefined) throw new Failed(`no ${deed.name} to put counters on`);
        perform(this.#game, {
          e: "counters",
          on,
          kind: counterKind(deed.kind),
          count: deed.count,
          cause: { source: on, controller: decision.player },
        });
        return "done";
      }
      default:
        return this.#act(answering, decision, deed);
    }
  }

  #act(
    answering: Answering,
    decision: Asked<"priority">,
    deed: Extract<Deed, { text: string }>,
  ): "done" | "pass" | "later" {
    if (deed.do !== "mana" && !this.#stackFits(deed)) return "pass";
    if (deed.mana !== undefined && this.#game.state.players[decision.player]!.mana.length < deed.mana) return "later";
    const found = this.#actionsFor(answering, decision.actions, deed);
    // A mana ability that is not available stays in the list; anything else must be possible now.
    if (found.length === 0 && deed.do === "mana") return "later";
    if (found.length === 0) {
      const { turn, step } = this.#when();
      throw new Failed(`turn ${turn} ${step}: cannot ${deed.do} "${deed.text}"`);
    }
    answering.inline.splice(0, answering.inline.length, ...deed.targets);
    answering.color = deed.do === "mana" || deed.do === "activate" ? manaWanted(deed.text) : undefined;
    const action = this.#chosenWay(answering, found, deed.text);
    if (action.act === "cast") this.#dropPermission(answering, decision.player, action);
    this.#submit(decision, { ask: "priority", action }, this.#keptFor(answering, decision.player, deed));
    return "done";
  }

  /** What the coming spells of the step cost: a payment leaves what pays for them where it can (FORMAT, section 4). */
  #keptFor(answering: Answering, player: number, now: Deed): Keep | undefined {
    const { turn, step } = this.#when();
    const coming = answering.script.actions.flatMap((action) => {
      const { deed } = action;
      return action.turn === turn && action.step === step && deed.do === "cast" && deed !== now ? [deed.text] : [];
    });
    const { hand } = this.#game.state.players[player]!;
    const costs = coming.flatMap((text) => {
      const card = hand.find((id) => isNamed(answering, id, text));
      return card === undefined
        ? []
        : (compiledCard(this.#game, definitionOf(this.#game.state, card)).faces[0]!.manaCost ?? []);
    });
    const mana = costs.map((cost) => printManaCost(cost, 0)).join("");
    return mana === "" ? undefined : { mana };
  }

  #actionsFor(
    answering: Answering,
    actions: readonly PriorityAction[],
    deed: Extract<Deed, { text: string }>,
  ): readonly PriorityAction[] {
    switch (deed.do) {
      case "cast":
        return castsNamed(answering, actions, deed.text);
      case "playLand":
        return landsNamed(answering, actions, deed.text);
      case "activate":
        return activationsNamed(answering, actions, deed.text, false);
      case "mana":
        return activationsNamed(answering, actions, deed.text, true);
    }
  }

  /** Of several ways to cast the same card the choices may say which (FORMAT, section 6.3). */
  #chosenWay(answering: Answering, found: readonly PriorityAction[], text: string): PriorityAction {
    const { choices } = answering.script;
    const [first] = found;
    const [head = ""] = choices;
    answering.way = undefined;
    if (first?.act === "activate" && answering.inline.length === 0 && answering.script.targets.length === 0) {
      // Of two abilities with the same cost ("attach", "unattach") a command without targets means the one that has none.
      const aimless = found.find(
        (a) => a.act === "activate" && abilityAt(this.#game, a.source, a.ability)?.body.targets.length === 0,
      );
      return aimless ?? first;
    }
    if (first?.act === "special") answering.way = text;
    if (first?.act !== "cast") return first!;
    const others = found.filter((a) => a.act === "cast" && a.card === first.card && a.via !== undefined);
    if (head.startsWith("Cast with no") || head.startsWith("Cast without ") || head.startsWith("Without paying")) {
      choices.shift();
      if (head.startsWith("Cast with no")) return first;
      answering.way = head;
      return others[0] ?? first;
    }
    const keyword = /^Cast with (?:(\w[\w' -]*?) )?alternative cost/.exec(head);
    if (keyword) {
      answering.way = choices.shift();
      const via = keyword[1]?.toLowerCase();
      const same = others.find((a) => a.act === "cast" && a.via?.toLowerCase() === (via ?? "alternative"));
      return same ?? others[0] ?? first;
    }
    const alternative = others.find((a) => a.act === "cast" && !NAMED_WAYS.has(a.via!));
    if (first.via === undefined && alternative !== undefined && head === "Yes") {
      choices.shift();
      return alternative;
    }
    // There the sacrifice is asked about even where the spell could not be cast without it.
    if (first.via === "offering" && head === "Yes") choices.shift();
    if (first.via === undefined && alternative !== undefined && head === "No") choices.shift();
    return first;
  }

  /** There it is asked whose permission is used even where only one is left. */
  #dropPermission({ script }: Answering, player: number, action: Extract<PriorityAction, { act: "cast" }>): void {
    const [way, ...others] = waysFor(this.#game, player, action);
    if (way?.by === undefined || others.length > 0) return;
    // Of several by one source the first has the key 0.
    const { name } = characteristicsOf(this.#game, way.by);
    if (script.choices[0] === name || script.choices[0] === "0") script.choices.shift();
  }

  #stackFits({ stack }: Extract<Deed, { text: string }>): boolean {
    if (stack === undefined || stack.text === "") return true;
    const { state } = this.#game;
    const wanted = stack.text.replace(/^Cast (?:fused )?/, "");
    const holds = (id: ObjectId): boolean => {
      const texts = textsOnStack(this.#game, id).filter((text) => text !== "");
      return texts.some(
        (text) => text.toLowerCase().includes(wanted.toLowerCase()) || isText(this.#game, id, text, wanted),
      );
    };
    switch (stack.clause) {
      case "on":
        return state.stack.some(holds);
      case "copyOn":
        return state.stack.some((id) => state.objects[id]?.kind === "copy" && holds(id));
      case "notOn":
        return !state.stack.some(holds);
      case "top":
        return state.stack.length > 0 && holds(state.stack.at(-1)!);
    }
  }

  // ---- the end

  #nothingLeft(): void {
    for (const [seat, answering] of this.#players.entries()) {
      dropConsent(answering);
      const { script } = answering;
      const who = `player${String.fromCharCode(65 + seat)}`;
      const rest = leftOf(script);
      if (rest !== undefined)
        throw new Failed(`${who} has an unused ${rest}${result(this.#game) ? " (the game is over)" : ""}`);
    }
  }
}

/** Whether the script expects that its command can't be carried out (FORMAT, section 1); with it goes what answered it. */
function isSkipped({ script, inline }: Answering): boolean {
  const end = script.choices.indexOf("[skip_failed_command]");
  if (end < 0) return false;
  script.choices.splice(0, end + 1);
  inline.splice(0);
  return true;
}

/** What nothing was done with (FORMAT, section 3; of modes it is not asked). */
function leftOf({ actions, attacks, blocks, choices, targets, chances }: PlayerScript): string | undefined {
  const [action] = actions;
  if (action !== undefined)
    return `action: turn ${action.turn} ${action.step} ${"text" in action.deed ? action.deed.text : action.deed.do}`;
  if (attacks[0]) return `attack: turn ${attacks[0].turn} ${attacks[0].creature}`;
  if (blocks[0]) return `block: turn ${blocks[0].turn} ${blocks[0].blocker}`;
  if (choices[0] !== undefined) return `choice: ${choices[0]}`;
  if (chances[0] !== undefined) return `result of a die or coin: ${chances[0] + 1}`;
  return targets[0] === undefined ? undefined : `target: ${targets[0].what}`;
}
