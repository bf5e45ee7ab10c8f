import { type CardPicture, NAME_LANGUAGES, type PrintedFace, type PrintedNames } from "../../../cards/schema.ts";
import type { CardPool } from "../../definition.ts";
import type { Game } from "../../game.ts";

/** What people see of a card and the rules know nothing of: its names in other languages, its picture. */
export type Presentation = Pick<PrintedFace, "printedNames" | "picture">;

/** That of the cards and faces of a game, by their English names; of those that have any. */
export function presentationIn({ pool, derived: { presented } }: Game): ReadonlyMap<string, Presentation> {
  presented.byName ??= presentationOf(pool);
  return presented.byName;
}

function presentationOf(pool: CardPool): ReadonlyMap<string, Presentation> {
  const found = new Map<string, Presentation>();
  const add = (name: string, printedNames: PrintedNames | undefined, picture: CardPicture | undefined): void => {
    if (printedNames === undefined && picture === undefined) return;
    found.set(name, { ...(printedNames && { printedNames }), ...(picture && { picture }) });
  };
  for (const { name, layout, faces } of pool.cards) {
    for (const { name: its, printedNames, picture } of faces) add(its, printedNames, picture);
    // 709.4b: a split card has both names.
    if (layout === "split") add(name, bothNames(faces), faces[0]?.picture);
  }
  return found;
}

function bothNames(faces: readonly PrintedFace[]): PrintedNames | undefined {
  const both = NAME_LANGUAGES.flatMap((language) => {
    const halves = faces.flatMap(({ printedNames }) => printedNames?.[language] ?? []);
    return halves.length === faces.length ? [[language, halves.join(" // ")] as const] : [];
  });
  return both.length > 0 ? Object.fromEntries(both) : undefined;
}
