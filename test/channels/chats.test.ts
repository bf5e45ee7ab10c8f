import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chatChannels } from "../../lib/channels/chats.ts";
import type { Message } from "../../lib/hosting/notices/channel.ts";

/** Where a game has a table in a group: what is for all goes there, what is one player's own to them alone. */

const [GROUP, PLAYER] = ["-100", "7"];
const said: { readonly method: string; readonly chat: string }[] = [];
const api = createServer(async (request, response) => {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  said.push({ method: request.url!.split("/").at(-1)!, chat: (JSON.parse(text) as { chat_id: string }).chat_id });
  response
    .writeHead(200, { "content-type": "application/json" })
    .end(JSON.stringify({ ok: true, result: { message_id: said.length } }));
});
beforeAll(() => new Promise<void>((ready) => api.listen(0, "127.0.0.1", ready)));
afterAll(() => new Promise((closed) => api.close(closed)));

async function told(kind: "turn" | "early"): Promise<typeof said> {
  said.length = 0;
  const { port } = api.address() as AddressInfo;
  const { telegram } = chatChannels(async () => ({
    telegram: { token: "1:a", secret: "s", api: `http://127.0.0.1:${port}` },
  }));
  const notice = { game: "g", seat: 2, ask: 3, kind, key: "g.2.3", link: "https://hold.example/" };
  const table = { channel: "telegram", where: GROUP, message: "5" };
  await telegram.deliver({ ...notice, table } as Message, PLAYER, "player");
  return [...said];
}

describe("a game with a table in a group", () => {
  it("shows there whose turn it is", async () =>
    expect(await told("turn")).toEqual([
      { method: "editMessageText", chat: GROUP },
      { method: "sendMessage", chat: GROUP },
    ]));

  it("does not show who may pass early, which follows from what they have set for themselves", async () =>
    expect(await told("early")).toEqual([{ method: "sendMessage", chat: PLAYER }]));
});
