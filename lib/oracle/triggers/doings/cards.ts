import { unbound } from "../../bind/unbound.ts";
import { type Doing, noun } from "../../hubs.ts";
import { type EveryForm, rulesFor } from "../../kernel/index.ts";
import { or } from "../../nouns/filters.ts";
import { self } from "../../nouns/self.ts";
import { own, ownDraw } from "../../players/own.ts";
import { ordinal } from "../../vocabulary/numbers.ts";
import { amountOfEvent, itHappensTo } from "../subjects.ts";
import { inTheirTurn } from "./inTheirTurn.ts";

/** Cards that are drawn, discarded, milled, looked for (121, 701). */

const { everyForm: doing } = rulesFor<Doing>();

export const cardDoings: readonly EveryForm<Doing>[] = [
  doing("<draw> a card", {}, (_, scope) => {
    itHappensTo(scope, ["card"]);
    return (by) => ({ on: "draw", who: by });
  }),
  doing("<draw> a card except the first one {own}", { own: ownDraw }, ({ own }, scope) => {
    itHappensTo(scope, ["card"]);
    return (by) => ({ on: "draw", who: own(by), exceptFirstInDrawStep: true });
  }),
  doing("<draw> {own} {ordinal} card (each turn|in a turn)", { own, ordinal }, ({ own, ordinal }, scope) => {
    itHappensTo(scope, ["card"]);
    return (by) => ({ on: "draw", who: own(by), ordinal });
  }),
  doing(
    "<draw> {own} {one} or {other} card (each turn|in a turn)",
    { own, one: ordinal, other: ordinal },
    ({ own, one, other }, scope) => {
      if (one === other) unbound("the same one");
      itHappensTo(scope, ["card"]);
      return (by) => ({ on: "anyOf", of: [one, other].map((ordinal) => ({ on: "draw", who: own(by), ordinal })) });
    },
  ),
  ...(["turn", "turns"] as const).map((turn) =>
    doing(
      `<draw> {own} {ordinal} card during ${turn === "turn" ? "" : "each of"} {their} ${turn}`,
      { own, ordinal, their: own },
      ({ own, ordinal, their }, scope) => {
        itHappensTo(scope, ["card"]);
        return (by) => ({ on: "draw", who: inTheirTurn(their(own(by))), ordinal });
      },
    ),
  ),
  doing("<discard> a {what}", { what: noun.one }, ({ what }, scope) => {
    if (what.card !== true || what.in !== undefined) unbound("only cards are discarded");
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "discard", who: by, ...(what.filter.is === "any" ? {} : { object: what.filter }) });
  }),
  doing("<discard> {self}", { self }, (_, scope) => {
    itHappensTo(scope, []);
    return (by) => ({ on: "discard", who: by, object: { is: "self" } });
  }),
  doing("<cycle> {self}", { self }, (_, scope) => {
    itHappensTo(scope, []);
    return (by) => ({ on: "cycle", who: by, object: { is: "self" } });
  }),
  doing("<cycle> a card", {}, (_, scope) => {
    itHappensTo(scope, ["card"]);
    return (by) => ({ on: "cycle", who: by });
  }),
  doing("<cycle> another card", {}, (_, scope) => {
    itHappensTo(scope, ["card"]);
    return (by) => ({ on: "cycle", who: by, object: { is: "another" } });
  }),
  doing("<cycle> or <discard> a card", {}, (_, scope) => {
    itHappensTo(scope, ["card"]);
    return (by) => ({ on: "cycle", who: by, orDiscard: true });
  }),
  doing("<cycle> or <discard> another card", {}, (_, scope) => {
    itHappensTo(scope, ["card"]);
    return (by) => ({ on: "cycle", who: by, object: { is: "another" }, orDiscard: true });
  }),
  doing("<scry>", {}, (_, scope) => {
    amountOfEvent(scope, "scry");
    return (by) => ({ on: "scry", who: by });
  }),
  doing("<surveil>", {}, () => (by) => ({ on: "surveil", who: by })),
  doing("<search> {own} library", { own }, ({ own }) => (by) => ({ on: "search", who: own(by) })),
  doing("<shuffle> {own} library", { own }, ({ own }) => (by) => ({ on: "shuffle", who: own(by) })),
  doing("<manifest> dread", {}, () => (by) => ({ on: "manifestDread", who: by })),
  doing("<foretell> a card", {}, () => (by) => ({ on: "foretell", who: by })),
  doing("<mill> a {what}", { what: noun.one }, ({ what }, scope) => {
    if (what.card !== true || what.in !== undefined) unbound("only cards are milled");
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "mill", who: by, ...(what.filter.is === "any" ? {} : { object: what.filter }) });
  }),
  doing("<discard> a {a} or a {b}", { a: noun.one, b: noun.one }, ({ a, b }, scope) => {
    if (a.card !== true || b.card !== true || a.in !== undefined || b.in !== undefined)
      unbound("only cards are discarded");
    itHappensTo(scope, ["card"]);
    return (by) => ({ on: "discard", who: by, object: or([a.filter, b.filter]) });
  }),
];
