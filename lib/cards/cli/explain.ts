import type { CardDefinition, FaceDefinition } from "../../engine/definition.ts";
import { CardsError } from "../errors.ts";
import { explained } from "../explain/index.ts";
import { isUnsupported, whyUnsupported } from "../import/entry.ts";
import { indexNames, nearestNames } from "../names.ts";
import type { CardReader, UnreadCard } from "../reading.ts";
import type { PrintedCard, PrintedFace } from "../schema.ts";
import type { CardShelf } from "../shelf.ts";
import { printTypeLine } from "../typeline.ts";
import type { Terminal } from "./terminal.ts";

/** Shows what is printed and what it was read as; false if it was not. */
export function explain(name: string, shelf: CardShelf, read: CardReader, json: boolean, terminal: Terminal): boolean {
  const entry = shelf.find(name);
  if (!entry) {
    const near = nearestNames(name, indexNames(shelf.names())).map((one) => `"${one}"`);
    const hint =
      near.length === 0 ? "give a file of cards with --cards, or import one" : `did you mean ${near.join(" or ")}?`;
    throw new CardsError("unknown-card", `there is no card "${name}"; ${hint}`);
  }
  if (isUnsupported(entry.card)) {
    terminal.out(`${entry.name}: cannot be played yet: ${whyUnsupported(entry.card)}`);
    return false;
  }
  const reading = read(entry.card);
  if (json) {
    terminal.out(JSON.stringify(reading));
    return reading.verdict === "read";
  }
  if (reading.verdict !== "read") {
    for (const line of failure(entry.card, reading)) terminal.out(line);
    return false;
  }
  for (const warning of reading.warnings ?? []) terminal.err(`note: ${warning}`);
  for (const line of cardLines(reading.card)) terminal.out(line);
  return true;
}

/** Every face with its lines, and under each what it was read as. */
export const cardLines = (card: CardDefinition): readonly string[] =>
  card.faces.flatMap((face, index) => [...(index > 0 ? [""] : []), ...faceLines(face)]);

const head = (face: PrintedFace): string[] => [
  [face.name, face.manaCost, "—", printTypeLine(face.typeLine), corner(face)].filter(Boolean).join(" "),
];

function corner(face: PrintedFace): string | undefined {
  if (face.power !== undefined) return `${face.power}/${face.toughness}`;
  return face.loyalty !== undefined
    ? `loyalty ${face.loyalty}`
    : face.defense === undefined
      ? undefined
      : `defense ${face.defense}`;
}

function faceLines(face: FaceDefinition): string[] {
  const lines = head(face);
  let said: string | undefined;
  for (const ability of face.abilities) {
    // Several abilities can come from one line: "Flying, vigilance".
    if (ability.text !== undefined && ability.text !== said)
      lines.push("", `  ${ability.text.replaceAll("\n", "\n  ")}`);
    said = ability.text;
    lines.push(...explained(ability).map((line) => `    ${line}`));
  }
  if (face.abilities.length === 0) lines.push("  no abilities");
  return lines;
}

/** The text with a mark under each place where reading stopped. */
function failure(card: PrintedCard, reading: UnreadCard): string[] {
  const lines = [`${card.name}: ${reading.verdict}, so it cannot be played yet`];
  card.faces.forEach((face, index) => {
    lines.push("", ...head(face));
    face.text.split("\n").forEach((text, at) => {
      if (text !== "") lines.push(`  ${text}`);
      for (const fault of reading.faults.filter((one) => one.face === index && one.line === at + 1))
        lines.push(`  ${" ".repeat(Math.max(0, fault.column - 1))}^ ${fault.message}`);
    });
  });
  return lines;
}
