import type { Condition } from "../../abilities/conditions.ts";
import type { Cost } from "../../abilities/costs.ts";
import type { Filter } from "../../abilities/filters.ts";
import type { KeywordName } from "../../abilities/keywords.ts";
import type { Zone } from "../../abilities/references.ts";
import type { Game } from "../../game.ts";
import { type FromGraveyard, letsCastFromGraveyard } from "../../keywords/fromGraveyard.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { compiledCard, faceControlledBy } from "../../query/characteristics/compiled.ts";
import { conditionHolds } from "../../query/evaluators/index.ts";
import { addCosts, FREE, type ManaCost, parseManaCost } from "../../query/mana/manaCost.ts";
import type { Characteristics, CompiledFace } from "../../runtime.ts";
import type { FaceDown } from "../../state/gameObject.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { definitionOf, ownerOf } from "../../state/objects.ts";
import { characteristicsWith, programOf } from "../continuous/layers.ts";
import { isSorcerySpeed } from "../costs/activation.ts";
import type { CastOption } from "./castOptions.ts";
import { withSpellEffects } from "./spellEffects.ts";

/** A keyword that lets its card be cast for another cost, from one zone (118.9). */
interface Method<K extends KeywordName = KeywordName, Z extends Zone = Zone> {
  readonly keyword: K;
  readonly from: Z;
  /** Paid instead of the mana cost: the keyword's own cost unless this adds to or replaces it. */
  readonly cost?: "keyword" | "mana" | "free";
  readonly also?: readonly Cost[];
  readonly if?: Condition;
  readonly face?: number;
  /** Any time its player could cast an instant. */
  readonly instantSpeed?: true;
}

const LAND_CARD: Cost = {
  pay: "discard",
  what: { what: "chosen", filter: { is: "type", type: "land" }, count: { min: 1, max: 1 } },
};
const ANY_CARD: Cost = {
  pay: "discard",
  what: { what: "chosen", filter: { is: "any" }, count: { min: 1, max: 1 } },
};
const RETURN_TAPPED_CREATURE: Cost = {
  pay: "return",
  what: {
    what: "chosen",
    filter: { is: "and", of: [{ is: "type", type: "creature" }, { is: "tapped" }] },
    count: { min: 1, max: 1 },
  },
};
/** Noted, for what enters attacking what it attacked. */
const RETURN_UNBLOCKED_CREATURE: Cost = {
  pay: "return",
  what: {
    what: "chosen",
    filter: { is: "and", of: [{ is: "type", type: "creature" }, { is: "unblocked" }] },
    count: { min: 1, max: 1 },
    noteAs: "returned",
  },
};
/** A player was dealt combat damage this turn by something of this kind that you controlled. */
const hitBy = (source: Filter): Condition => ({
  if: "happened",
  event: {
    on: "damage",
    source: { is: "and", of: [{ is: "controlledBy", who: { who: "you" } }, source] },
    combat: true,
    to: { players: { who: "each" } },
  },
});

