import type { ManaType } from "../../cards/schema.ts";
import type { EventFacts, Note } from "../state/history.ts";
import type { Entity, ObjectId, Seat } from "../state/ids.ts";

/**
 * From where a reference is looked at: whose ability it is, and what that ability knows. Queries read it; only a
 * resolution (effects/) adds notes to its own.
 */
export interface Context {
  /** The object with the ability, or the spell. */
  readonly self: ObjectId;
  /** "you". */
  readonly controller: Seat;
  readonly targets?: readonly (readonly Entity[])[];
  /** Before targets are chosen: what could be, for effects that depend on the targets of self. */
  readonly couldTarget?: readonly Entity[];
  /** Before they are chosen: how many targets the current spell could have. */
  readonly mostTargets?: number;
  /** 601.2b: optional costs of the current spell that would be paid besides those announced, by name. */
  readonly intended?: Readonly<Record<string, number>>;
  /** 601.2d: parallel to `targets`, where something is divided among them. */
  readonly divided?: readonly (readonly number[])[];
  readonly event?: EventFacts;
  readonly notes?: Readonly<Record<string, Note>>;
  /** Of what a delayed trigger refers to: what it finds where that went, and what it finds nowhere (603.7c). */
  readonly finds?: readonly ObjectId[];
  readonly lost?: readonly ObjectId[];
  readonly x?: number;
  readonly current?: Entity;
  readonly currentPlayer?: Seat;
  /** The kind of counter that is looked at in turn. */
  readonly counterKind?: string;
  /** The way in which self would be cast, before it is. */
  readonly via?: string;
  /** Mana that a payment has settled on already, in the order it is added (601.2g); what is added is taken off. */
  readonly settled?: ManaType[];
  /** 106.12: self was tapped to activate the mana ability that is resolving. */
  readonly tapped?: true;
  /** 708.11: what is being turned face up while this, which happens as it is, is followed. */
  readonly turningUp?: ObjectId;
  /** The object on the stack that is resolving, where that is not `self`. */
  readonly onStack?: ObjectId;
  /** An object with an ability that could be activated: where filters ask what an ability is, it stands for that (602.2b). */
  readonly activating?: ObjectId;
  /** For what a cost can be paid, which is asked, or is being paid: a mana ability, or a spell or any other ability. */
  readonly paying?: "spellOrAbility" | "manaAbility";
  /** Only what is still there counts, no last known information: "for as long as" (611.2b). */
  readonly present?: boolean;
}

export const withCurrent = (context: Context, current: Entity): Context => ({ ...context, current });
export const withCurrentPlayer = (context: Context, currentPlayer: Seat): Context => ({ ...context, currentPlayer });

/** 601.2d: how much of what was divided this target gets. */
export function shareOf(context: Context, entity: Entity): number {
  for (const [slot, targets] of (context.targets ?? []).entries()) {
    const at = targets.indexOf(entity);
    const share = at < 0 ? undefined : context.divided?.[slot]?.[at];
    if (share !== undefined) return share;
  }
  return 0;
}
