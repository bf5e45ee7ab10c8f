import { CardsError, controlCharacter } from "../errors.ts";
import { printed } from "../import/face.ts";
import { readManaCost } from "../mana.ts";
import { COLORS, type Layout, type PrintedCard, type PrintedFace } from "../schema.ts";
import { readTypeLine } from "../typeline.ts";

/*
 * A set is one text that looks like its cards. Blank lines separate cards; lines with "#" in front are remarks.
 *
 *   Name {mana cost}          the cost is left out where the card has none
 *   Type line                 with "—" before the subtypes
 *   Rules text ...            any number of lines
 *   2/3                       or "Loyalty 4", "Defense 5", where the card has such a corner
 *   Hand +1, life -3          of a vanguard
 *   Lights 2 4 6              of an Attraction
 *   Color indicator: red      only where it is printed
 *   ~ Flavour                 not read
 *
 * A further face follows after a line "// transform", "// modal_dfc", "// split", "// flip", "// adventure" or "// prepare".
 */

const FURTHER_FACE = ["split", "flip", "transform", "modal_dfc", "adventure", "prepare"] as const;
const INDICATOR = { white: "W", blue: "U", black: "B", red: "R", green: "G" } as const;

export interface SetCard {
  readonly printed: PrintedCard;
  readonly flavor: string;
  /** Where it begins in the set, from 1. */
  readonly line: number;
}

interface Line {
  readonly text: string;
  readonly number: number;
}

/** The cards of a set, in its order. Throws `CardsError` with the line. */
export function readSet(text: string): SetCard[] {
  const cards: SetCard[] = [];
  const seen = new Map<string, number>();
  let block: Line[] = [];
  const finish = () => {
    if (block.length > 0) {
      const card = readBlock(block);
      const before = seen.get(card.printed.name);
      if (before !== undefined)
        throw new CardsError("duplicate-name", `"${card.printed.name}" is already on line ${before}`, {
          line: card.line,
        });
      seen.set(card.printed.name, card.line);
      cards.push(card);
    }
    block = [];
  };
  text.split("\n").forEach((raw, index) => {
    const line = raw.trim();
    const control = controlCharacter(line);
    if (control)
      throw new CardsError("control-character", `there is a control character ${control}`, { line: index + 1 });
    if (line === "") finish();
    else if (!line.startsWith("#")) block.push({ text: line, number: index + 1 });
  });
  finish();
  return cards;
}

function readBlock(block: readonly Line[]): SetCard {
  const flavor = block.filter(({ text }) => text.startsWith("~")).map(({ text }) => text.slice(1).trim());
  const faces: PrintedFace[] = [];
  let layout: Layout | undefined;
  let lines: Line[] = [];
  for (const line of block.filter(({ text }) => !text.startsWith("~"))) {
    const further = /^\/\/ (\w+)$/u.exec(line.text)?.[1];
    if (further === undefined) {
      lines.push(line);
      continue;
    }
    layout = FURTHER_FACE.find((known) => known === further);
    if (!layout) throw no(line, `"${further}" is no layout with two faces`);
    faces.push(readFace(lines));
    lines = [];
  }
  const last = readFace(lines);
  const [front = last, ...others] = [...faces, last];
  const name = [front, ...others].map((face) => face.name).join(" // ");
  return {
    printed: printed(name, layout ?? ownLayout(front), [front, ...others]),
    flavor: flavor.join("\n"),
    line: block[0]?.number ?? 1,
  };
}

/** Layouts that a single face shows by itself. */
function ownLayout({ typeLine, text }: PrintedFace): Layout {
  for (const [subtype, layout] of [
    ["Saga", "saga"],
    ["Class", "class"],
    ["Case", "case"],
  ] as const)
    if (typeLine.subtypes.includes(subtype)) return layout;
  if (text.startsWith("Level up ")) return "leveler";
  if (text.startsWith("Prototype ")) return "prototype";
  return text.startsWith("Mutate ") ? "mutate" : "normal";
}

function readFace(lines: readonly Line[]): PrintedFace {
  const [first, second, ...rest] = lines;
  if (!first || !second) throw no(first, "a card wants at least a name and a type line");
  const head = /^(.+?)(?:\s+(\{\S+\}))?$/u.exec(first.text);
  const name = head?.[1] ?? first.text;
  const cost = head?.[2];
  if (cost !== undefined && !readManaCost(cost).ok) throw no(first, `${cost} is not a mana cost`);
  const types = readTypeLine(second.text);
  if (!types.ok) throw no(second, `"${types.word}" is no card type or supertype`);
  const text: string[] = [];
  let corner: Partial<PrintedFace> = {};
  for (const [index, line] of rest.entries()) {
    // A leveler prints a corner for each range of levels (711.2); those are lines of its text.
    const found = rest[index - 1]?.text.startsWith("LEVEL ") ? undefined : readCorner(line.text);
    if (found) corner = { ...corner, ...found };
    else text.push(line.text);
  }
  if (
    types.typeLine.types.includes("creature") !== (corner.power !== undefined) &&
    !types.typeLine.subtypes.some((subtype) => subtype === "Vehicle" || subtype === "Spacecraft")
  )
    throw no(first, "power and toughness belong to creatures, Vehicles and Spacecraft, and every creature has them");
  return {
    name,
    ...(cost === undefined ? {} : { manaCost: cost }),
    typeLine: types.typeLine,
    text: text.join("\n"),
    ...corner,
  };
}

function readCorner(text: string): Partial<PrintedFace> | undefined {
  const stats = /^([\d*+]+)\/([\d*+]+)$/u.exec(text);
  if (stats?.[1] && stats[2]) return { power: stats[1], toughness: stats[2] };
  const number = /^(Loyalty|Defense) (\d+|X)$/u.exec(text);
  if (number?.[2]) return number[1] === "Loyalty" ? { loyalty: number[2] } : { defense: number[2] };
  const vanguard = /^Hand ([+-]\d+|0), life ([+-]\d+|0)$/u.exec(text);
  if (vanguard) return { handModifier: Number(vanguard[1]), lifeModifier: Number(vanguard[2]) };
  const lights = /^Lights ([1-6](?: [1-6])*)$/u.exec(text)?.[1];
  if (lights !== undefined) return { lights: lights.split(" ").map(Number) };
  const indicator = /^Color indicator: (.+)$/u.exec(text)?.[1];
  if (indicator === undefined) return undefined;
  const named = Object.entries(INDICATOR).filter(([word]) => indicator.split(" and ").includes(word));
  return { colorIndicator: COLORS.filter((color) => named.some(([, symbol]) => symbol === color)) };
}

const no = (line: Line | undefined, message: string): CardsError =>
  new CardsError("bad-set", message, { line: line?.number });
