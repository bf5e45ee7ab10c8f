import * as z from "zod/mini";
import type { Act } from "../api.ts";
import { NEXT_STOPS } from "../orders/stops.ts";
import { actionId, index, seat, secret, submission } from "./answerSchemas.ts";
import { proposed } from "./manualSchemas.ts";
import { orders, preferences, stops, turnPlan } from "./orderSchemas.ts";

/** The last time that is a date (ECMA-262, 21.4.1.1): what is later nobody can be told of. */
const LATEST = 8_640_000_000_000_000;

/** `POST /v1/games/{gameId}/actions`, checked. */
export const actSchema: z.ZodMiniType<Act> = z.lazy(() =>
  z.discriminatedUnion("do", [
    z.strictObject({
      actionId,
      seat: z.exactOptional(seat),
      do: z.literal("answer"),
      ask: z.int().check(z.minimum(1)),
      answers: z.array(submission).check(z.minLength(1), z.maxLength(200)),
      to: z.exactOptional(z.enum(NEXT_STOPS)),
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
    z.strictObject({ actionId, seat: z.exactOptional(seat), do: z.literal("proposeManual"), ...proposed }),
    z.strictObject({
      actionId,
      seat: z.exactOptional(seat),
      do: z.enum(["acceptManual", "declineManual"]),
      proposal: z.int().check(z.minimum(1)),
    }),
    z.strictObject({
      actionId,
      seat: z.exactOptional(seat),
      do: z.literal("say"),
      text: z.string().check(z.minLength(1), z.maxLength(500)),
      via: z.exactOptional(z.enum(["discord", "telegram", "slack"])),
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
      at: z.union([z.int().check(z.minimum(0), z.maximum(LATEST)), z.null()]),
    }),
    z.strictObject({
      actionId,
      seat: z.exactOptional(seat),
      do: z.literal("passEarly"),
      ask: z.int().check(z.minimum(1)),
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
