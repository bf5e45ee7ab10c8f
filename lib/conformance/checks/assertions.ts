import { characteristicsOf, controllerOf } from "../../engine/query/characteristics/characteristics.ts";
import { isPlayer } from "../../engine/state/ids.ts";
import { ownerOf } from "../../engine/state/objects.ts";
import { abilitiesOf } from "../abilities.ts";
import type { Names } from "../names.ts";
import { isPlayerSymbol, seatOf } from "../parse.ts";
import { type Argument, type Call, Unsupported } from "../script.ts";
import {
  called,
  colorIs,
  counterKind,
  countersOfFirst,
  differs,
  hasAbility,
  hasSubtype,
  isNumber,
  lost,
  named,
  permanents,
  pt,
  text,
  typeBit,
  type Wrong,
  word,
  zoneCount,
} from "./found.ts";

type Check = (names: Names, args: readonly Argument[]) => Wrong;

export const ASSERTIONS: Readonly<Record<string, Check>> = {
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

export function assertion(names: Names, { fn, args }: Call): Wrong {
  const check = ASSERTIONS[fn];
  if (check === undefined) throw new Unsupported(fn);
  return check(names, args);
}

export const knowsAssertion = (fn: string): boolean => fn in ASSERTIONS;
