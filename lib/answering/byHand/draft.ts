import type { PlainKeyword } from "../../engine/abilities/keywords.ts";
import type { PREDEFINED_TOKENS } from "../../engine/abilities/predefined.ts";
import type { NamedObject } from "../../engine/api.ts";
import type { ManualDuration, ManualInstruction, ManualPlace, ManualToken } from "../../engine/manual.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { Handle } from "../../engine/views.ts";

/** What a manual card's text does, as players name it: the engine's instructions, those that go two ways as two. */
export type Deed =
  | Exclude<ManualInstruction["do"], "counters" | "life" | "reveal">
  | "putCounters"
  | "removeCounters"
  | "gainLife"
  | "loseLife"
  | "lookAtTop"
  | "revealHand"
  | "revealTop";

export type Field =
  | "objects"
  | "players"
  | "count"
  | "top"
  | "place"
  | "controller"
  | "tapped"
  | "counter"
  | "random"
  | "until"
  | "stats"
  | "keyword"
  | "mana"
  | "text"
  | "token"
  | "host";

type CardType = NonNullable<ManualToken["types"]>[number];
type Color = NonNullable<ManualToken["colors"]>[number];

/** What has to be said of each. */
export const FIELDS: Readonly<Record<Deed, readonly Field[]>> = {
  move: ["objects", "place", "controller", "tapped"],
  putCounters: ["count", "counter", "objects", "players"],
  removeCounters: ["count", "counter", "objects", "players"],
  damage: ["count", "objects", "players"],
  stats: ["objects", "stats", "until"],
  gain: ["objects", "keyword", "until"],
  tap: ["objects"],
  untap: ["objects"],
  destroy: ["objects"],
  sacrifice: ["objects"],
  counterSpell: ["objects"],
  transform: ["objects"],
  control: ["players", "objects", "until"],
  attach: ["objects", "host"],
  tokenCopy: ["players", "count", "objects"],
  draw: ["players", "count"],
  gainLife: ["players", "count"],
  loseLife: ["players", "count"],
  discard: ["players", "count", "random"],
  mill: ["players", "count"],
  scry: ["players", "count"],
  surveil: ["players", "count"],
  search: ["players", "count", "place", "tapped"],
  lookAtTop: ["players", "top", "count", "place", "tapped"],
  revealHand: ["players", "count"],
  revealTop: ["players", "count"],
  shuffle: ["players"],
  token: ["players", "count", "token"],
  mana: ["players", "mana"],
  note: ["text", "objects"],
};

const PLAYERS = [
  ...["draw", "gainLife", "loseLife", "discard", "mill", "scry", "surveil", "search", "lookAtTop", "revealHand"],
  ...["revealTop", "shuffle", "token", "mana"],
] as readonly Deed[];

/** In the order in which they are offered: done to things, by players, and in words alone. */
export const DEEDS = {
  things: (Object.keys(FIELDS) as Deed[]).filter((deed) => deed !== "note" && !PLAYERS.includes(deed)),
  players: PLAYERS,
  words: ["note"],
} as const satisfies Readonly<Record<string, readonly Deed[]>>;

/** One of several players: who gains control. */
export const ONE_PLAYER: ReadonlySet<Deed> = new Set(["control"]);

/** As in lib/engine/manual.ts. */
export const PLACES = [
  ...(["battlefield", "hand", "graveyard", "exile", "libraryTop", "libraryBottom", "library"] as const),
] satisfies readonly ManualPlace[];

/** Those of the rules' keywords that texts give most. */
export const KEYWORDS = [
  ...(["deathtouch", "defender", "double strike", "fear", "first strike", "flying", "haste", "hexproof"] as const),
  ...(["indestructible", "infect", "intimidate", "lifelink", "menace", "prowess", "reach", "shroud"] as const),
  ...(["trample", "vigilance", "wither", "changeling"] as const),
] satisfies readonly PlainKeyword[];

/** 111.10. */
export const KNOWN_TOKENS = [
  ...(["Treasure", "Food", "Clue", "Blood", "Map", "Gold", "Powerstone", "Junk", "Lander"] as const),
] satisfies readonly (keyof typeof PREDEFINED_TOKENS)[];

export const TOKEN_TYPES = ["creature", "artifact", "enchantment", "land"] as const satisfies readonly CardType[];
/** As in lib/cards/schema.ts. */
export const TOKEN_COLORS = ["W", "U", "B", "R", "G"] as const satisfies readonly Color[];

export interface TokenDraft {
  /** One of `KNOWN_TOKENS`, or nothing where it is described. */
  readonly known: string;
  readonly types: readonly CardType[];
  readonly colors: readonly Color[];
  /** As on a card: "Bird Wizard". */
  readonly subtypes: string;
  readonly power: number;
  readonly toughness: number;
  readonly keyword: PlainKeyword | "";
}

/** An instruction in the making: what was said for one deed is kept for the next where that asks it too. */
export interface Draft {
  readonly deed: Deed;
  readonly objects: readonly Handle[];
  readonly players: readonly Seat[];
  /** NaN where nothing is written. */
  readonly count: number;
  readonly top: number;
  readonly place: ManualPlace;
  /** Absent for each card's owner. */
  readonly controller: Seat | undefined;
  readonly tapped: boolean;
  readonly counter: string;
  readonly random: boolean;
  readonly until: ManualDuration;
  readonly power: number;
  readonly toughness: number;
  /** Power and toughness are these, instead of having them added. */
  readonly set: boolean;
  readonly keyword: PlainKeyword;
  readonly mana: string;
  readonly text: string;
  readonly token: TokenDraft;
  readonly host: Handle | undefined;
}

