/**
 * The decks that workloads play: much as the built-in ones were at first, of cards whose text is the same in all commits. Those that
 * come with the program change to be a fair match for each other, and with them how much there is to decide; a ratio to the code of
 * another commit is of the same decks on both sides.
 */
export const decks: readonly string[] = [
  `
4 Sunvale Recruit
4 Lamplit Sentry
4 Mossback Elder
3 Hearthguard Captain
3 Briar Matriarch
2 Banneret of the Vale
3 Feral Broodmother
2 Oathbound Paladin
2 Elkhorn Strider
2 Sudden Antlers
3 Bite of the Wold
2 Vigil of Lanterns
2 Muster at Dusk
4 Wold and Vale
10 Plains
10 Forest`,
  `
4 Brinewing Gull
3 Tollgate Warden
3 Wickhollow Healer
4 Chapel Gryphon
4 Lighthouse Drake
3 Dawnfeather Herald
2 Reefsong Siren
2 Bellringer Angel
3 Shackles of Habit
3 Low Ebb at the Quay
2 Verdict by Daylight
2 Gift of the Gulls
1 Read the Currents
4 Vale and Harbor
10 Plains
10 Island`,
  `
4 Cinderpeak Raider
4 Fenwalk Ghoul
3 Forgeborn Hound
3 Candlethief Imp
3 Peatbog Cutpurse
3 Emberwick Lancer
3 Sparkfall Shaman
3 Kiln Brute
1 Crater Wyrm
4 Cinder Lash
3 Last Rites Unspoken
2 Fen Tithe
4 Fen and Slope
10 Swamp
10 Mountain`,
  `
4 Tidemoor Ferryman
3 Saltmarsh Crab
3 Mourning Bat
3 Widow of the Reeds
3 Drowned Sexton
3 Fogbank Phantom
2 Keeper of the Drowned Archive
1 Ossuary Titan
3 Last Rites Unspoken
2 Sinking Ground
1 Toll of Silver
1 Charts of the Outer Shoals
3 Refuse Passage
2 Read the Currents
2 Bargain by Marshlight
4 Harbor and Fen
10 Island
10 Swamp`,
  `
4 Mossback Elder
3 Bramblehide Boar
2 Canopy Lurker
3 Emberwick Lancer
3 Huntmaster of the Slope
3 Elkhorn Strider
3 Kiln Brute
3 Feral Broodmother
2 Ironbark Colossus
1 Crater Wyrm
4 Cinder Lash
3 Bite of the Wold
2 War Chant of the Slopes
4 Slope and Wold
10 Mountain
10 Forest`,
  `
4 Tin Oracle
4 Bellows Tinker
4 Magpie of the Forge
4 Modular Scuttler
3 Sparkfall Shaman
4 Deepwater Oarsman
4 Ferrous Sentinel
1 Barge of the Night Market
4 Cinder Lash
3 Quench in Iron
1 Crater Wyrm
4 Harbor and Slope
10 Island
10 Mountain`,
];
