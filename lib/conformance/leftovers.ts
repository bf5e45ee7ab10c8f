import type { About } from "../engine/decisions.ts";
import type { Game, Unasked } from "../engine/game.ts";

import type { Answering } from "./answering.ts";
import { isNamed } from "./names.ts";
import { COLOR_NAMES, optionNamed } from "./options.ts";

/**
 * Entries that answer what is asked there and not here (FORMAT, sections 4 and 6.5). Each is matched, at the head of its
 * queue, with the very question that is not asked, as it is not asked; what is left over in the end fails (section 3).
 */
export type Allowance = "impossible" | "only" | "none" | "block" | "life" | "alike" | "color" | "byHand";

/** Why each is allowed, as the summary says it. */
export const ALLOWANCES: Readonly<Record<Allowance, string>> = {
  impossible: "a refusal where nothing else is possible (6.5)",
  only: "the one answer that is possible (6.5)",
  none: "a skip where there is no legal candidate (6.5)",
  block: "a block that is not possible (5, 6.5)",
  life: "whether life is paid for a symbol, where there is one way to pay (6.5)",
  alike: "which of several replacement effects that say the same comes first (6.3)",
  color: "the color a source makes while a cost is paid automatically (4)",
  byHand: "the mana spent where the script pays by hand (4)",
};

/** Whether something is done that one may do, or pay. */
export const CONSENTS: ReadonlySet<About> = new Set(["may", "unless", "additionalCost"]);

/** From now on takes the entries that answer what the game does not ask. */
export function matchUnasked(game: Game, players: readonly Answering[]): void {
  game.execution.unasked = (seat, unasked) => {
    const { script, allowed, helped } = players[seat]!;
    const { choices, targets } = script;
    const take = (queue: unknown[], why: Allowance): void => {
      queue.shift();
      allowed.push(why);
    };
    if (unasked.why === "impossible") {
      if (unasked.about === "blockers") matchBlocks(players[seat]!, game.state.turn.number);
      else if (CONSENTS.has(unasked.about)) {
        if (choices[0] === "No") take(choices, "impossible");
      } else if (targets[0]?.what === "[target_skip]") take(targets, "none");
      else if (choices[0] === "[choice_skip]") take(choices, "none");
      return;
    }
    if (unasked.why === "alike") {
      // The last of them is not asked for.
      const { options } = unasked;
      const isNext = (name: string): boolean => choices[0]?.startsWith(name) === true;
      for (let left = options.length; left > 1 && options.some(isNext); left--) take(choices, "alike");
      return;
    }
    if (unasked.why === "only" && unasked.about !== "payment") {
      if (unasked.about === "alternativeCost" && choices[0] === (unasked.yes ? "Yes" : "No")) take(choices, "only");
      if (unasked.about === "mode" && choices[0] !== undefined && optionNamed([unasked.option], choices[0], []) === 0)
        take(choices, "only");
      if (unasked.about === "cost" && choices[0] !== undefined && isNamed(players[seat]!, unasked.object, choices[0])) {
        take(choices, "only");
        if (unasked.number !== undefined && choices[0] === `X=${unasked.number}`) take(choices, "only");
      }
      return;
    }
    if (unasked.why === "only") {
      for (let symbol = 0; symbol < unasked.most; symbol++)
        if (choices[0] === (symbol < unasked.number ? "Yes" : "No")) take(choices, "life");
      return;
    }
    const colors = unasked.mana.map((type) => COLOR_NAMES[type]!);
    if (unasked.why === "adds") {
      if (colors.includes(choices[0]!)) take(choices, "color");
      else for (let amounts = amountsOf(unasked, choices); amounts > 0; amounts--) take(choices, "color");
    } else if (script.byHand) {
      // There helping is one of the ways to spend, in the script's order; an assisting player's mana comes colorless.
      const spent = [...colors, ...helped.splice(0).flatMap((by) => (by === "Assist" ? [by, COLOR_NAMES.C!] : [by]))];
      for (let at = spent.indexOf(choices[0]!); at >= 0; at = spent.indexOf(choices[0]!)) {
        spent.splice(at, 1);
        take(choices, "byHand");
      }
    }
  };
}

/**
 * How many entries divide as much mana among the types that could be added, an amount for each in the types' order (6.3). A
 * payment that goes by itself takes the types it needs (4); what comes after all of it is skipped there.
 */
function amountsOf({ mana, among }: Extract<Unasked, { why: "adds" }>, choices: readonly string[]): number {
  let left = mana.length;
  let at = 0;
  while (left > 0 && at < among.length) {
    const amount = /^X=(\d+)$/.exec(choices[at] ?? "")?.[1];
    if (amount === undefined) return 0;
    left -= Number(amount);
    at++;
  }
  if (left !== 0) return 0;
  return choices[at] === "[choice_skip]" ? at + 1 : at;
}

/** Blocks of a turn in which nobody could be blocked, so that no declaration is asked for. */
function matchBlocks({ script, allowed }: Answering, turn: number): void {
  for (const block of script.blocks.filter((one) => one.turn === turn)) {
    script.blocks.splice(script.blocks.indexOf(block), 1);
    allowed.push("block");
  }
}
