import { foldName } from "../../cards/names.ts";
import type { PriorityAction } from "../../engine/decisions.ts";
import { characteristicsOf } from "../../engine/query/characteristics/characteristics.ts";
import type { Entity, Seat } from "../../engine/state/ids.ts";
import { zoneOf } from "../../engine/state/objects.ts";
import { activationsNamed, castsNamed, landsNamed } from "../commands.ts";
import { isNamed, type Names, namesOf } from "../names.ts";
import { isPlayerSymbol, seatOf } from "../parse.ts";
import { type Argument, type Call, Unsupported } from "../script.ts";
import { ASSERTIONS } from "./assertions.ts";
import { countersOfFirst, differs, hasAbility, named, permanents, type Wrong, word, zoneCount } from "./found.ts";

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
