import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bodiesOf } from "../lib/channels/discord/wire.ts";
import { gameMail } from "../lib/channels/email/form.ts";
import { chatMessageOf } from "../lib/channels/reply.ts";
import { blocksOf } from "../lib/channels/slack/wire.ts";
import { textsOf } from "../lib/channels/telegram/wire.ts";
import { payload } from "../lib/channels/webhook.ts";
import { command, parse } from "../lib/cli/command.ts";
import type { SeatSnapshot } from "../lib/hosting/api.ts";
import { composed } from "../lib/hosting/messages/compose.ts";
import { describeBoard } from "../lib/picture/describe.ts";
import { boardPicture } from "../lib/picture/index.ts";
import { openRenderer } from "../lib/picture/png.ts";
import { type Situation, situations } from "../lib/situations/situations.ts";
import { LANGUAGES, type Language } from "../lib/words/language.ts";
import { speechFor } from "../lib/words/speeches.ts";

const program = command(
  "npm run notices --",
  "Writes what people are told, in many situations and all languages, in the form of every channel, with pictures.",
).requiredOption("--demo <DIR>", "folder for the files");
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
    const { name, seat, view, names } = situation;
    // Spectators are told nothing.
    if (seat === null) continue;
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
  const chat = chatMessageOf(message, speechFor(language).say("chat.open"));
  const mail = gameMail(message, { to: "you@home.example", oneClickStop: `${PAGE}/stop`, stopPage: `${PAGE}/#/stop` });
  const notice = { key: message.key, game: "01DEMO", seat, ask: 7, kind, link: message.link, told: message } as const;
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  return {
    "discord.json": json(bodiesOf(chat)),
    "telegram.json": json(textsOf(chat)),
    "slack.json": json(blocksOf(chat)),
    "mail.txt": `${mail.subject}\n\n${mail.text}\n`,
    "mail.html": `${String(mail.html).replaceAll(`${PAGE}/picture.png`, "picture.png")}\n`,
    "webhook.json": json(payload(notice, NOW)),
  };
}

if (done !== undefined) process.exitCode = done;
else await write(program.opts<{ demo: string }>().demo);
