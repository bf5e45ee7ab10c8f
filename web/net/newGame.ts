import type { Trouble } from "../../lib/words/problems.ts";
import { openAccount } from "./account.ts";
import { ask } from "./http.ts";
import { keepLinks } from "./madeLinks.ts";
import { hashOf, keepSecret, newSecret } from "./seats.ts";
import type { CreateGame, PostChallenge } from "./wire.ts";

/** Where one goes from a game that was made; or what went wrong, undefined where nothing is to be said. */
export type Made = { readonly at: string } | { readonly trouble: Trouble | undefined };

/** Sent again after a lost answer, it is the same game. */
let tried: { readonly asked: string; readonly actionId: string } | undefined;

/** Makes a game: its table for whoever is alone with computers, else the page of everybody's links. */
export async function createGame(body: CreateGame): Promise<Made> {
  const asked = JSON.stringify(body);
  if (tried?.asked !== asked) tried = { asked, actionId: newSecret() };
  const reply = await ask("POST /v1/games", { body: { actionId: tried.actionId, ...body } });
  if (reply.is !== "ok") return { trouble: reply.is === "trouble" ? reply.trouble : undefined };
  tried = undefined;
  const { gameId, seats: opened } = reply.body;
  const taken = opened.map(({ seat, secret }) => ({ secret, name: body.seats[seat]?.name ?? "" }));
  if (taken.length === 1 && taken[0]) return { at: hashOf({ gameId, secret: taken[0].secret }) };
  keepLinks({ gameId, seats: taken });
  return { at: `#/links/${encodeURIComponent(gameId)}` };
}

/** Posts a challenge, in the account's name. */
export async function postChallenge(wanted: Omit<PostChallenge, "keep">): Promise<Made> {
  const account = await openAccount();
  if (account.is !== "ok") return { trouble: account.is === "trouble" ? account.trouble : undefined };
  const keep = newSecret();
  const reply = await ask("POST /v1/challenges", { body: { ...wanted, keep }, token: account.body.token });
  if (reply.is !== "ok") return { trouble: reply.is === "trouble" ? reply.trouble : undefined };
  keepSecret(reply.body.challengeId, keep);
  return { at: `#/challenge/${reply.body.challengeId}` };
}
