import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { type Phrase, rulesFor } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { everything } from "../nouns/everything.ts";
import { and } from "../nouns/filters.ts";
import { permanents } from "../nouns/kinds.ts";
import { another } from "../nouns/other.ts";
import { howMany, is, you } from "./counts.ts";
import { subject } from "./descriptions.ts";

/** What is attached to what (301.5, 303.4). */

const { rule } = rulesFor<Condition>();

const attachedTo = (what: Noun, to: Objects): Objects =>
  everything({ ...what, filter: and([what.filter, { is: "attachedTo", object: to }]) });

export const attachmentConditions: readonly Phrase<Condition>[] = [
  // 301.5, 303.4
  rule("{n} {what} are attached to {to}", { n: howMany, what: permanents.many, to: subject }, ({ n, what, to }) =>
    is({ amount: "count", of: attachedTo(what, to) }, n),
  ),
  ...(["a", "another"] as const).map((word) =>
    rule(`${word} {what} is attached to {to}`, { what: permanents.one, to: subject }, ({ what, to }, scope) => ({
      if: "exists",
      what: attachedTo(word === "a" ? what : another(scope, what), to),
    })),
  ),
  rule("a {what} is attached to a {to}", { what: permanents.one, to: permanents.one }, ({ what, to }) => ({
    if: "exists",
    what: attachedTo(what, everything(to)),
  })),
  rule("{what} is enchanted by {n} (Aura|Auras)", { what: subject, n: howMany }, ({ what, n }) =>
    is({ amount: "count", of: attachedTo({ filter: { is: "subtype", subtype: "Aura" }, nouns: ["Aura"] }, what) }, n),
  ),
  // 608.2h: as they last were.
  rule("a {what} you controlled was attached to it", { what: permanents.one }, ({ what }, scope) => ({
    if: "exists",
    what: {
      what: "attachments",
      of: scope.pronoun("one", [], "property"),
      filter: { is: "and", of: [what.filter, { is: "controlledBy", who: you }] },
    },
  })),
];
