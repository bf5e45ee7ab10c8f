import * as z from "zod/mini";
import type { Preview } from "../api.ts";
import { stops, turnPlan } from "./orderSchemas.ts";

/** Requests that only read, checked. */

export const sinceSchema: z.ZodMiniType<number> = z.int().check(z.minimum(0));

/** `POST /v1/games/{gameId}/preview`. */
export const previewSchema: z.ZodMiniType<Preview> = z.strictObject({
  plan: z.exactOptional(turnPlan),
  stops: z.exactOptional(stops),
});
