import { speech } from "../language.ts";
import { asAccount, joinWith } from "./account.ts";
import { ask } from "./http.ts";

/** The player's devices: those that are signed in, and the ways for another. */

export const mySessions = () => asAccount((token) => ask("GET /v1/player/sessions", { token }));
export const endSession = (id: string) =>
  asAccount((token) => ask("POST /v1/player/sessions", { body: { do: "end", id }, token }));
/** "code": for another device, ten minutes; "recovery": for paper, in place of the one before. */
export const codeFor = (what: "code" | "recovery") =>
  asAccount((token) => ask("POST /v1/player/sessions", { body: { do: what }, token }));
/** From now on this browser is that account's. */
export const join = joinWith;
export const mailLink = (address: string) =>
  ask("POST /v1/account/mail", { body: { address, language: speech.language } });
