import { foldName } from "../cards/names.ts";
import type { PriorityAction } from "../engine/decisions.ts";
import type { Game } from "../engine/game.ts";
import { characteristicsOf, controllerOf } from "../engine/query/characteristics/characteristics.ts";
import { COLOR_BIT, TYPE_BIT } from "../engine/state/bits.ts";
import { type Entity, isPlayer, type ObjectId, type Seat } from "../engine/state/ids.ts";
import { ownerOf, zoneOf } from "../engine/state/objects.ts";
import { abilitiesOf } from "./abilities.ts";
import { activationsNamed, castsNamed, landsNamed } from "./commands.ts";
import { isNamed, type Names, namesOf } from "./names.ts";
import { isPlayerSymbol, seatOf } from "./parse.ts";
import { type Argument, type Call, Unsupported } from "./script.ts";

/** What a check or assertion found wrong: "expected ..., found ..."; undefined if it holds (FORMAT, section 7). */
export type Wrong = string | undefined;

const differs = (what: string, expected: unknown, found: unknown): Wrong =>
  expected === found ? undefined : `${what}: expected ${expected}, found ${found}`;

/** Exactly this name; an alias means its object. */
const called = (names: Names, id: ObjectId, name: string): boolean =>
  name.startsWith("@")
    ? isNamed(names, id, name)
    : isNamed({ ...names }, id, name.replace(/\[(?:no|only) copy\]/, "")) && isNamed(names, id, name);

const permanents = ({ game }: Names, seat?: Seat): ObjectId[] =>
  game.state.battlefield.filter(
    (id) => game.state.objects[id]!.phasedOut === undefined && (seat === undefined || controllerOf(game, id) === seat),
  );
const named = (names: Names, ids: readonly ObjectId[], name: string): ObjectId[] =>
  ids.filter((id) => called(names, id, name));

