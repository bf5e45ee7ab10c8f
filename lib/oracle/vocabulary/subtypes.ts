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
  creature: words(
    "Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer Assassin" +
      " Assembly-Worker Astartes Atog Aurochs Avatar Azra Badger Balloon Barbarian Bard Basilisk Bat Bear Beast" +
      " Beaver Beeble Beholder Berserker Bird Bison Blinkmoth Boar Bringer Brushwagg C'tan Camarid Camel Capybara" +
      " Caribou Carrier Cat Centaur Child Chimera Citizen Cleric Clown Cockatrice Construct Coward Coyote Crab" +
      " Crocodile Custodes Cyberman Cyclops Dalek Dauthi Demigod Demon Deserter Detective Devil Dinosaur Djinn" +
      " Doctor Dog Dragon Drake Dreadnought Drix Drone Druid Dryad Dwarf Echidna Efreet Egg Elder Eldrazi" +
      " Elemental Elephant Elf Elk Employee Eye Faerie Ferret Fish Flagbearer Fox Fractal Frog Fungus Gamer" +
      " Gargoyle Germ Giant Giraffe Gith Glimmer Gnoll Gnome Goat Goblin God Golem Gorgon Graveborn Gremlin" +
      " Griffin Guest Hag Halfling Hamster Harpy Hedgehog Hellion Hero Hippo Hippogriff Homarid Homunculus Horror" +
      " Horse Human Hydra Hyena Illusion Imp Incarnation Inkling Inquisitor Insect Jackal Jellyfish Juggernaut" +
      " Kangaroo Kavu Kirin Kithkin Knight Kobold Kor Kraken Lamia Lammasu Leech Lemur Leviathan Lhurgoyf Licid" +
      " Lizard Llama Lobster Manticore Masticore Mercenary Merfolk Metathran Minion Minotaur Mite Mole Monger" +
      " Mongoose Monk Monkey Moogle Moonfolk Mount Mouse Mutant Myr Mystic Nautilus Necron Nephilim Nightmare" +
      " Nightstalker Ninja Noble Noggle Nomad Nymph Octopus Ogre Ooze Orb Orc Orgg Otter Ouphe Ox Oyster Pangolin" +
      " Peasant Pegasus Pentavite Performer Pest Phelddagrif Phoenix Phyrexian Pilot Pincher Pirate Plant" +
      " Platypus Porcupine Possum Praetor Primarch Prism Processor Qu Rabbit Raccoon Ranger Rat Rebel Reflection" +
      " Rhino Rigger Robot Rogue Sable Salamander Samurai Sand Saproling Satyr Scarecrow Scientist Scion Scorpion" +
      " Scout Sculpture Seal Serf Serpent Servo Shade Shaman Shapeshifter Shark Sheep Siren Skeleton Skunk Slith" +
      " Sliver Sloth Slug Snail Snake Soldier Soltari Sorcerer Spawn Specter Spellshaper Sphinx Spider Spike" +
      " Spirit Splinter Sponge Squid Squirrel Starfish Surrakar Survivor Symbiote Synth Tentacle Tetravite" +
      " Thalakos Thopter Thrull Tiefling Toy Treefolk Trilobite Triskelavite Troll Turtle Tyranid Unicorn Utrom" +
      " Vampire Varmint Vedalken Villain Volver Wall Walrus Warlock Warrior Weasel Weird Werewolf Whale Wizard" +
      " Wolf Wolverine Wombat Worm Wraith Wurm Yeti Zombie Zubera",
  ),
  battle: words("Siege"),
} as const satisfies Readonly<Record<string, readonly string[]>>;

function words(text: string): readonly string[] {
  return text.split(" ");
}

/** The one creature type of two words, 205.3m. */
export const TWO_WORD_SUBTYPE = "Time Lord";

const plurals: Readonly<Record<string, string>> = {
  Ally: "Allies",
  Army: "Armies",
  Cyclops: "Cyclopes",
  Djinn: "Djinn",
  Dwarf: "Dwarves",
  Elf: "Elves",
  Faerie: "Faeries",
  Fox: "Foxes",
  Fungus: "Fungi",
  Homunculus: "Homunculi",
  Incubus: "Incubi",
  Merfolk: "Merfolk",
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
  Pegasus: "Pegasi",
};

/** A subtype's plural as Oracle text spells it. */
export function pluralOf(subtype: string): string {
  const known = plurals[subtype];
  if (known !== undefined) return known;
  if (/(?:s|x|z|ch|sh)$/.test(subtype)) return `${subtype}es`;
  return /[^aeiou]y$/.test(subtype) ? `${subtype.slice(0, -1)}ies` : `${subtype}s`;
}
