import type { Decision, QuestionOf } from "../engine/decisions.ts";
import type { Entity } from "../engine/state/ids.ts";
import type { Allowance } from "./leftovers.ts";
import type { Names } from "./names.ts";
import type { PlayerScript } from "./script.ts";

/** Answers from one player's queues (FORMAT, section 6). */
export interface Answering extends Names {
  script: PlayerScript;
  /** Whether every choice has to be in the queues; otherwise the framework's own player makes it (section 6.5). */
  readonly strict: boolean;
  /** Targets given with the command that is being carried out; used up from the front. */
  readonly inline: string[];
  /** The color of mana that the command wants. */
  color?: string | undefined;
  /** What the script said about the cost or permission the spell is cast with. */
  way?: string | undefined;
  /** Something is done if the player likes, and what the coming entry names says that they do. */
  saysByNaming?: boolean;
  /** A card was named for an effect of this source, with so many costs of choice if it is cast. */
  agreed?: { readonly to: Entity | undefined; readonly costs: number } | undefined;
  /** What helped to pay for what is being paid by hand: "Convoke", "Assist". */
  readonly helped: string[];
  /** What was taken from the queues though nothing was asked, and why that is allowed. */
  readonly allowed: Allowance[];
  /** Amounts that go with targets chosen for something divided. */
  readonly amounts: Map<Entity, number>;
}

export type Asked<K extends Decision["ask"]> = Decision & QuestionOf<K>;
