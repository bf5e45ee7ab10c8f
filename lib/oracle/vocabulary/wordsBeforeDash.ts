import { fixed, words } from "../kernel/index.ts";

/** Words in front of a dash that have no rules meaning: a closed list, so that nothing with a meaning is taken for one. */

/** 207.2c: ability words, and those of later editions that stand on three or more cards. */
export const ABILITY_WORDS = (
  "Adamant|Addendum|Alliance|Battalion|Bloodrush|Celebration|Channel|Chroma|Cohort|Constellation|Converge|" +
  "Corrupted|Council's dilemma|Coven|Delirium|Descend 4|Descend 8|Domain|Eerie|Eminence|Enrage|Fateful hour|" +
  "Fathomless descent|Ferocious|Formidable|Grandeur|Hellbent|Heroic|Imprint|Inspired|Join forces|Kinship|" +
  "Landfall|Lieutenant|Magecraft|Metalcraft|Morbid|Pack tactics|Paradox|Parley|Radiance|Raid|Rally|Revolt|" +
  "Secret council|Spell mastery|Strive|Survival|Sweep|Tempting offer|Tempting Offer|Threshold|Undergrowth|Valiant|" +
  "Will of the council|Disappear|Flurry|Infusion|Opus|Renew|Repartee|Vivid|Void|Will of the Planeswalkers"
).split("|");

