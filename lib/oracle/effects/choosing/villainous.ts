import { plainClause, players } from "../../hubs.ts";
import { type Phrase, printed, rulesFor, type Tree } from "../../kernel/index.ts";
import { spell } from "../../kernel/tokens.ts";
import type { Instruction } from "../../meanings.ts";
import { only } from "../clauses/follow.ts";
import { saidOf } from "../clauses/subjects.ts";
import { actor } from "../players/actor.ts";

const { deferredForms, deferred } = rulesFor<Instruction>();

const faces = deferredForms(
  "<face> a villainous choice — {a}, or {b}",
  { a: plainClause, b: plainClause },
  ({ a, b }, scope) => {
    const { objects } = scope;
    const option = (tree: Tree<Instruction>) => ({
      text: spell(printed(tree)),
      effects: scope.within({ objects }, () => only(tree.bind(scope))),
    });
    return [{ do: "chooseOne", who: actor(scope), villainous: true, options: [option(a), option(b)] }];
  },
);

/** 701.53: a clause of its own, to whose end the second option goes, whatever else it joins. */
export const villainousChoices: readonly Phrase<Instruction>[] = (["one", "many"] as const).map((number) =>
  deferred("{who} {faces}", { who: players[number], faces: faces[number] }, ({ who, faces }, scope) =>
    saidOf(faces, who.bind(scope), scope),
  ),
);
