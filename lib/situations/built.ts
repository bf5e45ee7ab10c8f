import { builtInDefinitions, StagedGame } from "./stagedGame.ts";

/** Boards that are set up, by what they show. */

const FOREST = ["3 Forest", "Plains"];

export const built: Readonly<Record<string, () => StagedGame>> = {
  "empty board": () =>
    inMainPhase(
      StagedGame.of([
        {
          hand: [
            "Plains",
            "Forest",
            "Mossback Elder",
            "Sunvale Recruit",
            "Briar Matriarch",
            "Elkhorn Strider",
            "Forest",
          ],
        },
        { hand: ["7 Island"] },
      ]),
    ),
  "combat with blocks"() {
    const t = StagedGame.of([
      {
        life: 14,
        hand: ["Sudden Antlers", "Forest"],
        battlefield: [...FOREST, "Bramblehide Boar", "Elkhorn Strider", "Canopy Lurker", "Thornwold Cub"],
      },
      {
        life: 9,
        hand: ["Cinder Lash", "Swamp"],
        battlefield: ["3 Mountain", "2 Swamp", "Fenwalk Ghoul", "Forgeborn Hound", "Kiln Brute"],
      },
    ]);
    t.attack(["Bramblehide Boar"], ["Elkhorn Strider"], ["Canopy Lurker"]);
    t.block(
      ["Kiln Brute", "Elkhorn Strider"],
      ["Fenwalk Ghoul", "Bramblehide Boar"],
      ["Forgeborn Hound", "Bramblehide Boar"],
    );
    t.to("declareBlockers", 0);
    return t;
  },
  "choose blockers"() {
    const t = StagedGame.of(
      [
        {
          life: 7,
          hand: ["Shackles of Habit", "Plains", "Stand the Line"],
          battlefield: ["4 Plains", "2 Island", "Chapel Gryphon", "Tollgate Warden", "Brinewing Gull"],
        },
        { life: 18, hand: ["3 Swamp"], battlefield: ["5 Swamp", "3 Fenwalk Ghoul", "Mourning Bat", "Ossuary Titan"] },
      ],
      { first: 1 },
    );
    t.attack();
    t.to("declareBlockers", 0);
    return t;
  },
  "long stack"() {
    const t = StagedGame.of([
      {
        life: 11,
        hand: ["Cinder Lash", "Sudden Antlers", "Kindle the Streets"],
        battlefield: ["5 Mountain", "2 Forest", "Emberwick Lancer", "Slagheap Goblin"],
      },
      {
        life: 8,
        hand: ["2 Refuse Passage", "Low Ebb at the Quay", "Slack Water"],
        battlefield: ["9 Island", "Lighthouse Drake", "Glass Harbor Adept"],
      },
    ]);
    t.to("precombatMain", 0);
    t.cast("Kindle the Streets", "player 1");
    t.pass();
    t.cast("Refuse Passage", "Kindle the Streets");
    t.pass();
    t.cast("Cinder Lash", "Lighthouse Drake");
    t.pass();
    t.cast("Low Ebb at the Quay", "Emberwick Lancer");
    t.pass();
    t.cast("Sudden Antlers", "Emberwick Lancer");
    t.pass();
    return t;
  },
  planeswalkers() {
    const t = StagedGame.of(
      [
        {
          life: 16,
          hand: ["Muster at Dusk", "Plains"],
          battlefield: [
            "4 Plains",
            "3 Forest",
            "Aldreda, Keeper of the Flame",
            { card: "Osric, Last of the Wardens", counters: { loyalty: 2 } },
            "Lamplit Sentry",
            "Wildheart Ranger",
          ],
        },
        {
          life: 12,
          hand: ["2 Swamp"],
          battlefield: ["5 Swamp", "Vesna, Who Counts the Dead", "Fenlight Vampire", "2 Hollowmere Rat"],
        },
      ],
      { first: 1 },
    );
    t.attack(
      ["Fenlight Vampire", "Aldreda, Keeper of the Flame"],
      ["Hollowmere Rat", "Osric, Last of the Wardens"],
      ["Hollowmere Rat", "player 0"],
    );
    return t;
  },
  "auras and equipment"() {
    const t = StagedGame.of(
      [
        {
          life: 19,
          hand: ["Bark and Patience"],
          battlefield: [
            "3 Forest",
            "2 Plains",
            "Emberproof Knight",
            { card: "Militia Spear", on: 2 },
            { card: "Sunsteel Plate", on: 2 },
            "Bramblehide Boar",
            { card: "Mantle of Thorns", on: 5 },
            "Songs of the Deep Wold",
          ],
        },
        {
          life: 20,
          hand: ["Shackles of Habit", "2 Plains"],
          battlefield: ["4 Plains", "Bellringer Angel", "Climber's Harness", "Wayfarer's Lantern"],
        },
      ],
      { first: 1 },
    );
    t.to("precombatMain", 1);
    t.cast("Shackles of Habit", "Emberproof Knight");
    t.pass();
    t.pass();
    return t;
  },
  "counters and damage"() {
    const t = StagedGame.of([
      {
        life: 15,
        hand: ["Forest"],
        battlefield: [
          "5 Forest",
          { card: "Briar Matriarch", counters: { "+1/+1": 2 } },
          { card: "Elkhorn Strider", counters: { "+1/+1": 3 } },
          "Seasons in the Deep Wold",
          "Rootwall",
        ],
      },
      {
        life: 15,
        hand: ["3 Cinder Lash"],
        battlefield: ["4 Mountain", "Kiln Brute", { card: "Ferrous Sentinel", counters: { "-1/-1": 1 } }],
      },
    ]);
    t.to("precombatMain", 0);
    t.pass();
    t.cast("Cinder Lash", "Elkhorn Strider");
    t.pass();
    t.pass();
    return t;
  },
  "many tokens": () =>
    inMainPhase(
      StagedGame.of([
        {
          life: 23,
          hand: ["Call Up the Roots"],
          battlefield: ["8 Forest", "Mother of the Warren", "Osric, Last of the Wardens"],
        },
        { life: 6, hand: ["2 Island"], battlefield: ["6 Island", "Reefsong Siren"] },
      ]),
    ),
  "sixty a side": () => bigBoard(60),
  "thirty a side": () => bigBoard(30),
  commander() {
    const t = StagedGame.of(
      [
        {
          life: 37,
          commanders: ["Lord of the Salt Graves"],
          hand: ["Refuse Passage", "Swamp", "Fen Croaker"],
          battlefield: ["3 Island", "3 Swamp", "Drowned Sexton", "Kelp Congregant"],
        },
        {
          life: 40,
          commanders: ["Sister Maren of the Hospice"],
          hand: ["4 Plains"],
          battlefield: ["5 Plains", "Wickhollow Healer"],
        },
      ],
      { life: 40 },
    );
    t.to("precombatMain", 0);
    return t;
  },
  "four players"() {
    const t = StagedGame.of([
      {
        life: 31,
        hand: ["Sudden Antlers", "Forest", "Elkhorn Strider"],
        battlefield: ["4 Forest", "2 Plains", "Bramblehide Boar", "Briar Matriarch", "Oathbound Paladin"],
      },
      { life: 24, hand: ["3 Island"], battlefield: ["5 Island", "Lighthouse Drake", "Reefsong Siren"] },
      {
        life: 40,
        hand: ["5 Swamp"],
        battlefield: ["4 Swamp", "Fenlight Vampire", "2 Fenwalk Ghoul", "Vesna, Who Counts the Dead"],
      },
      { life: 12, hand: ["Mountain"], battlefield: ["6 Mountain", "Crater Wyrm", "Slagheap Goblin", "Militia Spear"] },
    ]);
    t.attack(["Bramblehide Boar", "player 1"], ["Oathbound Paladin", "player 3"]);
    return t;
  },
  "five players": () =>
    inMainPhase(
      StagedGame.of(
        [0, 1, 2, 3, 4].map((seat) => ({
          life: 40 - seat * 5,
          hand: ["2 Plains", "Muster at Dusk"],
          battlefield: [
            "3 Plains",
            "2 Swamp",
            ["Bellringer Angel", "Fenlight Vampire", "Crater Wyrm", "Undertow Serpent", "Ironbark Colossus"][seat]!,
            "Clockwork Mastiff",
          ],
        })),
      ),
    ),
  "game won"() {
    const t = StagedGame.of([
      { life: 11, hand: ["Plains"], battlefield: ["5 Plains", "Bellringer Angel", "2 Sunvale Recruit"] },
      { life: 3, hand: ["2 Swamp"], battlefield: ["4 Swamp", "Fenwalk Ghoul"] },
    ]);
    t.concede(1);
    return t;
  },
  "out of cards and mana": () =>
    inMainPhase(
      StagedGame.of([
        {
          life: 1,
          battlefield: [
            { card: "6 Mountain", tapped: true },
            { card: "Ogre of the Upper Kilns", tapped: true },
          ],
          library: ["Mountain"],
          graveyard: ["9 Cinder Lash"],
        },
        {
          life: 45,
          hand: ["9 Plains"],
          battlefield: ["8 Plains", "Guardian of the Threshold", "Angel of the Second Watch", "Stonebridge Phalanx"],
          exile: ["3 Plains"],
        },
      ]),
    ),
  "large hand": () =>
    inMainPhase(
      StagedGame.of([
        {
          life: 20,
          hand: [
            "Chapel Gryphon",
            "Bellringer Angel",
            "Read the Currents",
            "Gift of the Gulls",
            "Verdict by Daylight",
            "Undertow Serpent",
            "Brinewing Gull",
            "Lighthouse Drake",
            "Keeper of the Drowned Archive",
            "Cartographer of Drowned Streets",
            "2 Island",
          ],
          battlefield: ["4 Island", "3 Plains", "Whispering Nautilus"],
        },
        { life: 20, hand: ["Forest"], battlefield: ["4 Forest", "2 Mossback Elder"] },
      ]),
    ),
  "lands of many kinds": () =>
    inMainPhase(
      StagedGame.of([
        {
          life: 17,
          hand: ["Marshal of Two Gates"],
          battlefield: [
            "2 Plains",
            "Island",
            { card: "2 Island", tapped: true },
            "Vale and Harbor",
            "Wold and Vale",
            "Roadside Shrine",
            "Crossroads Inn",
            "Marshal of Two Gates",
          ],
        },
        { life: 20, hand: ["Forest"], battlefield: ["Fen and Slope", "2 Swamp", "3 Mountain", "Hidden Ford"] },
      ]),
    ),
  vehicles() {
    const t = StagedGame.of([
      {
        life: 13,
        hand: ["Militia Spear"],
        battlefield: [
          "5 Plains",
          "Emberwick Handcart",
          "Barge of the Night Market",
          "Siege Wagon of the Vale",
          "Tollgate Warden",
          "Endless Ledger",
          "Cartographer's Wheel",
        ],
      },
      {
        life: 13,
        hand: ["Mountain"],
        battlefield: ["5 Mountain", "Clockwork Mastiff", "Copper Wayhorse", "Tarnished Idol"],
      },
    ]);
    t.to("precombatMain", 0);
    return t;
  },
  "an ability with targets"() {
    const t = StagedGame.of([
      {
        life: 20,
        hand: ["Plains"],
        battlefield: ["4 Forest", "2 Plains", "Briar Matriarch", "Thornwold Cub", "Canopy Lurker"],
      },
      { life: 20, hand: ["Island"], battlefield: ["4 Island", "Saltmarsh Crab"] },
    ]);
    t.to("beginningOfCombat", 0);
    return t;
  },
};

/** At the first question that is more than a pause: the main phase of whoever begins. */
function inMainPhase(t: StagedGame): StagedGame {
  t.to("precombatMain");
  return t;
}

/** Equal and different creatures, so many on each side, half of them tapped. */
function bigBoard(count: number): StagedGame {
  const names = builtInDefinitions().flatMap(({ name, faces }) =>
    faces.length === 1 &&
    faces[0].typeLine.types.includes("creature") &&
    !/^(Hydra of|Twigling|Mirror|Harbor Shapeling|Tidecaller)/.test(name)
      ? [name]
      : [],
  );
  const side = (from: number) => ({
    life: 20,
    hand: ["Plains"],
    battlefield: [
      "4 Plains",
      "5 Forest",
      ...Array.from({ length: count - 9 }, (_, at) => ({
        card: names[(from + at * 3) % names.length]!,
        ...(at % 4 === 1 && { tapped: true }),
      })),
    ],
  });
  return inMainPhase(StagedGame.of([side(0), side(1)]));
}
