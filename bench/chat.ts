import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishChats } from "../lib/local/chats.ts";
import { startHost } from "../lib/local/host.ts";
import { synthesizeOnce } from "../lib/stacks/cached.ts";
import { type Calls, type Person, type Place, startDiscord } from "./chat/discord.ts";
import { median, print, quantile, round } from "./report.ts";

/**
 * A game that two people play in a channel of a server, through everything npm start runs and a Discord of our own on loopback:
 * how long an interaction waits for its first reply (Discord gives it three seconds) and for the message that follows, and
 * how many messages a game comes to. Cold: the first interaction after a start, credentials and code yet to be read.
 */
const COLD_STARTS = 5;
const ANN: Person = { id: "100000000000000001", name: "Ann" };
const BEA: Person = { id: "100000000000000002", name: "Bea" };
const SERVER: Place = { channel: "600000000000000001", guild: true };
const MOST_PRESSES = 2_000;

const { folder } = await synthesizeOnce(join(".cache", "app"));

async function withHost<T>(work: (discord: Awaited<ReturnType<typeof startDiscord>>) => Promise<T>): Promise<T> {
  const data = await mkdtemp(join(tmpdir(), "hold-priority-bench-"));
  const discord = await startDiscord();
  const host = await startHost({
    ...{ assembly: folder, data, port: 0, warm: true, log: () => {} },
    beforeOpening: (services) => publishChats(services, { discord: discord.credentials }),
  });
  try {
    discord.talksTo(host.url);
    return await work(discord);
  } finally {
    await host.stop();
    await discord.stop();
    await rm(data, { recursive: true, force: true });
  }
}

const cold: number[] = [];
for (let start = 0; start < COLD_STARTS; start++)
  cold.push(await withHost(async (discord) => (await discord.command(ANN, "help", [], SERVER)).firstReplyMs));

interface Played {
  readonly firstReplies: readonly number[];
  readonly messages: readonly number[];
  readonly presses: number;
  readonly calls: Calls;
  readonly turns: number;
}

const played = await withHost(async (discord): Promise<Played> => {
  const firstReplies: number[] = [];
  const messages: number[] = [];
  const timed = async (work: ReturnType<typeof discord.command>) => {
    const done = await work;
    firstReplies.push(done.firstReplyMs);
    messages.push(done.messageMs);
    return done.message;
  };
  const opponent = { name: "opponent", type: 6, value: BEA.id };
  await timed(discord.command(ANN, "new", [opponent], SERVER, [BEA]));
  const invitation = await discord.withControl((token) => token.startsWith("j:"));
  await timed(discord.press(BEA, invitation, { token: invitation.token }, SERVER));
  const table = await discord.withControl((token) => token.endsWith(":show"));
  let turns = 0;
  for (let presses = 0; presses < MOST_PRESSES; ) {
    for (const person of [ANN, BEA]) {
      let shown = await timed(discord.press(person, table, { token: table.token }, SERVER));
      for (let todo = discord.beginnersChoice(shown); todo; todo = discord.beginnersChoice(shown)) {
        presses++;
        turns = Math.max(turns, Number(/Turn (\d+)/.exec(discord.wordsOf(shown))?.[1] ?? 0));
        shown = await timed(discord.press(person, shown, todo, SERVER));
      }
      if (/The game is over/.test(discord.wordsOf(shown)))
        return { firstReplies, messages, presses, calls: discord.calls, turns };
    }
  }
  throw new Error(`the game is not over after ${MOST_PRESSES} presses`);
});

const { calls, turns } = played;
const ofMs = (samples: readonly number[]) => ({ p50Ms: round(median(samples)), p99Ms: round(quantile(samples, 0.99)) });
print("chat", {
  firstReplyCold: ofMs(cold),
  firstReply: ofMs(played.firstReplies),
  message: ofMs(played.messages),
  presses: played.presses,
  turns,
  messagesPerGame: calls,
  messagesPerTurnCycle: round(calls.posted / Math.max(1, turns / 2)),
});
