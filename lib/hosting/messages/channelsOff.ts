import { speechFor } from "../../words/speeches.ts";
import type { GameMessage } from "./message.ts";

/** As they are called in all our languages. */
const NAMES: Readonly<Record<string, string>> = {
  ...{ discord: "Discord", telegram: "Telegram", slack: "Slack" },
  ...{ email: "e-mail", webPush: "web push", webhook: "webhook" },
};

/** The message, saying also that nothing comes through other channels any more. */
export function alsoOff(told: GameMessage, channels: readonly string[]): GameMessage {
  const { say } = speechFor(told.language);
  const words = [...new Set(channels)].map((one) => say("notices.channelOff", { channel: NAMES[one] ?? one }));
  return { ...told, also: [...(told.also ?? []), ...words] };
}
