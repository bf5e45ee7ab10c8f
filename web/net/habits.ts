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

/** Whether tables are heard. */
const SOUND = "sound";

export const hasSound = (): boolean => localStorage.getItem(SOUND) !== null;

export const wantSound = (wanted: boolean): void =>
  wanted ? localStorage.setItem(SOUND, "1") : localStorage.removeItem(SOUND);

/** Of a first game: shown from when it is wanted until it is over, and offered never again then. */
const GUIDE = "guide";

export const isGuided = (): boolean => localStorage.getItem(GUIDE) === "on";
export const mayOfferGuide = (): boolean => localStorage.getItem(GUIDE) === null;
export const beginGuide = (): void => localStorage.setItem(GUIDE, "on");
export const endGuide = (): void => {
  localStorage.setItem(GUIDE, "done");
  localStorage.removeItem(TOLD);
};

/** What the guide has told so far: a page that is loaded again goes on there. */
const TOLD = "guide told";

export const toldByGuide = (): readonly string[] => localStorage.getItem(TOLD)?.split(" ") ?? [];
export const rememberTold = (told: readonly string[]): void => localStorage.setItem(TOLD, told.join(" "));
