/** Decks of Emberwick, as a player would write them. */
export const emberwickDecks: readonly { readonly name: string; readonly description: string; readonly list: string }[] =
  [
    {
      name: "Lanterns in the Wold",
      description: "White and green: many small soldiers, and then all of them are large.",
      list: `
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
    },
    {
      name: "Gulls over the Vale",
      description: "White and blue: what flies over the wall need not climb it.",
      list: `
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
    },
    {
      name: "Fen and Fire",
      description: "Black and red: spend everything, creatures included, before the others are ready.",
      list: `
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
    },
    {
      name: "The Long Tide",
      description: "Blue and black: answer, wait, answer, and win with something nobody can reach.",
      list: `
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
    },
    {
      name: "Hooves on the Slope",
      description: "Red and green: a little mana early, and then everything that runs.",
      list: `
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
    },
    {
      name: "The Night Market",
      description: "Blue and red artifacts: small machines that make the next one cheaper.",
      list: `
2 Tin Oracle
2 Bellows Tinker
4 Clockwork Mastiff
3 Magpie of the Forge
3 Modular Scuttler
3 Copper Wayhorse
3 Sparkfall Shaman
4 Deepwater Oarsman
3 Ferrous Sentinel
1 Barge of the Night Market
4 Cinder Lash
3 Quench in Iron
1 Crater Wyrm
4 Harbor and Slope
10 Island
10 Mountain`,
    },
  ];
