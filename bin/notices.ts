import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DynamoDBClient, ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { Option } from "commander";
import { FORMS, type Form, formOf, mailOf } from "../lib/channels/forms.ts";
import { NoSuchSeat, noticeNow } from "../lib/channels/noticeNow.ts";
import { command, parse, wholeNumber } from "../lib/cli/command.ts";
import { engine } from "../lib/engine/index.ts";
import { BUDGETS } from "../lib/engine/limits.ts";
import type { SeatSnapshot } from "../lib/hosting/api.ts";
import { openPools } from "../lib/hosting/cards/pools.ts";
import type { HostContext } from "../lib/hosting/hostContext.ts";
import { openRates } from "../lib/hosting/limits/rates.ts";
import { composed } from "../lib/hosting/messages/compose.ts";
import { openDb } from "../lib/hosting/storage/db.ts";
import { openKeys } from "../lib/hosting/storage/keyRing.ts";
import { HostError } from "../lib/local/errors.ts";
import { Folder } from "../lib/local/folder.ts";
import { hostCredentials, startTables } from "../lib/local/services/tables.ts";
import { region } from "../lib/local/template/intrinsics.ts";
import { describeBoard } from "../lib/picture/describe.ts";
import { boardPicture } from "../lib/picture/index.ts";
import { openRenderer } from "../lib/picture/png.ts";
import { type Situation, situations } from "../lib/situations/situations.ts";
import { LANGUAGES, type Language } from "../lib/words/language.ts";

interface Options {
  readonly demo?: string;
  readonly game?: string;
  readonly seat?: number;
  readonly channel: Form;
  readonly language?: Language;
  readonly data: string;
  readonly endpoint?: string;
}

const program = command(
  "npm run notices --",
  "Writes what people are told: many situations in every channel's form, or one seat of a game of this machine's.",
)
  .option("--demo <DIR>", "many situations, in all languages, with pictures, as files into this folder")
  .option("--game <ID>", "a game that is kept on this machine")
  .option("--seat <N>", "whose message, from 0", wholeNumber())
  .addOption(new Option("--channel <NAME>", "in whose form").choices(FORMS).default("discord"))
  .addOption(new Option("--language <L>", "in place of the player's own").choices(LANGUAGES))
  .option("--data <DIR>", "where games are kept", ".local")
  .option("--endpoint <URL>", "the embedded DynamoDB of a host that is running (npm start -- --table-port N)")
  .addHelpText(
    "after",
    `
Nothing is sent and nothing is changed. Exit codes: 0 written, 1 failed, 2 wrong options, 3 no such game or seat, 4 folder not
usable, or in use by a host that is running.`,
  );
const done = await parse(program, process.argv.slice(2));

const PAGE = "https://play.example";
const [NOW, DAY] = [Date.UTC(2026, 0, 5, 12), 86_400_000];

async function write(folder: string): Promise<void> {
  const root = new URL("../node_modules/", import.meta.url);
  const renderer = await openRenderer({
    font: new URL("@expo-google-fonts/fira-sans-condensed/600SemiBold/FiraSansCondensed_600SemiBold.ttf", root),
    wasm: new URL("@resvg/resvg-wasm/index_bg.wasm", root),
  });
  for (const situation of await situations()) {
    const { name, seat: eyes, view, names } = situation;
    // Spectators are told nothing.
    if (eyes === null) continue;
    // Whoever is asked: the others are told little.
    const { waitingFor } = view(eyes);
    const seat = waitingFor.includes(eyes) ? eyes : (waitingFor[0] ?? eyes);
    const named = Object.fromEntries(names.entries());
    for (const language of LANGUAGES) {
      const place = join(folder, name.replaceAll(" ", "-"), language);
      mkdirSync(place, { recursive: true });
      for (const [file, text] of Object.entries(forms(situation, seat, language)))
        writeFileSync(join(place, file), text);
      const svg = boardPicture(view(seat), { language, theme: "dark", names: named });
      writeFileSync(join(place, "picture.png"), renderer.png(svg));
    }
    console.log(`${join(folder, name.replaceAll(" ", "-"))}: ${LANGUAGES.join(", ")}`);
  }
}

/** By file: the message as each channel sends it. */
function forms({ view, names, events }: Situation, seat: number, language: Language): Record<string, string> {
  const seen = view(seat);
  const seats = names.map((name, at) => ({ seat: at, name }));
  const look = {
    gameId: "01DEMO",
    seat,
    ask: 7,
    view: seen,
    seats,
    logNext: 0,
    dueAt: NOW + DAY,
  } as unknown as SeatSnapshot;
  const kind = seen.result ? "over" : "turn";
  const message = composed(look, {
    ...{ key: `01DEMO.${seat}.7.${kind}`, kind, language, pageUrl: PAGE, now: NOW, zone: "Europe/Rome" },
    events: events(seat),
    picture: { url: `${PAGE}/picture.png`, alt: describeBoard(seen, language, Object.fromEntries(names.entries())) },
  });
  const at = { now: NOW, page: PAGE };
  return {
    "discord.json": formOf("discord", message, at),
    "telegram.json": formOf("telegram", message, at),
    "slack.json": formOf("slack", message, at),
    "mail.txt": formOf("email", message, at),
    "mail.html": `${String(mailOf(message, PAGE).html).replaceAll(`${PAGE}/picture.png`, "picture.png")}\n`,
    "webPush.json": formOf("webPush", message, at),
    "webhook.json": formOf("webhook", message, at),
  };
}

/** Of one seat of a stored game. */
async function writeOne(options: Options & { readonly game: string; readonly seat: number }): Promise<void> {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";
  const { endpoint, data } = options;
  const folder = endpoint === undefined ? new Folder(data) : undefined;
  const tables = folder && (await startTables(join(folder.path, "tables"), 0));
  try {
    const host = await readingHost(tables?.endpoint ?? endpoint ?? "");
    console.log((await noticeNow(host, { ...options, page: "http://127.0.0.1:8080" })).trimEnd());
  } finally {
    await tables?.stop();
    folder?.release();
  }
}

/** The one table at an endpoint: that of `npm start`, opened for reading alone. */
async function readingHost(endpoint: string) {
  const warn = (what: string, facts?: object) => console.error(`${what} ${JSON.stringify(facts ?? {})}`);
  const client = new DynamoDBClient({ endpoint, region, credentials: hostCredentials });
  const { TableNames: [name] = [] } = await client.send(new ListTablesCommand({}));
  if (name === undefined) throw new HostError("folder-not-writable", "Nothing was played there yet.");
  const db = openDb(client, client, name);
  const nothing = () => Promise.reject(new Error("this only looks"));
  const host: HostContext<ReturnType<typeof engine.newGame>> = {
    ...{ engine, db, pools: openPools(db), keys: openKeys(db, Date.now), rates: openRates(Date.now), budgets: BUDGETS },
    ...{
      queue: { send: nothing, digest: nothing, signIn: nothing, wake: nothing },
      edgeKey: "",
      build: "",
      page: { url: "" },
      now: Date.now,
      warn,
    },
    builds: { has: async () => false, handOn: nothing },
  };
  return host;
}

async function main(options: Options): Promise<number> {
  const { demo, game, seat } = options;
  try {
    if (demo !== undefined) await write(demo);
    else if (game !== undefined && seat !== undefined) await writeOne({ ...options, game, seat });
    else {
      console.error("Say either --demo DIR, or --game ID and --seat N.");
      program.outputHelp();
      return 2;
    }
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return error instanceof NoSuchSeat ? 3 : error instanceof HostError ? 4 : 1;
  }
}

process.exitCode = done ?? (await main(program.opts<Options>()));
