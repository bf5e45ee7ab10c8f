import type { NextStop } from "../../lib/hosting/orders/stops.ts";

/** What this device's player did last time, so that it is offered first. */
const AFTER_ATTACK = "after an attack";

export const lastAfterAttack = (): NextStop =>
  localStorage.getItem(AFTER_ATTACK) === "nextTurn" ? "nextTurn" : "postcombatMain";

export const rememberAfterAttack = (to: NextStop): void => localStorage.setItem(AFTER_ATTACK, to);

/** Whether what happened meanwhile is shown when the player comes back. */
const NO_REPLAY = "no replay";

export const showsReplay = (): boolean => localStorage.getItem(NO_REPLAY) === null;

export const wantReplay = (wanted: boolean): void =>
  wanted ? localStorage.removeItem(NO_REPLAY) : localStorage.setItem(NO_REPLAY, "1");
