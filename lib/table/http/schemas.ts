import * as z from "zod/mini";
import type { Act, CheckDeck, CreateGame, ExchangeLink, GoAway, OpenMine, Preview, Profile } from "../api.ts";
import { index, name, seat, submission } from "./answerSchemas.ts";
import { orders, preferences, stops, turnPlan } from "./orderSchemas.ts";

/** The requests of api.ts, checked. `zod/mini`, because every cold start pays for it. */

export const secret = z.string().check(z.regex(/^[\w-]{43}$/));
const actionId = z.string().check(z.regex(/^[\w-]{8,64}$/));

export const actSchema: z.ZodMiniType<Act> = z.lazy(() =>
  z.discriminatedUnion("do", [
    z.strictObject({
      actionId,
      seat: z.exactOptional(seat),
      do: z.literal("answer"),
      ask: z.int().check(z.minimum(1)),
      answers: z.array(submission).check(z.minLength(1), z.maxLength(200)),
    }),
    z.strictObject({
      actionId,
      seat: z.exactOptional(seat),
      do: z.literal("concede"),
      match: z.exactOptional(z.literal(true)),
    }),
    z.strictObject({
      actionId,
      seat: z.exactOptional(seat),
      do: z.literal("sideboard"),
      main: z.exactOptional(
        z
          .array(z.strictObject({ card: index, count: z.int().check(z.minimum(1), z.maximum(500)) }))
          .check(z.maxLength(500)),
      ),
      first: z.exactOptional(seat),
    }),
    z.strictObject({ actionId, seat: z.exactOptional(seat), do: z.literal("takeBack") }),
    z.strictObject({ actionId, seat: z.exactOptional(seat), do: z.enum(["offerDraw", "acceptDraw", "declineDraw"]) }),
    z.strictObject({
      actionId,
      seat: z.exactOptional(seat),
      do: z.enum(["offerTakeBack", "acceptTakeBack", "declineTakeBack"]),
    }),
    z.strictObject({
      actionId,
      seat: z.exactOptional(seat),
      do: z.literal("say"),
      text: z.string().check(z.minLength(1), z.maxLength(500)),
    }),
    z.strictObject({
      actionId,
      seat: z.exactOptional(seat),
      do: z.literal("note"),
      text: z.string().check(z.maxLength(2_000)),
    }),
    z.strictObject({ actionId, seat: z.exactOptional(seat), do: z.literal("mute"), whom: seat, muted: z.boolean() }),
    z.strictObject({ actionId, seat: z.exactOptional(seat), do: z.literal("rematch") }),
    z.strictObject({ actionId, seat: z.exactOptional(seat), do: z.literal("claim"), against: seat }),
    z.strictObject({
      actionId,
      seat: z.exactOptional(seat),
      do: z.literal("remindMe"),
      at: z.union([z.int().check(z.minimum(0)), z.null()]),
    }),
    z.strictObject({
      actionId,
      seat: z.exactOptional(seat),
      do: z.literal("orders"),
      ordersRevision: z.int().check(z.minimum(0)),
      stops: z.exactOptional(stops),
      orders: z.exactOptional(orders),
      preferences: z.exactOptional(preferences),
    }),
    z.strictObject({
      actionId,
      seat: z.exactOptional(seat),
      do: z.literal("plan"),
      ordersRevision: z.int().check(z.minimum(0)),
      plan: z.union([turnPlan, z.null()]),
      ask: z.exactOptional(z.int().check(z.minimum(1))),
    }),
    z.strictObject({ actionId, seat: z.exactOptional(seat), do: z.literal("renewLink"), keep: secret }),
  ]),
);

export const deck = z.string().check(z.minLength(1), z.maxLength(20_000));
const patience = z.int().check(z.minimum(60_000), z.maximum(365 * 86_400_000));

const count = z.int().check(z.minimum(1), z.maximum(365));

const clockRules = z.strictObject({
  each: z.enum(["handOff", "move"]),
  allowanceMs: patience,
  reserveMs: z.exactOptional(patience),
  atZero: z.enum(["defaultAnswer", "claim", "forfeit"]),
  excusedMisses: z.exactOptional(count),
  abandonedAfterMisses: z.exactOptional(count),
  vacationDays: z.exactOptional(count),
  rests: z.exactOptional(z.array(z.enum(["quietHours", "weekends"])).check(z.maxLength(2))),
});

/** What is agreed on about a game, however it is arranged. */
export const gameTerms = {
  options: z.exactOptional(
    z.strictObject({
      startingLife: z.exactOptional(z.int().check(z.minimum(1), z.maximum(1_000))),
      damageAssignment: z.exactOptional(z.enum(["ordered", "free"])),
      startingPlayer: z.exactOptional(seat),
      mulligans: z.exactOptional(z.boolean()),
    }),
  ),
  pace: z.exactOptional(
    z.strictObject({
      remindAfterMs: z.exactOptional(patience),
      concedeAfterMs: z.exactOptional(patience),
      clock: z.exactOptional(clockRules),
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
  seats: z
    .array(
      z.strictObject({
        name,
        deck,
        as: z.union([z.literal("link"), z.literal("invite"), z.strictObject({ bot: z.enum(["heuristic", "random"]) })]),
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

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

const webAddress = z.string().check(z.maxLength(2_000), z.refine(isWebAddress));
const zone = z.string().check(z.maxLength(60), z.refine(isZone));

export const exchangeSchema: z.ZodMiniType<ExchangeLink> = z.strictObject({
  secret: z.string().check(z.minLength(1), z.maxLength(200)),
  keep: z.exactOptional(secret),
  webhook: z.exactOptional(webAddress),
  quiet: z.exactOptional(z.strictObject({ zone, from: clock, to: clock })),
});

export const openMineSchema: z.ZodMiniType<OpenMine> = z.strictObject({ gameId: name, seat, keep: secret });

export const vacationSchema: z.ZodMiniType<GoAway> = z.strictObject({
  actionId,
  days: z.int().check(z.minimum(0), z.maximum(365)),
});

export const profileSchema: z.ZodMiniType<Profile> = z.strictObject({
  webhook: z.exactOptional(webAddress),
  zone: z.exactOptional(zone),
  quiet: z.exactOptional(z.strictObject({ from: clock, to: clock })),
  weekends: z.exactOptional(z.boolean()),
});

export const sinceSchema: z.ZodMiniType<number> = z.int().check(z.minimum(0));

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-GB", { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}

/** `POST /v1/games/{gameId}/preview`. */
export const previewSchema: z.ZodMiniType<Preview> = z.strictObject({
  plan: z.exactOptional(turnPlan),
  stops: z.exactOptional(stops),
});
