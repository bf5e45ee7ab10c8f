import type { Cost } from "../abilities/costs.ts";
import type { Effect } from "../abilities/effects.ts";
import type { Filter } from "../abilities/filters.ts";
import type { Modification } from "../abilities/modifications.ts";
import {
  activated,
  all,
  another,
  CREATURE,
  DISCARD_SELF,
  END_STEP,
  EXILE_SELF,
  grant,
  type KeywordOf,
  noted,
  OPPONENTS,
  one,
  SELF,
  SORCERY,
  statically,
  target,
  targetObject,
  YOU,
  YOURS,
} from "./parts.ts";

/** Keyword abilities that are activated abilities. */

/** 702.167c: what was exiled to craft it. */
const CRAFTED_WITH = { what: "linked", name: "craftedWith" } as const;
const LAND: Filter = { is: "type", type: "land" };
const DISCARD_TO_CYCLE: Cost = { pay: "discard", what: { what: "self" }, as: "cycling" };

/** Search your library for such a card, reveal it, put it somewhere, shuffle. */
const tutor = (filter: Filter, to: "hand" | "battlefield", reveal: boolean): readonly Effect[] => [
  { do: "search", who: YOU, library: YOU, filter, count: one, reveal, note: "found" },
  {
    do: "move",
    what: noted("found"),
    to: to === "hand" ? { zone: "hand" } : { zone: "battlefield" },
  },
  { do: "shuffle", who: YOU },
];
const SAME_MANA_VALUE: Filter = { is: "shares", quality: "manaValue", with: SELF };

const attachTo = (
  filter: Filter,
  keyword: "equip" | "fortify" | "reconfigure",
  cost: readonly Cost[],
  { limits = [], reduction }: Pick<KeywordOf<"equip">, "limits" | "reduction"> = {},
  how: { readonly asCreature?: true } = {},
) =>
  activated(keyword, cost, [{ do: "attach", what: SELF, to: target(), ...how }], {
    limits: [...SORCERY, ...limits],
    targets: [targetObject(all(filter, YOURS))],
    ...(reduction && { reduction }),
  });

/** 702.84a, 702.141a: what exists only until the next end step. */
const untilEndStep = (effects: readonly Effect[]): Effect => ({
  do: "delayed",
  when: END_STEP,
  body: { targets: [], effects },
});

const copyExcept = (...except: readonly Modification[]): Effect => ({
  do: "createTokenCopies",
  who: YOU,
  count: 1,
  of: SELF,
  except: [{ modify: "noManaCost" }, { modify: "addTypes", subtypes: ["Zombie"] }, ...except],
});
const fromGraveyard = (keyword: string, cost: readonly Cost[], effects: readonly Effect[]) =>
  activated(keyword, [...cost, EXILE_SELF], effects, { from: "graveyard", limits: SORCERY });

/** 702.49a: an unblocked attacker goes back, this one comes attacking what that one attacked. */
const ninjutsu = (from: "hand" | "command", cost: readonly Cost[]) =>
  activated(
    "ninjutsu",
    [
      ...cost,
      {
        pay: "return",
        what: {
          what: "chosen",
          filter: all({ is: "attacking" }, { is: "unblocked" }),
          count: one,
          noteAs: "returned",
        },
      },
    ],
    [
      {
        do: "move",
        what: SELF,
        to: { zone: "battlefield", tapped: true, attacking: { as: noted("returned") } },
      },
    ],
    { from },
  );

