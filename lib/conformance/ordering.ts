import { someNode } from "../engine/abilities/visit.ts";
import { bodiesOf } from "../engine/rules/targets/stackObjects.ts";
import { type Entity, isPlayer } from "../engine/state/ids.ts";
import type { Answering, Asked } from "./answering.ts";
import { isNamed, isText, normalText, ownNames } from "./names.ts";

/** The named one comes first; those not named follow in the order given. */
export function orderFor(
  answering: Answering,
  { items, about, source }: Asked<"order">,
): { readonly order: number[]; readonly left: readonly number[] } {
  const { game, script } = answering;
  const left = items.map((_, i) => i);
  const order: number[] = [];
  const { choices } = script;
  while (left.length > 1 && choices.length > 0) {
    const wanted = choices[0]!;
    const named = left.find((i) => {
      const { object, text } = items[i]!;
      if (object === undefined) return normalText(text).startsWith(normalText(wanted));
      if (isPlayer(object)) return isNamed(answering, object, wanted);
      const own = text.slice(text.indexOf(": ") + 2);
      return (
        isNamed(answering, object, wanted) ||
        withoutMarkup(own).startsWith(withoutMarkup(wanted)) ||
        (about === "triggerOrder" && (isText(game, object, own, wanted) || keywordStart(game, object, own, wanted)))
      );
    });
    const at = named ?? (about === "triggerOrder" ? keywordTrigger(items, left, wanted) : undefined);
    if (at === undefined) break;
    choices.shift();
    order.push(at);
    left.splice(left.indexOf(at), 1);
  }
  // 707.10d: in what order copies come is asked there until it is said that it does not matter.
  const isOfCopies = about === "order" && copies(game, source);
  if (isOfCopies && choices[0] === "[choice_skip]") choices.shift();
  // In what order cards lie in a library is a choice of cards there, as of targets.
  while (about === "order" && !isOfCopies && left.length > 1 && script.targets.length > 0) {
    const { what } = script.targets[0]!;
    const at = left.find((i) => {
      const { object } = items[i]!;
      return object !== undefined && isNamed(answering, object, what);
    });
    if (at === undefined) break;
    script.targets.shift();
    order.push(at);
    left.splice(left.indexOf(at), 1);
  }
  return { order: [...order, ...left], left };
}

/** Whether what resolves copies spells. */
const copies = (game: Answering["game"], source: Entity | undefined): boolean =>
  source !== undefined &&
  game.state.objects[source]?.zone === "stack" &&
  bodiesOf(game, source).some((body) => someNode("body", body, { effect: ({ do: what }) => what === "copySpell" }));

const withoutMarkup = (text: string): string => text.replace(/<[^>]*>/g, "").toLowerCase();

/** Triggers of keywords and delayed ones have no text of their own here: the script says the keyword, or the one sentence nothing else has. */
function keywordTrigger(items: Asked<"order">["items"], left: readonly number[], wanted: string): number | undefined {
  const keywords = left.filter((i) => /: (?:[a-z][a-z -]*)?$/.test(items[i]!.text));
  const named = keywords.find((i) => {
    const keyword = items[i]!.text.split(": ").at(-1)!;
    return `${wanted.toLowerCase()} `.startsWith(`${keyword} `);
  });
  const only = new Set(keywords.map((i) => items[i]!.text)).size === 1 ? keywords[0] : undefined;
  return named ?? (/^(?:When(?:ever)?|At|Until)\b/.test(wanted) ? only : undefined);
}

/** "When this permanent enters" and the like: the opening words decide. */
const keywordStart = (game: Answering["game"], id: Entity, text: string, wanted: string): boolean => {
  const own = ownNames(game, id);
  const short = normalText(wanted, own).split(",")[0]!;
  return short.length > 3 && normalText(text, own).startsWith(short);
};
