import * as z from "zod/mini";
import type {
  ChangeSessions,
  DeleteAccount,
  ExchangeLink,
  GoAway,
  JoinAccount,
  KeepAccount,
  OpenAccount,
  OpenMine,
  Profile,
} from "../api.ts";
import { actionId, name, seat, secret } from "./answerSchemas.ts";

/** Requests about a player and their seats, checked. */

const clock = z.lazy(() => z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)));

const webAddress = z.string().check(z.maxLength(2_000), z.refine(isWebAddress));
const zone = z.string().check(z.maxLength(60), z.refine(isZone));

export const openMineSchema: z.ZodMiniType<OpenMine> = z.strictObject({ gameId: name, seat, keep: secret });

const language = z.enum(["en", "it", "pt"]);

/** What a browser calls itself. */
const device = z.string().check(z.minLength(1), z.maxLength(60));
export const keepSchema: z.ZodMiniType<KeepAccount> = z.strictObject({
  keep: secret,
  language: z.exactOptional(language),
  device: z.exactOptional(device),
});
export const exchangeSchema: z.ZodMiniType<ExchangeLink> = z.strictObject({
  secret: z.string().check(z.minLength(1), z.maxLength(200)),
  keep: z.exactOptional(secret),
  webhook: z.exactOptional(webAddress),
  quiet: z.exactOptional(z.strictObject({ zone, from: clock, to: clock })),
  account: z.exactOptional(keepSchema),
});
export const joinSchema: z.ZodMiniType<JoinAccount> = z.strictObject({
  code: z.string().check(z.minLength(1), z.maxLength(60)),
  keep: secret,
  device: z.exactOptional(device),
});
export const changeSessionsSchema: z.ZodMiniType<ChangeSessions> = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("end"), id: z.string().check(z.regex(/^[0-9a-f]{16}$/)) }),
  z.strictObject({ do: z.literal("code") }),
  z.strictObject({ do: z.literal("recovery") }),
]);
export const deleteSchema: z.ZodMiniType<DeleteAccount> = z.strictObject({ sure: z.literal(true) });
export const openSchema: z.ZodMiniType<OpenAccount> = z.strictObject({ secret, device: z.exactOptional(device) });

export const vacationSchema: z.ZodMiniType<GoAway> = z.strictObject({
  actionId,
  days: z.int().check(z.minimum(0), z.maximum(365)),
});

export const profileSchema: z.ZodMiniType<Profile> = z.strictObject({
  language: z.exactOptional(language),
  webhook: z.exactOptional(webAddress),
  zone: z.exactOptional(zone),
  quiet: z.exactOptional(z.strictObject({ from: clock, to: clock })),
  weekends: z.exactOptional(z.boolean()),
  notices: z.exactOptional(
    z.discriminatedUnion("every", [
      z.strictObject({ every: z.literal("day"), at: clock }),
      z.strictObject({ every: z.literal("visit") }),
    ]),
  ),
  whileOpen: z.exactOptional(z.boolean()),
});

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
