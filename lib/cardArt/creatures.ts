import type { Country } from "./backdrops.ts";
import type { Chance } from "./chance.ts";
import type { Hue } from "./palettes.ts";
import type { Extra, SilhouetteName } from "./silhouettes.ts";

/** How a creature is drawn: an outline, what it wears or carries, and whether it flies, swims or stands. */
export interface Figure {
  readonly outline: SilhouetteName;
  readonly extras: readonly Extra[];
  /** Share of the picture's height it takes up. */
  readonly size: number;
  readonly aloft: boolean;
}

/** Creature types by the outline that stands for them; whoever has several is drawn by the first in this order. */
const OUTLINES: readonly (readonly [SilhouetteName, string])[] = [
  ["dragon", "Dragon Drake Wyvern Hydra Wurmcoil"],
  ["kraken", "Kraken Octopus Squid Cephalid Jellyfish"],
  ["serpent", "Serpent Snake Wurm Worm Naga Leech Eel Lammasu Slug"],
  ["skull", "Skeleton Lich"],
  ["shambler", "Zombie Ghoul Mutant"],
  ["wraith", "Spirit Ghost Wraith Specter Shade Illusion Nightmare Phantom Avatar Incarnation"],
  ["spider", "Spider Scorpion Crab Arachnid"],
  ["insect", "Insect Faerie Bat Moth Butterfly"],
  ["bird", "Bird Griffin Gryphon Hippogriff Phoenix Pegasus Sphinx Eagle Gull"],
  ["golem", "Golem Construct Gargoyle Juggernaut Scarecrow Thopter Robot Myr Gnome Drone Eldrazi"],
  ["wall", "Wall"],
  ["tree", "Treefolk"],
  ["plant", "Plant Fungus Saproling Ooze Sponge"],
  ["horns", "Demon Devil Horror Beholder Nightstalker Phyrexian Archfiend"],
  ["turtle", "Turtle Tortoise Armadillo Beetle"],
  ["saurian", "Dinosaur Lizard Crocodile Salamander Basilisk Viashino Kavu"],
  ["stag", "Elk Deer Antelope Goat Sheep Caribou Ox"],
  ["horse", "Horse Unicorn Mount Centaur Camel Donkey"],
  ["boar", "Boar Pig Hippo Rhino Elephant Mammoth"],
  ["bear", "Bear Badger Wolverine Beast Ape Monkey Yeti Sloth"],
  ["cat", "Cat Lion Leopard Panther Jaguar Tiger"],
  ["wolf", "Wolf Dog Hound Fox Jackal Hyena Werewolf Coyote"],
  ["rodent", "Rat Squirrel Rabbit Mouse Weasel Mole Raccoon Otter Beaver Ferret"],
  ["frog", "Frog Toad Homunculus"],
  ["fish", "Fish Leviathan Whale Shark Dolphin Octopod"],
  ["imp", "Goblin Imp Kobold Gremlin Kithkin Halfling Ouphe Hag"],
  ["brute", "Giant Ogre Troll Cyclops Minotaur Orc Gorgon Titan"],
  ["flame", "Elemental Efreet Djinn"],
];

const EXTRA_WORDS: readonly (readonly [Extra, string])[] = [
  ["wings", "Angel Archon Aven"],
  ["batWings", "Vampire Succubus Imp"],
  ["hat", "Wizard Warlock Sorcerer"],
  ["staff", "Wizard Shaman Druid Cleric Monk Warlock Advisor Sorcerer"],
  ["crown", "Noble God Praetor"],
  ["helm", "Soldier Knight Paladin Samurai"],
  ["horns", "Minotaur Satyr Berserker"],
  ["ears", "Elf"],
  ["bow", "Archer Scout Ranger"],
  ["spear", "Soldier Warrior Merfolk"],
  ["sword", "Knight Mercenary Pirate Noble Samurai"],
  ["axe", "Barbarian Berserker Dwarf Warrior Ogre"],
  ["hammer", "Artificer Giant"],
  ["dagger", "Rogue Assassin Ninja Pirate"],
  ["lantern", "Citizen Peasant Detective Bard"],
  ["shield", "Soldier Knight"],
  ["mane", "Lion"],
];

