import type { Nodes } from "../../engine/abilities/nodes.ts";
import { mapNodes, visitNodes } from "../../engine/abilities/visit.ts";
import { unbound } from "../bind/scope.ts";
import { list, oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import { plainKeyword } from "../vocabulary/qualities.ts";

/** "The same is true for first strike, trample, and vigilance." */
export const sameOf: Phrase<readonly string[]> = oneOf<readonly string[]>(() => [
  rulesFor<readonly string[]>().rule("{one}", { one: plainKeyword }, ({ one }) => [one]),
  list(plainKeyword, { last: [", and"], pair: ["and"] }),
]);

/** What is said of one keyword, said of another; it must speak of one only. */
export function likeKeyword<K extends "ability" | "effect">(
  kind: K,
  said: readonly Nodes[K][],
  word: string,
): readonly Nodes[K][] {
  const keywords = new Set<string>();
  let noted = false;
  visitNodes(kind, said, {
    every: (node) => {
      if (hasKeyword(node)) keywords.add(node.keyword);
      noted ||= "note" in node;
    },
  });
  if (keywords.size !== 1 || noted) return unbound("the same of which keyword?");
  return mapNodes(kind, said, { every: (node) => (hasKeyword(node) ? { ...node, keyword: word } : node) });
}
const hasKeyword = <N extends object>(node: N): node is N & { readonly keyword: string } =>
  "keyword" in node && typeof node.keyword === "string";
