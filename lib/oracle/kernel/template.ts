/**
 * Templates. "destroy {what}" is a word and a slot. `<get>` is a verb that agrees with its subject: "gets" or "get".
 * `(a|b c|)` are wordings that mean the same. `^` is a capital after a comma, `_` none after a full stop. Mana symbols are written as printed: slots
 * begin with a small letter, symbols never do.
 */
export type Element =
  | { readonly word: string; readonly slot?: never }
  | { readonly slot: string; readonly word?: never };

const irregular: Readonly<Record<string, readonly [one: string, many: string]>> = {
  be: ["is", "are"],
  have: ["has", "have"],
  do: ["does", "do"],
  "don't": ["doesn't", "don't"],
  "aren't": ["isn't", "aren't"],
  were: ["was", "were"],
  "weren't": ["wasn't", "weren't"],
  "haven't": ["hasn't", "haven't"],
};

export function conjugate(verb: string, number: "one" | "many"): string {
  const known = irregular[verb];
  if (known) return known[number === "one" ? 0 : 1];
  if (number === "many") return verb;
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

const piece =
  /(?:it|that|there|who|he|she|what)'s(?!\w)|\{[a-z]\w*\}|\{[^{}\s]+\}|<[^<>]+>|[()|]|\^|--|—|[+-]?[\dX*]+\/[+-]?[\dX*]+|[.,:;?“”‘’•\n]|'s|'(?![\p{L}])|(?:(?!'s\b|'(?!\p{L}))[^\s(){}<>|^.,:;?“”‘’•—])+|\s+/gu;

/** Every wording of a template as a flat list of words and slots. */
export function compile(template: string, number: "one" | "many"): readonly (readonly Element[])[] {
  const pieces = (template.match(piece) ?? []).filter((one) => one === "\n" || one.trim() !== "");
  let at = 0;
  const sequence = (): Element[][] => {
    let open: Element[][] = [[]];
    while (at < pieces.length && pieces[at] !== ")" && pieces[at] !== "|") {
      const one = pieces[at++] as string;
      const next = one === "(" ? alternatives() : [elements(one, number)];
      open = open.flatMap((before) => next.map((after) => [...before, ...after]));
    }
    return open;
  };
  const alternatives = (): Element[][] => {
    const all: Element[][] = [];
    do all.push(...sequence());
    while (pieces[at++] === "|");
    return all;
  };
  return sequence();
}

function elements(one: string, number: "one" | "many"): Element[] {
  const slot = /^\{([a-z]\w*)\}$/.exec(one)?.[1];
  if (slot !== undefined) return [{ slot }];
  const verb = /^<(.+)>$/.exec(one)?.[1];
  if (verb !== undefined) return [{ word: conjugate(verb, number) }];
  if (one === "an") return [{ word: "a" }];
  const negated = /^non-?(.+)$/.exec(one)?.[1];
  return negated === undefined || one === "none" ? [{ word: one }] : [{ word: "non" }, { word: negated }];
}
