import type { VerbForm } from "./phrase.ts";

/**
 * Templates. "destroy {what}" is a word and a slot. `<get>` is a verb that agrees with its subject, "gets" or "get",
 * or tells of the past, "got" and behind "has" "gotten".
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

/** Past and participle, where those are not formed like "discarded". */
const pasts: Readonly<Record<string, readonly [past: string, participle: string]>> = {
  ...{
    be: ["were", "been"],
    have: ["had", "had"],
    do: ["did", "done"],
    become: ["became", "become"],
    cast: ["cast", "cast"],
  },
  ...{ deal: ["dealt", "dealt"], draw: ["drew", "drawn"], fight: ["fought", "fought"], get: ["got", "gotten"] },
  ...{
    give: ["gave", "given"],
    leave: ["left", "left"],
    lose: ["lost", "lost"],
    pay: ["paid", "paid"],
    put: ["put", "put"],
  },
  ...{ set: ["set", "set"], take: ["took", "taken"], win: ["won", "won"] },
};
/** Stressed on their last syllable, or short: "tapped", "committed". */
const DOUBLED = /^(?:un)?tap$|^(?:commit|flip|plot|surveil)$/;

export function conjugate(verb: string, form: VerbForm): string {
  if (form === "past" || form === "participle") {
    const known = pasts[verb];
    if (known) return known[form === "past" ? 0 : 1];
    if (DOUBLED.test(verb)) return `${verb}${verb.at(-1)}ed`;
    if (verb.endsWith("e")) return `${verb}d`;
    return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`;
  }
  const known = irregular[verb];
  if (known) return known[form === "one" ? 0 : 1];
  if (form === "many") return verb;
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

const piece =
  /(?:it|that|there|who|he|she|what)'s(?!\w)|\{[a-z]\w*\}|\{[^{}\s]+\}|<[^<>]+>|[()|]|\^|--|—|[+-]?[\dX*]+\/[+-]?[\dX*]+|[.,:;?“”‘’•\n]|'s|'(?![\p{L}])|(?:(?!'s\b|'(?!\p{L}))[^\s(){}<>|^.,:;?“”‘’•—])+|\s+/gu;

/** Every wording of a template as a flat list of words and slots. */
export function compile(template: string, form: VerbForm): readonly (readonly Element[])[] {
  const pieces = (inPast(template, form).match(piece) ?? []).filter((one) => one === "\n" || one.trim() !== "");
  let at = 0;
  const sequence = (): Element[][] => {
    let open: Element[][] = [[]];
    while (at < pieces.length && pieces[at] !== ")" && pieces[at] !== "|") {
      const one = pieces[at++] as string;
      const next = one === "(" ? alternatives() : [elements(one, form)];
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

/** Whoever was dealt damage may be one or several. */
const inPast = (template: string, form: VerbForm): string =>
  form === "past" ? template.replaceAll("<be>", "(was|were)") : template;

function elements(one: string, form: VerbForm): Element[] {
  const slot = /^\{([a-z]\w*)\}$/.exec(one)?.[1];
  if (slot !== undefined) return [{ slot }];
  const verb = /^<(.+)>$/.exec(one)?.[1];
  if (verb !== undefined) return [{ word: conjugate(verb, form) }];
  if (one === "an") return [{ word: "a" }];
  const negated = /^non-?(.+)$/.exec(one)?.[1];
  return negated === undefined || one === "none" ? [{ word: one }] : [{ word: "non" }, { word: negated }];
}
