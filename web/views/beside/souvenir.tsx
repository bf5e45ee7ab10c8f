import { useMemo } from "preact/hooks";
import { picture } from "../../../lib/cardArt/picture.ts";
import { escaped } from "../../../lib/cardArt/svg.ts";
import type { PermanentView, SeatView } from "../../../lib/engine/views.ts";
import type { Voice } from "../../../lib/words/voice.ts";
import { say } from "../../language.ts";

const BOX = { width: 1_200, height: 630 };

/** What a game is remembered by: the mightiest creature of whoever won, or what else they have. */
function heroOf(view: SeatView): PermanentView | undefined {
  const winners = view.result?.winners ?? [];
  const theirs = view.battlefield.filter(({ controller }) => winners.length === 0 || winners.includes(controller));
  const might = ({ power = -1, types }: PermanentView): number => (types.includes("land") ? -2 : power);
  return theirs.toSorted((a, b) => might(b) - might(a))[0];
}

/** Who won, in words for others than who reads them here. */
function outcome({ result }: SeatView, voice: Voice): string {
  const winners = result?.winners ?? [];
  if (winners.length === 0) return say("table.draw");
  return say("table.won", { n: winners.length, who: voice.list(winners.map(voice.nameOf)) });
}

/** The end of a game as a picture: an SVG of our own drawing, with the players' names and life totals. */
function souvenir(view: SeatView, voice: Voice): string {
  const hero = heroOf(view);
  const text = (x: number, y: number, size: number, words: string, weight = 400): string =>
    `<text x="${x}" y="${y}" font-family="Fira Sans Condensed, Arial Narrow, sans-serif" font-size="${size}" font-weight="${weight}" fill="#fff">${escaped(words)}</text>`;
  const score = view.players
    .map(({ seat, life }) => `${voice.nameOf(seat)} ${String(life).replace("-", "−")}`)
    .join("   ·   ");
  const art = hero ? picture(hero, BOX) : `<rect width="${BOX.width}" height="${BOX.height}" fill="#20413a"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX.width} ${BOX.height}" width="${BOX.width}" height="${BOX.height}">`,
    '<defs><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset=".35" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#06120f" stop-opacity=".95"/></linearGradient></defs>',
    art,
    `<rect width="${BOX.width}" height="${BOX.height}" fill="url(#shade)"/>`,
    text(60, 470, 92, outcome(view, voice), 700),
    text(60, 532, 40, score, 600),
    text(60, 586, 30, `${say("table.turn")} ${view.turn.number}  ·  Hold Priority`),
    "</svg>",
  ].join("");
}

/** The picture, to look at and to give on. */
export function Souvenir({ view, voice }: { view: SeatView; voice: Voice }) {
  const source = useMemo(() => `data:image/svg+xml,${encodeURIComponent(souvenir(view, voice))}`, [view]);
  const give = async () => {
    const file = await pngOf(source);
    if (!file) return;
    try {
      if (navigator.canShare?.({ files: [file] })) return await navigator.share({ files: [file] });
    } catch {
      // Whoever thinks better of it shares nothing.
      return;
    }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = file.name;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <figure class="souvenir">
      <img src={source} alt={outcome(view, voice)} />
      <button type="button" onClick={() => void give()}>
        {say(typeof navigator.share === "function" ? "replaying.sharePicture" : "replaying.picture")}
      </button>
    </figure>
  );
}

async function pngOf(source: string): Promise<File | undefined> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, BOX);
  canvas.getContext("2d")?.drawImage(image, 0, 0, BOX.width, BOX.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  return blob ? new File([blob], "hold-priority.png", { type: "image/png" }) : undefined;
}
