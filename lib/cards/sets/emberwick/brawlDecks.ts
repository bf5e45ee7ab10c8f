/** Decks of Emberwick for Brawl (903.12): sixty cards, led by a legendary creature or planeswalker. */
export const emberwickBrawlDecks: readonly {
  readonly name: string;
  readonly description: string;
  readonly list: string;
}[] = [
  {
    name: "What the Tide Reads",
    description: "Brawl, blue: a planeswalker leads, and every wave brings a card.",
    list: `
Commander
1 Ysolt, Reader of Tides

Deck
1 Tidemoor Ferryman
1 Brinewing Gull
1 Saltmarsh Crab
1 Undertow Serpent
1 Glass Harbor Adept
1 Mistcloak Thief
1 Reefsong Siren
1 Lighthouse Drake
1 Tidecaller Savant
1 Keeper of the Drowned Archive
1 Fogbank Phantom
1 Wavecrest Leviathan
1 Shoal Watcher
1 Harbor Shapeling
1 Silt Stalker
1 Kelp Congregant
1 Archive Eel
1 Deepwater Oarsman
1 Cartographer of Drowned Streets
1 Whispering Nautilus
1 Sunken Bellfounder
1 Student of the Upper Tower
1 Cutpurse of the Quay
1 Refuse Passage
1 Toll of Silver
1 Low Ebb at the Quay
1 Read the Currents
1 Charts of the Outer Shoals
1 Harbor Fog
1 Becalmed
1 Slack Water
1 Again, the Tide
1 Copper Wayhorse
1 Clockwork Mastiff
1 Wayfarer's Lantern
1 Fogbound Jetty
1 Crossroads Inn
1 Lamplighters' Row
21 Island`,
  },
  {
    name: "The Bridge Holds",
    description: "Brawl, red and white: the captain attacks, and everybody with her hits harder.",
    list: `
Commander
1 Captain Elka Stonebridge

Deck
1 Sunvale Recruit
1 Lamplit Sentry
1 Tollgate Warden
1 Chapel Gryphon
1 Banneret of the Vale
1 Hearthguard Captain
1 Dawnfeather Herald
1 Oathbound Paladin
1 Sunvale Marshal
1 Lantern Squire
1 Stonebridge Phalanx
1 Skyroad Lancer
1 Bonded Standard-Bearer
1 Unquenched Faithful
1 Verdict by Daylight
1 Cast Out the Stranger
1 Stand the Line
1 Muster at Dusk
1 Cinderpeak Raider
1 Slagheap Goblin
1 Forgeborn Hound
1 Emberwick Lancer
1 Ashplume Harrier
1 Kiln Brute
1 Sparkfall Shaman
1 Magma Courser
1 Drumfire Instigator
1 Torchrunner
1 Bristling Firecat
1 Anvil Thunderer
1 Chain-Dancer
1 Cinder Lash
1 Quench in Iron
1 Rush of Embers
1 War Chant of the Slopes
1 Crossroads Inn
1 Lamplighters' Row
11 Plains
11 Mountain`,
  },
];