export const activating = {
  // 702.29a
  cycling: ({ cost }: KeywordOf<"cycling">) => [
    activated("cycling", [...cost, DISCARD_TO_CYCLE], [{ do: "draw", who: YOU, count: 1 }], { from: "hand" }),
  ],
  // 702.29e
  typecycling: ({ cost, filter }: KeywordOf<"typecycling">) => [
    activated("cycling", [...(cost ?? []), DISCARD_TO_CYCLE], tutor(filter, "hand", true), { from: "hand" }),
  ],
  // 702.6a, 702.6c; 702.6e: a planeswalker as though it were a creature
  equip: ({ cost, filter, ...riders }: KeywordOf<"equip">) => [
    filter?.is === "type" && filter.type === "planeswalker"
      ? attachTo(filter, "equip", cost, riders, { asCreature: true })
      : attachTo(filter === undefined ? CREATURE : all(CREATURE, filter), "equip", cost, riders),
  ],
  // 702.67a
  fortify: ({ cost }: KeywordOf<"fortify">) => [attachTo(LAND, "fortify", cost)],
  // 702.151a-b
  reconfigure: ({ cost }: KeywordOf<"reconfigure">) => [
    attachTo(another(CREATURE), "reconfigure", cost),
    activated("reconfigure", cost, [{ do: "unattach", what: SELF }], {
      limits: [...SORCERY, { only: "if", condition: { if: "exists", what: { what: "host" } } }],
    }),
    statically(
      [
        {
          static: "modify",
          affects: SELF,
          modifications: [{ modify: "removeTypes", types: ["creature"], allCreatureTypes: true }],
        },
      ],
      { if: { if: "exists", what: { what: "host" } } },
    ),
  ],
  // 702.84a
  unearth: ({ cost }: KeywordOf<"unearth">) => [
    activated(
      "unearth",
      cost,
      [
        { do: "move", what: SELF, to: { zone: "battlefield" }, note: "unearthed" },
        { do: "apply", to: noted("unearthed"), modifications: [grant("haste")], duration: "forever" },
        {
          do: "replace",
          replacement: {
            of: { on: "move", object: { is: "any" }, from: "battlefield", notTo: "exile" },
            instead: { by: "destination", to: { zone: "exile" } },
          },
          duration: "forever",
          once: true,
          about: noted("unearthed"),
        },
        untilEndStep([{ do: "move", what: noted("unearthed"), to: { zone: "exile" } }]),
      ],
      { from: "graveyard", limits: SORCERY },
    ),
  ],
  // 702.128a
  embalm: ({ cost }: KeywordOf<"embalm">) => [
    fromGraveyard("embalm", cost, [copyExcept({ modify: "setColors", colors: ["W"] })]),
  ],
  // 702.129a
  eternalize: ({ cost }: KeywordOf<"eternalize">) => [
    fromGraveyard("eternalize", cost, [
      copyExcept({ modify: "setColors", colors: ["B"] }, { modify: "setPT", power: 4, toughness: 4 }),
    ]),
  ],
  // 702.141a
  encore: ({ cost }: KeywordOf<"encore">) => [
    fromGraveyard("encore", cost, [
      {
        do: "forEachPlayer",
        of: OPPONENTS,
        effects: [
          { do: "choosePlayer", who: YOU, from: { who: "current" }, note: "against" },
          { do: "createTokenCopies", who: YOU, count: 1, of: SELF, note: "encore" },
          { do: "apply", to: noted("encore"), modifications: [grant("haste")], duration: "forever" },
          {
            do: "rule",
            rules: [{ rule: "mustAttack", who: noted("encore"), defender: { who: "noted", name: "against" } }],
            duration: "endOfTurn",
          },
          untilEndStep([{ do: "sacrifice", who: YOU, what: noted("encore") }]),
        ],
      },
    ]),
  ],
  // 702.167a-c
  craft: ({ cost, filter = { is: "any" }, count = one }: KeywordOf<"craft">) => [
    activated(
      "craft",
      [
        ...cost,
        {
          pay: "exile",
          what: { what: "chosen", filter: another(filter), in: ["battlefield", "graveyard"], count },
          link: CRAFTED_WITH.name,
        },
        { pay: "exile", what: { what: "self" }, noteAs: "crafted" },
      ],
      [
        {
          do: "move",
          what: noted("crafted"),
          to: { zone: "battlefield", control: "owner", transformed: true, craftedWith: CRAFTED_WITH },
        },
      ],
      { limits: SORCERY },
    ),
  ],
  // 702.53a
  transmute: ({ cost }: KeywordOf<"transmute">) => [
    activated("transmute", [...cost, DISCARD_SELF], tutor(SAME_MANA_VALUE, "hand", true), {
      from: "hand",
      limits: SORCERY,
    }),
  ],
  // 702.71a
  transfigure: ({ cost }: KeywordOf<"transfigure">) => [
    activated(
      "transfigure",
      [...cost, { pay: "sacrifice", what: { what: "self" } }],
      tutor(all(CREATURE, SAME_MANA_VALUE), "battlefield", false),
      { limits: SORCERY },
    ),
  ],
  // 702.49a
  ninjutsu: ({ cost }: KeywordOf<"ninjutsu">) => [ninjutsu("hand", cost)],
  // 702.49d
  "commander ninjutsu": ({ cost }: KeywordOf<"commander ninjutsu">) => [
    ninjutsu("hand", cost),
    ninjutsu("command", cost),
  ],
  // 702.65a-b
  "aura swap": ({ cost }: KeywordOf<"aura swap">) => [
    activated("aura swap", cost, [
      {
        do: "if",
        condition: { if: "is", what: SELF, filter: all({ is: "inZone", zone: "battlefield" }, YOURS) },
        then: [
          {
            do: "may",
            who: YOU,
            effects: [
              {
                do: "exchange",
                quality: "places",
                one: { objects: SELF },
                other: {
                  objects: {
                    what: "chosen",
                    filter: { is: "subtype", subtype: "Aura" },
                    in: "hand",
                    of: YOU,
                    count: one,
                  },
                },
              },
            ],
          },
        ],
      },
    ]),
  ],
} as const;
