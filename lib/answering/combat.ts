import type { Attack, Block } from "../engine/decisions.ts";
import type { Handle } from "../engine/views.ts";
import { manyIn, someOf } from "../view/spread.ts";
import type { Kind, Mark } from "./kind.ts";

export interface AttackersDraft {
  readonly attacks: readonly Attack<Handle>[];
}

/**
 * What must attack is sent at once. Where several declarations obey as many requirements another may be chosen, so it can
 * be called back; but somebody has to attack.
 *
 * A tap sends a creature at the first thing it can attack, the next tap at the next, the last one calls it back.
 */
export const attackers: Kind<"attackers", AttackersDraft> = {
  begin: (question) => ({
    attacks: question.attackers.flatMap(({ attacker, must }) =>
      must === undefined ? [] : [{ attacker, defender: must }],
    ),
  }),
  marks: (question, { attacks }) =>
    new Map(
      question.attackers.map(({ attacker }): [Handle, Mark] => {
        const attack = attacks.find((one) => one.attacker === attacker);
        return [
          attacker,
          attack ? { state: "chosen", does: "attack", to: [attack.defender] } : { state: "can", does: "attack" },
        ];
      }),
    ),
  tap(question, { attacks }, thing) {
    const may = question.attackers.find((one) => one.attacker === thing);
    if (!may) return { attacks };
    const now = attacks.find((one) => one.attacker === thing);
    const next = may.defenders[now ? may.defenders.indexOf(now.defender) + 1 : 0];
    const others = attacks.filter((one) => one.attacker !== thing);
    return { attacks: next === undefined ? others : [...others, { attacker: thing, defender: next }] };
  },
  drop(question, { attacks }, thing, onto) {
    const may = question.attackers.find((one) => one.attacker === thing);
    const defender = may?.defenders.find((one) => one === onto) ?? may?.defenders[0];
    if (defender === undefined) return { attacks };
    return { attacks: [...attacks.filter((one) => one.attacker !== thing), { attacker: thing, defender }] };
  },
  answer: ({ attackers }, { attacks }) =>
    attacks.length === 0 && attackers.some(({ must }) => must !== undefined)
      ? undefined
      : { ask: "attackers", attacks },
};

export interface BlockersDraft {
  readonly blocks: readonly Block<Handle>[];
  /** The blocker in hand: the next tap on an attacker gives it that attacker. */
  readonly holding?: Handle;
}

/** The same for blocks. Tap a blocker, then what it blocks; with a single attacker the first tap is enough. */
export const blockers: Kind<"blockers", BlockersDraft> = {
  begin: (question) => ({
    blocks: question.blockers.flatMap(({ blocker, must = [] }) => must.map((attacker) => ({ blocker, attacker }))),
  }),
  marks(question, { blocks, holding }) {
    const marks = new Map<Handle, Mark>();
    for (const { blocker } of question.blockers) {
      const to = blocks.filter((one) => one.blocker === blocker).map((one) => one.attacker);
      const state = blocker === holding ? "holding" : to.length > 0 ? "chosen" : "can";
      marks.set(blocker, { state, does: "block", ...(to.length > 0 ? { to } : {}) });
    }
    for (const attacker of question.blockers.find((one) => one.blocker === holding)?.attackers ?? []) {
      const blocked = blocks.some((one) => one.blocker === holding && one.attacker === attacker);
      marks.set(attacker, { state: blocked ? "chosen" : "can", does: "be blocked" });
    }
    return marks;
  },
  tap(question, draft, thing) {
    const may = question.blockers.find((one) => one.blocker === thing);
    if (may) {
      const others = draft.blocks.filter((one) => one.blocker !== thing);
      if (others.length < draft.blocks.length) return { blocks: others };
      if (draft.holding === thing) return { blocks: others };
      const only = may.attackers.length === 1 ? may.attackers[0] : undefined;
      return only === undefined
        ? { blocks: draft.blocks, holding: thing }
        : { blocks: [...others, { blocker: thing, attacker: only }] };
    }
    const holding = question.blockers.find((one) => one.blocker === draft.holding);
    if (!holding?.attackers.includes(thing)) return draft;
    return toggleBlock(draft, holding.blocker, thing, holding.most);
  },
  drop(question, draft, thing, onto) {
    const may = question.blockers.find((one) => one.blocker === thing);
    if (!may || onto === undefined || !may.attackers.includes(onto)) return draft;
    const blocks = draft.blocks.some((one) => one.blocker === thing && one.attacker === onto);
    return blocks ? draft : toggleBlock({ blocks: draft.blocks }, thing, onto, may.most);
  },
  answer: ({ blockers }, { blocks }) =>
    blocks.length === 0 && blockers.some(({ must }) => must !== undefined)
      ? undefined
      : { ask: "blockers", blocks: blocks.map(oneToOne) },
};

/** Adds or removes one block; a blocker that is full lets go of its oldest attacker. */
export function toggleBlock(draft: BlockersDraft, blocker: Handle, attacker: Handle, most: number): BlockersDraft {
  const is = (one: Block<Handle>) => one.blocker === blocker && one.attacker === attacker;
  if (draft.blocks.some(is)) return { ...draft, blocks: draft.blocks.filter((one) => !is(one)) };
  const mine = draft.blocks.filter((one) => one.blocker === blocker);
  const others = draft.blocks.filter((one) => one.blocker !== blocker);
  const blocks = [
    ...others,
    ...mine.slice(mine.length - (most - 1) > 0 ? mine.length - (most - 1) : 0),
    { blocker, attacker },
  ];
  return mine.length + 1 < most ? { blocks, holding: blocker } : { blocks };
}

/** Where many block many, each blocks another one, as far as both go. */
function oneToOne({ blocker, attacker }: Block<Handle>): Block<Handle> {
  const [here, there] = [manyIn(blocker), manyIn(attacker)];
  if (here === 1 || there === 1) return { blocker, attacker };
  const both = Math.min(here, there);
  return { blocker: someOf(blocker, both), attacker: someOf(attacker, both) };
}
