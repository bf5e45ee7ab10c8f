import type { Cost } from "../../engine/abilities/costs.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import type { Scope } from "../bind/scope.ts";

/** As the participle of what is exiled to pay for its own ability, of which no text speaks so. */
const ITSELF = "exiled itself";

/** Remembers that this cost exiles the object whose ability it pays for. */
export function exilingItself(scope: Scope): Cost {
  const cost: Cost & { readonly pay: "exile" } = { pay: "exile", what: { what: "self" } };
  scope.tell({ paid: [...scope.paid, { participle: ITSELF, nouns: [], what: cost }] });
  return cost;
}

/** 400.7: the card that the object became as its own cost was paid. */
export function exiledItself(scope: Scope): Objects | undefined {
  const cost = scope.paid.find(({ participle }) => participle === ITSELF)?.what as { noteAs?: string } | undefined;
  if (cost === undefined) return undefined;
  cost.noteAs ??= "exiled";
  return { what: "noted", name: cost.noteAs };
}
