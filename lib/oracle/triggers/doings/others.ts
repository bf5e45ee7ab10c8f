import type { Doing } from "../../hubs.ts";
import { type EveryForm, rulesFor } from "../../kernel/index.ts";
import { digits } from "../../vocabulary/numbers.ts";
import { aimer } from "../aiming.ts";
import { amountOfEvent } from "../subjects.ts";

/** Life, chance, designations, and what else is recorded of players (119, 705, 706, 725). */

const { everyForm: doing } = rulesFor<Doing>();

export const otherDoings: readonly EveryForm<Doing>[] = [
  doing("<get> one or more {E}", {}, (_, scope) => {
    amountOfEvent(scope);
    return (by) => ({ on: "counters", player: by, kind: "energy" });
  }),
  doing("<gain> life", {}, (_, scope) => {
    amountOfEvent(scope, "gainLife");
    return (by) => ({ on: "gainLife", who: by });
  }),
  doing("<gain> or <lose> life", {}, (_, scope) => {
    amountOfEvent(scope);
    return (who) => ({
      on: "anyOf",
      of: [
        { on: "gainLife", who },
        { on: "loseLife", who },
      ],
    });
  }),
  doing("<lose> life", {}, (_, scope) => {
    amountOfEvent(scope, "loseLife");
    return (by) => ({ on: "loseLife", who: by });
  }),
  // 725.1a
  doing("<lose> life from radiation", {}, (_, scope) => {
    amountOfEvent(scope, "loseLife");
    return (by) => ({ on: "loseLife", who: by, radiation: true });
  }),
  doing("<expend> {n}", { n: digits }, ({ n }) => (by) => ({ on: "expend", who: by, n })),
  doing("<forage>", {}, () => (by) => ({ on: "forage", who: by })),
  doing("<give> a gift", {}, () => (by) => ({ on: "gift", who: by })),
  doing("<commit> a crime", {}, () => (by) => ({ on: "crime", who: by })),
  doing("<proliferate>", {}, () => (by) => ({ on: "proliferate", who: by })),
  doing("<venture> into the dungeon", {}, () => (who) => ({ on: "venture", who })),
  doing("<complete> a dungeon", {}, () => (who) => ({ on: "completeDungeon", who })),
  doing("<take> the initiative", {}, () => (who) => ({ on: "takeInitiative", who })),
  doing("<lose> the game", {}, () => (who) => ({ on: "loseGame", who })),
  doing("<become> the monarch", {}, () => (by) => ({ on: "becomeMonarch", who: by })),
  doing("<investigate>", {}, () => (by) => ({ on: "investigate", who: by })),
  doing("<discover>", {}, () => (by) => ({ on: "discover", who: by })),
  doing("<collect> evidence", {}, () => (by) => ({ on: "collectEvidence", who: by })),
  doing("<clash>", {}, () => (by) => ({ on: "clash", who: by })),
  doing("<win> a clash", {}, () => (by) => ({ on: "clash", who: by, won: true })),
  doing("<clash> and <win>", {}, () => (by) => ({ on: "clash", who: by, won: true })),
  doing("<flip> a coin", {}, () => (by) => ({ on: "coinFlip", who: by })),
  doing("<roll> a die", {}, () => (by) => ({ on: "dieRoll", who: by })),
  doing("<pay> life", {}, (_, scope) => {
    amountOfEvent(scope);
    return (by) => ({ on: "loseLife", who: by, paid: true });
  }),
  doing("<win> a coin flip", {}, () => (by) => ({ on: "coinFlip", who: by, result: { compare: "=", to: 1 } })),
  doing("<lose> a coin flip", {}, () => (by) => ({ on: "coinFlip", who: by, result: { compare: "=", to: 0 } })),
  doing("<roll> a {n} or higher (on a die|)", { n: digits }, ({ n }) => (by) => ({
    on: "dieRoll",
    who: by,
    result: { compare: ">=", to: n },
  })),
  doing("<roll> a die's highest natural result", {}, () => (by) => ({ on: "dieRoll", who: by, highest: true })),
  doing("<roll> a {n}", { n: digits }, ({ n }) => (by) => ({
    on: "dieRoll",
    who: by,
    result: { compare: "=", to: n },
  })),
  doing("<become> the target of {aimer}", { aimer }, ({ aimer: { of, by: aimedBy } }) => (who) => ({
    on: "becomesTarget",
    player: who,
    of,
    ...(aimedBy === undefined ? {} : { by: aimedBy }),
  })),
];
