import type { Body, TriggeredAbility } from "../ability.ts";
import type { Amount } from "../amounts.ts";
import type { Cost } from "../costs.ts";
import type { Duration } from "../durations.ts";
import type { EventPattern } from "../events.ts";
import type { Filter } from "../filters.ts";
import type { Modification } from "../modifications.ts";
import type { Objects, Players } from "../references.ts";
import type { Replacement } from "../replacements.ts";
import type { Rule } from "../rules.ts";

/** Continuous effects, rules, replacements and delayed triggers that a resolution makes (603.7, 611.2, 614, 615). */
export type GeneratedEffect =
  /** 611.2c: what the set of objects is that it affects is determined as it is generated. */
  | {
      readonly do: "apply";
      readonly to: Objects;
      readonly modifications: readonly Modification[];
      readonly duration: Duration;
      /** 116.2c: its controller may pay this to end it. */
      readonly endFor?: readonly Cost[];
    }
  /** 612.1: one of these words, chosen as it resolves, becomes another of its kind. */
  | {
      readonly do: "changeText";
      readonly what: Objects;
      readonly words: readonly ChangedWord[];
      /** What it can't become. */
      readonly except?: string;
      readonly duration: Duration;
    }
  /** 611.2f: the next such spell a player casts within the duration. */
  | {
      readonly do: "nextSpell";
      readonly who: Players;
      readonly spell: Filter;
      readonly modifications: readonly Modification[];
      /** It can be cast as though it had flash. */
      readonly flash?: true;
      /** 118.9: what may be paid rather than its mana cost. */
      readonly instead?: readonly Cost[];
      readonly duration: Duration;
    }
  | { readonly do: "gainControl"; readonly who: Players; readonly what: Objects; readonly duration: Duration }
  /** Rules that hold for a while: "creatures can't block this turn", "you may play that card this turn". */
  | {
      readonly do: "rule";
      readonly rules: readonly Rule[];
      readonly duration: Duration;
      /** Objects the rules call "noted" under this name stay fixed. */
      readonly about?: Objects;
    }
  /** Prevention shields and other replacements made by a resolution (614, 615). */
  | {
      readonly do: "replace";
      readonly replacement: Replacement;
      readonly duration: Duration;
      readonly once?: boolean;
      /** "the next N damage". */
      readonly shield?: Amount;
      /** The shield is divided as the targets were chosen (601.2d). */
      readonly divided?: true;
      readonly about?: Objects;
      readonly players?: Players;
    }
  /** 603.7. */
  | {
      readonly do: "delayed";
      readonly when: EventPattern;
      readonly body: Body;
      readonly duration?: Duration;
      readonly once?: boolean;
      /** Not this turn. */
      readonly laterTurn?: true;
      readonly about?: Objects;
      /** "One or more": one trigger for all that happens at once. */
      readonly batch?: TriggeredAbility["batch"];
    }
  /** 603.12: "when you do". */
  | { readonly do: "reflexive"; readonly body: Body };

/** 612.2: words that text-changing effects change. */
export type ChangedWord = "color" | "basicLandType" | "creatureType";
