/** Decks of Emberwick for Commander (903), as a player would write them. */
export const emberwickCommanderDecks: readonly {
  readonly name: string;
  readonly description: string;
  readonly list: string;
}[] = [
  {
    name: "The Hedge Keeps Count",
    description: "Commander, green and white: every friend who comes is worth a life, and together they are many.",
    list: `
Commander
1 Isaura, Warden of the Hedge

Deck
1 Thornwold Cub
1 Mossback Elder
1 Bramblehide Boar
1 Canopy Lurker
1 Grovetender Elf
1 Rootwall
1 Elkhorn Strider
1 Ironbark Colossus
1 Feral Broodmother
1 Briar Matriarch
1 Sapling Shepherd
1 Old Growth Wurm
1 Wildheart Ranger
1 Twigling Swarm
1 Barkhide Grafter
1 Fallow-Field Ox
1 Wolfkin Teacher
1 Gatherer of Windfalls
1 Undergrowth Champion-at-Arms
1 Elder of Three Clearings
1 Bite of the Wold
1 Sudden Antlers
1 Trample the Hedges
1 Follow the Deer
1 Bark and Patience
1 Net the Sky
1 Rust and Ivy
1 Mantle of Thorns
1 Songs of the Deep Wold
1 Call Up the Roots
1 Sunvale Recruit
1 Lamplit Sentry
1 Tollgate Warden
1 Wickhollow Healer
1 Chapel Gryphon
1 Banneret of the Vale
1 Hearthguard Captain
1 Dawnfeather Herald
1 Oathbound Paladin
1 Bellringer Angel
1 Sunvale Marshal
1 Orchard Keeper
1 Lantern Squire
1 Stonebridge Phalanx
1 Skyroad Lancer
1 Ringed Watchtower
1 Shieldmate of the Lamp
1 Bonded Standard-Bearer
1 Unquenched Faithful
1 Patient Quartermaster
1 Vigil of Lanterns
1 Verdict by Daylight
1 Cast Out the Stranger
1 Stand the Line
1 Shared Harvest
1 Muster at Dusk
1 Levelling Flood
1 Ward of Candles
1 Shackles of Habit
1 Prayer Against Iron
1 Wold and Vale
1 Crossroads Inn
1 Hermit's Clearing
1 Lamplighters' Row
1 Roadside Shrine
1 Hidden Ford
16 Forest
17 Plains`,
  },
  {
    name: "Ashes in the Fen",
    description: "Commander, black and red: whoever falls is paid for by the others at the table.",
    list: `
Commander
1 Dagmar of the Black Kiln

Deck
1 Hollowmere Rat
1 Fenwalk Ghoul
1 Gravetide Shade
1 Mourning Bat
1 Peatbog Cutpurse
1 Widow of the Reeds
1 Candlethief Imp
1 Drowned Sexton
1 Fenlight Vampire
1 Hollow King's Reaver
1 Ossuary Titan
1 Marrow Collector
1 Nameless Gravedigger
1 Sleepless Drowned
1 Wasting Leech
1 Fen Croaker
1 Ditch Revenant
1 Old Ferryman's Hound
1 Peat Colossus
1 Gallows Crow
1 Last Rites Unspoken
1 Sinking Ground
1 Sour Harvest
1 Ferry Coin
1 Called from the Mire
1 Fen Tithe
1 Bargain by Marshlight
1 Grudging Offering
1 Rot in the Roots
1 Night of Open Graves
1 Cinderpeak Raider
1 Slagheap Goblin
1 Forgeborn Hound
1 Emberwick Lancer
1 Ashplume Harrier
1 Kiln Brute
1 Sparkfall Shaman
1 Magma Courser
1 Crater Wyrm
1 Drumfire Instigator
1 Basalt Guardian
1 Bellows Tinker
1 Torchrunner
1 Bristling Firecat
1 Battered Pit Fighter
1 Spiteful Ashmonger
1 Lava-Lick Salamander
1 Ogre of the Upper Kilns
1 Anvil Thunderer
1 Chain-Dancer
1 Cinder Lash
1 Quench in Iron
1 Sulfur Rain
1 Shattering Kick
1 Rush of Embers
1 Borrowed Temper
1 Kindle the Streets
1 Goblin Rope Crew
1 War Chant of the Slopes
1 Brand of the Mountain
1 Fen and Slope
1 Crossroads Inn
1 Lamplighters' Row
1 Coaling Station
1 Hidden Ford
17 Swamp
17 Mountain`,
  },
];
