import * as z from "zod/mini";
import type { AnswerChallenge, PostChallenge } from "../challenge/api.ts";
import { CHATS } from "../people/identities.ts";
import { secret, shownName } from "./answerSchemas.ts";
import { deck, gameTerms } from "./gameSchemas.ts";
import { stops } from "./orderSchemas.ts";

/** The requests of challenge/api.ts, checked. */

const comer = { name: shownName, deck, keep: secret, stops: z.exactOptional(stops) };
const PLAYERS = { min: 2, max: 8 };

const post = z.strictObject({
  ...comer,
  ...gameTerms,
  open: z.boolean(),
  for: z.exactOptional(
    z.strictObject({ channel: z.enum(CHATS), account: z.string().check(z.minLength(1), z.maxLength(64)) }),
  ),
  players: z.exactOptional(z.int().check(z.minimum(PLAYERS.min), z.maximum(PLAYERS.max))),
});

export const postSchema: z.ZodMiniType<PostChallenge> = post.check(
  z.refine(({ players = PLAYERS.min, options }) => (options?.startingPlayer ?? 0) < players, {
    path: ["options", "startingPlayer"],
  }),
  z.refine((posted) => posted.for === undefined || !posted.open, { path: ["for"] }),
  // 100.6a: a match of several games is between two players.
  z.refine(({ players = 2, bestOf = 1 }) => bestOf === 1 || players === 2, { path: ["bestOf"] }),
);

export const answerSchema: z.ZodMiniType<AnswerChallenge> = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("accept"), ...comer }),
  z.strictObject({ do: z.literal("decline") }),
  z.strictObject({ do: z.literal("withdraw"), keep: secret }),
]);
