import { plainCompare, stat } from "../../amounts/amounts.ts";
import { unbound } from "../../bind/unbound.ts";
import { howMany } from "../../conditions/counts.ts";
import { owning } from "../../conditions/descriptions.ts";
import { some, someHaver } from "../../conditions/players.ts";
import { possession } from "../../conditions/possession.ts";
import { noun } from "../../hubs.ts";
import { type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Event } from "../../meanings.ts";
import { everything } from "../../nouns/everything.ts";
import { and } from "../../nouns/filters.ts";
import { permanents } from "../../nouns/kinds.ts";
import { playerChosen } from "../../players/chosenPlayer.ts";
import { namedSelf } from "../../references/named.ts";
import { counterKind } from "../../vocabulary/qualities.ts";

/** State triggers (603.8), which trigger as soon as something is so. */

const { rule } = rulesFor<Event>();

export const stateEvents: readonly Phrase<Event>[] = [
  rule("you control {n} {what}", { n: howMany, what: noun.many }, ({ n, what }) =>
    n.to === 0
      ? unbound("told below")
      : {
          when: {
            on: "state",
            condition: {
              if: "compare",
              amount: {
                amount: "count",
                of: everything({ ...what, filter: and([what.filter, { is: "controlledBy", who: { who: "you" } }]) }),
              },
              value: n,
            },
          },
        },
  ),
  rule("you control no {what}", { what: noun.many }, ({ what }) => ({
    when: {
      on: "state",
      condition: {
        if: "not",
        of: {
          if: "exists",
          what: everything({ ...what, filter: and([what.filter, { is: "controlledBy", who: { who: "you" } }]) }),
        },
      },
    },
  })),
  rule("the chosen player controls no {what}", { what: noun.many }, ({ what }, { face, inQuote }) => {
    if (inQuote || !playerChosen(face.text)) return unbound("chosen for what?");
    const theirs = and([what.filter, { is: "controlledBy", who: { who: "chosenForSelf" } }]);
    const exists = { if: "exists", what: everything({ ...what, filter: theirs }) } as const;
    return { when: { on: "state", condition: { if: "not", of: exists } } };
  }),
  // 603.8.
  rule(
    "there are {n} {kind} counters on {self}",
    { n: howMany, kind: counterKind, self: namedSelf },
    ({ n, kind }) => ({
      when: {
        on: "state",
        condition: { if: "is", what: { what: "self" }, filter: { is: "counter", kind, value: n } },
      },
    }),
  ),
  rule("there are no {what} on the battlefield", { what: noun.many }, ({ what }) => ({
    when: { on: "state", condition: { if: "not", of: { if: "exists", what: everything(what) } } },
  })),
  rule("no {what} are on the battlefield", { what: noun.many }, ({ what }) => ({
    when: { on: "state", condition: { if: "not", of: { if: "exists", what: everything(what) } } },
  })),
  rule("you control a {what}", { what: permanents.one }, ({ what }) => ({
    when: {
      on: "state",
      condition: {
        if: "exists",
        what: everything({ ...what, filter: and([what.filter, { is: "controlledBy", who: { who: "you" } }]) }),
      },
    },
  })),
  rule("a opponent controls a {what}", { what: permanents.one }, ({ what }) => ({
    when: {
      on: "state",
      condition: {
        if: "exists",
        what: everything({ ...what, filter: and([what.filter, { is: "controlledBy", who: { who: "opponents" } }]) }),
      },
    },
  })),
  rule("you have {so}", { so: possession }, ({ so }) => ({ when: { on: "state", condition: so({ who: "you" }) } })),
  rule("{who} {so}", { who: someHaver, so: possession }, ({ who, so }) => ({
    when: { on: "state", condition: some(who, so) },
  })),
  rule("{self} has {so}", { self: namedSelf, so: owning }, ({ so }) => ({
    when: { on: "state", condition: { if: "is", what: { what: "self" }, filter: so } },
  })),
  rule("{self} 's {stat} is {value}", { self: namedSelf, stat, value: plainCompare }, ({ stat, value }) => ({
    when: { on: "state", condition: { if: "is", what: { what: "self" }, filter: { is: "stat", stat, value } } },
  })),
];
