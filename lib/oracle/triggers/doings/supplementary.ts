import { unbound } from "../../bind/unbound.ts";
import { type Doing, noun } from "../../hubs.ts";
import { type EveryForm, rulesFor } from "../../kernel/index.ts";
import { self } from "../../nouns/self.ts";
import { itHappensTo } from "../subjects.ts";

/** What is done with supplementary decks (701.24-26, 312.5, 701.48). */

const { everyForm: doing } = rulesFor<Doing>();

export const supplementaryDoings: readonly EveryForm<Doing>[] = [
  doing("<planeswalk> to {self}", { self }, () => (by) => ({ on: "planeswalkTo", object: { is: "self" }, by })),
  doing("<planeswalk> away from {self}", { self }, () => (by) => ({
    on: "planeswalkFrom",
    object: { is: "self" },
    by,
  })),
  doing("<planeswalk>", {}, () => (by) => ({ on: "planeswalkTo", object: { is: "any" }, by })),
  doing("<planeswalk> to a {what}", { what: noun.one }, ({ what }) => {
    if (what.in !== undefined || what.card === true) unbound("planes are nowhere else");
    return (by) => ({ on: "planeswalkTo", object: what.filter, by });
  }),
  doing("<encounter> {self}", { self }, () => (by) => ({ on: "encounter", object: { is: "self" }, by })),
  doing("<encounter> a phenomenon", {}, () => (by) => ({
    on: "encounter",
    object: { is: "type", type: "phenomenon" },
    by,
  })),
  doing("<set> {self} in motion", { self }, (_, scope) => {
    itHappensTo(scope, ["this", "scheme"]);
    return (by) => ({ on: "setInMotion", object: { is: "self" }, by });
  }),
  doing("<set> a scheme in motion", {}, () => (by) => ({ on: "setInMotion", object: { is: "any" }, by })),
  doing("<abandon> {self}", { self }, () => (by) => ({ on: "abandon", object: { is: "self" }, by })),
  doing("<open> a Attraction", {}, (_, scope) => {
    itHappensTo(scope, ["Attraction"]);
    return (by) => ({ on: "openAttraction", object: { is: "any" }, by });
  }),
  doing("<visit> a Attraction", {}, (_, scope) => {
    itHappensTo(scope, ["Attraction"]);
    return (by) => ({ on: "visit", object: { is: "any" }, by });
  }),
];
