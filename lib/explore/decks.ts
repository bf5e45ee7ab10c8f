import { type CardType, COLORS, type Color } from "../cards/schema.ts";
import type { PlayerSetup } from "../engine/api.ts";
import type { CardDefinition } from "../engine/definition.ts";
import type { Chance } from "./chance.ts";

/** Decks of cards drawn from everything that can be read, in colours their lands can pay for. */
export interface RandomDecks {
  readonly pool: { readonly cards: readonly CardDefinition[] };
  readonly decks: readonly (readonly number[])[];
  /** 100.2d, 902-903: by seat, what else the variant asks of that player. */
  readonly beside: readonly Beside[];
}
export type Beside = Pick<PlayerSetup, "commanders" | "supplementary" | "command">;

/** What a player of this seat brings (`bringsOf`). */
export interface Brings {
  readonly planar: boolean;
  readonly scheme: boolean;
  readonly vanguard: boolean;
  readonly commander: boolean;
}
const NOTHING: Brings = { planar: false, scheme: false, vanguard: false, commander: false };

const BASIC: Readonly<Record<Color, string>> = { W: "Plains", U: "Island", B: "Swamp", R: "Mountain", G: "Forest" };
const SPELLS = 18;
const COPIES = 2;
const LANDS = 24;
/** 901.3, 904.3, 717.2a. */
const PLANES = 10;
const SCHEMES = 20;
const ATTRACTIONS = 10;

const isDungeon = (card: CardDefinition): boolean => card.faces[0].typeLine.types.includes("dungeon");

const BESIDE: ReadonlySet<CardType> = new Set([
  ...(["conspiracy", "dungeon", "phenomenon", "plane", "scheme", "vanguard"] as const),
]);
/** 100.2d: it is in no deck of traditional cards. */
const isBeside = ({ faces: [{ typeLine }] }: CardDefinition): boolean =>
  typeLine.types.some((type) => BESIDE.has(type)) || typeLine.subtypes.includes("Attraction");

export function randomDecks(
  cards: readonly CardDefinition[],
  chance: Chance,
  players = 2,
  brings: (seat: number) => Brings = () => NOTHING,
): RandomDecks {
  const pool: CardDefinition[] = [];
  const add = (card: CardDefinition): number => {
    const known = pool.indexOf(card);
    return known >= 0 ? known : pool.push(card) - 1;
  };
  const basics = COLORS.map((color) => {
    const basic = cards.find((card) => card.name === BASIC[color]);
    if (basic === undefined) throw new Error(`there is no ${BASIC[color]} among the cards`);
    return basic;
  });
  const deck = (): number[] => {
    const colors = chance.shuffled(COLORS).slice(0, 2);
    const fitting = (card: CardDefinition): boolean =>
      !card.faces[0].typeLine.supertypes.includes("basic") &&
      !isBeside(card) &&
      [...(card.faces[0].manaCost ?? "")].every(
        (s) => !(COLORS as readonly string[]).includes(s) || colors.includes(s as Color),
      );
    const list: number[] = [];
    while (list.length < SPELLS * COPIES) {
      const card = chance.pick(cards);
      if (fitting(card)) for (let copy = 0; copy < COPIES; copy++) list.push(add(card));
    }
    for (let land = 0; land < LANDS; land++) list.push(add(basics[COLORS.indexOf(colors[land % colors.length]!)]!));
    return list;
  };
  const decks = Array.from({ length: players }, deck);
  // 309.2: dungeons are in no deck but may be brought in.
  for (const dungeon of cards.filter(isDungeon)) add(dungeon);
  const ofType = (...types: readonly CardType[]): readonly CardDefinition[] =>
    cards.filter(({ faces: [{ typeLine }] }) => typeLine.types.some((type) => types.includes(type)));
  const some = (of: readonly CardDefinition[], count: number): readonly number[] =>
    chance.shuffled(of).slice(0, count).map(add);
  const isLeader = ({ faces: [{ typeLine }] }: CardDefinition): boolean =>
    typeLine.supertypes.includes("legendary") && typeLine.types.includes("creature");
  const beside = decks.map((_, seat): Beside => {
    const { planar, scheme, vanguard, commander } = brings(seat);
    const attractions = cards.filter(({ faces: [{ typeLine }] }) => typeLine.subtypes.includes("Attraction"));
    const schemes = ofType("scheme");
    const supplementary = [
      ...(planar ? some(ofType("plane", "phenomenon"), PLANES) : []),
      ...(scheme ? some([...schemes, ...schemes], SCHEMES) : []),
      ...(planar || scheme || vanguard || commander ? some(attractions, ATTRACTIONS) : []),
    ];
    return {
      ...(supplementary.length > 0 && { supplementary }),
      ...(vanguard && { command: some(ofType("vanguard"), 1) }),
      ...(commander && { commanders: some(cards.filter(isLeader), 1) }),
    };
  });
  return { pool: { cards: pool }, decks, beside };
}
