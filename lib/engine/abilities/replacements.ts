import type { Body } from "./ability.ts";
import type { Amount } from "./amounts.ts";
import type { ChosenQuality } from "./chosenQualities.ts";
import type { Condition } from "./conditions.ts";
import type { Cost } from "./costs.ts";
import type { CountersOn, Destination, Entering, TokenDescription } from "./destinations.ts";
import type { Duration } from "./durations.ts";
import type { Effect } from "./effects.ts";
import type { EventPattern } from "./events.ts";
import type { ManaProduced } from "./mana.ts";
import type { Modification } from "./modifications.ts";
import type { Objects, Players, Recipients } from "./references.ts";

/** 614.1, 615.1: the event it watches and what happens instead. */
export interface Replacement {
  readonly of: EventPattern;
  readonly if?: Condition;
  readonly instead: Instead;
  /** "you may ... instead". */
  readonly optional?: Players;
}

export type Instead =
  | { readonly by: "nothing" }
  /** 615: `amount` absent: all of it. `then` for "if damage is prevented this way". */
  | { readonly by: "prevent"; readonly amount?: Amount; readonly allBut?: Amount; readonly then?: readonly Effect[] }
  /** The event with another amount: double, half, plus, minus; "that much" is `{ amount: "event" }`. */
  | { readonly by: "amount"; readonly amount: Amount }
  | { readonly by: "effects"; readonly effects: readonly Effect[] }
  /** 614.1e: the event, and as it happens these. */
  | {
      readonly by: "also";
      readonly effects: readonly Effect[];
      /** As it is turned face up it becomes one of these, which is copiable (613.2a, 707.2). */
      readonly become?: readonly Shape[];
    }
  /** 614.9. */
  | { readonly by: "redirect"; readonly to: Recipients }
  /** A zone change to another place; `then`: what comes of it (603.12). */
  | { readonly by: "destination"; readonly to: Destination; readonly then?: readonly Effect[] }
  /** 614.1c-d, 614.12: it enters with these. */
  | { readonly by: "entering"; readonly entering: Entering; readonly asItEnters?: readonly AsItEnters[] }
  /** 616.1c: it enters as a copy of what is chosen. */
  | {
      readonly by: "enterAsCopy";
      readonly of: Objects;
      readonly except?: readonly Modification[];
      readonly counters?: readonly CountersOn[];
      readonly tapped?: true;
      /** It is a copy no longer than this. */
      readonly until?: Duration;
      /** 603.12: "when you do"; what was copied is noted as "copied". */
      readonly whenDone?: Body;
      /** Whether anybody likes it or not: a copy of the one there is. */
      readonly forced?: true;
    }
  /** As many of each of these tokens, which enter as those would have. */
  | { readonly by: "eachToken"; readonly tokens: readonly TokenDescription[] }
  /** Tokens: twice as many, plus others. */
  | { readonly by: "alsoTokens"; readonly token: TokenDescription; readonly count: Amount }
  | { readonly by: "mana"; readonly mana: ManaProduced }
  /** 106.12b: so many times as much of that mana. */
  | { readonly by: "manaTimes"; readonly times: number }
  /** 701.15a-b: for destruction only. */
  | { readonly by: "regenerate" }
  | { readonly by: "skip" };

/** Choices and payments made as a permanent enters (614.12a). */
export type AsItEnters =
  /** `each`: by each of these, in turn order (101.4). */
  | { readonly choose: ChosenQuality; readonly by?: Players; readonly each?: Players; readonly secret?: true }
  /** "you may pay 2 life. If you don't, it enters tapped"; reveal a card, sacrifice ... */
  | {
      readonly payOr: readonly Cost[];
      /** Whoever can pay it does (118.12). */
      readonly forced?: true;
      readonly unpaid?: Entering;
      readonly paid?: Entering;
      readonly unpaidInto?: "graveyard";
      /** 607.2: what the cost noted under this name is what it remembers under it: "the creatures it devoured". */
      readonly link?: string;
      /** Who pays, if not the controller: one of these, chosen by the controller. */
      readonly by?: Players;
    }
  /** With as many counters of this kind as its controller likes, at least one (702.155b). */
  | { readonly chooseCounters: string; readonly most: number }
  /** "With your choice of ...": so many different ones of these. */
  | { readonly oneOf: readonly CountersOn[]; readonly count: number }
  /** "It becomes your choice of ...": what it is then is copiable (613.2a, 707.2). */
  | { readonly become: readonly Shape[] }
  /**
   * `then`: how it enters, where that depends on what was done; `link`: what is noted so is what it remembers as "chosen" (607.2);
   * `number`: how much was noted so is kept as its chosen number; `ifDone`: only if what is noted so was done it enters as `then` says.
   */
  | {
      readonly do: readonly Effect[];
      readonly then?: Entering;
      readonly link?: string;
      readonly number?: string;
      readonly ifDone?: string;
    };

export interface Shape {
  readonly text: string;
  readonly modifications: readonly Modification[];
}
