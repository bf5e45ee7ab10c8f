import { isPlainKeyword, type KeywordName } from "../../engine/abilities/keywords.ts";
import type { Nodes } from "../../engine/abilities/nodes.ts";
import { mapNodes, visitNodes } from "../../engine/abilities/visit.ts";
import { unbound } from "../bind/unbound.ts";
import { list, oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import { keywordName } from "../nouns/describing/names.ts";
import { plainKeyword } from "../vocabulary/qualities.ts";

/** "The same is true for first strike, trample, and vigilance." */
export const sameOf: Phrase<readonly KeywordName[]> = oneOf<readonly KeywordName[]>(() => [
  rulesFor<readonly KeywordName[]>().rule("{one}", { one }, ({ one }) => [one]),
  list(one, { last: [", and"], pair: ["and"] }),
]);
/** Keywords of which there are only kinds: what has one of them gives that very one. */
const ONLY_KINDS = ["landwalk", "protection"] as const;
/** 702.1c: and those of which there are kinds besides. */
const KINDS: readonly KeywordName[] = [...ONLY_KINDS, "hexproof"];
const one: Phrase<KeywordName> = oneOf<KeywordName>(() => [
  plainKeyword,
  words(ONLY_KINDS.map((kind) => [kind, kind] as const)),
]);

/** Several keywords, none of which has kinds of its own. */
export const keywordsNamed: Phrase<readonly KeywordName[]> = list(
  oneOf(() => [keywordName]),
  { last: [", and"] },
);

/** What something of one keyword may be said in. */
type Said = "ability" | "effect" | "condition";

/** 702.1c: whatever kinds of it the others have; undefined where no others are told. */
function allKinds<K extends Said>(
  kind: K,
  said: readonly Nodes[K][],
  keyword: KeywordName,
): readonly Nodes[K][] | undefined {
  const all = said.map((one): Nodes[K] | undefined => {
    const like = mapNodes(kind, [one], {
      filter: (filter, inside) => (filter.is === "keyword" ? { ...filter, keyword } : inside()),
    })[0] as Nodes[K];
    const test =
      "do" in like ? like.do === "if" && like.condition : "kind" in like && like.kind === "static" && like.if;
    if (!test || (test.if !== "exists" && test.if !== "is")) return undefined;
    const of = test.what;
    return mapNodes(kind, [like], {
      modification: (given, inside) =>
        given.modify === "addAbility" ? { modify: "abilitiesOf", of, keyword } : inside(),
    })[0] as Nodes[K];
  });
  return all.every((one) => one !== undefined) ? all : undefined;
}

/** What is said of one keyword, said of another; it must speak of one only. */
export function likeKeyword<K extends Said>(
  kind: K,
  said: readonly Nodes[K][],
  word: KeywordName,
): readonly Nodes[K][] {
  const keywords = new Set<string>();
  let noted = false;
  visitNodes(kind, said, {
    every: (node) => {
      const keyword = keywordOf(node);
      if (keyword !== undefined) keywords.add(keyword);
      noted ||= "note" in node;
    },
  });
  if (keywords.size !== 1 || noted) return unbound("the same of which keyword?");
  const kinds = KINDS.includes(word) ? allKinds(kind, said, word) : undefined;
  if (kinds !== undefined) return kinds;
  if (!isPlainKeyword(word)) return unbound("as long as what has it?");
  return mapNodes(kind, said, { every: (node) => (keywordOf(node) !== undefined ? { ...node, keyword: word } : node) });
}
/** Of what has one by its name. */
const keywordOf = (node: object): string | undefined =>
  "keyword" in node && typeof node.keyword === "string" ? node.keyword : undefined;
