import type { Seat } from "../../engine/state/ids.ts";
import type { SeatView } from "../../engine/views.ts";
import type { HostContext } from "../hostContext.ts";
import type { Language } from "../messages/message.ts";
import { type PictureTheme, readPicture } from "../pictures/address.ts";
import { linkPreview } from "../pictures/linkPreview.ts";
import { shownIn } from "../pictures/shown.ts";
import { Refused } from "../refusal.ts";
import { hmac } from "../signingKeys.ts";
import { linkKeyOf } from "../storage/record.ts";
import { type HttpHandler, type HttpRequest, type Response, serve } from "./stack.ts";

/** Who draws: the one function that these routes are in brings it along. */
export interface Drawing {
  svg(view: SeatView, options: DrawingOptions): string;
  png(svg: string): Promise<Uint8Array>;
  /** The board in sentences. */
  describe(view: SeatView, language: Language, names: Readonly<Record<Seat, string>>): string;
}
export interface DrawingOptions {
  readonly language: Language;
  readonly theme: PictureTheme;
  readonly names: Readonly<Record<Seat, string>>;
}

/** Pictures of boards, and previews of links to games that may be watched. */
export function pictureHandler<G>(host: HostContext<G>, drawing: Drawing): HttpHandler {
  return serve(host, "picture", {
    "GET /v1/pictures/{picture}": (event) => drawn(host, drawing, event),
    "HEAD /v1/pictures/{picture}": (event) => drawn(host, drawing, event).then(withoutBody),
    "GET /watch/{preview}": (event) => previewed(host, drawing, event),
    "HEAD /watch/{preview}": (event) => previewed(host, drawing, event).then(withoutBody),
  });
}

/** RFC 9110, 9.3.2: the same headers, and nothing else. */
const withoutBody = ({ body: _, isBase64Encoded: _encoded, ...response }: Response): Response => ({
  ...response,
  body: "",
});

/** Chats ask once and keep it; whoever asks again soon gets the same without our drawing it. */
const SHORTLY = "private, max-age=20";

async function drawn<G>(host: HostContext<G>, drawing: Drawing, event: HttpRequest): Promise<Response> {
  const subject = await readPicture(host, event.pathParameters?.picture ?? "");
  const { opened, view, names } = await shownIn(host, subject);
  if (!view)
    throw new Refused(404, "nothing-to-see-yet", "Spectators see this game later than it is played. Come back.");
  const svg = drawing.svg(view, { ...subject, names });
  const tag = hmac(linkKeyOf(opened.record.blob), `picture ${svg}`).subarray(0, 15).toString("base64url");
  const headers = { etag: `"${tag}"`, "cache-control": SHORTLY };
  if (event.headers["if-none-match"]?.split(/\s*,\s*/).includes(headers.etag)) return { statusCode: 304, headers };
  return {
    statusCode: 200,
    headers: { ...headers, "content-type": "image/png" },
    body: Buffer.from(await drawing.png(svg)).toString("base64"),
    isBase64Encoded: true,
  };
}

/** A page for whoever reads tags; a browser goes on from it to the table, which it is told of behind the #. */
async function previewed<G>(host: HostContext<G>, drawing: Drawing, event: HttpRequest): Promise<Response> {
  const language = languageOf(event.headers["accept-language"]);
  const { title, seen, names } = await linkPreview(host, event.pathParameters?.preview ?? "", language);
  const description = seen ? shortened(drawing.describe(seen.view, language, names)) : "";
  const height = seen ? heightOf(drawing.svg(seen.view, { language, theme: "dark", names })) : 0;
  const tags: (readonly [string, string])[] = [
    ["og:type", "website"],
    ["og:site_name", "Hold Priority"],
    ["og:title", title],
    ...(description === "" ? [] : [["og:description", description] as const]),
    ...(seen
      ? ([
          ["og:image", seen.image],
          ["og:image:type", "image/png"],
          ["og:image:width", "1200"],
          ["og:image:height", String(height)],
          ["og:image:alt", description],
          ["twitter:card", "summary_large_image"],
        ] as const)
      : []),
  ];
  const meta = tags.map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`);
  const body = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="robots" content="noindex">`,
    `<title>${escaped(title)} · Hold Priority</title>`,
    ...(description === "" ? [] : [`<meta name="description" content="${escaped(description)}">`]),
    ...meta,
    `<script type="module" src="/forward.js"></script></head>`,
    `<body><p><a href="/">Hold Priority</a></p></body></html>`,
  ].join("\n");
  return {
    statusCode: 200,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "private, max-age=60" },
    body,
  };
}

const LONGEST = 300;
/** To the last whole sentence. */
const shortened = (text: string): string =>
  text.length <= LONGEST ? text : text.slice(0, LONGEST).replace(/(?<=[.…])[^.…]*$/, "");

const heightOf = (svg: string): number => Number(/height="(\d+)"/.exec(svg)?.[1] ?? 900);

const escaped = (text: string): string => text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);

/** The first of ours among what a browser asks for. */
const languageOf = (accepted = "en"): Language =>
  accepted
    .split(",")
    .map((one) => one.trim().slice(0, 2).toLowerCase())
    .find((one): one is Language => one === "en" || one === "it" || one === "pt") ?? "en";