const METHODS: readonly (Method<FromGraveyard, "graveyard"> | Method<Exclude<KeywordName, FromGraveyard>, "hand">)[] = [
  // 702.34a, 702.81a, 702.133a, 702.138a, 702.146a
  { keyword: "flashback", from: "graveyard" },
  { keyword: "retrace", from: "graveyard", cost: "mana", also: [LAND_CARD] },
  { keyword: "jump-start", from: "graveyard", cost: "mana", also: [ANY_CARD] },
  { keyword: "escape", from: "graveyard" },
  { keyword: "disturb", from: "graveyard", face: 1 },
  // 702.127a
  { keyword: "aftermath", from: "graveyard", cost: "mana" },
  // 702.74a, 702.96a, 702.103a, 702.109a, 702.113a, 702.152a, 702.160a, 702.176a
  { keyword: "evoke", from: "hand" },
  { keyword: "overload", from: "hand" },
  { keyword: "bestow", from: "hand" },
  { keyword: "dash", from: "hand" },
  { keyword: "awaken", from: "hand" },
  { keyword: "blitz", from: "hand" },
  { keyword: "prototype", from: "hand" },
  { keyword: "impending", from: "hand" },
  { keyword: "more than meets the eye", from: "hand", face: 1 },
  // 702.140a
  { keyword: "mutate", from: "hand" },
  // 702.119a, 702.48a: the sacrifice is rules/casting/offered.ts.
  { keyword: "emerge", from: "hand" },
  { keyword: "offering", from: "hand", cost: "mana", instantSpeed: true },
  // 702.148a
  { keyword: "cleave", from: "hand" },
  // 702.117a: cast another spell this turn.
  {
    keyword: "surge",
    from: "hand",
    if: { if: "happened", event: { on: "cast", object: { is: "any" }, by: { who: "you" } } },
  },
  // 702.137a
  { keyword: "spectacle", from: "hand", if: { if: "happened", event: { on: "loseLife", who: { who: "opponents" } } } },
  // 702.76a
  {
    keyword: "prowl",
    from: "hand",
    if: hitBy({ is: "shares", quality: "creatureType", with: { what: "self" } }),
  },
  // 702.173a
  {
    keyword: "freerunning",
    from: "hand",
    if: hitBy({ is: "or", of: [{ is: "subtype", subtype: "Assassin" }, { is: "commander" }] }),
  },
  // Mayhem: if it was discarded this turn.
  {
    keyword: "mayhem",
    from: "graveyard",
    if: {
      if: "is",
      what: { what: "self" },
      filter: { is: "history", event: { on: "move", object: { is: "any" }, from: "hand", to: "graveyard" } },
    },
  },
  // Harmonize: what is tapped for it is rules/casting/offered.ts.
  { keyword: "harmonize", from: "graveyard" },
  // Sneak: during one's own declare blockers step, an unblocked creature being returned besides.
  {
    keyword: "sneak",
    from: "hand",
    also: [RETURN_UNBLOCKED_CREATURE],
    if: {
      if: "and",
      of: [
        { if: "phase", phase: "declareBlockers" },
        { if: "turnOf", who: { who: "you" } },
      ],
    },
    instantSpeed: true,
  },
  // Warp: what becomes of it is said as it resolves (afterResolving.ts).
  { keyword: "warp", from: "hand" },
  // Web-slinging: a tapped creature is returned besides.
  { keyword: "web-slinging", from: "hand", also: [RETURN_TAPPED_CREATURE] },
];

const FACE_DOWN = ["morph", "megamorph", "disguise"] as const;
export const hasFaceDown = ({ keywords }: CompiledFace): boolean => FACE_DOWN.some((one) => keywords.has(one));
/** 702.37a, 702.168a. */
const FACE_DOWN_COST = parseManaCost("{3}");

/** Keywords that let their card be cast from a zone in which nothing else would (118.9). */
export function castingMethods(
  game: Game,
  player: Seat,
  card: ObjectId,
  zone: Zone,
  face: CompiledFace,
  index: number,
): readonly CastOption[] {
  // 715.3d: what was cast as an Adventure waits in exile for whoever cast it.
  if ((game.state.objects[card]?.controller ?? ownerOf(game.state, card)) !== player) return [];
  if (zone === "exile") return fromExile(game, player, card, face, index);
  return zone === "graveyard" ? methodsFrom("graveyard", game, player, card, face, index) : [];
}

/** A quick no: a keyword that it has, or is given, would let it be cast from a graveyard. */
export function mayBeCastFromGraveyard(game: Game, card: ObjectId): boolean {
  const { faces, castFromGraveyard } = compiledCard(game, definitionOf(game.state, card));
  if (castFromGraveyard) return true;
  if (!programOf(game).reachesElsewhere) return false;
  const now = characteristicsOf(game, card);
  if (letsCastFromGraveyard(now.keywords)) return true;
  // 601.3e: an effect may give it to what another face would be cast as.
  return (
    faces.length > 1 &&
    faces.some((face) =>
      letsCastFromGraveyard(characteristicsWith(game, card, faceControlledBy(face, now.controller)).keywords),
    )
  );
}

/** 118.9a: where a card may be cast for its mana cost, it may be cast for an alternative cost instead. */
export function alternativeMethods(
  game: Game,
  player: Seat,
  card: ObjectId,
  zone: Zone,
  face: CompiledFace,
  index: number,
  using: KeywordName | undefined,
): readonly CastOption[] {
  const options = methodsFrom("hand", game, player, card, face, index).filter(
    ({ via }) => using === undefined || via === using,
  );
  if (index !== 0 || using !== undefined) return options;
  const keywords = keywordsOf(game, card, face, index);
  for (const keyword of FACE_DOWN) {
    if (!keywords.has(keyword)) continue;
    const faceDown: FaceDown = { by: keyword };
    options.push({ card, face: 0, via: keyword, mana: FACE_DOWN_COST, costs: [], faceDown });
  }
  // 702.102a
  if (zone === "hand" && (keywords.has("fuse") || face.keywords.has("fuse"))) options.push(...fused(game, card));
  return options;
}

