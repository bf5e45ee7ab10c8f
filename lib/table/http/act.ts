import { act } from "../act.ts";
import type { Table } from "../table.ts";
import { actSchema } from "./schemas.ts";
import { checked, gameIdOf, type HttpHandler, json, serve, tokenOf } from "./stack.ts";

/** `POST /v1/games/{gameId}/actions`. */
export const actHandler = <G>(table: Table<G>): HttpHandler =>
  serve("act", {
    "POST /v1/games/{gameId}/actions": async (event) => {
      const token = await tokenOf(table, event);
      const { acted, etag } = await act(table, gameIdOf(event), token, checked(actSchema, event.body));
      return json(200, acted, { etag });
    },
  });
