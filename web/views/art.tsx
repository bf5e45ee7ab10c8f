import { type Pictured, picture } from "../../lib/cardArt/picture.ts";

/** Whether a card's picture is as high as wide, as on the battlefield, or the window of a card that is read. */
export type Shape = "square" | "window";
const BOXES = { square: { width: 200, height: 200 }, window: { width: 320, height: 180 } } as const;

const MOST_KEPT = 400;
const made = new Map<string, string>();

/** As an address: an image of its own is decoded once for all that look the same, and adds nothing to the page's tree. */
function addressOf(card: Pictured, shape: Shape): string {
  const { name, colors, types, subtypes, text = "", faceDown } = card;
  const key = faceDown ? shape : [shape, name, colors.join(""), types, subtypes, text].join("|");
  const known = made.get(key);
  if (known !== undefined) return known;
  const { width, height } = BOXES[shape];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${picture(card, BOXES[shape])}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  if (made.size >= MOST_KEPT) made.clear();
  made.set(key, address);
  return address;
}

/** The card's own picture, which says nothing that its words do not. */
export const Art = ({ card, shape }: { card: Pictured; shape: Shape }) => (
  <img class="art" alt="" src={addressOf(card, shape)} draggable={false} />
);