function methodsFrom(
  from: Zone,
  game: Game,
  player: Seat,
  card: ObjectId,
  face: CompiledFace,
  index: number,
): CastOption[] {
  const keywords = keywordsOf(game, card, face, index);
  const options: CastOption[] = [];
  if (keywords.size === 0) return options;
  for (const method of METHODS) {
    const having = method.from === from ? keywords.get(method.keyword) : undefined;
    if (having === undefined) continue;
    if (method.if !== undefined && !conditionHolds(game, method.if, { self: card, controller: player })) continue;
    for (const k of having) {
      const own = method.cost === undefined && "cost" in k && k.cost !== undefined ? k.cost : [];
      const { costs, ...paid } = forCost(own, face.manaCost);
      options.push({
        card,
        face: method.face ?? index,
        via: method.keyword,
        ...paid,
        ...(method.cost === "mana" && { mana: face.manaCost }),
        costs: [...costs, ...(method.also ?? [])],
        ...(method.keyword === "prototype" && { prototyped: true }),
        ...(method.instantSpeed && { instantSpeed: true }),
      });
    }
  }
  return options;
}

/** What is paid for a keyword's cost, in which the mana cost of what would be cast may be said. */
export function forCost(
  cost: readonly Cost[],
  manaCost: ManaCost | undefined,
): Pick<CastOption, "mana" | "less" | "costs"> {
  const own = cost.find((part) => part.pay === "manaCost");
  return {
    mana: own === undefined ? undefined : manaCost,
    ...(own?.less !== undefined && { less: parseManaCost(own.less) }),
    costs: cost.filter((part) => part !== own),
  };
}

/** 601.3e, 715.3a: with the effects that would apply to that face, and to the spell ("Dinosaur spells you cast have prowl"). */
function keywordsOf(game: Game, card: ObjectId, face: CompiledFace, index: number): Characteristics["keywords"] {
  const now = characteristicsOf(game, card);
  const { layout } = compiledCard(game, definitionOf(game.state, card)).definition;
  // 709.3a, 709.4c: as it lies, a split card has the abilities of both halves; each half is cast with its own.
  const asItLies = index === 0 && layout !== "split" && game.state.objects[card]?.faceDown === undefined;
  const values = asItLies ? now : characteristicsWith(game, card, faceControlledBy(face, now.controller));
  return withSpellEffects(game, { card, face: index, mana: face.manaCost, costs: [] }, values).keywords;
}

/** 702.102a, 702.102c. */
export function fused(game: Game, card: ObjectId): readonly CastOption[] {
  const [left, right] = compiledCard(game, definitionOf(game.state, card)).faces;
  if (left?.manaCost === undefined || right?.manaCost === undefined) return [];
  return [{ card, face: 0, via: "fuse", mana: addCosts(left.manaCost, right.manaCost), costs: [] }];
}

/** Cards that an earlier action put there to be cast later. */
function fromExile(game: Game, player: Seat, card: ObjectId, face: CompiledFace, index: number): readonly CastOption[] {
  const record = game.state.objects[card];
  const earlier = (record?.statusTurn ?? 0) < game.state.turn.number;
  switch (record?.status) {
    // 715.3d: not as an Adventure again.
    case "onAdventure":
      return index === 0 ? [{ card, face: 0, mana: face.manaCost, costs: [] }] : [];
    // 702.143a, 702.143d: for any foretell cost it has, its own or one that it was given.
    case "foretold":
      if (!earlier) return [];
      return (keywordsOf(game, card, face, index).get("foretell") ?? []).flatMap((k): CastOption[] =>
        "cost" in k && k.cost !== undefined
          ? [{ card, face: index, via: "foretell", ...forCost(k.cost, face.manaCost) }]
          : [],
      );
    // Warped before, it may be cast for its mana cost on a later turn.
    case "warped":
      return earlier && index === 0 ? [{ card, face: 0, mana: face.manaCost, costs: [] }] : [];
    // 702.170d
    case "plotted":
      return earlier && isSorcerySpeed(game.state, player)
        ? [{ card, face: index, via: "plot", mana: FREE, costs: [], free: true }]
        : [];
    default:
      return [];
  }
}
