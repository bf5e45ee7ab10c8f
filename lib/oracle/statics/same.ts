import type { StaticAbility } from "../../engine/abilities/ability.ts";
import type { KeywordName } from "../../engine/abilities/keywords.ts";
import type { Nodes } from "../../engine/abilities/nodes.ts";
import { mapNodes, visitNodes } from "../../engine/abilities/visit.ts";
import { unbound } from "../bind/scope.ts";
import { list, oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import { keywordName } from "../nouns/describing/names.ts";
import { plainKeyword } from "../vocabulary/qualities.ts";

/** "The same is true for first strike, trample, and vigilance." */
export const sameOf: Phrase<readonly string[]> = oneOf<readonly string[]>(() => [
  rulesFor<readonly string[]>().rule("{one}", { one }, ({ one }) => [one]),
  list(one, { last: [", and"], pair: ["and"] }),
]);
/** Keywords of which there are several kinds: what has one of them gives that very one. */
const KINDS = ["landwalk", "protection"] as const;
const one: Phrase<string> = oneOf<string>(() => [plainKeyword, words(KINDS.map((kind) => [kind, kind] as const))]);

/** Several keywords, none of which has kinds of its own. */
export const keywordsNamed: Phrase<readonly KeywordName[]> = list(
  oneOf(() => [keywordName]),
  { last: [", and"] },
);

/** What something of one keyword may be said in. */
type Said = "ability" | "effect" | "condition";

/** 702.14, 702.16: whatever kinds of landwalk or protection the others have. */
function allKinds<K extends Said>(
  kind: K,
  said: readonly Nodes[K][],
  keyword: (typeof KINDS)[number],
): readonly Nodes[K][] {
  return said.map((one) => {
    const like = mapNodes(kind, [one], {
      filter: (filter, inside) => (filter.is === "keyword" ? { ...filter, keyword } : inside()),
    })[0] as Nodes[K];
    const test = "kind" in like && like.kind === "static" ? (like as StaticAbility).if : undefined;
    const of = test?.if === "exists" || test?.if === "is" ? test.what : unbound("as long as what has it?");
    return mapNodes(kind, [like], {
      modification: (given, inside) =>
        given.modify === "addAbility" ? { modify: "abilitiesOf", of, keyword } : inside(),
    })[0] as Nodes[K];
  });
}

/** What is said of one keyword, said of another; it must speak of one only. */
export function likeKeyword<K extends Said>(kind: K, said: readonly Nodes[K][], word: string): readonly Nodes[K][] {
  const keywords = new Set<string>();
  let noted = false;
  visitNodes(kind, said, {
    every: (node) => {
      if (hasKeyword(node)) keywords.add(node.keyword);
      noted ||= "note" in node;
    },
  });
  if (keywords.size !== 1 || noted) return unbound("the same of which keyword?");
  if (word === "landwalk" || word === "protection") return allKinds(kind, said, word);
  return mapNodes(kind, said, { every: (node) => (hasKeyword(node) ? { ...node, keyword: word } : node) });
}
const hasKeyword = <N extends object>(node: N): node is N & { readonly keyword: string } =>
  "keyword" in node && typeof node.keyword === "string";
