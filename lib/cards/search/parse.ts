import { BadQuery, type Token, tokensOf } from "./tokens.ts";

export type Term = Extract<Token, { is: "term" }>;
export type Query =
  | { readonly is: "all" | "any"; readonly of: readonly Query[] }
  | { readonly is: "not"; readonly of: Query }
  | Term;

const MOST_TERMS = 30;

/** Reads a query; one without terms means every card. Throws `BadQuery`, which says where it is wrong. */
export function parseQuery(text: string): Query {
  const tokens = tokensOf(text);
  const terms = tokens.filter(({ is }) => is === "term");
  if (terms.length > MOST_TERMS)
    throw new BadQuery("query-too-long", terms[MOST_TERMS]!.at, { n: terms.length, most: MOST_TERMS });
  let at = 0;
  const any = (): Query => {
    const of = [all()];
    while (tokens[at]?.is === "or") {
      at += 1;
      of.push(all());
    }
    return of.length === 1 ? of[0]! : { is: "any", of };
  };
  const all = (): Query => {
    const of: Query[] = [];
    for (let token = tokens[at]; token && token.is !== "or" && token.is !== "close"; token = tokens[at]) {
      if (token.is === "and") {
        // It joins two things and says no more than a space.
        if (of.length === 0 || !startsOne(tokens[at + 1])) throw lone(token);
        at += 1;
      } else of.push(one(token));
    }
    if (of.length === 0 && (tokens[at]?.is === "or" || tokens[at - 1]?.is === "or"))
      throw lone((tokens[at]?.is === "or" ? tokens[at] : tokens[at - 1])!);
    return of.length === 1 ? of[0]! : { is: "all", of };
  };
  const one = (token: Token): Query => {
    at += 1;
    if (token.is === "not") {
      const next = tokens[at];
      if (!startsOne(next)) throw lone(token);
      return { is: "not", of: one(next!) };
    }
    if (token.is === "open") {
      const inside = any();
      if (tokens[at]?.is !== "close") throw new BadQuery("query-open-bracket", token.at);
      at += 1;
      return inside;
    }
    return token as Term;
  };
  const query = any();
  const left = tokens[at];
  if (left) throw new BadQuery("query-stray-bracket", left.at);
  return query;
}

const startsOne = (token: Token | undefined): boolean =>
  token !== undefined && (token.is === "term" || token.is === "open" || token.is === "not");
const lone = ({ is, at }: Token): BadQuery => new BadQuery("query-lone-word", at, { word: is === "not" ? "-" : is });
