import { useEffect, useState } from "preact/hooks";
import { type Pictured, picture } from "../../../lib/cardArt/picture.ts";
import type { CardPicture } from "../../../lib/cards/schema.ts";
import { usePictureElsewhere } from "./elsewhere.ts";

/** Whether a card's picture is as high as wide, as on the battlefield, or the window of a card that is read. */
export type Shape = "square" | "window";
const BOXES = { square: { width: 200, height: 200 }, window: { width: 320, height: 180 } } as const;

const MOST_KEPT = 400;
const made = new Map<string, string>();

const keyFor = ({ name, colors, types, subtypes, text = "", faceDown }: Pictured, shape: Shape): string =>
  faceDown ? shape : [shape, name, colors.join(""), types, subtypes, text].join("|");

/** As an address: an image of its own is decoded once for all that look the same, and adds nothing to the page's tree. */
function addressOf(card: Pictured, shape: Shape, key: string): string {
  const { width, height } = BOXES[shape];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${picture(card, BOXES[shape])}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  if (made.size >= MOST_KEPT) made.clear();
  made.set(key, address);
  return address;
}

/** Those that wait to be drawn: a table is there to be read and answered before its pictures are. */
const waiting = new Set<() => void>();
const MOST_A_FRAME_MS = 10;
let drawing = false;

function drawSome(): void {
  const began = performance.now();
  for (const draw of waiting) {
    waiting.delete(draw);
    draw();
    if (performance.now() - began > MOST_A_FRAME_MS) break;
  }
  drawing = waiting.size > 0;
  if (drawing) nextFrame();
}

const nextFrame = (): void => void requestAnimationFrame(() => setTimeout(drawSome));

/** The card's picture, which says nothing that its words do not. */
export function Art({ card, shape }: { card: Pictured & { readonly picture?: CardPicture }; shape: Shape }) {
  const elsewhere = usePictureElsewhere(card.picture);
  const key = keyFor(card, shape);
  const known = made.get(key);
  const [, show] = useState("");
  useEffect(() => {
    if (made.has(key)) return;
    const draw = () => {
      if (!made.has(key)) addressOf(card, shape, key);
      show(key);
    };
    waiting.add(draw);
    if (!drawing) nextFrame();
    drawing = true;
    return () => void waiting.delete(draw);
  }, [key]);
  const address = elsewhere?.address ?? known;
  return address === undefined ? (
    <span class="art" />
  ) : (
    <img class="art" alt="" src={address} draggable={false} decoding="async" />
  );
}
