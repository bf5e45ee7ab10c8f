import type { ManaType } from "../../../cards/schema.ts";
import type { Ability } from "../../abilities/ability.ts";
import type { Destination, TokenDescription } from "../../abilities/destinations.ts";
import type { Effect } from "../../abilities/effects.ts";
import type { PlainKeyword } from "../../abilities/keywords.ts";
import { PREDEFINED_TOKENS } from "../../abilities/predefined.ts";
import type { Objects, Players } from "../../abilities/references.ts";
import type { ManualInstruction, ManualPlace, ManualToken } from "../../manual.ts";
import type { Context } from "../../query/context.ts";
import type { Entity } from "../../state/ids.ts";

/** What a manual instruction says, in the vocabulary in which abilities say it: objects are in slot 0, players in slot 1. */
const THESE: Objects = { what: "target", slot: 0 };
const THOSE: Players = { who: "target", slot: 1 };
const HOST: Objects = { what: "target", slot: 2 };
const CURRENT: Players = { who: "current" };

/** What the instruction names, as the context of its effects knows it. */
export function namedIn(instruction: ManualInstruction): Required<Pick<Context, "targets">> {
  const objects: readonly Entity[] = "objects" in instruction ? (instruction.objects ?? []) : [];
  const players: readonly Entity[] =
    "players" in instruction
      ? (instruction.players ?? [])
      : "player" in instruction && instruction.player !== undefined
        ? [instruction.player]
        : [];
  return { targets: [objects, players, instruction.do === "attach" ? [instruction.to] : []] };
}

/** Every choice is that of the player it is about. */
export function effectsOf(instruction: ManualInstruction): readonly Effect[] {
  switch (instruction.do) {
    case "move": {
      const { to, player, tapped } = instruction;
      const control = player === undefined ? ("owner" as const) : THOSE;
      return [{ do: "move", what: THESE, to: destination(to, { control, ...(tapped && { tapped }) }) }];
    }
    case "sacrifice":
      return [{ do: "sacrifice", who: { who: "controllerOf", of: THESE }, what: THESE }];
    case "destroy":
    case "counterSpell":
    case "tap":
    case "untap":
    case "transform":
      return [{ do: instruction.do, what: THESE }];
    case "counters": {
      const { kind, count } = instruction;
      const recipients = { objects: THESE, players: THOSE };
      return count < 0
        ? [{ do: "removeCounters", kind, count: -count, from: recipients }]
        : [{ do: "putCounters", kind, count, on: recipients }];
    }
    case "token":
      return [{ do: "createTokens", who: THOSE, count: instruction.count, token: described(instruction.token) }];
    case "tokenCopy":
      return [{ do: "createTokenCopies", who: THOSE, count: instruction.count, of: THESE }];
    case "life": {
      const { count } = instruction;
      return [{ do: count < 0 ? "loseLife" : "gainLife", who: THOSE, amount: Math.abs(count) }];
    }
    case "draw":
    case "mill":
    case "scry":
    case "surveil":
      return [{ do: instruction.do, who: THOSE, count: instruction.count }];
    case "discard": {
      const { count, random } = instruction;
      return [{ do: "discard", who: THOSE, what: { ...inHand(count), ...(random && { random }) } }];
    }
    case "shuffle":
      return [{ do: "shuffle", who: THOSE }];
    case "search":
      return [{ do: "forEachPlayer", of: THOSE, effects: searching(instruction) }];
    case "reveal": {
      const { from, count } = instruction;
      const what: Objects = from === "hand" ? inHand(count) : { what: "topOfLibrary", of: CURRENT, count };
      return [{ do: "forEachPlayer", of: THOSE, effects: [{ do: "look", who: CURRENT, what, reveal: true }] }];
    }
    case "damage":
      return [{ do: "damage", amount: instruction.count, to: { objects: THESE, players: THOSE } }];
    case "control":
      return [{ do: "gainControl", who: THOSE, what: THESE, duration: instruction.until }];
    case "attach":
      return [{ do: "attach", what: THESE, to: HOST }];
    case "stats": {
      const { power, toughness, set, until: duration } = instruction;
      const modify = set ? "setPT" : "addPT";
      return [{ do: "apply", to: THESE, modifications: [{ modify, power, toughness }], duration }];
    }
    case "gain": {
      const { keyword, until: duration } = instruction;
      return [{ do: "apply", to: THESE, modifications: [{ modify: "addAbility", ability: just(keyword) }], duration }];
    }
    case "mana": {
      const mana = [...instruction.mana.matchAll(/\{([WUBRGC])\}/g)].map(([, type]) => type as ManaType);
      return [{ do: "addMana", who: THOSE, mana: { add: "fixed", mana } }];
    }
    case "note":
      return [];
  }
}

