import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Objects } from "../../../engine/abilities/references.ts";
import { plainAmount } from "../../amounts/amounts.ts";
import { type Forms, rulesFor } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { permanents } from "../../nouns/kinds.ts";
import { namedItself } from "../../references/named.ts";
import { exactlyOne, targetObjects } from "../../references/references.ts";
import { moving, onto } from "../objects/done.ts";
import { choice, thing } from "../objects/thing.ts";
import { actor } from "../players/actor.ts";

/** Keyword actions of editions after 2024-09-20, as their reminder texts say. */

const { inflected } = rulesFor<Instruction>();

export const laterActions: readonly Forms<Instruction>[] = [
  // Target land you control becomes a 0/0 creature with haste that's still a land; when it dies or is exiled, it returns.
  inflected("<earthbend> {n}", { n: plainAmount }, ({ n }, scope): readonly Effect[] => {
    const land = targetObjects(
      scope,
      {
        filter: {
          is: "and",
          of: [
            { is: "type", type: "land" },
            { is: "controlledBy", who: { who: "you" } },
          ],
        },
        nouns: ["land", "creature", "permanent"],
      },
      exactlyOne,
    );
    return [
      {
        do: "apply",
        to: land,
        modifications: [
          { modify: "addTypes", types: ["creature"] },
          { modify: "addAbility", ability: { kind: "keyword", keyword: { keyword: "haste" } } },
          { modify: "setPT", power: 0, toughness: 0 },
        ],
        duration: "forever",
      },
      { do: "putCounters", kind: "+1/+1", count: n, on: { objects: land } },
      {
        do: "delayed",
        when: {
          on: "move",
          object: { is: "among", of: land },
          from: "battlefield",
          to: ["graveyard", "exile"],
        },
        body: {
          targets: [],
          effects: [
            {
              do: "move",
              what: { what: "event", role: "object" },
              to: { zone: "battlefield", tapped: true },
            },
          ],
        },
        once: true,
      },
    ];
  }),
  // Exiled; while it is, its owner may cast it for {2} rather than its mana cost.
  inflected("<airbend> {what}", { what: thing }, ({ what }, scope) => {
    const exiled = moving(scope, what, { do: "move", what, to: { zone: "exile" } });
    const [by] = exiled as readonly [Effect];
    const card: Objects = { what: "noted", name: scope.noteOf(by) };
    return [
      ...exiled,
      {
        do: "rule",
        rules: [
          {
            rule: "mayPlay",
            who: { who: "ownerOf", of: card },
            what: card,
            cost: [{ pay: "mana", mana: "{2}" }],
          },
        ],
        duration: "forever",
      },
    ];
  }),
  inflected("<blight> {n}", { n: plainAmount }, ({ n }, scope) => {
    const creature = choice(scope, {
      what: {
        filter: {
          is: "and",
          of: [
            { is: "type", type: "creature" },
            { is: "controlledBy", who: actor(scope) },
          ],
        },
        nouns: ["creature"],
      },
      count: exactlyOne,
    });
    return onto(scope, creature, {
      do: "putCounters",
      kind: "-1/-1",
      count: n,
      on: { objects: creature },
      byTheirController: true,
    });
  }),
  inflected("<harness> {what}", { what: namedItself }, ({ what }) => [{ do: "harness", what }]),
  // Draw, then discard a card; for a nonland card, create a 1/1 white Human Soldier.
  inflected("<recruit>", {}, (_, scope): readonly Effect[] => {
    const who = actor(scope);
    const discard: Effect = {
      do: "discard",
      who,
      what: { what: "chosen", filter: { is: "any" }, in: "hand", of: who, count: { min: 1, max: 1 } },
    };
    const discarded: Objects = { what: "noted", name: scope.noteOf(discard) };
    return [
      { do: "draw", who, count: 1 },
      discard,
      {
        do: "if",
        condition: {
          if: "exists",
          what: { what: "those", of: discarded, filter: { is: "not", of: { is: "type", type: "land" } } },
        },
        then: [
          {
            do: "createTokens",
            who,
            count: 1,
            token: {
              colors: ["W"],
              supertypes: [],
              types: ["creature"],
              subtypes: ["Human", "Soldier"],
              power: 1,
              toughness: 1,
              abilities: [],
            },
          },
        ],
      },
    ];
  }),
  inflected("<behold> a {what}", { what: permanents.one }, ({ what }, scope) => [
    { do: "pay", who: actor(scope), cost: [{ pay: "behold", filter: what.filter }], optional: false },
  ]),
];

export const laterActionsOfObjects: readonly Forms<Instruction>[] = [
  // Its controller puts that many +1/+1 counters on it or creates a Spirit of that size.
  inflected("<endure> {n}", { n: plainAmount }, ({ n }, { theme }) => [
    {
      do: "chooseOne",
      who: { who: "controllerOf", of: theme },
      options: [
        {
          text: "+1/+1 counters",
          effects: [{ do: "putCounters", kind: "+1/+1", count: n, on: { objects: theme } }],
        },
        {
          text: "a Spirit",
          effects: [
            {
              do: "createTokens",
              who: { who: "controllerOf", of: theme },
              count: 1,
              token: {
                colors: ["W"],
                supertypes: [],
                types: ["creature"],
                subtypes: ["Spirit"],
                power: n,
                toughness: n,
                abilities: [],
              },
            },
          ],
        },
      ],
    },
  ]),
];
