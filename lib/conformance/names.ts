import { foldName } from "../cards/names.ts";
import type { Game } from "../engine/game.ts";
import { characteristicsOf } from "../engine/query/characteristics/characteristics.ts";
import { abilityOf, compiledCard } from "../engine/query/characteristics/compiled.ts";
import { doorsOf } from "../engine/query/characteristics/doors.ts";
import { cardOf, type Entity, isCardObject, isPlayer, type ObjectId } from "../engine/state/ids.ts";
import { definitionOf } from "../engine/state/objects.ts";

/** The spellings that name an object in a script, and what matches them. */
export interface Names {
  readonly game: Game;
  /** Cards by alias: an alias stays with its card through all zones. */
  readonly aliases: ReadonlyMap<string, number>;
}

const PLAYER = /^(?:targetPlayer=)?[Pp]layer([A-D])$/;

/** Every way a script may call this object. */
export function namesOf(game: Game, id: ObjectId): readonly string[] {
  const object = game.state.objects[id];
  if (object?.kind === "ability") {
    const { source } = object;
    return [...textsOnStack(game, id), ...(source === undefined ? [] : namesOf(game, source))];
  }
  const { name } = characteristicsOf(game, id);
  const doors = doorsOf(game, id);
  // 708.2a, 707.2: so is a copy of what is face down called.
  if (object?.faceDown !== undefined || (object?.zone === "battlefield" && name === "" && doors.length === 0)) {
    const hidden = ["[face_down_creature]", "[face_down_card]", "[face_down_token]"];
    // Scripts look at cards, also at those exiled face down; a permanent face down has no name.
    return object.zone === "exile" ? [compiledCard(game, object.definition).definition.name, ...hidden] : hidden;
  }
  if (doors.length > 0 && doors.every(({ unlocked }) => !unlocked)) return ["[fully_locked_room]"];
  const { definition } = compiledCard(game, definitionOf(game.state, id));
  const names = [name];
  if (object?.kind === "token") names.push(`${name} Token`);
  if (object?.kind === "emblem") names.push(`Emblem ${name}`, ...emblemNames(game, object.madeBy));
  // A permanent with both doors unlocked is called by both names only.
  if (definition.layout === "split" && name === definition.name && doors.length === 0)
    names.push(...definition.faces.map((face) => face.name), definition.faces.map((face) => face.name).join(" // "));
  return names;
}

/** There an emblem is called after the planeswalker type of what created it. */
const emblemNames = (game: Game, madeBy: ObjectId | undefined): readonly string[] =>
  madeBy === undefined ? [] : characteristicsOf(game, madeBy).subtypes.map((subtype) => `Emblem ${subtype}`);

/** What is written on an object on the stack: an ability has a text, in which its source has no name. */
export function textsOnStack(game: Game, id: ObjectId): readonly string[] {
  const object = game.state.objects[id];
  if (object?.kind !== "ability") return namesOf(game, id);
  const text = object.ability === undefined ? "" : (abilityOf(game, object.ability).text ?? "");
  const { source } = object;
  // A keyword's ability has no text of its own but its name: what there is to say of it are the reminders of its card.
  const reminders = /^[a-z -]*$/.test(text) && source !== undefined ? [remindersOf(game, source)] : [];
  // 603.12: nor has what a resolution makes, but the sentence of its card that makes it.
  const sentences = text === "" && source !== undefined ? whenSentences(game, source) : [];
  return [`stack ability (${text})`, text, ...reminders, ...sentences];
}

function whenSentences(game: Game, source: ObjectId): readonly string[] {
  const { faces } = compiledCard(game, definitionOf(game.state, source)).definition;
  return faces.flatMap(({ text }) => text.match(/(?<=\. )When(?:ever)? [^.]*\./g) ?? []);
}

function remindersOf(game: Game, source: ObjectId): string {
  const { faces } = compiledCard(game, definitionOf(game.state, source)).definition;
  return faces.flatMap(({ text }) => text.match(/\([^)]*\)/g) ?? []).join(" ");
}

/** Whether one part of a script's target or choice means this player or object. */
export function isNamed({ game, aliases }: Names, entity: Entity, wanted: string): boolean {
  const player = PLAYER.exec(wanted);
  if (player) return entity === player[1]!.charCodeAt(0) - 65;
  if (isPlayer(entity)) return false;
  let text = wanted;
  const only = /\[(no|only) copy\]/.exec(text);
  if (only) {
    text = text.replace(only[0], "").trim();
    const object = game.state.objects[entity];
    // 727.2: what is merged has the values of its parts without being a copy of anything.
    const copy = (object?.copy !== undefined && object.others === undefined) || object?.kind === "copy";
    if (copy !== (only[1] === "only")) return false;
  }
  if (text === "") return true;
  if (text.startsWith("@")) return isCardObject(entity) && aliases.get(text.slice(1)) === cardOf(entity);
  const folded = foldName(text);
  const plain = text.replace(/-[A-Z0-9]{3,5}$/, "");
  const names = namesOf(game, entity);
  if (names.some((name) => foldName(name) === folded || name === plain)) return true;
  const { zone, kind } = game.state.objects[entity] ?? {};
  if (zone !== "stack") return false;
  // XMage's text of a spell on the stack begins with "Cast".
  const said = kind === "ability" ? text : text.replace(/^Cast /, "");
  return names.some((name) => name !== "" && isText(game, entity, name, said));
}

/** A rule's text as scripts write it: the source is "{this}", symbols ASCII, no mark-up. */
export function normalText(text: string, names: readonly string[] = []): string {
  let plain = text
    .replace(/<[^>]*>/g, "")
    .replace(/&mdash;/g, "—")
    .replace(/[−–]/g, "-")
    .replace(/’/g, "'");
  plain = plain
    .replace(/ ?\([^)]*\)/g, "")
    // 714.2b: the numbers of chapters.
    .replace(/^[IVX]+(?:, [IVX]+)* [-—] /, "")
    .replace(/^[A-Z][A-Za-z' -]* — (?=[{+0-9-]|When|At |Sacrifice|Discard|Pay)/, "");
  for (const name of [...names].sort((a, b) => b.length - a.length))
    if (name !== "") plain = plain.replaceAll(name, "{this}");
  plain = plain.replace(
    /\bthis (?:creature|artifact|enchantment|land|permanent|equipment|aura|token|vehicle|planeswalker|saga|spell|card|class|siege|battle|door|case|room|spacecraft)\b/gi,
    "{this}",
  );
  return plain.toLowerCase().replace(/\s+/g, " ").trim();
}

/** Whether an ability's text begins as the script says, whichever way each names the source. */
export function isText(game: Game, source: ObjectId, text: string, wanted: string): boolean {
  const name = ownNames(game, source);
  const want = normalText(wanted.replace(/^stack ability \(/, "").replace(/\)$/, ""), name);
  return want !== "" && normalText(text, name).startsWith(want);
}

export function ownNames(game: Game, id: ObjectId): readonly string[] {
  const object = game.state.objects[id];
  const source = object?.kind === "ability" ? (object.source ?? id) : id;
  const { name } = characteristicsOf(game, source);
  return name === "" ? [] : [name, ...(name.includes(", ") ? [name.split(", ")[0]!] : [])];
}
