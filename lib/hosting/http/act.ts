import { begin, codeToJoin, endOne, join, open, recoveryCode, sessionsOf, signOut } from "../account/session.ts";
import { setVacation } from "../account/vacation.ts";
import { act } from "../actions/act.ts";
import type { SessionsChanged } from "../api.ts";
import type { HostContext } from "../hostContext.ts";
import { forgetPlayer } from "../ownData/forget.ts";
import { CODE_LIFE_MS } from "../people/identities.ts";
import { actSchema } from "./actSchema.ts";
import { countOne } from "./caller.ts";
import {
  changeSessionsSchema,
  deleteSchema,
  joinSchema,
  keepSchema,
  openSchema,
  vacationSchema,
} from "./playerSchemas.ts";
import { accountOf, checked, gameIdOf, type HttpHandler, json, jsonText, playerOf, serve, tokenOf } from "./stack.ts";

/** What changes a game, or a player's account. */
export const actHandler = <G>(host: HostContext<G>): HttpHandler =>
  serve(host, "act", {
    "POST /v1/games/{gameId}/actions": async (event) => {
      const token = await tokenOf(host, event);
      const { json, etag } = await act(host, gameIdOf(event), token, checked(actSchema, event.body));
      return jsonText(200, json, { etag });
    },
    "POST /v1/player/vacation": async (event) => {
      const player = await playerOf(host, event);
      return json(200, await setVacation(host, player, checked(vacationSchema, event.body)));
    },
    "POST /v1/account": async (event) => {
      const request = checked(keepSchema, event.body);
      const seat = event.headers.authorization ? await tokenOf(host, event) : undefined;
      await countOne(host, event, "accounts");
      return json(200, await begin(host, request, seat));
    },
    "POST /v1/account/token": async (event) => {
      const { secret, device } = checked(openSchema, event.body);
      return json(200, await open(host, secret, device));
    },
    "POST /v1/account/join": async (event) => {
      const request = checked(joinSchema, event.body);
      await countOne(host, event, "codes tried");
      return json(200, await join(host, request));
    },
    "GET /v1/player/sessions": async (event) => json(200, await sessionsOf(host, await accountOf(host, event))),
    "POST /v1/player/sessions": async (event) => {
      const account = await accountOf(host, event);
      const change = checked(changeSessionsSchema, event.body);
      if (change.do === "end") await endOne(host, account, change.id);
      else await countOne(host, event, "codes given", account.player);
      const until = host.now() + CODE_LIFE_MS;
      const given =
        change.do === "code"
          ? { code: await codeToJoin(host, account), until }
          : change.do === "recovery"
            ? { code: await recoveryCode(host, account) }
            : {};
      const result: SessionsChanged = { ...(await sessionsOf(host, account)), ...given };
      return json(200, result);
    },
    "POST /v1/account/signOut": async (event) => {
      const account = await accountOf(host, event);
      return json(200, await signOut(host, account, checked(keepSchema, event.body)));
    },
    "POST /v1/account/delete": async (event) => {
      const player = await playerOf(host, event);
      checked(deleteSchema, event.body);
      return json(200, await forgetPlayer(host, player));
    },
  });
