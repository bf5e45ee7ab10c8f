import { CREATURE_TYPES } from "../../engine/state/creatureTypes.ts";

/** The one creature type of two words, 205.3m. */
export const TWO_WORD_SUBTYPE = "Time Lord";

/** 205.3g-q: the subtypes of each card type. */
export const SUBTYPES = {
  artifact: words(
    "Attraction Blood Bobblehead Book Clue Contraption Equipment Food Fortification Gold Incubator Infinity" +
      " Junk Lander Map Mutagen Powerstone Spacecraft Stone Treasure Vehicle",
  ),
  enchantment: words("Aura Background Cartouche Case Class Curse Role Room Rune Saga Shard Shrine"),
  land: words(
    "Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower Town" +
      " Urza's",
  ),
  planeswalker: words(
    "Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti Davriel" +
      " Dellian Dihada Domri Dovin Ellywick Elminster Elspeth Estrid Freyalise Garruk Gideon Grist Guff Huatli" +
      " Jace Jared Jaya Jeska Kaito Karn Kasmina Kaya Kiora Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri" +
      " Narset Niko Nissa Nixilis Oko Quintorius Ral Rowan Saheeli Samut Sarkhan Serra Sivitri Sorin Szat Tamiyo" +
      " Tasha Teferi Teyo Tezzeret Tibalt Tyvar Ugin Urza Venser Vivien Vraska Vronos Will Windgrace Wrenn" +
      " Xenagos Yanggu Yanling Zariel",
  ),
  spell: words("Adventure Arcane Lesson Omen Trap"),
  creature: CREATURE_TYPES.filter((type) => type !== TWO_WORD_SUBTYPE),
  battle: words("Siege"),
} as const satisfies Readonly<Record<string, readonly string[]>>;

function words(text: string): readonly string[] {
  return text.split(" ");
}

const plurals: Readonly<Record<string, string>> = {
  Ally: "Allies",
  Army: "Armies",
  Cyclops: "Cyclopes",
  Dwarf: "Dwarves",
  Elf: "Elves",
  Faerie: "Faeries",
  Fox: "Foxes",
  Fungus: "Fungi",
  Homunculus: "Homunculi",
  Incubus: "Incubi",
  Merfolk: "Merfolk",
  Treefolk: "Treefolk",
  Fish: "Fish",
  Aetherborn: "Aetherborn",
  Hero: "Heroes",
  Mouse: "Mice",
  Myr: "Myr",
  Octopus: "Octopuses",
  Ox: "Oxen",
  Plains: "Plains",
  Thalakos: "Thalakos",
  "Urza's": "Urza's",
  Thief: "Thieves",
  Vedalken: "Vedalken",
  Werewolf: "Werewolves",
  Wolf: "Wolves",
  Kithkin: "Kithkin",
  Eldrazi: "Eldrazi",
  Samurai: "Samurai",
  Ninja: "Ninjas",
  Equipment: "Equipment",
  Food: "Foods",
  Elves: "Elves",
  Aurochs: "Aurochs",
  Locus: "Loci",
  Spacecraft: "Spacecraft",
  Spawn: "Spawn",
  Pegasus: "Pegasi",
  Zubera: "Zubera",
};

/** A subtype's plural as Oracle text spells it. */
export function pluralOf(subtype: string): string {
  const known = plurals[subtype];
  if (known !== undefined) return known;
  if (/(?:s|x|z|ch|sh)$/.test(subtype)) return `${subtype}es`;
  return /[^aeiou]y$/.test(subtype) ? `${subtype.slice(0, -1)}ies` : `${subtype}s`;
}
