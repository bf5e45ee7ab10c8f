import type { LogEntry } from "../../lib/engine/api.ts";
import type { Question } from "../../lib/engine/decisions.ts";
import type { CardView, Handle, PermanentView, PlayerView, SeatView, StackObjectView } from "../../lib/engine/views.ts";

/** Hand-made tables for looking at the page without an engine: one scene for every kind of question. */

type Some<T> = Partial<T> & { readonly id: Handle; readonly name: string };

function card(one: Some<CardView>): CardView {
  return { manaCost: "", colors: [], supertypes: [], types: ["creature"], subtypes: [], text: "", owner: 0, ...one };
}

function permanent(one: Some<PermanentView>): PermanentView {
  return {
    ...card(one),
    controller: one.owner ?? 0,
    tapped: false,
    token: false,
    summoningSick: false,
    damage: 0,
    keywords: [],
    ...one,
  };
}

function land(id: Handle, name: string, type: string, owner: number, tapped = false): PermanentView {
  return permanent({ id, name, types: ["land"], supertypes: ["basic"], subtypes: [type], owner, tapped, text: "" });
}

const ember = card({
  id: "h1",
  name: "Cinder Lance",
  manaCost: "{1}{R}",
  colors: ["R"],
  types: ["instant"],
  text: "Cinder Lance deals 3 damage to any target.",
});
const ogre = card({
  id: "h2",
  name: "Quarry Ogre",
  manaCost: "{3}{R}",
  colors: ["R"],
  subtypes: ["Ogre"],
  text: "Menace",
  power: 4,
  toughness: 3,
});
const handLand = card({ id: "h3", name: "Forest", types: ["land"], supertypes: ["basic"], subtypes: ["Forest"] });
const hybrid = card({
  id: "h4",
  name: "Briar and Flame, Sworn Twins",
  manaCost: "{X}{R/G}{R/G}",
  colors: ["R", "G"],
  supertypes: ["legendary"],
  subtypes: ["Human", "Warrior"],
  text: "Trample\nWhen Briar and Flame enters, it deals X damage divided as you choose among any number of targets.\n{T}: Add {R} or {G}.",
  power: 2,
  toughness: 2,
});
const cub = card({
  id: "h5",
  name: "Mossback Cub",
  manaCost: "{G}",
  colors: ["G"],
  subtypes: ["Bear"],
  text: "When Mossback Cub dies, you gain 1 life.",
  power: 1,
  toughness: 1,
});
const hand = [ember, ogre, handLand, hybrid, cub];

const graveyard = [
  card({ id: "g1", name: "Old Growth", manaCost: "{2}{G}", colors: ["G"], types: ["sorcery"], text: "Draw a card." }),
  card({
    id: "g2",
    name: "Tunnel Rat",
    manaCost: "{B}",
    colors: ["B"],
    subtypes: ["Rat"],
    text: "Deathtouch",
    power: 1,
    toughness: 1,
  }),
];

const mine: readonly PermanentView[] = [
  permanent({
    id: "b1",
    name: "Thornhide Bear",
    manaCost: "{1}{G}",
    colors: ["G"],
    subtypes: ["Bear"],
    power: 4,
    toughness: 4,
    counters: { "+1/+1": 2 },
  }),
  permanent({
    id: "b2",
    name: "Ashwing Drake",
    manaCost: "{2}{R}",
    colors: ["R"],
    subtypes: ["Drake"],
    text: "Flying",
    keywords: ["flying", "haste"],
    power: 2,
    toughness: 2,
    tapped: true,
  }),
  permanent({
    id: "b3",
    name: "Quarry Ogre",
    manaCost: "{3}{R}",
    colors: ["R"],
    subtypes: ["Ogre"],
    text: "Menace",
    keywords: ["menace"],
    power: 4,
    toughness: 3,
    summoningSick: true,
    damage: 2,
  }),
  permanent({
    id: "b4",
    name: "Ward of Roots",
    manaCost: "{G}",
    colors: ["G"],
    types: ["enchantment"],
    subtypes: ["Aura"],
    text: "Enchant creature\nEnchanted creature gets +1/+1.",
    attachedTo: "b1",
  }),
  permanent({
    id: "b5",
    name: "Saproling",
    colors: ["G"],
    subtypes: ["Saproling"],
    power: 1,
    toughness: 1,
    token: true,
  }),
  permanent({
    id: "b6",
    name: "Saproling",
    colors: ["G"],
    subtypes: ["Saproling"],
    power: 1,
    toughness: 1,
    token: true,
  }),
  permanent({
    id: "b7",
    name: "Saproling",
    colors: ["G"],
    subtypes: ["Saproling"],
    power: 1,
    toughness: 1,
    token: true,
  }),
  ...["l1", "l2", "l3"].map((id) => land(id, "Forest", "Forest", 0)),
  land("l4", "Forest", "Forest", 0, true),
  land("l5", "Mountain", "Mountain", 0),
  land("l6", "Mountain", "Mountain", 0),
  land("l7", "Mountain", "Mountain", 0, true),
];

