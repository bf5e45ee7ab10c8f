import { inProcess } from "../lib/chat/client.ts";
import { inboundHandler } from "../lib/chat/inbound.ts";
import { complete } from "../lib/chat/respond.ts";
import { engine } from "../lib/engine/index.ts";
import { chatQueueFromEnvironment, hostFromEnvironment } from "../lib/hosting/environment.ts";
import { readHandler } from "../lib/hosting/http/read.ts";
import { openChatCredentials } from "../lib/hosting/storage/chatCredentials.ts";

const host = hostFromEnvironment(engine);
const client = inProcess(host, (here) => ({ read: readHandler(here) }));

/** What the chat platforms send. */
export const handler = inboundHandler(host, {
  credentials: openChatCredentials(host.db, host.now),
  put: chatQueueFromEnvironment(),
  complete: (request) => complete({ host, client }, request),
});
