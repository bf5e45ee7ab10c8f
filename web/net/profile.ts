import { accountToken, asAccount } from "./account.ts";
import { ask, type Reply } from "./http.ts";
import type { MyProfile, Profile } from "./wire.ts";

/** A player's own settings; empty where nobody has played yet. Undefined if they could not be read. */
export async function readProfile(): Promise<MyProfile | undefined> {
  const token = await accountToken();
  if (token === undefined) return {};
  const reply = await ask("GET /v1/player", { token });
  return reply.is === "ok" ? reply.body : undefined;
}

/** Changes some of the settings, as they are now; begins an account if there is none. */
export const changeProfile = (change: (now: Profile) => Profile): Promise<Reply<MyProfile>> =>
  asAccount(async (token) => {
    const now = await ask("GET /v1/player", { token });
    if (now.is !== "ok") return now;
    const { webhookOff: _, email: _email, emailOff: _off, ...profile } = now.body;
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return ask("POST /v1/player", { body: change({ ...profile, zone }), token });
  });
