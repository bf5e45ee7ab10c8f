import { chatOfCode, chatsOf, codeFor, type TestChat, testChat, unlink } from "../account/chats.ts";
import type { ChangeChats, ChatsChanged, MyChats } from "../api.ts";
import type { HostContext } from "../hostContext.ts";
import { linkFromPage } from "../ownData/linkChat.ts";
import { CODE_LIFE_MS } from "../people/identities.ts";
import type { AccountToken } from "../people/tokens.ts";
import { changeChatsSchema, seeChatCodeSchema } from "./chatSchemas.ts";
import { accountOf, checked, type HttpRequest, json, playerOf } from "./stack.ts";

/** The page's half of linking accounts on chat platforms. */
export const chatRoutes = <G>(host: HostContext<G>, test: TestChat) => ({
  "POST /v1/chats": async (event: HttpRequest) =>
    json(200, await chatOfCode(host, checked(seeChatCodeSchema, event.body).code)),
  "GET /v1/player/chats": async (event: HttpRequest) => {
    const result: MyChats = { chats: await chatsOf(host, await playerOf(host, event)) };
    return json(200, result);
  },
  "POST /v1/player/chats": async (event: HttpRequest) => {
    const token = await accountOf(host, event);
    const done = await change(host, test, token, checked(changeChatsSchema, event.body));
    const chats = await chatsOf(host, token.player);
    const linked = chats.find(({ channel, account }) => channel === done.at?.channel && account === done.at.account);
    const result: ChatsChanged = { chats, ...done.given, ...(linked && { linked }) };
    return json(200, result);
  },
});

async function change<G>(host: HostContext<G>, test: TestChat, giver: AccountToken, wanted: ChangeChats) {
  const { player } = giver;
  switch (wanted.do) {
    case "code": {
      const until = host.now() + CODE_LIFE_MS;
      return { given: { code: await codeFor(host, giver), until } };
    }
    case "link":
      return { at: await linkFromPage(host, player, wanted.code) };
    case "unlink":
      await unlink(host, player, wanted);
      return {};
    case "test":
      return { given: { tested: await testChat(host, test, player, wanted) } };
  }
}
