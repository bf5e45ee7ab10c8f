import type { ReadingFault } from "../cards/reading.ts";
import type { PrintedFace } from "../cards/schema.ts";
import type { Ability, Body } from "../engine/abilities/ability.ts";
import type { Effect } from "../engine/abilities/effects.ts";
import type { Objects } from "../engine/abilities/references.ts";
import { mapNodes, someNode } from "../engine/abilities/visit.ts";
import type { Room } from "../engine/definition.ts";
import { Scope } from "./bind/scope.ts";
import { Unbound } from "./bind/unbound.ts";
import { lostNames } from "./flow/names.ts";
import { line } from "./grammar.ts";
import { Input, type SelfName, TooManyReadings } from "./input.ts";
import { printed, type Tree, UnusedSlot } from "./kernel/index.ts";
import { spell, type Token, tokenize, withoutReminders, withReminders } from "./kernel/tokens.ts";
import { classLevelBegun, fromClassLevel } from "./layouts/classes.ts";
import { cleft, joined } from "./layouts/cleave.ts";
import { fromCommandZone, inCommandZone } from "./layouts/commandZone.ts";
import { behindDoor } from "./layouts/doors.ts";
import { inRoom, isDungeon, roomsOf } from "./layouts/dungeons.ts";
import { atLevel, type Level, levelBegun, sizeOf } from "./layouts/levels.ts";
import { isStation, sizeAt, striationBegun, whileCharged } from "./layouts/stations.ts";
import { lineBeyond, TOO_LONG, TOO_MANY_LINES, tokenBeyond } from "./limits.ts";

/** What a face's text was read as, and every place where a line failed. */
export interface FaceReading {
  readonly abilities: readonly Ability[];
  /** Of a dungeon. */
  readonly rooms?: readonly Room[];
  readonly faults: readonly ReadingFault[];
}

interface Paragraph {
  readonly text: string;
  readonly line: number;
}

/** A row of a table of results: "1—9 | Draw a card." (706.3). */
const ROW = /^\d+(?:(?:—\d+|\+)? \| | (?:or \d+ )?— )/;

/** Lines, with the bullets of a modal ability and the rows of a table in one paragraph with what introduces them. */
function paragraphs(face: PrintedFace): Paragraph[] {
  const found: Paragraph[] = [];
  const rows = !isStation(face);
  for (const [i, one] of face.text.split("\n").entries()) {
    const previous = found.at(-1);
    if ((/^(?:[•+] |\{P\})/.test(one) || (rows && ROW.test(one))) && previous !== undefined)
      found[found.length - 1] = { ...previous, text: `${previous.text}\n${one}` };
    else found.push({ text: one, line: i + 1 });
  }
  return found;
}

/** "Create Tiny, a legendary 1/1 ...": a token that is named in front of what it is. */
const CREATED = /\b[Cc]reates? (\p{Lu}[^,."]*), an? /gu;
/** "... token named Ember Sprite": one that is named behind it. */
const NAMED = /\btokens? named (\p{Lu}[\p{L}'-]*(?: (?:\p{Lu}[\p{L}'-]*|of|the))*)/gu;

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
  for (const [, token = ""] of [...face.text.matchAll(CREATED), ...face.text.matchAll(NAMED)])
    if (token !== face.name) names.push({ by: "token", text: token });
  for (const one of short) if (!/^(?:The|A|An)$|'s$|,$/.test(one)) names.push({ by: "short", text: one });
  return names;
}

/** A line as it is read, with the bullets of a modal ability, and the rows of a table. */
export interface FaceLine {
  /** Without reminder text. */
  readonly text: string;
  /** Its place in the face's text, reminder text included. */
  readonly from: number;
  readonly to: number;
  /**
   * What another text would mean in its place; undefined where it is not read. What the first one asked about has in common
   * with a later one is read once.
   */
  readonly reads: (text: string) => readonly Ability[] | undefined;
}

/** Reads one face's text; `index` is its place on the card. Every line that is read is told to `heard`. */
export function readFace(face: PrintedFace, index: number, heard?: (line: FaceLine) => void): FaceReading {
  if (face.text === "" && isSpellWithoutText(face)) return { abilities: [], faults: [{ ...TEXTLESS, face: index }] };
  const texts = cleft(face);
  if (texts === undefined) return readText(face, index, heard);
  const whole = readText(texts.whole, index);
  const cleaved = readText(texts.cleaved, index);
  const faults = whole.faults.length > 0 ? whole.faults : cleaved.faults;
  return { abilities: joined(whole.abilities, cleaved.abilities), faults };
}

