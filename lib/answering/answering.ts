import type { Answer } from "../engine/decisions.ts";
import type { Handle } from "../engine/views.ts";
import { type ChooseDraft, choose } from "./choose.ts";
import { type AttackersDraft, attackers, type BlockersDraft, blockers } from "./combat.ts";
import type { Ask, Asked, Asking, Kind, Marks } from "./kind.ts";
import { type PayDraft, pay } from "./pay.ts";
import {
  confirm,
  type DivideDraft,
  divide,
  type NameDraft,
  type NumberDraft,
  name,
  number,
  type OptionDraft,
  type OrderDraft,
  option,
  order,
  type PressDraft,
  priority,
} from "./plain.ts";

export interface Drafts {
  priority: PressDraft;
  choose: ChooseDraft;
  confirm: PressDraft;
  number: NumberDraft;
  option: OptionDraft;
  name: NameDraft;
  order: OrderDraft;
  attackers: AttackersDraft;
  blockers: BlockersDraft;
  divide: DivideDraft;
  pay: PayDraft;
}

const kinds: { readonly [K in Ask]: Kind<K, Drafts[K]> } = {
  priority,
  choose,
  confirm,
  number,
  option,
  name,
  order,
  attackers,
  blockers,
  divide,
  pay,
};

/** A question together with its unfinished answer. */
export type Work = { [K in Ask]: { readonly ask: K; readonly question: Asked<K>; readonly draft: Drafts[K] } }[Ask];

function workOf<K extends Ask>(ask: K, question: Asked<K>): Work {
  const kind: Kind<K, Drafts[K]> = kinds[ask];
  return { ask, question, draft: kind.begin(question) } as Work;
}

export function begin(question: Asking): Work {
  return workOf(question.ask, question);
}

export function marksOf<K extends Ask>(work: Extract<Work, { ask: K }>): Marks {
  const kind: Kind<K, Drafts[K]> = kinds[work.ask as K];
  return kind.marks(work.question as Asked<K>, work.draft as Drafts[K]);
}

export function tap<K extends Ask>(work: Extract<Work, { ask: K }>, thing: Handle): Work {
  const kind: Kind<K, Drafts[K]> = kinds[work.ask as K];
  return { ...work, draft: kind.tap(work.question as Asked<K>, work.draft as Drafts[K], thing) } as Work;
}

export function drop<K extends Ask>(work: Extract<Work, { ask: K }>, thing: Handle, onto: Handle | undefined): Work {
  const kind: Kind<K, Drafts[K]> = kinds[work.ask as K];
  if (!kind.drop) return work as Work;
  return { ...work, draft: kind.drop(work.question as Asked<K>, work.draft as Drafts[K], thing, onto) } as Work;
}

export function answerOf<K extends Ask>(work: Extract<Work, { ask: K }>): Answer<Handle> | undefined {
  const kind: Kind<K, Drafts[K]> = kinds[work.ask as K];
  return kind.answer(work.question as Asked<K>, work.draft as Drafts[K]) as Answer<Handle> | undefined;
}