/** 207.2d: flavor words of abilities, and names of modes, that cards have. */
export const FLAVOR_WORDS = (
  "AV Bead|Acid Breath|Advanced Species|Affirmative|Allure of Slaanesh|Alluring Eyes|Angelo Cannon|" +
  "Animal May-Ham|Animate Chains|Animate Walking Statue|Antimagic Cone|Archery|Armour of Shrieking Souls|" +
  "Arrest|Astral Projection|Avian Telepathy|Bad Wolf|Bardic Inspiration|Battle Cannon|Beacon of Hope|" +
  "Bear Form|Bear Witness|Believe|Benediction of the Omnissiah|Berserk|Berzerker|Bewitching Whispers|" +
  "Binding Contract|Bio-Plasmic Scream|Blade Beam|Blade of Magnus|Blind Betrayal|Blitzball Captain|" +
  "Blood Chalice|Blood Drain|Blow Up|Body Thief|Body-print|Boomerang|Brand-new Sky|Brave Heart|" +
  "Break Their Chains|Breathe Flame|Bring Down|Brontosaurus|Burning Chains|Buy Information|Call for Aid|" +
  "Camouflage|Ceaseless Tempest|Ceremorphosis|Chainsword|Chaos|Chaosbringer|Chapter Master|Check Map|Cheer|" +
  "Chef's Knife|Children of the Cult|Circle of Death|Cold Breath|Combat Inspiration|Come Fly With Me|" +
  "Communication Bead|Conceal|Concealed Position|Cone of Cold|Consume Anomaly|Continue the Pilgrimage|" +
  "Coruscating Flames|Cosmic Awareness|Cosmo Memory|Cross-Slash|Crown of Madness|Cunning Action|Cura|Curaga|" +
  "Cure|Curse of the Walking Pox|Cybernetic Senses|Daemon Sword|Dark One's Own Luck|Darkforce Inversion|" +
  "Darkness|Date Night|Deal with the Black Guardian|Death Gigas|Death Ray|Death Sickle|Decimate|" +
  "Designed Only for Killing|Detonate|Devastating Charge|Devourer of Souls|Devouring Monster|Diana|" +
  "Dinosaur Formula|Disarm|Disintegration Ray|Displacement|Dissolve|Distract the Guard|Divine Intervention|" +
  "Do Homework|Doubt|Drag Below|Draw Arcanum|Dualcast|Dynastic Advisor|Dynastic Codes|Dynastic Command Node|" +
  "Echo of the First Murder|Elite Troops|Embiggen Fist|Endless Swarm|Endurant|Engulf|Eternity Gate|Eukrasia|" +
  "Everypony's Invited|Executioner Round|Explosive|Fabricator Claw Array|Fallen Warrior|Family Gathering|" +
  "Fast Healing|Fateful Bite|Fear Ray|Feeder Mandibles|Fight Crime|Fight the Current|Final Heaven|" +
  "Find Another Way|Find a Crossing|Fira|Firaga|Fire|Fire Breath|Fire Cross|Fire of Tzeentch|First Contact|" +
  "Flare Star|Flavor|Flesh Flayer|Flesh Hooks|Flurry of Blows|Focus Beam|Foil Their Scheme|" +
  "For Auld Lang Syne|Form a Party|From the Future|Full Party|Gae Bolg|Galian Beast|Gather Your Courage|" +
  "Gathered Swarm|Gatling Blaster|Genestealer's Kiss|Genomic Enhancement|Ghost|Glory of Battle|" +
  "Goblin Formula|Gotta Go Fast|Grand Summon|Grant an Advantage|Grav-cannon|Hagneia|Healing Tears|" +
  "Heavy Power Hammer|Heavy Rock Cutter|Heckle|Hellmasker|Hero Worship|Hide|Hire a Mercenary|History|" +
  "History Teacher|Hive Mind|Homunculus Servant|How Civil of You|Hyperfrag Round|Hypertoxic Miasma|" +
  "Impossible Girl|In You, All Things Are Possible|Infesting Spores|Inquisition Agents|Insatiable Hunger|" +
  "Intangibility|Interrogate Them|Into the TARDIS|Invasion Beams|Investigative Journalism|Invoke Duplicity|" +
  "Jenova Cells|Jolly Gutpipes|Jump|Keen Senses|Keen Sight|Kinfall|Krishna|Landship|Leading from the Front|" +
  "Learn Their Secrets|Legacy|Lethal Voice|Light Party|Lightbringer and Hero's Shield|Lightning Breath|" +
  "Locus of Slaanesh|Look Around|Look to the Stars|Lord of Chaos|Lord of Torment|" +
  "Lord of the Pyrrhian Legions|Lucky Slots|Lure the Unwary|Mage Hand|Make Them Pay|Mama's Coming|" +
  "Mark of Chaos Ascendant|Martyrdom|Master Tactician|Master of Machines|Matter Absorption|Meet in Reverse|" +
  "Mental Organism|Meteor Strikes|Midnight Entity|Mind Swap|Mine Vibranium|Mug|Multi-threat Eliminator|" +
  "Murasame|Mutsunokami|My First Friend|My Will Be Done|Mystic Arcanum|Natural Recovery|Negative|" +
  "Negative Energy Cone|Net|No Mercy|Omnislash|One for My Baby|Origami-Fu|Pact Boon|Patrol Night|" +
  "Peaceful Coexistence|Perfect Illumination|Perseus's Bow|Pheromone Trail|Photographic Reflexes|" +
  "Pick a Perk|Plasma Incinerator|Play Arcanum|Polymorphine|Pray for Protection|Prime Bead|Prince of Chaos|" +
  "Prize|Probing Telepathy|Project Image|Protect|Protector|Psionic Spells|Psychic Blades|Psychic Stimulus|" +
  "Puff Piece|Radar Sense|Rage|Raise|Ransom|Rapacious Hunger|Rat Tail|Relentless March|Reveal|Rogue Trader|" +
  "Ronso Rage|Rot Fly|Rough Divide|Royal Guard|Run and Hide|Sage Project|Sanctified Rules of Combat|" +
  "Sarcophagus|Scavenge the Dead|Science Teacher|Secrets of the Soul|Sell Contraband|Sensational Save|" +
  "Share Intelligence|Shiva's Aid|Shooting Star|Shrieking Gargoyles|Siege Monster|Sigil of Corruption|" +
  "Sketch and Lore|Skilled Outrider|Skyswarm|Smash Relics|Smear Campaign|Sokratic Dialogue|Somersault|" +
  "Song of Rest|Sonic Attack|Sonic Blast|Sonic Blaster|Sonic Booster|Sonic Rainboom|Sorcerous Elixir|" +
  "Sorcerous Inspiration|Sort Inventory|Spawn Termagants|Spear of the Void Dragon|Spiked Retribution|" +
  "Spirit of the Whalaqee|Spiritual Leader|Split|Spoilers|Spore Chimney|Stagger|Stall for Time|Standoff|" +
  "Starfall|Start a Brawl|Steal|Stowage|Strike a Deal|Stunning Strike|Summary Execution|Super Nova|" +
  "Survey the Realm|Synapse Creature|Synaptic Disintegrator|Targeting Relay|Team TARDIS|Teleport|" +
  "Temporal Foresight|Terror from the Deep|The Allagan Eye|The Betrayer|The Last Centurion|" +
  "The Minstrel's Ballad|The Most Important Punch in History|The Nuka-Cola Challenge|The Reunion|" +
  "The Seven-fold Chant|The Will of the Hive Mind|Three Autostubs|Throw|Throw Wide the Gates|Thundaga|" +
  "Thundara|Thunder|Time Compression|Time Lord's Prerogative|Timey-Wimey|Tools|Top of the Food Chain|" +
  "Trace Aether|Tragic Backstory|Trance|Transdimensional Scout|Translocation Protocols|Trick Arrows|" +
  "Two-Headed Coin|Two-Weapon Fighting|Tyrannosaurus Rex|Ultima Founding|Ultimate Sacrifice|" +
  "Unbreakable Skin|Underdog|Undying Vengeance|Unearthly Power|Unlock Ability|Unreliable Visions|" +
  "Unrivaled Lethality|Vanguard Species|Veil of Time|Venom Blast|Vicious Mockery|Void Shields|Wave Cannon|" +
  "Web Support|Whirlwind|Whispers of the Grave|Wild Card|Wild Magic Surge|Wind Walk|" +
  "Woman Who Walked the Earth|Wraith Form|" +
  "Avalanche!|Allons-y!|Tunnel Snakes Rule!|Go for the Goal!|Exterminate!|No One Dies!|Parade!|Grenades!|Combine Powers!|Defense!|Fight!|Trapped!|Sneak Attack|Warp Blast|Scions' Secretary|Nitro-9"
).split("|");

/** Why templates make nothing of these words. */
export const FLAVOR = "words without rules meaning, whose places and spelling are all that is checked (207.2c, 207.2d)";
export const wordsBeforeDash = fixed(
  words([...ABILITY_WORDS, ...FLAVOR_WORDS].map((one) => [one, one] as const)),
  FLAVOR,
);
