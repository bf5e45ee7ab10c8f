import type { CardType } from "../../cards/schema.ts";
import { TYPE_BIT } from "./bits.ts";

/**
 * Which subtype belongs to which card type (205.3). Every subtype that is not named here is a creature type: that list
 * is by far the longest, and a new creature type needs no change.
 */
export const LAND_TYPES: readonly string[] = [
  "Cave",
  "Desert",
  "Forest",
  "Gate",
  "Island",
  "Lair",
  "Locus",
  "Mine",
  "Mountain",
  "Plains",
  "Power-Plant",
  "Sphere",
  "Swamp",
  "Tower",
  "Urza's",
];
const ARTIFACT_TYPES = [
  "Attraction",
  "Blood",
  "Bobblehead",
  "Clue",
  "Contraption",
  "Equipment",
  "Food",
  "Fortification",
  "Gold",
  "Incubator",
  "Junk",
  "Map",
  "Powerstone",
  "Treasure",
  "Vehicle",
];
const ENCHANTMENT_TYPES = [
  "Aura",
  "Background",
  "Cartouche",
  "Case",
  "Class",
  "Curse",
  "Role",
  "Room",
  "Rune",
  "Saga",
  "Shard",
  "Shrine",
];
const SPELL_TYPES = ["Adventure", "Arcane", "Lesson", "Trap"];
const BATTLE_TYPES = ["Siege"];
export const PLANESWALKER_TYPES: readonly string[] = [
  "Ajani",
  "Aminatou",
  "Angrath",
  "Arlinn",
  "Ashiok",
  "Bahamut",
  "Basri",
  "Bolas",
  "Calix",
  "Chandra",
  "Comet",
  "Dack",
  "Dakkon",
  "Daretti",
  "Davriel",
  "Dihada",
  "Domri",
  "Dovin",
  "Ellywick",
  "Elminster",
  "Elspeth",
  "Estrid",
  "Freyalise",
  "Garruk",
  "Gideon",
  "Grist",
  "Guff",
  "Huatli",
  "Jace",
  "Jared",
  "Jaya",
  "Jeska",
  "Kaito",
  "Karn",
  "Kasmina",
  "Kaya",
  "Kiora",
  "Koth",
  "Liliana",
  "Lolth",
  "Lukka",
  "Minsc",
  "Mordenkainen",
  "Nahiri",
  "Narset",
  "Niko",
  "Nissa",
  "Nixilis",
  "Oko",
  "Quintorius",
  "Ral",
  "Rowan",
  "Saheeli",
  "Samut",
  "Sarkhan",
  "Serra",
  "Sivitri",
  "Sorin",
  "Szat",
  "Tamiyo",
  "Tasha",
  "Teferi",
  "Teyo",
  "Tezzeret",
  "Tibalt",
  "Tyvar",
  "Ugin",
  "Urza",
  "Venser",
  "Vivien",
  "Vraska",
  "Vronos",
  "Will",
  "Windgrace",
  "Wrenn",
  "Xenagos",
  "Yanggu",
  "Yanling",
  "Zariel",
];
/** 205.1a: whether a subtype is lost with card types that an object loses; kindred has the creature types (308.2). */
export function isLostWith(subtype: string, lost: readonly CardType[], isKindred: boolean): boolean {
  const owner = subtypeOwner(subtype);
  return lost.some((type) => type === owner) && !(owner === "creature" && isKindred);
}

/** 205.3i: the types that give a land its intrinsic mana ability (305.6). */
export const BASIC_LAND_TYPES = ["Plains", "Island", "Swamp", "Mountain", "Forest"] as const;

const OWNERS: ReadonlyMap<string, "land" | "artifact" | "enchantment" | "spell" | "battle" | "planeswalker"> = new Map([
  ...LAND_TYPES.map((s) => [s, "land"] as const),
  ...ARTIFACT_TYPES.map((s) => [s, "artifact"] as const),
  ...ENCHANTMENT_TYPES.map((s) => [s, "enchantment"] as const),
  ...SPELL_TYPES.map((s) => [s, "spell"] as const),
  ...BATTLE_TYPES.map((s) => [s, "battle"] as const),
  ...PLANESWALKER_TYPES.map((s) => [s, "planeswalker"] as const),
]);

export type SubtypeOwner = "creature" | "land" | "artifact" | "enchantment" | "spell" | "battle" | "planeswalker";
export const subtypeOwner = (subtype: string): SubtypeOwner => OWNERS.get(subtype) ?? "creature";

/** 205.3d: an object has only subtypes that go with one of its card types (308.2: kindred with those of creatures). */
export function goesWith(subtype: string, types: number): boolean {
  const owner = subtypeOwner(subtype);
  if (owner === "creature") return (types & (TYPE_BIT.creature | TYPE_BIT.kindred)) !== 0;
  if (owner === "spell") return (types & (TYPE_BIT.instant | TYPE_BIT.sorcery)) !== 0;
  return (types & TYPE_BIT[owner]) !== 0;
}
export const isCreatureType = (subtype: string): boolean => !OWNERS.has(subtype);