/** An instant or sorcery without a word would do nothing: the file does not have its text yet. */
const isSpellWithoutText = ({ typeLine: { types } }: PrintedFace): boolean =>
  types.includes("instant") || types.includes("sorcery");
const TEXTLESS = { verdict: "declined", line: 1, column: 1, token: "", message: "Its text is missing." } as const;

function readText(face: PrintedFace, index: number, heard?: (line: FaceLine) => void): FaceReading {
  const beyond = lineBeyond(face.text);
  if (beyond !== undefined)
    return { abilities: [], faults: [{ ...TOO_MANY_LINES, face: index, token: beyond.slice(0, 40) }] };
  const names = selfNames(face);
  let scope = new Scope(face);
  const abilities: Ability[] = [];
  const faults: ReadingFault[] = [];
  let level: Level | undefined;
  let classLevel: number | undefined;
  let striation: number | undefined;
  for (const printedParagraph of paragraphs(face)) {
    const charged = isStation(face) ? striationBegun(printedParagraph.text) : undefined;
    striation = charged?.from ?? striation;
    const paragraph = charged === undefined ? printedParagraph : { ...printedParagraph, text: charged.text };
    const begun = levelBegun(paragraph.text);
    if (begun !== undefined) {
      level = begun;
      continue;
    }
    scope.links.putBefore = scope.links.put.length;
    const size = level === undefined ? undefined : sizeOf(paragraph.text);
    const result: ParagraphReading =
      size === undefined ? readParagraph(paragraph, names, scope) : { abilities: [size], scope };
    if ("fault" in result) faults.push({ face: index, ...result.fault });
    else {
      if (size === undefined) heard?.(lineOf(face, printedParagraph, paragraph, names, scope));
      const bar = classLevelBegun(paragraph.text);
      abilities.push(
        ...result.abilities.map((one) =>
          level !== undefined
            ? atLevel(one, level)
            : striation !== undefined
              ? whileCharged(one, striation)
              : classLevel !== undefined && bar === undefined
                ? fromClassLevel(one, classLevel)
                : one,
        ),
      );
      classLevel = bar ?? classLevel;
      scope = result.scope;
    }
  }
  if (striation !== undefined) abilities.push(...sizeAt(face, striation));
  const dungeon = isDungeon(face) ? roomsOf(face) : undefined;
  if (dungeon !== undefined && "lost" in dungeon) {
    const message = `Arrows of a dungeon lead from every room to the next; "${dungeon.lost}" has none or is not there.`;
    faults.push({ face: index, verdict: "declined", line: 1, column: 1, token: dungeon.lost, message });
  }
  const rooms = dungeon !== undefined && "rooms" in dungeon ? { rooms: dungeon.rooms } : {};
  const isOfDelve = scope.links.used && scope.links.made.length === 0 && abilities.some(delves);
  const unlinked = scope.links.used && scope.links.made.length === 0 && !isOfDelve && !abilities.some(exiles);
  if (scope.links.used) for (const place of scope.links.made) place.link = "exiled";
  if (scope.links.putUsed) for (const place of scope.links.put) place.link = "put";
  if (scope.links.tokenUsed && scope.links.put.length > 1)
    faults.push({
      ...{ face: index, verdict: "declined", line: 1, column: 1, token: "token" },
      message: "More than one ability of this card could have created the token that another speaks of.",
    });
  if (unlinked || (scope.links.putUsed && scope.links.put.length === 0))
    faults.push({
      face: index,
      verdict: "declined",
      line: 1,
      column: 1,
      token: unlinked ? "exiled" : "put",
      message: `No ability of this card ${unlinked ? "exiles" : "puts onto the battlefield"} what another speaks of.`,
    });
  const linked = isOfDelve ? mapNodes("ability", abilities, { objects: asDelved }) : abilities;
  const known = scope.links.playerUsed ? withTargetKept(linked) : linked;
  if (known === undefined)
    faults.push({
      ...{ face: index, verdict: "declined", line: 1, column: 1, token: "player" },
      message: "No ability of this card speaks of the player that another speaks of.",
    });
  const whole = rooms.rooms === undefined ? joinSpells(known ?? linked) : abilities.map(inRoom);
  if (faults.length === 0) for (const one of whole) faults.push(...unnamed(one, whole, face, index));
  const works = face.typeLine.types.some(inCommandZone) ? whole.map(fromCommandZone) : whole;
  return { abilities: works.map((ability) => behindDoor(ability, index)), faults, ...rooms };
}