/** `me`: who says it, who is the likeliest to draw, gain or create. */
export const beginByHand = (me: Seat, deed: Deed = "draw"): Draft =>
  withDeed(
    {
      ...{ deed, objects: [], players: [], count: 1, top: 3, place: "hand", controller: undefined, tapped: false },
      ...{ counter: "+1/+1", random: false, until: "endOfTurn", power: 1, toughness: 1, set: false, keyword: "flying" },
      ...{ mana: "", text: "", host: undefined },
      token: { known: "", types: ["creature"], colors: [], subtypes: "", power: 1, toughness: 1, keyword: "" },
    },
    deed,
    me,
  );

/** Another deed: what can be named in it is other things, and they are named anew. */
export const withDeed = (draft: Draft, deed: Deed, me: Seat): Draft => ({
  ...{ ...draft, deed, objects: [], host: undefined },
  players: FIELDS[deed].includes("players") && !isToEither(deed) ? [me] : [],
});

/** Done to objects or players, or both. */
const isToEither = (deed: Deed): boolean => deed === "damage" || deed === "putCounters" || deed === "removeCounters";

/** As the API takes it; undefined while something is missing. */
export function instructionOf(draft: Draft): ManualInstruction<Handle> | undefined {
  const { deed, objects, players, count, until } = draft;
  const fields = FIELDS[deed];
  const either = isToEither(deed);
  if (either && objects.length + players.length === 0) return undefined;
  if (!either && fields.includes("objects") && deed !== "note" && objects.length === 0) return undefined;
  if (!either && fields.includes("players") && players.length === 0) return undefined;
  if (fields.includes("count") && !isCount(count)) return undefined;
  const those = { ...(objects.length > 0 && { objects }), ...(players.length > 0 && { players }) };
  const entering = { ...(draft.place === "battlefield" && draft.tapped && { tapped: true as const }) };
  switch (deed) {
    case "move": {
      const { place: to, controller } = draft;
      const under = to === "battlefield" && controller !== undefined && { player: controller };
      return { do: "move", objects, to, ...under, ...entering };
    }
    case "putCounters":
    case "removeCounters": {
      const kind = draft.counter.trim().toLowerCase();
      if (kind === "") return undefined;
      return { do: "counters", ...those, kind, count: deed === "putCounters" ? count : -count };
    }
    case "damage":
      return { do: "damage", ...those, count };
    case "stats": {
      const { power, toughness, set } = draft;
      if (!Number.isInteger(power) || !Number.isInteger(toughness)) return undefined;
      return { do: "stats", objects, power, toughness, ...(set && { set: true as const }), until };
    }
    case "gain":
      return { do: "gain", objects, keyword: draft.keyword, until };
    case "control":
      return { do: "control", objects, player: players[0]!, until };
    case "attach":
      return draft.host === undefined ? undefined : { do: "attach", objects, to: draft.host };
    case "tokenCopy":
      return { do: "tokenCopy", players, count, objects };
    case "gainLife":
    case "loseLife":
      return { do: "life", players, count: deed === "gainLife" ? count : -count };
    case "draw":
    case "mill":
    case "scry":
    case "surveil":
      return { do: deed, players, count };
    case "discard":
      return { do: "discard", players, count, ...(draft.random && { random: true as const }) };
    case "search":
      return { do: "search", players, count, to: draft.place, ...entering };
    case "lookAtTop":
      return isCount(draft.top)
        ? { do: "search", players, count, to: draft.place, top: draft.top, ...entering }
        : undefined;
    case "revealHand":
    case "revealTop":
      return { do: "reveal", players, from: deed === "revealHand" ? "hand" : "library", count };
    case "shuffle":
      return { do: "shuffle", players };
    case "token": {
      const token = tokenOf(draft.token);
      return token && { do: "token", players, count, token };
    }
    case "mana": {
      const symbols = draft.mana.toUpperCase().replace(/[\s{}]/g, "");
      if (!/^[WUBRGC]{1,30}$/.test(symbols)) return undefined;
      return { do: "mana", players, mana: [...symbols].map((one) => `{${one}}`).join("") };
    }
    case "note": {
      const text = draft.text.trim();
      return text === "" ? undefined : { do: "note", text, ...(objects.length > 0 && { objects }) };
    }
    default:
      return { do: deed, objects };
  }
}

const isCount = (count: number): boolean => Number.isInteger(count) && count >= 1;

function tokenOf({ known, types, colors, subtypes, power, toughness, keyword }: TokenDraft): ManualToken | undefined {
  if (known !== "") return { name: known };
  const kinds = subtypes.split(/[\s,]+/).filter((one) => one !== "");
  if (types.length === 0 || kinds.length === 0) return undefined;
  const size = types.includes("creature");
  if (size && (!Number.isInteger(power) || !Number.isInteger(toughness))) return undefined;
  return {
    ...(colors.length > 0 && { colors }),
    types,
    // 205.3: subtypes are written with a capital.
    subtypes: kinds.map((one) => one.charAt(0).toUpperCase() + one.slice(1)),
    ...(size && { power, toughness }),
    ...(keyword !== "" && { keywords: [keyword] }),
  };
}

/** For words: what it names, as the things themselves. */
export function named(instruction: ManualInstruction<Handle>): ManualInstruction<NamedObject<Handle>> {
  const one = (id: Handle): NamedObject<Handle> => ({ id });
  return {
    ...instruction,
    ...("objects" in instruction && instruction.objects && { objects: instruction.objects.map(one) }),
    ...(instruction.do === "attach" && { to: one(instruction.to) }),
  } as ManualInstruction<NamedObject<Handle>>;
}
