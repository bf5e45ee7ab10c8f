import * as z from "zod/mini";
import type { ChangeChats, SeeChatCode } from "../api.ts";
import { CHATS } from "../people/identities.ts";

const code = z.string().check(z.minLength(1), z.maxLength(40));

/** `POST /v1/chats`, checked. */
export const seeChatCodeSchema: z.ZodMiniType<SeeChatCode> = z.strictObject({ code });

/** `POST /v1/player/chats`, checked. */
export const changeChatsSchema: z.ZodMiniType<ChangeChats> = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("code") }),
  z.strictObject({ do: z.literal("link"), code }),
  z.strictObject({
    do: z.enum(["unlink", "test"]),
    channel: z.enum(CHATS),
    account: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
]);
