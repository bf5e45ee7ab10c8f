import type { Compare } from "../../../engine/abilities/amounts.ts";
import type { Happening } from "../../hubs.ts";
import { type EveryForm, rulesFor } from "../../kernel/index.ts";
import { digits } from "../../vocabulary/numbers.ts";
import { damaged, kindOfDamage } from "../damaged.ts";
import { amountOfEvent, sourceIsSubject } from "../subjects.ts";

/** Damage (120), dealt by an object or to it. */

const { everyForm: happening, deferredEveryForm: lateHappening } = rulesFor<Happening>();

export const damageHappenings: readonly EveryForm<Happening>[] = [
  lateHappening("<deal> {kind} to {to}", { kind: kindOfDamage, to: damaged }, ({ kind, to }, scope) => {
    sourceIsSubject(scope);
    const what = { ...kind.bind(scope), to: to.bind(scope) };
    return (source) => ({ on: "damage", source, ...what });
  }),
  lateHappening("<deal> {kind} to one or more permanents and/or players", { kind: kindOfDamage }, ({ kind }, scope) => {
    sourceIsSubject(scope);
    const what = kind.bind(scope);
    return (source) => ({ on: "damage", source, ...what });
  }),
  ...(
    [
      ["{n} or more", ">="],
      ["exactly {n}", "="],
    ] as const
  ).flatMap(([much, compare]) => [
    lateHappening(`<deal> ${much} {kind} to {to}`, { n: digits, kind: kindOfDamage, to: damaged }, (said, scope) => {
      sourceIsSubject(scope);
      const amount: Compare = { compare, to: said.n.bind(scope) };
      const what = { ...said.kind.bind(scope), to: said.to.bind(scope) };
      return (source) => ({ on: "damage", source, ...what, amount });
    }),
    lateHappening(`<deal> ${much} {kind}`, { n: digits, kind: kindOfDamage }, ({ n, kind }, scope) => {
      sourceIsSubject(scope);
      const amount: Compare = { compare, to: n.bind(scope) };
      const what = kind.bind(scope);
      return (source) => ({ on: "damage", source, ...what, amount });
    }),
  ]),
  lateHappening("<deal> {kind}", { kind: kindOfDamage }, ({ kind }, scope) => {
    sourceIsSubject(scope);
    const what = kind.bind(scope);
    return (source) => ({ on: "damage", source, ...what });
  }),
  happening("<be> dealt excess damage", {}, (_, scope) => {
    amountOfEvent(scope, "excessDamage");
    return (object) => ({ on: "excessDamage", object });
  }),
  happening("<be> dealt excess noncombat damage", {}, (_, scope) => {
    amountOfEvent(scope, "excessDamage");
    return (object) => ({ on: "excessDamage", object, combat: false });
  }),
  happening("<be> dealt {kind}", { kind: kindOfDamage }, ({ kind }, scope) => {
    amountOfEvent(scope);
    return (objects) => ({ on: "damage", to: { objects }, ...kind });
  }),
];
