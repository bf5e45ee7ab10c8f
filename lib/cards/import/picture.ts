import { z } from "zod";
import type { CardPicture } from "../schema.ts";
import type { Fields } from "./fields.ts";

const addresses = z.object({
  art_crop: z
    .url({ protocol: /^https$/ })
    .max(500)
    .refine((address) => !/[@\s]/u.test(address)),
});
const words = z.string().trim().min(1).max(200);

/**
 * The picture without its frame that Scryfall's lists name for a face, or else for its card, with who made it. Anything but an
 * address that a page can ask for safely counts as none: no picture is worth refusing a card.
 */
export function pictureOf(face: Fields, card: Fields): CardPicture | undefined {
  for (const one of [face, card]) {
    const { data } = addresses.safeParse(one.anything("image_uris"));
    if (data === undefined) continue;
    const artist = [one, card].map((whose) => words.safeParse(whose.anything("artist")).data).find(Boolean);
    return { address: data.art_crop, ...(artist && { artist }) };
  }
  return undefined;
}
