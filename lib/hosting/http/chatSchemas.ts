import * as z from "zod/mini";
import type { ChangeChats } from "../api.ts";
import { CHATS } from "../people/identities.ts";

/** `POST /v1/player/chats`, checked. */
export const changeChatsSchema: z.ZodMiniType<ChangeChats> = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("code") }),
  z.strictObject({ do: z.literal("link"), code: z.string().check(z.minLength(1), z.maxLength(40)) }),
  z.strictObject({
    do: z.literal("unlink"),
    channel: z.enum(CHATS),
    account: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
]);
