import type { Happening } from "../../hubs.ts";
import { type EveryForm, rulesFor } from "../../kernel/index.ts";
import { and } from "../../nouns/filters.ts";
import { ofTargeted, permanents } from "../../nouns/kinds.ts";
import { self } from "../../nouns/self.ts";
import { aimer } from "../aiming.ts";
import { becomings } from "../becoming.ts";
import { eventPlayer, otherIsSubject } from "../subjects.ts";

/** What becomes of objects where they are, and what they are the target of. */

const { everyForm: happening } = rulesFor<Happening>();

export const otherHappenings: readonly EveryForm<Happening>[] = [
  happening("<become> attached to a {to}", { to: permanents.one }, ({ to }, scope) => {
    scope.mention({ ref: { what: "event", role: "other" }, number: "one", nouns: to.nouns });
    return (object) => ({ on: "attached", object, to: to.filter });
  }),
  happening("<become> attached to {self}", { self }, () => (object) => ({
    on: "attached",
    object,
    to: { is: "self" },
  })),
  happening("<become> unattached from a {to}", { to: permanents.one }, ({ to }, scope) => {
    scope.mention({ ref: { what: "event", role: "other" }, number: "one", nouns: to.nouns });
    return (object) => ({ on: "unattached", object, to: to.filter });
  }),
  happening("<transform> into a {what}", { what: permanents.one }, ({ what }) => (object) => ({
    on: "transform",
    object: and([object, what.filter]),
  })),
  ...(
    [
      ["equipped", "Equipment"],
      ["enchanted", "Aura"],
    ] as const
  ).map(([word, subtype]) =>
    happening(`<become> ${word}`, {}, (_, scope) => {
      otherIsSubject(scope);
      return (to) => ({ on: "attached", object: { is: "subtype", subtype }, to });
    }),
  ),
  happening("<become> tapped", {}, () => (object) => ({ on: "tap", object })),
  happening("<become> untapped", {}, () => (object) => ({ on: "untap", object })),
  happening("<be> turned face up", {}, () => (object) => ({ on: "turnFaceUp", object })),
  happening("<become> monstrous", {}, () => (object) => ({ on: "monstrous", object })),
  happening("<become> renowned", {}, () => (object) => ({ on: "renowned", object })),
  happening("<transform> into {self}", { self }, () => (object) => ({ on: "transform", object })),
  happening("<regenerate>", {}, () => (object) => ({ on: "regenerate", object })),
  happening("<transform>", {}, () => (object) => ({ on: "transform", object })),
  happening("<mutate>", {}, () => (object) => ({ on: "mutate", object })),
  happening("<explore>", {}, () => (object) => ({ on: "explore", object })),
  ...(["land", "nonland"] as const).map((card) =>
    happening(`<explore> a ${card === "land" ? "land" : "non land"} card`, {}, () => (object) => ({
      on: "explore",
      object,
      card,
    })),
  ),
  happening("<connive>", {}, () => (object) => ({ on: "connive", object })),
  happening("<exploit> a creature", {}, (_, scope) => {
    scope.mention({ ref: { what: "event", role: "other" }, number: "one", nouns: ["creature", "exploited"] });
    return (object) => ({ on: "exploit", object });
  }),
  // 702.142b
  happening("<boast>", {}, () => (object) => ({
    on: "activate",
    object,
    ability: { is: "abilityKeyword", keyword: "boast" },
  })),
  happening("<mentor> a creature", {}, (_, scope) => {
    scope.mention({ ref: { what: "event", role: "other" }, number: "one", nouns: ["creature"] });
    return (object) => ({ on: "mentor", object });
  }),
  happening("<be> tapped for mana", {}, (_, scope) => {
    eventPlayer(scope);
    return (object) => ({ on: "tapForMana", object });
  }),
  happening("<become> the target of {aimer}", { aimer }, ({ aimer }, scope) => {
    eventPlayer(scope);
    return (object) => ({ on: "becomesTarget", object: ofTargeted(object), ...aimer });
  }),
  happening("<become> the target of {aimer} for the first time each turn", { aimer }, ({ aimer }, scope) => {
    eventPlayer(scope);
    return (object) => ({ on: "becomesTarget", object: ofTargeted(object), ...aimer, firstTimeEachTurn: true });
  }),
  ...becomings,
];