/** 607.2: the one player that an ability targets as self enters is kept for those that speak of "that player". */
function withTargetKept(abilities: readonly Ability[]): readonly Ability[] | undefined {
  if (
    abilities.some((one) =>
      someNode("ability", one, { chosenQuality: ({ quality }) => quality === "player" || quality === "opponent" }),
    )
  )
    return abilities;
  const [first, ...others] = abilities.flatMap((one, i) => {
    if (one.kind !== "triggered" || one.when.on !== "move" || one.when.to !== "battlefield") return [];
    const slot = one.body.targets.findIndex(
      ({ of, count }) => count.max === 1 && of.every(({ target }) => target === "player"),
    );
    return one.when.object.is !== "self" || slot < 0 ? [] : [{ one, i, slot }];
  });
  if (first === undefined || others.length > 0) return undefined;
  const { one, i, slot } = first;
  const kept: Effect = {
    do: "chooseOption",
    who: { who: "you" },
    options: { quality: "somePlayer", of: { who: "target", slot } },
  };
  return abilities.with(i, { ...one, body: { ...one.body, effects: [kept, ...one.body.effects] } });
}

/** What an ability speaks of, though nothing gives it: it would be played as something else. */
function unnamed(ability: Ability, all: readonly Ability[], face: PrintedFace, index: number): readonly ReadingFault[] {
  const [first = ""] = (ability.text ?? "").split("\n");
  const line = face.text.split("\n").findIndex((one) => withoutReminders(one).text.includes(first)) + 1;
  return lostNames(ability, all).map(({ name, why }) => ({
    ...{ face: index, verdict: "declined", code: "no-antecedent", line: Math.max(1, line), column: 1 },
    token: first.split(" ")[0] ?? "",
    message: `This line is understood word for word, but something it speaks of (${name}) ${why}.`,
  }));
}

/** 702.75a: a keyword ability that exiles a card the others may speak of. */
const exiles = (ability: Ability): boolean =>
  ability.kind === "keyword" && ["hideaway", "hideaway n"].includes(ability.keyword.keyword);

/** 702.66a, 607.2a: what it exiles as it is cast is "exiled with" it, where nothing else of it exiles anything. */
const delves = (ability: Ability): boolean => ability.kind === "keyword" && ability.keyword.keyword === "delve";
const asDelved = (one: Objects, inside: () => Objects): Objects =>
  one.what === "linked" && one.name === "exiled" ? { ...one, name: "delved" } : inside();

function lineOf(
  face: PrintedFace,
  printedParagraph: Paragraph,
  paragraph: Paragraph,
  names: readonly SelfName[],
  scope: Scope,
): FaceLine {
  const to =
    face.text
      .split("\n")
      .slice(0, printedParagraph.line - 1)
      .reduce((sum, one) => sum + one.length + 1, 0) + printedParagraph.text.length;
  let first: Input | undefined;
  const reads = (text: string): readonly Ability[] | undefined => {
    const result = readParagraph({ ...paragraph, text }, names, scope.trial(), (of, tokens) => {
      const input = new Input(of, tokens, names, first);
      first ??= input;
      return input;
    });
    return "fault" in result ? undefined : result.abilities;
  };
  return { text: withoutReminders(paragraph.text).text, from: to - paragraph.text.length, to, reads };
}

type ParagraphReading =
  | { readonly abilities: readonly Ability[]; readonly scope: Scope }
  | { readonly fault: Omit<ReadingFault, "face"> };

/** Undefined where there are too many. */
function readingsOf(input: Input): ReturnType<typeof line.read> | undefined {
  try {
    return line.read(input, 0);
  } catch (error) {
    if (!(error instanceof TooManyReadings)) throw error;
    return undefined;
  }
}