const theirs: readonly PermanentView[] = [
  permanent({
    id: "q1",
    name: "Harbor Sentinel",
    manaCost: "{3}{W}",
    colors: ["W"],
    subtypes: ["Soldier"],
    text: "Vigilance\n{W}: Harbor Sentinel gains first strike until end of turn.",
    keywords: ["vigilance"],
    power: 3,
    toughness: 5,
    owner: 1,
  }),
  permanent({
    id: "q2",
    name: "Glass Kite",
    manaCost: "{1}{U}",
    colors: ["U"],
    types: ["artifact", "creature"],
    subtypes: ["Thopter"],
    text: "Flying",
    keywords: ["flying"],
    power: 1,
    toughness: 1,
    owner: 1,
  }),
  permanent({
    id: "q3",
    name: "Ilka, Tide Reader",
    manaCost: "{2}{U}{U}",
    colors: ["U"],
    supertypes: ["legendary"],
    types: ["planeswalker"],
    subtypes: ["Ilka"],
    text: "+1: Scry 2.\n−3: Draw three cards.",
    loyalty: 4,
    owner: 1,
  }),
  ...["m1", "m2", "m3"].map((id) => land(id, "Island", "Island", 1)),
  ...["m4", "m5"].map((id) => land(id, "Plains", "Plains", 1, true)),
];

function player(seat: number, more: Partial<PlayerView>): PlayerView {
  return {
    seat,
    life: 20,
    counters: {},
    handCount: 5,
    hand: [],
    libraryCount: 38,
    library: [],
    graveyard: [],
    exile: [],
    command: [],
    mana: "",
    landsPlayed: 0,
    lost: false,
    ...more,
  };
}

const base: SeatView = {
  seat: 0,
  turn: { number: 7, active: 0, phase: "precombatMain", step: "precombatMain" },
  players: [
    player(0, { life: 17, hand, graveyard, handCount: hand.length }),
    player(1, {
      life: 12,
      handCount: 4,
      counters: { poison: 2 },
      graveyard: [
        card({ id: "x1", name: "Still Water", manaCost: "{U}{U}", colors: ["U"], types: ["instant"], owner: 1 }),
      ],
    }),
  ],
  battlefield: [...mine, ...theirs],
  stack: [],
  pending: [],
  waitingFor: [0],
};

const lance: StackObjectView = {
  ...ember,
  id: "s1",
  owner: 1,
  controller: 1,
  kind: "spell",
  targets: ["b1"],
};
const trigger: StackObjectView = {
  ...card({ id: "s2", name: "", types: [], text: "When Quarry Ogre enters, it deals 1 damage to each opponent." }),
  controller: 0,
  kind: "triggered",
  sourceId: "b3",
  targets: [1],
};

type Reason = { about: SeatView["pending"][number]["decision"]["about"]; source?: Handle; hint?: string };

function asking(question: Question<Handle> & Reason, change: Partial<SeatView> = {}): SeatView {
  return {
    ...base,
    ...change,
    pending: [
      {
        digest: `${question.ask} ${question.about}`,
        decision: { player: 0, decidedBy: 0, slot: "1", ...question },
      },
    ],
  };
}

/** Asked on the way to something that can still be taken back. */
function onTheWay(question: Question<Handle> & Reason): SeatView {
  const { pending, ...view } = asking(question);
  return { ...view, pending: pending.map((one) => ({ ...one, mayTakeBack: true })) };
}

const searched = [
  card({ id: "d1", name: "Forest", types: ["land"], supertypes: ["basic"], subtypes: ["Forest"] }),
  card({ id: "d2", name: "Mountain", types: ["land"], supertypes: ["basic"], subtypes: ["Mountain"] }),
];

