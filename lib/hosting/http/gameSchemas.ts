import * as z from "zod/mini";
import { MANUAL_CARDS } from "../../cards/decks/manual.ts";
import { VARIANTS, type VariantName } from "../../engine/rules/variants/named.ts";
import type { CheckDeck, CreateGame } from "../api.ts";
import { seat, shownName } from "./answerSchemas.ts";
import { stops } from "./orderSchemas.ts";

/** Requests for new games, checked. */

export const deck = z.string().check(z.minLength(1), z.maxLength(20_000));
const patience = z.int().check(z.minimum(60_000), z.maximum(365 * 86_400_000));

const count = z.int().check(z.minimum(1), z.maximum(365));

const clockRules = z.strictObject({
  each: z.enum(["handOff", "move"]),
  allowanceMs: patience,
  reserveMs: z.exactOptional(patience),
  onTimeout: z.enum(["defaultAnswer", "claim", "forfeit"]),
  excusedMisses: z.exactOptional(count),
  abandonedAfterMisses: z.exactOptional(count),
  vacationDays: z.exactOptional(count),
  rests: z.exactOptional(z.array(z.enum(["quietHours", "weekends"])).check(z.maxLength(2))),
});

const variantNames = Object.keys(VARIANTS) as [VariantName, ...VariantName[]];

/** What is agreed on about a game, however it is arranged. */
export const gameTerms = {
  variant: z.exactOptional(z.enum(variantNames)),
  teams: z.exactOptional(z.array(z.array(seat).check(z.maxLength(8))).check(z.maxLength(8))),
  teamCount: z.exactOptional(z.int().check(z.minimum(2), z.maximum(8))),
  options: z.exactOptional(
    z.strictObject({
      startingLife: z.exactOptional(z.int().check(z.minimum(1), z.maximum(1_000))),
      damageAssignment: z.exactOptional(z.enum(["ordered", "free"])),
      startingPlayer: z.exactOptional(seat),
      mulligans: z.exactOptional(z.boolean()),
      entropy: z.exactOptional(z.literal(true)),
    }),
  ),
  pace: z.exactOptional(
    z.strictObject({
      remindAfterMs: z.exactOptional(patience),
      concedeAfterMs: z.exactOptional(patience),
      clock: z.exactOptional(clockRules),
    }),
  ),
  manualCards: z.exactOptional(
    z.strictObject({
      most: z.exactOptional(z.int().check(z.minimum(1), z.maximum(MANUAL_CARDS.most))),
      acceptAfterMs: z.exactOptional(patience),
    }),
  ),
  bestOf: z.exactOptional(z.union([z.literal(1), z.literal(3)])),
  watch: z.exactOptional(
    z.strictObject({
      turns: z.exactOptional(z.int().check(z.minimum(1), z.maximum(100))),
      ms: z.exactOptional(patience),
    }),
  ),
};

const createGame = z.strictObject({
  // Links follow from it: nobody is to guess it.
  actionId: z.exactOptional(z.string().check(z.regex(/^[\w-]{22,64}$/))),
  seats: z
    .array(
      z.strictObject({
        name: shownName,
        deck,
        as: z.union([
          z.literal("link"),
          z.literal("invite"),
          z.strictObject({ bot: z.enum(["casual", "regular", "strong", "heuristic", "random"]) }),
        ]),
        stops: z.exactOptional(stops),
      }),
    )
    .check(z.minLength(2), z.maxLength(8)),
  ...gameTerms,
});

export const createSchema: z.ZodMiniType<CreateGame> = createGame.check(
  z.refine(({ seats, options }) => (options?.startingPlayer ?? 0) < seats.length, {
    path: ["options", "startingPlayer"],
  }),
  // 100.6a: a match of several games is between two players.
  z.refine(({ seats, bestOf = 1 }) => bestOf === 1 || seats.length === 2, { path: ["bestOf"] }),
);

export const checkSchema: z.ZodMiniType<CheckDeck> = z.strictObject({ deck });
