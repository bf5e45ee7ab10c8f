import { unbound } from "../bind/unbound.ts";
import type { Happening } from "../hubs.ts";
import { type EveryForm, inEveryForm, oneOf, type Phrase, rulesFor, type VerbForm } from "../kernel/index.ts";
import { combatHappenings } from "./happenings/combat.ts";
import { damageHappenings } from "./happenings/damage.ts";
import { otherHappenings } from "./happenings/others.ts";
import { zoneHappenings } from "./happenings/zones.ts";

/** What happens to objects: "enters", "dies or is exiled", "deals combat damage to a player". */

const { everyForm: happening } = rulesFor<Happening>();

const simple = [...zoneHappenings, ...combatHappenings, ...damageHappenings, ...otherHappenings];
const first = inEveryForm((form) => oneOf(() => simple.map((one) => one[form])));
/** Alone or last only: "blocks or becomes blocked by a creature" says of both by what. */
const blocks = happening("<block>", {}, () => (object) => ({ on: "blocks", object }));
const any = inEveryForm((form) => oneOf(() => [first[form], blocks[form]]));
/** "enters or attacks". */
export const happenings: EveryForm<Happening> = inEveryForm((form) =>
  oneOf(() => [
    any[form],
    rulesFor<Happening>().rule(
      "{one} or {other}",
      { one: first[form], other: any[form] },
      ({ one, other }) =>
        (object) => {
          const of = [one(object), other(object)];
          // 702.122b, 702.171c: it is told together which of them was crewed or saddled.
          return of.every(({ on }) => on === "tapsFor") ? unbound("told as one") : { on: "anyOf", of };
        },
    ),
    rulesFor<Happening>().rule(
      "{one}, {other}, or {third}",
      { one: any[form], other: any[form], third: any[form] },
      ({ one, other, third }) =>
        (object) => ({ on: "anyOf", of: [one(object), other(object), third(object)] }),
    ),
  ]),
);

/** As conditions tell it, which speak of nothing else that took part. */
const told = (form: VerbForm): Phrase<Happening> =>
  rulesFor<Happening>().deferred("{happened}", { happened: happenings[form] }, ({ happened }, scope) =>
    happened.bind(scope.trial()),
  );
export const pastHappenings = told("past");
export const deniedHappenings = told("many");
