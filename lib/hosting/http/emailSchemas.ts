import * as z from "zod/mini";
import type { ConfirmEmail, MailLink, SetEmail } from "../api.ts";

/** Requests about addresses for mails, checked; apart from a player's others, which the functions that play bundle. */

/** As HTML's own field takes it; that somebody reads there is shown by a mail. */
const mailbox = z.email({ pattern: z.regexes.html5Email }).check(z.maxLength(254));

export const setEmailSchema: z.ZodMiniType<SetEmail> = z.strictObject({
  address: z.union([mailbox, z.null()]),
  language: z.exactOptional(z.string().check(z.maxLength(35))),
});
export const mailLinkSchema: z.ZodMiniType<MailLink> = z.strictObject({
  address: mailbox,
  language: z.exactOptional(z.string().check(z.maxLength(35))),
});
export const confirmEmailSchema: z.ZodMiniType<ConfirmEmail> = z.strictObject({
  code: z.string().check(z.minLength(1), z.maxLength(40)),
});
