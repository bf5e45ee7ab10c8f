import type { Step } from "../../views.ts";
import type { Amount } from "../amounts.ts";
import type { Effect } from "../effects.ts";
import type { Objects, Players } from "../references.ts";

/** The game, its turns, phases and steps, and what surrounds them (500, 730, 901-904). */
export type TurnEffect =
  | { readonly do: "drawGame" }
  /** 724: `what` stays in exile; the instructions that follow are followed just before the first turn (724.4). */
  | { readonly do: "restartGame"; readonly what: Objects }
  /** `after`: not this turn but the next that each of them takes (500.7). */
  | {
      readonly do: "extraTurn";
      readonly who: Players;
      readonly after?: "nextTurn";
      /** Followed as that turn begins: what is said of it. */
      readonly effects?: readonly Effect[];
    }
  /**
   * 500.8-10: after the present phase, the present phase if that is a main phase, or the present step. `who`: only in a
   * turn of theirs (500.10a).
   */
  | {
      readonly do: "extraPhase";
      readonly phases: readonly ExtraPhase[];
      readonly after: "this" | "main" | "combat" | "step";
      readonly count?: Amount;
      readonly who?: Players;
    }
  | { readonly do: "skipStep"; readonly who: Players; readonly step: Step | "combat"; readonly next: boolean }
  | { readonly do: "endTurn" | "endCombat" }
  | { readonly do: "setDayNight"; readonly to: "day" | "night" }
  /** 701.24: only the planar controller can; 901.9, 311.7: chaos ensues; 701.25, 701.48-49. */
  | {
      readonly do:
        | "planeswalk"
        | "chaosEnsues"
        | "rollPlanarDie"
        | "setInMotion"
        | "openAttraction"
        | "visitAttractions";
      readonly who: Players;
      readonly n?: Amount;
    }
  /** 701.26. */
  | { readonly do: "abandon"; readonly what: Objects };

/** Phases, or steps by themselves: then the other steps of their phase are skipped (500.10). */
export type ExtraPhase = "beginning" | "upkeep" | "draw" | "combat" | "main" | "end";
