import type { Supposing } from "../../bots/world.ts";
import type { BotName } from "../api.ts";
import type { HostContext } from "../hostContext.ts";
import { wakeFrom } from "../queue/queue.ts";
import { type Bots, playBots } from "./bot.ts";
import { consumer, type QueueHandler } from "./consumer.ts";

/** The consumer of the bots' queue: lets them play, one game an invocation, for as long as it may run. */
export const botsHandler = <G>(
  host: HostContext<G>,
  bots: Partial<Bots<BotName>>,
  supposing?: Supposing<G>,
): QueueHandler =>
  consumer(host, (body, { getRemainingTimeInMillis }) =>
    playBots(host, bots, wakeFrom(body), getRemainingTimeInMillis, supposing),
  );
