import { unbound } from "../../bind/unbound.ts";
import { type Doing, noun } from "../../hubs.ts";
import { type EveryForm, rulesFor } from "../../kernel/index.ts";
import { permanents } from "../../nouns/kinds.ts";
import { another, severalOf } from "../subjects.ts";
import { tokenCreated } from "./tokenCreated.ts";

/** What is done to one or more things at once (603.2c). */

const { everyForm: doing } = rulesFor<Doing>();

export const severalDoings: readonly EveryForm<Doing>[] = [
  doing("<discard> one or more {what}", { what: noun.many }, ({ what }, scope) => {
    if (what.card !== true || what.in !== undefined) unbound("only cards are discarded");
    severalOf(scope, [...what.nouns, "discarded"]);
    return (by) => ({ on: "discard", who: by, ...(what.filter.is === "any" ? {} : { object: what.filter }) });
  }),
  doing("<sacrifice> one or more {what}", { what: permanents.many }, ({ what }, scope) => {
    severalOf(scope, [...what.nouns, "sacrificed"]);
    return (by) => ({ on: "sacrifice", who: by, object: what.filter });
  }),
  doing("<sacrifice> one or more other {what}", { what: permanents.many }, ({ what }, scope) => {
    severalOf(scope, [...what.nouns, "sacrificed"]);
    return (by) => ({ on: "sacrifice", who: by, object: another(what.filter) });
  }),
  doing("<create> one or more {what}", { what: permanents.many }, ({ what }, scope) => {
    severalOf(scope, what.nouns);
    return tokenCreated(what.filter);
  }),
  doing("<mill> one or more {what}", { what: noun.many }, ({ what }, scope) => {
    if (what.card !== true || what.in !== undefined) unbound("only cards are milled");
    severalOf(scope, [...what.nouns, "milled"]);
    return (by) => ({ on: "mill", who: by, ...(what.filter.is === "any" ? {} : { object: what.filter }) });
  }),
];
