import type { PrintedFace } from "../cards/schema.ts";
import type { Ability, Body } from "../engine/abilities/ability.ts";
import { Scope, Unbound } from "./bind/scope.ts";
import { line } from "./grammar.ts";
import { Input, type SelfName } from "./input.ts";
import type { Tree } from "./kernel.ts";
import { spell, tokenize, withReminders, withoutReminders } from "./tokens.ts";

/** Where reading stopped: the line and column in the face's text (from 1), and the token nobody could read. */
export interface Position {
  readonly face: number;
  readonly line: number;
  readonly column: number;
  readonly token: string;
}

export type FaceReading =
  | { readonly verdict: "read"; readonly abilities: readonly Ability[] }
  | { readonly verdict: "declined"; readonly at: Position; readonly why?: string }
  | { readonly verdict: "ambiguous"; readonly at: Position; readonly readings: readonly (readonly Ability[])[] }
  | { readonly verdict: "mismatched"; readonly at: Position; readonly printed: string };

interface Paragraph {
  readonly text: string;
  readonly line: number;
}

/** Lines, with the bullets of a modal ability in one paragraph with what introduces them. */
function paragraphs(text: string): Paragraph[] {
  const found: Paragraph[] = [];
  for (const [i, one] of text.split("\n").entries()) {
    const previous = found.at(-1);
    if (one.startsWith("•") && previous !== undefined) found[found.length - 1] = { ...previous, text: `${previous.text}\n${one}` };
    else found.push({ text: one, line: i + 1 });
  }
  return found;
}

/** The names the text may use for the object it is on: the whole name and, for legends, the name without its epithet. */
function selfNames(face: PrintedFace): SelfName[] {
  const names: SelfName[] = [{ by: "name", text: face.name }];
  const short = new Set<string>();
  if (face.typeLine.supertypes.includes("legendary") || face.typeLine.types.includes("planeswalker")) {
    for (const separator of [", ", " of ", " the ", " from ", " and ", " & ", " "]) {
      const at = face.name.indexOf(separator);
      if (at > 0) short.add(face.name.slice(0, at));
    }
    const words = face.name.split(" ");
    if (words.length > 2) short.add(words.slice(0, 2).join(" "));
  }
  for (const one of short) if (!/^(?:The|A|An)$/.test(one)) names.push({ by: "short", text: one });
  return names;
}

/** Reads one face's text; `index` is its place on the card. */
export function readFace(face: PrintedFace, index: number): FaceReading {
  const names = selfNames(face);
  let scope = new Scope(face);
  const abilities: Ability[] = [];
  for (const paragraph of paragraphs(face.text)) {
    const { text, reminders } = withoutReminders(paragraph.text);
    if (text === "") continue;
    const at = (offset: number, token: string): Position => {
      const before = withReminders(text.slice(0, offset), reminders.filter((one) => one.at < offset));
      const lines = before.split("\n");
      return { face: index, line: paragraph.line + lines.length - 1, column: (lines.at(-1)?.length ?? 0) + 1, token };
    };
    const tokens = tokenize(text);
    if (!("length" in tokens)) return { verdict: "declined", at: at(tokens.strangeAt, text.charAt(tokens.strangeAt)) };
    const input = new Input(text, tokens, names);
    const whole = line.read(input, 0).filter((reading) => reading.end === tokens.length);
    const furthest = tokens[Math.min(input.furthest, tokens.length - 1)];
    const stopped = at(furthest?.from ?? 0, input.furthest >= tokens.length ? "end of line" : (furthest?.text ?? ""));
    if (whole.length === 0) return { verdict: "declined", at: stopped };
    const bound = new Map<string, { readonly abilities: readonly Ability[]; readonly scope: Scope; readonly tree: Tree<unknown> }>();
    let why: string | undefined;
    for (const { tree } of whole) {
      const own = scope.copy();
      try {
        const meaning = tree.bind(own);
        bound.set(JSON.stringify(meaning), { abilities: meaning, scope: own, tree });
      } catch (error) {
        if (!(error instanceof Unbound)) throw error;
        why = error.message;
      }
    }
    const [only, ...more] = bound.values();
    if (only === undefined) return { verdict: "declined", at: at(0, tokens[0]?.text ?? ""), ...(why === undefined ? {} : { why }) };
    if (more.length > 0)
      return { verdict: "ambiguous", at: at(0, tokens[0]?.text ?? ""), readings: [...bound.values()].map((one) => one.abilities) };
    const out: string[] = [];
    only.tree.print(out);
    const printed = withReminders(spell(out), reminders);
    if (printed !== paragraph.text) return { verdict: "mismatched", at: at(0, tokens[0]?.text ?? ""), printed };
    scope = only.scope;
    
    abilities.push(...only.abilities.map((ability) => ({ ...ability, text })));
  }
  return { verdict: "read", abilities: joinSpells(abilities) };
}

/** All that a spell does is one ability with one set of targets, however many paragraphs say it. */
function joinSpells(abilities: readonly Ability[]): readonly Ability[] {
  const spells = abilities.filter((one) => one.kind === "spell");
  const first = spells[0];
  if (first === undefined || spells.length === 1) return abilities;
  const last = spells.at(-1) as typeof first;
  const modes = spells.find((one) => one.body.modes !== undefined)?.body.modes;
  const body: Body = {
    targets: last.body.targets,
    effects: spells.flatMap((one) => one.body.effects),
    ...(modes === undefined ? {} : { modes }),
  };
  const joined: Ability = { kind: "spell", body, text: spells.map((one) => one.text ?? "").join("\n") };
  return abilities.flatMap((one): readonly Ability[] => (one === first ? [joined] : one.kind === "spell" ? [] : [one]));
}

