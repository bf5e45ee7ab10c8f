import type { ChatRequest } from "../channels/request.ts";
import type { ChatChannel } from "../hosting/api.ts";
import type { HostContext } from "../hosting/hostContext.ts";
import { type HttpHandler, type HttpRequest, rawBody, serve } from "../hosting/http/stack.ts";
import type { Put } from "../hosting/queue/put.ts";
import { Refused } from "../hosting/refusal.ts";
import type { ChatCredentials } from "../hosting/storage/chatCredentials.ts";
import { receiveFrom } from "./platforms.ts";

export interface Inbound {
  readonly credentials: () => Promise<ChatCredentials>;
  readonly put: Put;
  /** What may be typed there. */
  readonly complete: (request: ChatRequest) => Promise<readonly string[]>;
}

/** Less than the platforms' three seconds: nothing is proposed rather than too late. */
const PATIENCE_MS = 2_000;

/**
 * What the chat platforms send: checked, acknowledged, and put into a queue for the function that plays. The queue drops what
 * a platform sends again.
 */
export function inboundHandler<G>(host: HostContext<G>, inbound: Inbound): HttpHandler {
  const from = (channel: ChatChannel) => (event: HttpRequest) => received(host, inbound, channel, event);
  return serve(host, "inbound", {
    "POST /v1/inbound/discord": from("discord"),
    "POST /v1/inbound/telegram": from("telegram"),
    "POST /v1/inbound/slack": from("slack"),
  });
}

async function received<G>(host: HostContext<G>, inbound: Inbound, channel: ChatChannel, event: HttpRequest) {
  const receive = receiveFrom(channel, await inbound.credentials());
  if (!receive) throw new Refused(404, "no-such-chat", "Nobody plays from there here.");
  const headers = event.headers as Readonly<Record<string, string | undefined>>;
  const incoming = receive({ headers, body: rawBody(event) }, host.now());
  if (incoming.is === "done") return incoming.answer;
  const { request } = incoming;
  if (incoming.is === "completing") return incoming.answer(await soon(inbound.complete(request)));
  // One account's requests in their order; those of others do not wait for them.
  await inbound.put({ body: request, group: `${channel}-${request.from.id}`, id: `${channel}-${request.id}` });
  return incoming.answer;
}

const soon = (proposals: Promise<readonly string[]>): Promise<readonly string[]> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly string[]>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, []);
  });
  return Promise.race([proposals, late]).finally(() => clearTimeout(timer));
};