const combat = { turn: { number: 7, active: 0, phase: "combat", step: "declareAttackers" } } as const;
const theirCombat: Partial<SeatView> = {
  turn: { number: 8, active: 1, phase: "combat", step: "declareBlockers" },
  battlefield: base.battlefield.map((one) =>
    one.id === "q1" || one.id === "q2" ? { ...one, attacking: 0, tapped: one.id === "q2" } : one,
  ),
};

/** 709.5: one door stands open, the other is locked. */
const pantry = permanent({
  id: "b8",
  name: "Spiced Pantry",
  manaCost: "{1}{G}",
  colors: ["G"],
  types: ["enchantment"],
  subtypes: ["Room"],
  text: "When you unlock this door, you gain 3 life.",
  locked: [{ face: 1, name: "Flooded Cellar", manaCost: "{2}{U}", text: "When you unlock this door, draw two cards." }],
});

/** A card that is not read: its text is carried out by hand. */
const kettle = permanent({
  id: "b9",
  name: "Humming Kettle",
  manaCost: "{2}",
  types: ["artifact"],
  text: "When Humming Kettle enters, ask the table for a story. If it is a good one, everybody has tea.",
  manual: true,
});

/** Thirty permanents a side and a hand of seven, with names as long as there are. */
const LONG_NAMES = [
  "Archchancellor Thistledown, Unforgiving",
  "Counterbalanced Windmill",
  "Ossuary",
  "Incandescence of Yesteryear",
  "Sprout",
  "Misunderstandings Multiplied",
  "Hoof and Horn",
];
const COLORS = ["W", "U", "B", "R", "G"] as const;
const crowd = (owner: number): PermanentView[] =>
  Array.from({ length: 30 }, (_, at) =>
    at < 12
      ? land(`c${owner}-${at}`, ["Plains", "Island", "Forest"][at % 3]!, ["Plains", "Island", "Forest"][at % 3]!, owner)
      : permanent({
          id: `c${owner}-${at}`,
          name: `${LONG_NAMES[at % 7]!}`,
          colors: [COLORS[at % 5]!],
          subtypes: ["Human"],
          owner,
          power: at,
          toughness: at,
          tapped: at % 4 === 0,
          damage: at % 3,
          keywords: at % 2 === 0 ? ["flying", "vigilance"] : [],
        }),
  );
const sevenCards = LONG_NAMES.map((name, at) =>
  card({
    id: `h${at + 1}`,
    name,
    manaCost: "{2}{U/P}{G/W}",
    colors: ["U"],
    text: "Flying\nDraw a card.",
    power: 2,
    toughness: 2,
  }),
);

