import type { Supposing } from "../../bots/world.ts";
import type { HostContext } from "../hostContext.ts";
import { hint } from "../orders/hint.ts";
import { sameGame } from "../people/sameGame.ts";
import { countOne } from "./caller.ts";
import { gameIdOf, type HttpHandler, json, serve, tokenOf } from "./stack.ts";

/** What thinks about a game in a player's place; `supposing` is for hints that play worlds out. */
export const hintHandler = <G>(host: HostContext<G>, supposing?: Supposing<G>): HttpHandler =>
  serve(host, "hint", {
    "GET /v1/games/{gameId}/hint": async (event) => {
      const token = await tokenOf(host, event);
      await sameGame(host, gameIdOf(event), token);
      const admit = () => countOne(host, event, "hints", token.player);
      return json(200, await hint(host, token, { supposing, admit }));
    },
  });
