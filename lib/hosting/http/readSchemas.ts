import * as z from "zod/mini";
import type { Preview } from "../api.ts";
import type { Listed } from "../challenge/record.ts";
import type { Place } from "../reading/myGames.ts";
import { stops, turnPlan } from "./orderSchemas.ts";

/** Requests that only read, checked. */

export const sinceSchema: z.ZodMiniType<number> = z.int().check(z.minimum(0));

/** A handle, or a run of them, whose first is meant. */
export const objectSchema: z.ZodMiniType<string> = z.string().check(z.regex(/^[\w~,/-]{0,64}$/));

/** `after` of `GET /v1/games`, decoded. */
export const placeSchema: z.ZodMiniType<Place> = z.tuple([
  z.int(),
  z.number(),
  z.number(),
  z.string().check(z.maxLength(64)),
  z.int(),
]);

/** `next` of a page of open challenges. */
export const afterSchema = z.pipe(
  z.string().check(z.regex(/^\d{1,15}\.[\w-]{1,64}$/)),
  z.transform((text: string): Listed => {
    const [postedAt = "", id = ""] = text.split(".");
    return { postedAt: Number(postedAt), id };
  }),
);

/** `next` of a player's data: a game of theirs, and their seat in it. */
export const behindGameSchema: z.ZodMiniType<string> = z.string().check(z.regex(/^[\w-]{1,64}\.\d{1,2}$/));

/** `POST /v1/games/{gameId}/preview`. */
export const previewSchema: z.ZodMiniType<Preview> = z.strictObject({
  plan: z.exactOptional(turnPlan),
  stops: z.exactOptional(stops),
});