const HELD: readonly Extra[] = ["staff", "bow", "spear", "sword", "axe", "hammer", "dagger", "lantern"];
/** Those that stand like a person and can wear or carry something. */
const UPRIGHT: readonly SilhouetteName[] = ["person", "hooded", "brute", "shambler", "imp"];
const ALOFT: readonly SilhouetteName[] = ["bird", "dragon", "insect", "wraith"];

const has = (words: string, subtypes: readonly string[]): boolean => {
  const all = words.split(" ");
  return subtypes.some((one) => all.includes(one));
};

const UNKNOWN: Readonly<Record<Hue, readonly [SilhouetteName, ...SilhouetteName[]]>> = {
  W: ["person", "person", "horse", "bird"],
  U: ["hooded", "wave", "fish", "wraith"],
  B: ["hooded", "horns", "shambler"],
  R: ["brute", "flame", "saurian"],
  G: ["bear", "boar", "tree"],
  C: ["golem"],
  M: ["person", "horns", "saurian"],
};
const PEOPLE =
  "Human Elf Dwarf Merfolk Vampire Kor Angel Archon Aven Soldier Knight Cleric Wizard Warrior Citizen Noble Advisor";

export function figureOf(
  { subtypes, power }: { readonly subtypes: readonly string[]; readonly power?: number },
  flies: boolean,
  hue: Hue,
  chance: Chance,
): Figure {
  const found = OUTLINES.find(([, words]) => has(words, subtypes))?.[0];
  const person = chance.next() < 0.22 ? "hooded" : "person";
  let outline = found ?? (has(PEOPLE, subtypes) || subtypes.length > 1 ? person : chance.of(UNKNOWN[hue]));
  if (outline === "flame" && hue === "U") outline = "wave";
  if (outline === "flame" && hue === "G") outline = "plant";
  if (outline === "flame" && hue === "W") outline = "wraith";
  const extras = UPRIGHT.includes(outline) ? worn(subtypes, outline, chance) : [];
  if (UPRIGHT.includes(outline) && flies && !extras.includes("wings") && !extras.includes("batWings"))
    extras.push(hue === "B" || hue === "R" ? "batWings" : "wings");
  const aloft = ALOFT.includes(outline) || (flies && !UPRIGHT.includes(outline));
  return { outline, extras, size: aloft ? 0.74 : 0.66 + Math.min(power ?? 2, 8) * 0.035, aloft };
}

/** At most one thing in the hands. */
function worn(subtypes: readonly string[], outline: SilhouetteName, chance: Chance): Extra[] {
  const all = EXTRA_WORDS.filter(([, words]) => has(words, subtypes)).map(([extra]) => extra);
  const held = all.filter((one) => HELD.includes(one));
  const inHand = held[Math.floor(chance.next() * held.length)];
  const dressed = all.filter(
    (one) => !HELD.includes(one) && (outline !== "hooded" || one === "wings" || one === "batWings"),
  );
  const head = dressed.find((one) => ["hat", "helm", "crown", "horns"].includes(one));
  return [
    ...dressed.filter((one) => one === head || !["hat", "helm", "crown", "horns"].includes(one)),
    ...(inHand ? [inHand] : []),
  ];
}

/** Where the creatures of a colour live. */
export const COUNTRIES: Readonly<Record<Hue, readonly [Country, ...Country[]]>> = {
  W: ["fields", "city", "fields"],
  U: ["sea", "sea", "city"],
  B: ["fen", "fen", "city"],
  R: ["peaks", "peaks", "dunes"],
  G: ["forest", "forest", "fields"],
  C: ["dunes", "city"],
  M: ["fields", "peaks", "forest"],
};
