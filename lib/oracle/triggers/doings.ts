import { someNode } from "../../engine/abilities/visit.ts";
import type { ObjectAntecedent } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import type { Doing } from "../hubs.ts";
import { inEveryForm, oneOf, type Phrase, printed, rulesFor, type VerbForm } from "../kernel/index.ts";
import { attackingDoings } from "./doings/attacking.ts";
import { cardDoings } from "./doings/cards.ts";
import { castingDoings } from "./doings/casting.ts";
import { otherDoings } from "./doings/others.ts";
import { permanentDoings } from "./doings/permanents.ts";
import { severalDoings } from "./doings/several.ts";
import { supplementaryDoings } from "./doings/supplementary.ts";

/** What players do that abilities trigger on: "casts a creature spell", "gain life". */

const doings = [
  ...castingDoings,
  ...cardDoings,
  ...permanentDoings,
  ...attackingDoings,
  ...otherDoings,
  ...supplementaryDoings,
];
/** What is done to one or more at once. */
export const doneToSeveral = inEveryForm((form) => oneOf(() => severalDoings.map((one) => one[form])));
const simply = inEveryForm((form) => oneOf(() => doings.map((one) => one[form])));
/** "plays a land or casts a spell"; from where would be said of both. */
const eitherDoing = (form: VerbForm): Phrase<Doing> =>
  rulesFor<Doing>().deferred(
    "{one} or {other}",
    { one: simply[form], other: simply[form] },
    ({ one, other }, scope) => {
      if (printed(other).includes("from") && !printed(one).includes("from")) unbound("where either is done from");
      const [first, second] = [one.bind(scope), other.bind(scope)];
      return (by) => ({ on: "anyOf", of: [first(by), second(by)] });
    },
  );
const anyDoing = (form: VerbForm): Phrase<Doing> =>
  rulesFor<Doing>().deferred(
    "{one}, {other}, or {third}",
    { one: simply[form], other: simply[form], third: simply[form] },
    ({ one, other, third }, scope) => {
      if (printed(third).includes("from")) unbound("where each is done from");
      const all = [one.bind(scope), other.bind(scope), third.bind(scope)];
      return (by) => ({ on: "anyOf", of: all.map((each) => each(by)) });
    },
  );
export const done = inEveryForm((form) => oneOf(() => [simply[form], eitherDoing(form), anyDoing(form)]));

/** As conditions tell it, which speak of nothing that took part: "cast a spell", behind "has" or "didn't" likewise. */
const told = (doing: Phrase<Doing>): Phrase<Doing> =>
  rulesFor<Doing>().deferred("{did}", { did: doing }, ({ did }, scope) => {
    const event = did.bind(scope.trial());
    return (by) => {
      const pattern = event(by);
      // "Another" is another than what the trigger is about, if it is about something else than its source.
      const isOther = someNode("pattern", pattern, { filter: ({ is }) => is === "another" });
      return isOther && scope.objects.some(isOfEvent) ? unbound("other than which?") : pattern;
    };
  });
const isOfEvent = ({ ref, nouns }: ObjectAntecedent): boolean =>
  ref.what === "event" && ref.role === "object" && nouns[0] !== "this";
export const pastDoings = told(done.past);
export const perfectDoings = told(done.participle);
/** That one or more were not; how many were is told by their number (conditions/playerDeeds.ts). */
export const deniedDoings = told(oneOf(() => [done.many, doneToSeveral.many]));