function readParagraph(
  paragraph: Paragraph,
  names: readonly SelfName[],
  scope: Scope,
  inputOf = (text: string, tokens: readonly Token[]): Input => new Input(text, tokens, names),
): ParagraphReading {
  const { text, reminders } = withoutReminders(paragraph.text);
  if (text === "") return { abilities: [], scope };
  const fault = (
    verdict: ReadingFault["verdict"],
    offset: number,
    token: string,
    message: string,
  ): ParagraphReading => {
    const before = withReminders(
      text.slice(0, offset),
      reminders.filter((one) => one.at < offset),
    );
    const lines = before.split("\n");
    return {
      fault: {
        verdict,
        line: paragraph.line + lines.length - 1,
        column: (lines.at(-1)?.length ?? 0) + 1,
        token,
        message,
      },
    };
  };
  const tokens = tokenize(text);
  if (!("length" in tokens)) {
    const strange = text.charAt(tokens.strangeAt);
    return fault(
      "declined",
      tokens.strangeAt,
      strange,
      `This card's text contains "${strange}", which no rule explains.`,
    );
  }
  const beyond = tokenBeyond(tokens);
  if (beyond !== undefined) return fault("declined", beyond.from, beyond.text, TOO_LONG);
  const input = inputOf(text, tokens);
  const all = readingsOf(input);
  if (all === undefined)
    return fault(
      "declined",
      0,
      tokens[0]?.text ?? "",
      "This ability can be read in more ways than any that is printed.",
    );
  const whole = all.filter((reading) => reading.end === tokens.length);
  if (whole.length === 0) {
    const stopped = tokens[input.furthest];
    return stopped === undefined
      ? fault("declined", text.length, "", "This line ends before its meaning is complete.")
      : fault("declined", stopped.from, stopped.text, `This line is not understood from "${stopped.text}" on.`);
  }
  const meanings = new Map<
    string,
    { readonly abilities: readonly Ability[]; readonly scope: Scope; readonly trees: Tree<unknown>[] }
  >();
  let why = "";
  for (const { tree } of whole) {
    const own = scope.trial();
    try {
      const abilities = tree.bind(own);
      const meaning = JSON.stringify(abilities);
      const same = meanings.get(meaning);
      if (same === undefined) meanings.set(meaning, { abilities, scope: own, trees: [tree] });
      else same.trees.push(tree);
    } catch (error) {
      if (error instanceof UnusedSlot)
        return fault(
          "mismatched",
          0,
          tokens[0]?.text ?? "",
          `This line is read with words left out: ${error.message}.`,
        );
      if (!(error instanceof Unbound)) throw error;
      why = error.message;
    }
  }
  const [only, ...others] = meanings.values();
  if (only === undefined)
    return fault(
      "declined",
      0,
      tokens[0]?.text ?? "",
      `This line is understood word for word, but not what it means: ${why}.`,
    );
  if (others.length > 0)
    return fault("ambiguous", 0, tokens[0]?.text ?? "", `This line has ${others.length + 1} meanings.`);
  // Of the trees with this meaning one must print the very words.
  const prints = only.trees.map((tree) => withReminders(spell(printed(tree)), reminders));
  if (!prints.includes(paragraph.text))
    return fault("mismatched", 0, tokens[0]?.text ?? "", `This line would be printed as: ${prints[0]}`);
  return { abilities: only.abilities.map((ability) => ({ ...ability, text })), scope: only.scope };
}

/**
 * All that a spell does is one ability with one set of targets, however many paragraphs say it. What is done after its modes
 * (608.2c) is another, which follows them.
 */
function joinSpells(abilities: readonly Ability[]): readonly Ability[] {
  const at = abilities.findIndex((one) => one.kind === "spell" && one.body.modes !== undefined);
  const isAfterModes = at >= 0 && abilities.slice(0, at).every(({ kind }) => kind !== "spell");
  return isAfterModes ? [...abilities.slice(0, at + 1), ...asOne(abilities.slice(at + 1))] : asOne(abilities);
}

function asOne(abilities: readonly Ability[]): readonly Ability[] {
  const spells = abilities.filter((one) => one.kind === "spell");
  const first = spells[0];
  if (first === undefined || spells.length === 1) return abilities;
  const last = spells.at(-1) as typeof first;
  const modes = spells.find((one) => one.body.modes !== undefined)?.body.modes;
  const body: Body = {
    targets: last.body.targets,
    // Each paragraph takes up the instructions of those before it.
    effects: spells.findLast((one) => one.body.modes === undefined)?.body.effects ?? [],
    ...(modes === undefined ? {} : { modes }),
  };
  const x = spells.find((one) => one.x !== undefined)?.x;
  const whole: Ability = {
    kind: "spell",
    body,
    ...(x && { x }),
    text: spells.map((one) => one.text ?? "").join("\n"),
  };
  return abilities.flatMap((one): readonly Ability[] => (one === first ? [whole] : one.kind === "spell" ? [] : [one]));
}
