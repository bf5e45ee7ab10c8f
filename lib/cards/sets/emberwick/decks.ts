/** Decks of Emberwick, as a player would write them. */
export const emberwickDecks: readonly { readonly name: string; readonly description: string; readonly list: string }[] =
  [
    {
      name: "Lanterns in the Wold",
      description: "White and green: many small soldiers, and then all of them are large.",
      list: `
4 Sunvale Recruit
4 Lamplit Sentry
3 Mossback Elder
3 Hearthguard Captain
2 Briar Matriarch
2 Banneret of the Vale
3 Feral Broodmother
2 Oathbound Paladin
2 Elkhorn Strider
2 Sudden Antlers
3 Bite of the Wold
2 Vigil of Lanterns
2 Twice-Rung Bell
1 Muster at Dusk
1 Call Up the Roots
4 Lanternwood Ride
10 Plains
10 Forest`,
    },
    {
      name: "Gulls over the Vale",
      description: "White and blue: what flies over the wall need not climb it.",
      list: `
4 Brinewing Gull
3 Tollgate Warden
4 Wickhollow Healer
2 Marshal of Two Gates
4 Chapel Gryphon
4 Lighthouse Drake
2 Dawnfeather Herald
2 Reefsong Siren
2 Bellringer Angel
2 Shackles of Habit
2 Low Ebb at the Quay
3 Verdict by Daylight
2 Two-Faced Current
4 Gullstair Landing
10 Plains
10 Island`,
    },
    {
      name: "Fen and Fire",
      description: "Black and red: spend everything, creatures included, before the others are ready.",
      list: `
2 Cinderpeak Raider
3 Coffin Broker
3 Forgeborn Hound
3 Candlethief Imp
2 Peatbog Cutpurse
3 Emberwick Lancer
3 Gravel-Throat Marauder
4 Sparkfall Shaman
2 Nameless Gravedigger
2 Kiln Brute
1 Crater Wyrm
4 Cinder Lash
3 Last Rites Unspoken
1 Kindle the Streets
4 Cinderbog Causeway
10 Swamp
10 Mountain`,
    },
    {
      name: "The Long Tide",
      description: "Blue and black: answer, wait, answer, and win with something nobody can reach.",
      list: `
4 Tidemoor Ferryman
2 Saltmarsh Crab
1 Glass Harbor Adept
2 Mourning Bat
2 Widow of the Reeds
3 Drowned Sexton
2 Fogbank Phantom
2 Keeper of the Drowned Archive
1 Cartographer of Drowned Streets
1 Ossuary Titan
2 Last Rites Unspoken
2 Sinking Ground
2 Toll of Silver
1 Charts of the Outer Shoals
2 Refuse Passage
2 Depth Charge Runes
1 Letter Not Yet Opened
1 Read the Currents
2 Two-Faced Current
1 Bargain by Marshlight
4 Drownlight Staithe
10 Island
10 Swamp`,
    },
    {
      name: "Hooves on the Slope",
      description: "Red and green: a little mana early, and then everything that runs.",
      list: `
4 Mossback Elder
3 Bramblehide Boar
1 Canopy Lurker
3 Emberwick Lancer
3 Huntmaster of the Slope
3 Elkhorn Strider
2 Wanderer-Antler
3 Kiln Brute
3 Feral Broodmother
2 Ironbark Colossus
1 Crater Wyrm
4 Cinder Lash
3 Bite of the Wold
1 War Chant of the Slopes
4 Hoofworn Gully
10 Mountain
10 Forest`,
    },
    {
      name: "The Night Market",
      description: "Blue and red artifacts: small machines that make the next one cheaper.",
      list: `
3 Bellows Tinker
4 Clockwork Mastiff
4 Magpie of the Forge
3 Modular Scuttler
3 Copper Wayhorse
3 Sparkfall Shaman
4 Deepwater Oarsman
3 Ferrous Sentinel
1 Barge of the Night Market
4 Cinder Lash
3 Quench in Iron
1 Crater Wyrm
4 Marketwharf Kilns
10 Island
10 Mountain`,
    },
  ];