export const SCENES = {
  byHand: asking(
    { ask: "option", about: "manual", source: "b9", options: ["carriedOut"], min: 1, max: 1 },
    { battlefield: [...base.battlefield, kettle] },
  ),
  priority: asking({
    ask: "priority",
    about: "priority",
    actions: [
      { act: "pass" },
      { act: "playLand", card: "h3" },
      { act: "cast", card: "h1" },
      { act: "cast", card: "h2" },
      { act: "cast", card: "h5" },
      ...["l1", "l2", "l3", "l5", "l6"].map((source) => ({ act: "activate" as const, source, ability: 0, mana: true })),
    ],
  }),
  crowded: asking(
    {
      ask: "priority",
      about: "priority",
      actions: [{ act: "pass" }, ...sevenCards.map(({ id }) => ({ act: "cast" as const, card: id }))],
    },
    {
      battlefield: [...crowd(0), ...crowd(1)],
      players: base.players.map((one) => (one.seat === 0 ? { ...one, hand: sevenCards } : one)),
    },
  ),
  unlock: asking(
    {
      ask: "priority",
      about: "priority",
      actions: [{ act: "pass" }, { act: "special", special: "unlock", object: "b8", face: 1 }],
    },
    { battlefield: [...base.battlefield, pantry] },
  ),
  respond: asking(
    {
      ask: "priority",
      about: "priority",
      actions: [{ act: "pass" }, { act: "cast", card: "h1" }, { act: "cast", card: "h1", via: "overload" }],
    },
    { stack: [trigger, lance] },
  ),
  target: onTheWay({
    ask: "choose",
    about: "target",
    source: "h1",
    hint: "3 damage to any target",
    from: ["p0", "p1", "q1", "q2", "q3", "b1"],
    min: 1,
    max: 1,
  }),
  discard: asking({ ask: "choose", about: "discard", from: hand.map((one) => one.id), min: 2, max: 2 }),
  search: asking(
    { ask: "choose", about: "search", from: ["d1", "d2"], min: 0, max: 1, show: ["g1"], source: "g1" },
    { players: [{ ...base.players[0]!, library: searched }, base.players[1]!] },
  ),
  mulligan: asking(
    { ask: "confirm", about: "mulligan", bottom: { keep: 1, again: 2 } },
    { battlefield: [], turn: { number: 0, active: 0, phase: "beginning", step: "untap" } },
  ),
  number: asking({ ask: "number", about: "x", min: 0, max: 5, source: "h4" }),
  modes: asking({
    ask: "option",
    about: "mode",
    options: ["Destroy target artifact.", "Target creature gets +3/+3 until end of turn.", "Draw a card."],
    min: 1,
    max: 2,
  }),
  color: asking({ ask: "option", about: "color", options: ["W", "U", "B", "R", "G"], min: 1, max: 1 }),
  repeat: asking({
    ask: "option",
    about: "mode",
    options: ["Scry 1.", "You gain 1 life."],
    min: 3,
    max: 3,
    repeat: true,
  }),
  name: asking({ ask: "name", about: "cardName", suggestions: ["Cinder Lance", "Still Water", "Forest"] }),
  order: asking({
    ask: "order",
    about: "triggerOrder",
    items: [
      { object: "b5", text: "Saproling: draw a card." },
      { object: "b3", text: "Quarry Ogre: it deals 1 damage to each opponent." },
      { text: "Gain 1 life." },
    ],
  }),
  attackers: asking(
    {
      ask: "attackers",
      about: "attackers",
      attackers: [
        { attacker: "b1", defenders: ["p1", "q3"] },
        { attacker: "b5", defenders: ["p1", "q3"] },
        { attacker: "b6", defenders: ["p1", "q3"] },
        { attacker: "b7", defenders: ["p1", "q3"], must: "p1" },
      ],
    },
    combat,
  ),
  blockers: asking(
    {
      ask: "blockers",
      about: "blockers",
      blockers: [
        { blocker: "b1", attackers: ["q1"], most: 1 },
        { blocker: "b3", attackers: ["q1", "q2"], most: 1 },
        { blocker: "b5", attackers: ["q1", "q2"], most: 2 },
      ],
    },
    theirCombat,
  ),
  divide: asking({
    ask: "divide",
    about: "damage",
    source: "b1",
    total: 5,
    among: [
      { to: "q2", min: 0, max: 5, lethal: 1 },
      { to: "q1", min: 0, max: 5, lethal: 5 },
    ],
  }),
  pay: asking({
    ask: "pay",
    about: "payment",
    source: "h1",
    cost: "{1}{R}",
    pool: "{G}",
    sources: [
      { source: "l1", ability: 0, adds: "{G}" },
      { source: "l5", ability: 0, adds: "{R}" },
      { source: "l6", ability: 0, adds: "{R}" },
    ],
  }),
  waiting: { ...base, stack: [lance], waitingFor: [1] },
  won: { ...base, waitingFor: [], result: { winners: [0] } },
} satisfies Record<string, SeatView>;

export type SceneName = keyof typeof SCENES;

export const SCENE_LOG: readonly LogEntry<Handle>[] = [
  { code: "turn", seat: 1, amount: 6 },
  { code: "draw", seat: 1 },
  { code: "move.battlefield", seat: 1, detail: "hand/playLand", objects: [{ id: "m5", name: "Plains" }] },
  { code: "cast", seat: 1, objects: [{ id: "q1", name: "Harbor Sentinel" }] },
  { code: "move.battlefield", seat: 1, detail: "stack/resolve", objects: [{ id: "q1", name: "Harbor Sentinel" }] },
  { code: "turn", seat: 0, amount: 7 },
  { code: "draw", seat: 0 },
  { code: "drew", seat: 0, objects: [{ id: "h1", name: "Cinder Lance" }], private: 0 },
  { code: "attack", seat: 0, objects: [{ id: "b2", name: "Ashwing Drake" }] },
  { code: "damage.player", seat: 1, amount: 2, objects: [{ id: "b2", name: "Ashwing Drake" }] },
  { code: "cast", seat: 0, objects: [{ id: "x9", name: "Cinder Lance" }, { id: "p1" }] },
  { code: "countered", objects: [{ id: "x9", name: "Cinder Lance" }] },
];
