import type { CardReader } from "../cards/reading.ts";
import { readSet } from "../cards/sets/readSet.ts";
import type { Ability } from "../engine/abilities/ability.ts";
import type { CardDefinition } from "../engine/definition.ts";
import { type Argument, Unsupported } from "./script.ts";

/**
 * Permanents with one ability that a script gives as an object of the framework's language (FORMAT, section 8): what it is
 * called there is put into rules text, by a table, and that is read as any card's.
 */

/** "new Name(argument, argument)". */
interface Made {
  readonly name: string;
  readonly args: readonly string[];
}

/** What abilities say, as sentences. */
const ABILITIES: Readonly<Record<string, (args: readonly string[]) => string>> = {
  SimpleActivatedAbility: ([effect = "", cost = ""]) => `${costOf(cost)}: ${sentence(effect)}`,
  SimpleStaticAbility: (args) => sentence(args.findLast((one) => one.startsWith("new ")) ?? ""),
  BeginningOfCombatTriggeredAbility: ([effect = ""]) => `At the beginning of combat on your turn, ${said(effect)}.`,
  SpellCastControllerTriggeredAbility: ([effect = ""]) => `Whenever you cast a spell, ${said(effect)}.`,
};

/** What effects say, as clauses. */
const EFFECTS: Readonly<Record<string, (args: readonly string[]) => string>> = {
  BoostSourceEffect: ([power, toughness, duration = ""]) =>
    `this creature gets +${power}/+${toughness} ${from(DURATIONS, duration)}`,
  ConditionalPreventionEffect: ([effect = "", condition = ""]) => `${from(CONDITIONS, condition)}, ${said(effect)}`,
  CopyTargetStackObjectEffect: () => "copy that spell. You may choose new targets for the copy",
  GainLifeEffect: ([amount = ""]) =>
    /^\d+$/.test(amount) ? `you gain ${amount} life` : `you gain life equal to ${from(AMOUNTS, amount)}`,
  LoseGameSourceControllerEffect: () => "you lose the game",
  LoseLifeAllPlayersEffect: ([amount]) => `each player loses ${amount} life`,
  PreventAllDamageToAllEffect: ([, filter = ""]) =>
    `prevent all damage that would be dealt to ${from(FILTERS, filter)}`,
  TapAllEffect: ([filter = ""]) => `tap all ${filterOf(filter)}`,
  WinGameSourceControllerEffect: () => "you win the game",
};

const DURATIONS: Readonly<Record<string, string>> = {
  "Duration.EndOfTurn": "until end of turn",
  "Duration.UntilYourNextTurn": "until your next turn",
  "Duration.UntilYourNextUpkeepStep": "until your next upkeep",
  "Duration.UntilEndCombatOfYourNextTurn": "until end of combat on your next turn",
};
const CONDITIONS: Readonly<Record<string, string>> = {
  "MyTurnCondition.instance": "as long as it's your turn",
  "NotMyTurnCondition.instance": "as long as it's not your turn",
};
const AMOUNTS: Readonly<Record<string, string>> = {
  "PartyCount.instance": "the number of creatures in your party",
};
const FILTERS: Readonly<Record<string, string>> = {
  "StaticFilters.FILTER_PERMANENT": "permanents",
  "StaticFilters.FILTER_PERMANENT_CREATURE": "creatures",
  "StaticFilters.FILTER_PERMANENT_CREATURES": "creatures",
};

const unknown = (java: string): never => {
  throw new Unsupported(`an ability made by ${java}`);
};
const from = (table: Readonly<Record<string, string>>, java: string): string => table[java] ?? unknown(java);
const said = (java: string): string => {
  const { name, args } = made(java);
  return EFFECTS[name]?.(args) ?? unknown(name);
};
const sentence = (java: string): string => {
  const words = said(java);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
};
const costOf = (java: string): string => {
  const { name, args } = made(java);
  if (!name.startsWith("ManaCostsImpl") || args.length !== 1) return unknown(java);
  return quoted(args[0]!) === "" ? FREE : quoted(args[0]!);
};
const FREE = "{0}";

/** new FilterCreaturePermanent(SubType.BEAR, "bears"). */
function filterOf(java: string): string {
  const [, subtype] = /^new FilterCreaturePermanent\(SubType\.([A-Z]+),/.exec(java) ?? [];
  if (subtype === undefined) return from(FILTERS, java);
  return `${subtype.charAt(0)}${subtype.slice(1).toLowerCase()}s`;
}

const quoted = (java: string): string => /^"(.*)"$/.exec(java)?.[1] ?? unknown(java);

/** Takes "new Name<>(a, new Other(b, c))" apart at the commas that are not inside of anything. */
function made(java: string): Made {
  const [, name, inside] = /^new (\w+)(?:<[^(]*>)?\((.*)\)$/s.exec(java.trim()) ?? [];
  if (name === undefined || inside === undefined) return unknown(java);
  const args: string[] = [];
  let depth = 0;
  let isQuoted = false;
  let word = "";
  for (const letter of inside) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && letter === "(") depth++;
    else if (!isQuoted && letter === ")") depth--;
    if (letter === "," && depth === 0 && !isQuoted) {
      args.push(word.trim());
      word = "";
    } else word += letter;
  }
  return { name, args: word.trim() === "" ? args : [...args, word.trim()] };
}

const PREFIX = "*custom ";
export const isCustom = (name: string): boolean => name.startsWith(PREFIX);

/** What such a permanent is called among the cards of a script, by the arguments that place it. */
export function customName([name, , ability, , type = "CardType.ENCHANTMENT"]: readonly Argument[]): string {
  if (typeof ability !== "object" || ability === null) throw new Unsupported("addCustomCardWithAbility without one");
  const { name: kind, args } = made(ability.java);
  const text = ABILITIES[kind]?.(args) ?? unknown(kind);
  // A cost that is nothing is not said there.
  const isSilent = kind === "SimpleActivatedAbility" && quoted(made(args[1]!).args[0]!) === "";
  const types = String(type).replace("CardType.", "").toLowerCase();
  return `${PREFIX}${JSON.stringify({ name, types: `${types.charAt(0).toUpperCase()}${types.slice(1)}`, text, isSilent })}`;
}

export function customCard(called: string, read: CardReader): CardDefinition {
  const { name, types, text, isSilent } = JSON.parse(called.slice(PREFIX.length)) as {
    readonly name: string;
    readonly types: string;
    readonly text: string;
    readonly isSilent: boolean;
  };
  const [{ printed }] = readSet(`${name} {0}\n${types}\n${text}${types === "Creature" ? "\n1/1" : ""}`) as [
    ReturnType<typeof readSet>[number],
  ];
  const reading = read(printed);
  if (reading.verdict !== "read") throw new Unsupported(`an ability that says "${text}"`);
  const silent = (ability: Ability): Ability =>
    isSilent && ability.text !== undefined ? { ...ability, text: ability.text.replace(`${FREE}: `, "") } : ability;
  const [face, ...faces] = reading.card.faces;
  return { ...reading.card, faces: [{ ...face, abilities: face.abilities.map(silent) }, ...faces] };
}
