import { join } from "node:path";
import { InvalidArgumentError, Option } from "commander";
import { POOL_FILE } from "../lib/cards/pool/file.ts";
import { command, parse, wholeNumber } from "../lib/cli/command.ts";
import type { DemoLinks, DemoNames } from "../lib/local/demo.ts";
import { HostError, type HostErrorCode } from "../lib/local/errors.ts";
import { synthesizeOnce } from "../lib/stacks/cached.ts";
import { pictureHosts } from "../lib/stacks/pictureHosts.ts";
import { languageOf } from "../lib/words/language.ts";
import { speechFor } from "../lib/words/speeches.ts";

const port = wholeNumber(0, 65_535);
const origins = (text: string): string => {
  const { success, error } = pictureHosts.safeParse(text);
  if (!success) throw new InvalidArgumentError(`It is ${error.issues[0]?.message}.`);
  return text;
};
const program = command(
  "npm start --",
  "Runs Hold Priority on this machine: the functions, table, queues, routes and schedules of the CDK app, on loopback only.",
)
  .option("--port <N>", "front door; 0 takes any free port", port, 8080)
  .option("--data <DIR>", "where games and secrets are kept", ".local")
  .option("--table-port <N>", "embedded DynamoDB; 0 takes any free port", port, 0)
  .option("--queue-port <N>", "embedded SQS; 0 takes any free port", port, 0)
  .option("--discord <FILE>", "play from Discord too (docs/chat.md): JSON with applicationId, publicKey, token")
  .option("--telegram <FILE>", "from Telegram: JSON with token and secret")
  .option("--slack <FILE>", "from Slack: JSON with signingSecret and token")
  .option("--smtp <FILE>", "send mails: JSON with server (smtps://USER:PASSWORD@HOST) and from")
  .option(
    "--picture-hosts <ORIGINS>",
    "show the pictures that an imported file of cards names at these, as https://cards.example (docs/cards.md)",
    origins,
  )
  .option("--public-url <URL>", "where the platforms reach this host, through a tunnel of yours")
  .addOption(new Option("--demo").default(true).hideHelp())
  .option("--no-demo", "do not open the demo games")
  .addHelpText(
    "after",
    `
Ctrl-C stops; started again, the same games go on.
Exit codes: 0 stopped, 1 failed, 2 wrong options, 3 port not free, 4 folder not usable, 5 outside the local scope.`,
  );

interface Options {
  readonly port: number;
  readonly data: string;
  readonly tablePort: number;
  readonly queuePort: number;
  readonly smtp?: string;
  readonly demo: boolean;
  readonly discord?: string;
  readonly telegram?: string;
  readonly slack?: string;
  readonly publicUrl?: string;
  readonly pictureHosts?: string;
}

const exitCodes: Readonly<Record<HostErrorCode, number>> = {
  "port-in-use": 3,
  "folder-not-writable": 4,
  "folder-in-use": 4,
  "table-changed": 4,
  "unknown-resource": 5,
  "unsupported-property": 5,
  "unsupported-value": 5,
};

function say(links: DemoLinks | string | undefined, data: string): void {
  if (typeof links === "string") console.log(`No demo games: ${links}\n`);
  else if (links) {
    console.log(`  Play the computer:  ${links.computer}\n`);
    console.log("  Two seats at one table, for you and a friend (or two tabs):");
    for (const { name, link } of links.friends) console.log(`    ${name.padEnd(18)}${link}`);
    console.log("");
  }
  console.log(`Games are kept in ${data}. Ctrl-C stops; npm start goes on.\n`);
}

async function main(options: Options): Promise<void> {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";
  const began = performance.now();
  const { discord, telegram, slack, smtp: email, pictureHosts } = options;
  const synthesis = synthesizeOnce(
    ".cache/app",
    () =>
      console.log(
        "Bundling the functions and the page, synthesizing the stacks: some seconds, only when sources changed.",
      ),
    pictureHosts === undefined ? {} : { pictureHosts },
  );
  // Half a second of loading, meanwhile.
  const [{ startHost }, { publishImported }, { adoptOldSecret }, { resendForgotten }, { openDemo }] = await Promise.all(
    [
      import("../lib/local/host.ts"),
      import("../lib/local/imported.ts"),
      import("../lib/local/oldSecret.ts"),
      import("../lib/local/resend.ts"),
      import("../lib/local/demo.ts"),
    ],
  );
  const { publishChats, readChatFiles } = await import("../lib/local/chats.ts");
  const chats = readChatFiles({
    ...(discord && { discord }),
    ...(telegram && { telegram }),
    ...(slack && { slack }),
    ...(email && { email }),
  });
  const assembly = synthesis.then(({ folder }) => {
    console.log("Starting the table, the queue and the functions.");
    return folder;
  });
  const host = await startHost({
    ...options,
    assembly,
    warm: true,
    keeping: { pictures: pictureHosts !== undefined },
    beforeOpening: async (services) => {
      await adoptOldSecret(services, join(options.data, "secrets.json"));
      await publishImported(services, join(options.data, "cards", POOL_FILE));
      await publishChats(services, chats);
      const { broken } = await resendForgotten(services);
      for (const gameId of broken) console.error(`Game ${gameId} cannot be read by this version; the others go on.`);
    },
  });
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(130);
    stopping = true;
    console.log("\nStopping; games are kept.");
    host.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);
  console.log(`\nHold Priority is at ${host.url} (ready after ${((performance.now() - began) / 1000).toFixed(1)} s)\n`);
  if (Object.keys(chats).length > 0) {
    const { setUpChats } = await import("../lib/channels/setUp.ts");
    for (const why of await setUpChats(chats, options.publicUrl ?? host.url)) console.error(why);
    const at = `${options.publicUrl ?? host.url}/v1/inbound/`;
    console.log(
      `Chats: ${Object.keys(chats)
        .map((name) => at + name)
        .join("  ")}\n`,
    );
  }
  if (options.demo) console.log("Opening the demo games.\n");
  const links = options.demo ? await openDemo(host.url, options.data, namesHere()).catch(reason) : undefined;
  if (!stopping) say(links, options.data);
}

function namesHere(): DemoNames {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const { say } = speechFor(languageOf([LC_ALL, LC_MESSAGES, LANG]));
  const player = (n: number) => say("things.player_", { n });
  return { players: [player(1), player(2)], computer: say("things.computer") };
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function fail(error: unknown): void {
  console.error(error instanceof HostError ? error.message : error);
  process.exit(error instanceof HostError ? exitCodes[error.code] : 1);
}

const done = await parse(program, process.argv.slice(2));
if (done === undefined) await main(program.opts<Options>()).catch(fail);
else process.exitCode = done;