const just = (keyword: PlainKeyword): Ability => ({ kind: "keyword", keyword: { keyword } });

const inHand = (count: number): Extract<Objects, { what: "chosen" }> => ({
  what: "chosen",
  filter: { is: "any" },
  in: "hand",
  of: CURRENT,
  by: CURRENT,
  count: { min: count, max: count },
});

function searching({ count, to, top, tapped }: Extract<ManualInstruction, { do: "search" }>): readonly Effect[] {
  const found: Objects = { what: "noted", name: "found" };
  const put: Effect = {
    do: "move",
    what: found,
    to: destination(to, { control: CURRENT, ...(tapped && { tapped }) }),
  };
  if (top === undefined) {
    const shuffled: Effect = { do: "shuffle", who: CURRENT };
    const find: Effect = {
      ...{ do: "search", who: CURRENT, library: CURRENT, filter: { is: "any" } },
      ...{ count: { min: 0, max: count }, reveal: false, note: "found" },
    };
    // 701.19: what is put back on top is put there after shuffling.
    return to === "libraryTop" || to === "libraryBottom" ? [find, shuffled, put] : [find, put, shuffled];
  }
  const seen: Objects = { what: "noted", name: "seen" };
  const taken: Objects = {
    ...{ what: "chosen", filter: { is: "any" }, among: seen, by: CURRENT },
    count: { min: 0, max: count },
  };
  const rest: Objects = { what: "except", of: seen, without: found };
  return [
    { do: "look", who: CURRENT, what: { what: "topOfLibrary", of: CURRENT, count: top }, note: "seen" },
    { do: "choose", what: taken, note: "found" },
    { do: "noteObjects", what: rest, note: "rest" },
    put,
    { do: "move", what: { what: "noted", name: "rest" }, to: { zone: "library", place: "bottom", order: "any" } },
  ];
}

function destination(
  to: ManualPlace,
  entering: { readonly control: Players | "owner"; readonly tapped?: true },
): Destination {
  switch (to) {
    case "battlefield":
      return { zone: "battlefield", ...entering };
    case "libraryTop":
    case "libraryBottom":
      return { zone: "library", place: to === "libraryTop" ? "top" : "bottom", order: "any" };
    case "library":
      return { zone: "library", place: "shuffle" };
    default:
      return { zone: to };
  }
}

function described(token: ManualToken): TokenDescription {
  const { name, colors = [], supertypes = [], types = [], subtypes = [], power, toughness, keywords = [] } = token;
  if (types.length === 0 && isPredefined(name)) return PREDEFINED_TOKENS[name];
  return {
    ...(name !== undefined && { name }),
    ...{ colors, supertypes, types, subtypes },
    ...(power !== undefined && { power }),
    ...(toughness !== undefined && { toughness }),
    abilities: keywords.map(just),
  };
}

/** 111.10. */
export const isPredefined = (name: string | undefined): name is keyof typeof PREDEFINED_TOKENS =>
  name !== undefined && Object.hasOwn(PREDEFINED_TOKENS, name);
