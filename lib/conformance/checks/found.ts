import type { Game } from "../../engine/game.ts";
import { characteristicsOf, controllerOf } from "../../engine/query/characteristics/characteristics.ts";
import { COLOR_BIT, TYPE_BIT } from "../../engine/state/bits.ts";
import type { ObjectId, Seat } from "../../engine/state/ids.ts";
import { abilitiesOf } from "../abilities.ts";
import { isNamed, type Names } from "../names.ts";
import { seatOf } from "../parse.ts";
import type { Argument } from "../script.ts";

/** What a check or assertion found wrong: "expected ..., found ..."; undefined if it holds (FORMAT, section 7). */
export type Wrong = string | undefined;

export const differs = (what: string, expected: unknown, found: unknown): Wrong =>
  expected === found ? undefined : `${what}: expected ${expected}, found ${found}`;

/** Exactly this name; an alias means its object. */
export const called = (names: Names, id: ObjectId, name: string): boolean =>
  name.startsWith("@")
    ? isNamed(names, id, name)
    : isNamed({ ...names }, id, name.replace(/\[(?:no|only) copy\]/, "")) && isNamed(names, id, name);

export const permanents = ({ game }: Names, seat?: Seat): ObjectId[] =>
  game.state.battlefield.filter(
    (id) => game.state.objects[id]!.phasedOut === undefined && (seat === undefined || controllerOf(game, id) === seat),
  );

export const named = (names: Names, ids: readonly ObjectId[], name: string): ObjectId[] =>
  ids.filter((id) => called(names, id, name));

export const counterKind = (type: Argument | undefined): string => {
  const text = String(type).replace(/^CounterType\./, "");
  return SIGNED[text] ?? text.toLowerCase().replaceAll("_", " ");
};

const SIGNED: Readonly<Record<string, string>> = {
  P1P1: "+1/+1",
  M1M1: "-1/-1",
  P1P0: "+1/+0",
  P0P1: "+0/+1",
  P2P2: "+2/+2",
  M0M1: "-0/-1",
  M1M0: "-1/-0",
  M2M2: "-2/-2",
  M0M2: "-0/-2",
};

const countersOn = (game: Game, id: ObjectId, kind: string): number => {
  const counters = game.state.objects[id]?.counters ?? {};
  const key = Object.keys(counters).find((one) => one.toLowerCase() === kind.toLowerCase());
  return key === undefined ? 0 : counters[key]!;
};

export function countersOfFirst(
  names: Names,
  ids: readonly ObjectId[],
  name: string,
  type: Argument | undefined,
  count: Argument | undefined,
): Wrong {
  const [first] = named(names, ids, name);
  if (first === undefined) return `${name} is not on the battlefield, expected ${count} ${counterKind(type)} counters`;
  return differs(
    `${counterKind(type)} counters on ${name}`,
    Number(count),
    countersOn(names.game, first, counterKind(type)),
  );
}

export const isNumber = (value: Argument | undefined): value is number => typeof value === "number";

export function zoneCount(names: Names, zone: "graveyard" | "hand" | "library", args: readonly Argument[]): Wrong {
  const [player, second, third] = args;
  const ids = names.game.state.players[seatOf(player)]![zone];
  if (isNumber(second)) return differs(`cards in ${player}'s ${zone}`, second, ids.length);
  return differs(`${second} in ${player}'s ${zone}`, Number(third), named(names, ids, String(second)).length);
}

export const pt = (game: Game, id: ObjectId): string => {
  const { power, toughness } = characteristicsOf(game, id);
  // There what is no creature has 0 of both.
  return `${power ?? 0}/${toughness ?? 0}`;
};

/** 205, as constants: "CardType.CREATURE", "SubType.GOBLIN". */
export const word = (value: Argument | undefined): string => String(value).replace(/^[A-Za-z]+\./, "");

export const typeBit = (value: Argument | undefined): number =>
  TYPE_BIT[word(value).toLowerCase() as keyof typeof TYPE_BIT] ?? 0;

export function hasSubtype(game: Game, id: ObjectId, value: Argument | undefined): boolean {
  const now = characteristicsOf(game, id);
  const want = word(value)
    .toLowerCase()
    .replace(/[^a-z]/g, "");
  return (
    now.subtypes.some((one) => one.toLowerCase().replace(/[^a-z]/g, "") === want) ||
    (now.everyCreatureType && want !== "")
  );
}

export function colorIs(names: Names, id: ObjectId, colors: string, must: boolean): Wrong {
  const now = characteristicsOf(names.game, id);
  for (const letter of colors) {
    if (letter === "C") {
      if ((now.colors === 0) !== must) return `${now.name} is colorless: expected ${must}, found ${!must}`;
      continue;
    }
    const bit = COLOR_BIT[letter as keyof typeof COLOR_BIT] ?? 0;
    if (((now.colors & bit) !== 0) !== must) return `colour ${letter} of ${now.name}: expected ${must}, found ${!must}`;
  }
  return undefined;
}

export const text = (ability: Argument | undefined): string =>
  typeof ability === "object" && ability !== null ? ability.java : String(ability);

export const hasAbility = (
  game: Game,
  id: ObjectId,
  ability: Argument | undefined,
  must: Argument | undefined,
): Wrong =>
  differs(`${text(ability)} of ${characteristicsOf(game, id).name}`, must === true, abilitiesOf(game, id, ability) > 0);

export const lost = (game: Game, seat: Seat): boolean =>
  game.state.players[seat]!.lost === true ||
  (game.state.result !== undefined && !game.state.result.winners.includes(seat));
