import * as z from "zod/mini";
import type { ChangeDevices } from "../api.ts";

/** `POST /v1/player/devices`, checked; that the keys are keys, and the address a public one, is checked besides. */
export const changeDevicesSchema: z.ZodMiniType<ChangeDevices> = z.discriminatedUnion("do", [
  z.strictObject({
    do: z.literal("add"),
    endpoint: z.url({ protocol: /^https?$/ }).check(z.maxLength(1_000)),
    keys: z.strictObject({
      p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
      auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/)),
    }),
    name: z.string().check(z.minLength(1), z.maxLength(60)),
  }),
  z.strictObject({ do: z.literal("remove"), id: z.string().check(z.regex(/^[a-z0-9]{1,32}$/)) }),
]);