const counterKind = (type: Argument | undefined): string => {
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

export { counterKind };

const countersOn = (game: Game, id: ObjectId, kind: string): number => {
  const counters = game.state.objects[id]?.counters ?? {};
  const key = Object.keys(counters).find((one) => one.toLowerCase() === kind.toLowerCase());
  return key === undefined ? 0 : counters[key]!;
};

function countersOfFirst(
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

const isNumber = (value: Argument | undefined): value is number => typeof value === "number";

function zoneCount(names: Names, zone: "graveyard" | "hand" | "library", args: readonly Argument[]): Wrong {
  const [player, second, third] = args;
  const ids = names.game.state.players[seatOf(player)]![zone];
  if (isNumber(second)) return differs(`cards in ${player}'s ${zone}`, second, ids.length);
  return differs(`${second} in ${player}'s ${zone}`, Number(third), named(names, ids, String(second)).length);
}

const pt = (game: Game, id: ObjectId): string => {
  const { power, toughness } = characteristicsOf(game, id);
  // There what is no creature has 0 of both.
  return `${power ?? 0}/${toughness ?? 0}`;
};

/** 205, as constants: "CardType.CREATURE", "SubType.GOBLIN". */
const word = (value: Argument | undefined): string => String(value).replace(/^[A-Za-z]+\./, "");
const typeBit = (value: Argument | undefined): number =>
  TYPE_BIT[word(value).toLowerCase() as keyof typeof TYPE_BIT] ?? 0;
function hasSubtype(game: Game, id: ObjectId, value: Argument | undefined): boolean {
  const now = characteristicsOf(game, id);
  const want = word(value)
    .toLowerCase()
    .replace(/[^a-z]/g, "");
  return (
    now.subtypes.some((one) => one.toLowerCase().replace(/[^a-z]/g, "") === want) ||
    (now.everyCreatureType && want !== "")
  );
}

function colorIs(names: Names, id: ObjectId, colors: string, must: boolean): Wrong {
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

const text = (ability: Argument | undefined): string =>
  typeof ability === "object" && ability !== null ? ability.java : String(ability);
const hasAbility = (game: Game, id: ObjectId, ability: Argument | undefined, must: Argument | undefined): Wrong =>
  differs(`${text(ability)} of ${characteristicsOf(game, id).name}`, must === true, abilitiesOf(game, id, ability) > 0);

type Check = (names: Names, args: readonly Argument[]) => Wrong;

const ASSERTIONS: Readonly<Record<string, Check>> = {
  assertLife: ({ game }, [player, life]) =>
    differs(`${player}'s life`, Number(life), game.state.players[seatOf(player)]!.life),
  assertPermanentCount: (names, [player, second, third]) => {
    const ids = permanents(names, seatOf(player));
    if (isNumber(second)) return differs(`${player}'s permanents`, second, ids.length);
    return differs(`${second} on ${player}'s battlefield`, Number(third), named(names, ids, String(second)).length);
  },
  assertTokenCount: (names, [player, name, count]) =>
    differs(
      `${name} tokens of ${player}`,
      Number(count),
      named(
        names,
        permanents(names, seatOf(player)).filter((id) => names.game.state.objects[id]!.kind === "token"),
        String(name),
      ).length,
    ),
  assertGraveyardCount: (names, args) => zoneCount(names, "graveyard", args),
  assertHandCount: (names, args) => zoneCount(names, "hand", args),
  assertLibraryCount: (names, args) => zoneCount(names, "library", args),
  assertExileCount: (names, args) => {
    const { game } = names;
    if (!isPlayerSymbol(args[0]))
      return differs(`${args[0]} in exile`, Number(args[1]), named(names, game.state.exile, String(args[0])).length);
    const mine = game.state.exile.filter((id) => ownerOf(game.state, id) === seatOf(args[0]));
    if (isNumber(args[1])) return differs(`cards of ${args[0]} in exile`, args[1], mine.length);
    return differs(`${args[1]} of ${args[0]} in exile`, Number(args[2]), named(names, mine, String(args[1])).length);
  },
  assertPowerToughness: (names, [player, name, power, toughness, scope]) => {
    const ids = named(names, permanents(names, seatOf(player)), String(name));
    if (ids.length === 0) return `${player} controls no ${name}, expected ${power}/${toughness}`;
    const found = ids.map((id) => pt(names.game, id));
    const want = `${power}/${toughness}`;
    const holds = String(scope).endsWith("All") ? found.every((one) => one === want) : found.includes(want);
    return holds ? undefined : `${name}: expected ${want}, found ${found.join(", ")}`;
  },
  assertBasePowerToughness: (names, [player, name, power, toughness]) => {
    const found = named(names, permanents(names, seatOf(player)), String(name)).map((id) => {
      const now = characteristicsOf(names.game, id);
      return `${now.basePower}/${now.baseToughness}`;
    });
    return found.includes(`${power}/${toughness}`)
      ? undefined
      : `${name}'s base: expected ${power}/${toughness}, found ${found.join(", ")}`;
  },
  assertCounterCount: (names, args) => {
    if (!isPlayerSymbol(args[0])) return countersOfFirst(names, permanents(names), String(args[0]), args[1], args[2]);
    const seat = seatOf(args[0]);
    if (args.length === 4) return countersOfFirst(names, permanents(names, seat), String(args[1]), args[2], args[3]);
    const { counters } = names.game.state.players[seat]!;
    return differs(
      `${counterKind(args[1])} counters of ${args[0]}`,
      Number(args[2]),
      counters[counterKind(args[1])] ?? 0,
    );
  },
  assertCounterOnExiledCardCount: (names, [name, type, count]) =>
    countersOfFirst(names, names.game.state.exile, String(name), type, count),
  assertExiledCardSubtype: (names, [name, type]) => {
    const [first] = named(names, names.game.state.exile, String(name));
    if (first === undefined) return `${name} is not in exile`;
    return differs(`${name} is ${word(type)}`, true, hasSubtype(names.game, first, type));
  },
  assertTapped: (names, [name, tapped]) => {
    const ids = named(names, permanents(names), String(name));
    if (ids.length === 0) return `${name} is not on the battlefield`;
    return ids.every((id) => (names.game.state.objects[id]!.tapped ?? false) === tapped)
      ? undefined
      : `${name} tapped: expected ${tapped}, found ${!tapped}`;
  },
  assertTappedCount: (names, [name, tapped, count]) =>
    differs(
      `${name} with tapped ${tapped}`,
      Number(count),
      named(names, permanents(names), String(name)).filter(
        (id) => (names.game.state.objects[id]!.tapped ?? false) === tapped,
      ).length,
    ),
  assertAttacking: (names, [name, attacking]) => {
    const found = named(names, permanents(names), String(name)).some((id) =>
      names.game.state.combat?.attackers.some((one) => one.id === id),
    );
    return differs(`${name} attacking`, attacking, found);
  },
  assertDamageReceived: (names, [player, name, count]) => {
    const [first] = named(names, permanents(names, seatOf(player)), String(name));
    if (first === undefined) return `${player} controls no ${name}`;
    return differs(`damage on ${name}`, Number(count), names.game.state.objects[first]!.damage ?? 0);
  },
  assertType: (names, [name, type, third]) => {
    const [first] = named(names, permanents(names), String(name));
    if (first === undefined) return `${name} is not on the battlefield`;
    const has = (characteristicsOf(names.game, first).types & typeBit(type)) !== 0;
    if (typeof third === "boolean") return differs(`${name} is ${word(type)}`, third, has);
    if (!has) return `${name} is ${word(type)}: expected true, found false`;
    return third === null || third === undefined || hasSubtype(names.game, first, third)
      ? undefined
      : `${name} is ${word(third)}: expected true, found false`;
  },
  assertNotType: (names, [name, type]) => {
    const [first] = named(names, permanents(names), String(name));
    if (first === undefined) return `${name} is not on the battlefield`;
    return differs(
      `${name} is ${word(type)}`,
      false,
      (characteristicsOf(names.game, first).types & typeBit(type)) !== 0,
    );
  },
  assertSubtype: (names, [name, type]) => {
    const [first] = named(names, permanents(names), String(name));
    if (first === undefined) return `${name} is not on the battlefield`;
    return differs(`${name} is ${word(type)}`, true, hasSubtype(names.game, first, type));
  },
  assertNotSubtype: (names, [name, type]) => {
    const [first] = named(names, permanents(names), String(name));
    if (first === undefined) return `${name} is not on the battlefield`;
    return differs(`${name} is ${word(type)}`, false, hasSubtype(names.game, first, type));
  },
  assertColor: (names, [player, name, colors, must]) => {
    const [first] = named(names, permanents(names, seatOf(player)), String(name));
    if (first === undefined) return `${player} controls no ${name}`;
    return colorIs(names, first, letters(colors), must === true);
  },
  assertAbility: (names, [player, name, ability, must, count = 1]) => {
    const ids = named(names, permanents(names, seatOf(player)), String(name));
    if (ids.length !== Number(count)) return differs(`${name} on ${player}'s battlefield`, Number(count), ids.length);
    const last = ids.at(-1);
    return last === undefined ? undefined : hasAbility(names.game, last, ability, must);
  },
  assertAbilityCount: (names, [player, name, ability, count]) => {
    const [first] = named(names, permanents(names, seatOf(player)), String(name));
    if (first === undefined) return `${player} controls no ${name}`;
    return differs(
      `abilities of ${name} like ${text(ability)}`,
      Number(count),
      abilitiesOf(names.game, first, ability),
    );
  },
  assertAttachedTo: (names, [player, attachment, permanent, attached]) => {
    const { state } = names.game;
    const found = permanents(names).some((id) => {
      const host = state.objects[id]!.attachedTo;
      if (host === undefined || isPlayer(host) || !called(names, id, String(attachment))) return false;
      return controllerOf(names.game, host) === seatOf(player) && called(names, host, String(permanent));
    });
    return differs(`${attachment} attached to ${permanent}`, attached, found);
  },
  assertCommandZoneCount: (names, [player, name, count]) =>
    differs(
      `${name} in the command zone`,
      Number(count),
      named(
        names,
        names.game.state.command.filter((id) => ownerOf(names.game.state, id) === seatOf(player)),
        String(name),
      ).length,
    ),
  assertEmblemCount: ({ game }, [player, count]) =>
    differs(
      `emblems of ${player}`,
      Number(count),
      game.state.command.filter((id) => ownerOf(game.state, id) === seatOf(player)).length,
    ),
  assertManaPool: ({ game }, [player, type, count]) => {
    const want = MANA[word(type).toUpperCase()] ?? word(type);
    const { mana } = game.state.players[seatOf(player)]!;
    return differs(`${want} mana of ${player}`, Number(count), mana.filter((one) => one.type === want).length);
  },
  assertWonTheGame: ({ game }, [player]) =>
    differs(`${player} won`, true, game.state.result?.winners.includes(seatOf(player)) ?? false),
  assertLostTheGame: ({ game }, [player]) => differs(`${player} lost`, true, lost(game, seatOf(player))),
  assertHasNotWonTheGame: ({ game }, [player]) =>
    differs(`${player} won`, false, game.state.result?.winners.includes(seatOf(player)) ?? false),
  assertHasNotLostTheGame: ({ game }, [player]) => differs(`${player} lost`, false, lost(game, seatOf(player))),
  assertChoicesCount: () => undefined,
  assertTargetsCount: () => undefined,
  assertActionsCount: () => undefined,
};

const MANA: Readonly<Record<string, string>> = {
  WHITE: "W",
  BLUE: "U",
  BLACK: "B",
  RED: "R",
  GREEN: "G",
  COLORLESS: "C",
};
const letters = (value: Argument | undefined): string => {
  const text = String(value).replace(/^ObjectColor\./, "");
  return MANA[text] ?? text;
};
const lost = (game: Game, seat: Seat): boolean =>
  game.state.players[seat]!.lost === true ||
  (game.state.result !== undefined && !game.state.result.winners.includes(seat));

export function assertion(names: Names, { fn, args }: Call): Wrong {
  const check = ASSERTIONS[fn];
  if (check === undefined) throw new Unsupported(fn);
  return check(names, args);
}
export const knowsAssertion = (fn: string): boolean => fn in ASSERTIONS;

/** In-game checks: arguments without label, turn, step and player; `actions` is what the player could do now. */
type InGame = (names: Names, seat: Seat, args: readonly Argument[], actions: readonly PriorityAction[]) => Wrong;

const symbol = (seat: Seat): string => `player${String.fromCharCode(65 + seat)}`;
const CHECKS: Readonly<Record<string, InGame>> = {
  checkPT: (names, seat, args) => ASSERTIONS.assertPowerToughness!(names, [symbol(seat), ...args]),
  checkDamage: (names, seat, args) => ASSERTIONS.assertDamageReceived!(names, [symbol(seat), ...args]),
  checkLife: (names, seat, args) => ASSERTIONS.assertLife!(names, [symbol(seat), ...args]),
  checkHandCount: (names, seat, args) => zoneCount(names, "hand", [symbol(seat), ...args]),
  checkHandCardCount: (names, seat, args) => zoneCount(names, "hand", [symbol(seat), ...args]),
  checkGraveyardCount: (names, seat, args) => zoneCount(names, "graveyard", [symbol(seat), ...args]),
  checkLibraryCount: (names, seat, args) => zoneCount(names, "library", [symbol(seat), ...args]),
  checkExileCount: (names, _, args) => ASSERTIONS.assertExileCount!(names, args),
  checkPermanentCount: (names, seat, args) =>
    ASSERTIONS.assertPermanentCount!(names, isPlayerSymbol(args[0]) ? args : [symbol(seat), ...args]),
  checkPermanentTapped: (names, seat, args) => {
    const [name, tapped, count] = isPlayerSymbol(args[0]) ? args.slice(1) : args;
    const who = isPlayerSymbol(args[0]) ? seatOf(args[0]) : seat;
    const found = named(names, permanents(names, who), String(name)).filter(
      (id) => (names.game.state.objects[id]!.tapped ?? false) === tapped,
    );
    return differs(`${name} with tapped ${tapped}`, Number(count), found.length);
  },
  checkPermanentCounters: (names, seat, [name, type, count]) =>
    countersOfFirst(names, permanents(names, seat), String(name), type, count),
  checkCardCounters: (names, seat, [name, type, count]) => {
    const { state } = names.game;
    const { hand, graveyard } = state.players[seat]!;
    return countersOfFirst(names, [...hand, ...graveyard, ...state.exile], String(name), type, count);
  },
  checkPlayableAbility: (names, _, [text, expected], actions) => {
    const wanted = String(text);
    const found = wanted.startsWith("Cast ")
      ? // There what is cast for a foretell cost is no casting by name.
        castsNamed(names, actions, wanted.slice(5), true).some(({ via }) => via !== "foretell")
      : wanted.startsWith("Play ")
        ? landsNamed(names, actions, wanted.slice(5)).length > 0
        : activationsNamed(names, actions, wanted, false).length > 0;
    return differs(`"${wanted}" playable`, expected, found);
  },
  checkStackSize: ({ game }, _, [count]) => differs("objects on the stack", Number(count), game.state.stack.length),
  checkStackObject: (names, _, [text, count]) => {
    const wanted = String(text).replace(/^Cast /, "");
    return differs(
      `"${text}" on the stack`,
      Number(count),
      names.game.state.stack.filter(
        (id) =>
          isNamed(names, id, wanted) ||
          namesOf(names.game, id).some((name) => name.toLowerCase().startsWith(wanted.toLowerCase())),
      ).length,
    );
  },
  checkManaPool: ({ game }, seat, [colors, count]) => {
    for (const letter of String(colors)) {
      const found = game.state.players[seat]!.mana.filter((one) => one.type === letter).length;
      if (found !== Number(count)) return `${letter} mana: expected ${count}, found ${found}`;
    }
    return undefined;
  },
  checkAbility: (names, seat, [name, ability, must]) => {
    const [first] = named(names, permanents(names, seat), String(name));
    return first === undefined ? `no ${name} there` : hasAbility(names.game, first, ability, must);
  },
  checkColor: (names, seat, [name, colors, must]) =>
    ASSERTIONS.assertColor!(names, [symbol(seat), name ?? null, colors ?? null, must ?? null]),
  checkType: (names, _, args) => ASSERTIONS.assertType!(names, args),
  checkSubType: (names, _, [name, type, must]) =>
    ASSERTIONS[must === true ? "assertSubtype" : "assertNotSubtype"]!(names, [name ?? null, type ?? null]),
  checkCommandCardCount: (names, seat, args) => ASSERTIONS.assertCommandZoneCount!(names, [symbol(seat), ...args]),
  checkEmblemCount: (names, seat, [, count]) => ASSERTIONS.assertEmblemCount!(names, [symbol(seat), count ?? 0]),
  checkAliasZone: (names, _, [alias, zone, expected = true]) => {
    const card = names.aliases.get(String(alias).replace(/^@/, ""));
    if (card === undefined) return `no alias ${alias}`;
    const now = names.game.state.cards[card]!;
    const id: Entity = now[2] * 4096 + card + 16;
    const found = zoneOf(names.game.state, id) === word(zone).toLowerCase().replace("exiled", "exile");
    return differs(`${alias} in ${zone}`, expected, found);
  },
  checkMonarch: ({ game }, _, [player]) =>
    differs("the monarch", player === null || player === undefined ? undefined : seatOf(player), game.state.monarch),
  checkPlayerInGame: ({ game }, _, [target, expected]) =>
    differs(`${target} in game`, expected, game.state.players[seatOf(target)]!.lost !== true),
};

export function inGameCheck(names: Names, { fn, args }: Call, actions: readonly PriorityAction[]): Wrong {
  if (fn === "checkAttackers" || fn === "checkBlockers") {
    const [, , player, ...expected] = args;
    const attackers = names.game.state.combat?.attackers ?? [];
    const ids =
      fn === "checkAttackers"
        ? attackers.filter((one) => one.controller === seatOf(player)).map((one) => one.id)
        : [...new Set(attackers.flatMap((one) => one.blockers))];
    const found = ids.map((id) => foldName(characteristicsOf(names.game, id).name)).sort();
    const wanted = expected.flatMap((one) => (one === "" || one === null ? [] : [foldName(String(one))])).sort();
    const tokens = wanted.map((one) => (found.includes(one) ? one : one.replace(/ token$/, "")));
    return differs(fn, tokens.sort().join(", "), found.join(", "));
  }
  const check = CHECKS[fn];
  if (check === undefined) throw new Unsupported(fn);
  const [, , , player, ...rest] = args;
  return check(names, seatOf(player), rest, actions);
}
export const knowsCheck = (fn: string): boolean => fn in CHECKS || fn === "checkAttackers" || fn === "checkBlockers";
