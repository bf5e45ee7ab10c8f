/**
 * Rules text as tokens. The grammar matches tokens, never characters ("six" is not in "sixteen"), and prints tokens; `spell`
 * turns printed tokens into text with its spaces, capitals and articles, so that all three are computed in one place.
 */

export interface Token {
  /** Canonical: "an" is "a", a dash without spaces is "--", quotes are “ and ”. */
  readonly text: string;
  /** The same without its capital, where the place alone demands one (start of a sentence, of a cost, of a quote). */
  readonly low: string | undefined;
  /** Characters in the text without reminders. */
  readonly from: number;
  readonly to: number;
  /** A capital after a comma, as parts of an activation cost have. */
  readonly capitalAfterComma: boolean;
}

/** A printed token that asks for a capital on the next one, as parts of an activation cost have. */
export const CAPITAL = "^";
/** One that asks for none on the next, though a sentence seems to begin there. */
const SMALL = "_";

const symbol = /\{[^{}\s]+\}/y;
const bothPT = /[+-]?(?:\d+|X|Y|\*|\d+\+\*)\/[+-]?(?:\d+|X|Y|\*|\d+\+\*)(?![\p{L}\d])/uy;
const signed = /[+−-](?:\d+|X)(?![\p{L}/])/uy;
/** 706.3a: "15+" at the head of a row of results. */
const endless = /\d+\+(?= \|)/uy;
/** "1,000". */
const thousands = /\d{1,3}(?:,\d{3})+(?![\p{L}\d])/uy;
/** 606.4: the symbol as it is spelled in a quote, or in a sentence. */
const loyalty = /\[[+−]?(?:\d+|X)\](?=[:,.])/uy;
const word = /[\p{L}\p{N}_](?:[\p{L}\p{N}_'’꞉/+-]*[\p{L}\p{N}_])?!?/uy;
/** Verb contractions stay whole; every other 's is a possessive and a token of its own. */
const contractions: ReadonlySet<string> = new Set(["it's", "that's", "there's", "who's", "he's", "she's", "what's"]);
const notNegated: ReadonlySet<string> = new Set(["none", "nonetheless", "nonexistent", "nonce", "nono"]);
/** The verbs of cost atoms, which are capitalised after a comma: "{T}, Sacrifice a creature: ...". */
const costVerbs: ReadonlySet<string> = new Set(
  "Sacrifice Discard Pay Exile Remove Tap Untap Return Reveal Put Mill Exert Behold Collect Forage Reveal Blight Waterbend Unattach Have Roll".split(
    " ",
  ),
);

/** The tokens of a text without reminders, or the offset of the first character that is none. */
export function tokenize(text: string): readonly Token[] | { readonly strangeAt: number } {
  const tokens: Token[] = [];
  let at = 0;
  let quoteOpen = false;
  let innerOpen = false;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  const push = (raw: string, canonical = raw) => {
    const previous = tokens.at(-1)?.text;
    const first = raw.charAt(0);
    const capital = first !== first.toLowerCase();
    // A quote may end the sentence it is in by its own full stop.
    const starts =
      previous === undefined ||
      opensSentence(previous) ||
      ((previous === "”" || previous === "’") && tokens.at(-2)?.text === ".");
    const capitalAfterComma = !starts && previous === "," && costVerbs.has(raw);
    const low = capital && (starts || capitalAfterComma) ? first.toLowerCase() + canonical.slice(1) : undefined;
    tokens.push({ text: canonical, low: low === "an" ? "a" : low, from: at, to: at + raw.length, capitalAfterComma });
    at += raw.length;
  };
  while (at < text.length) {
    const c = text.charAt(at);
    if (c === " ") {
      at += 1;
      continue;
    }
    const whole =
      match(symbol) ?? match(bothPT) ?? match(signed) ?? match(endless) ?? match(loyalty) ?? match(thousands);
    if (whole !== undefined) {
      push(whole);
      continue;
    }
    const letters = match(word);
    if (letters !== undefined) {
      // An effect begins with a capital (602.1a): a text without it could not be printed back.
      if (tokens.at(-1)?.text === ":" && /^\p{Ll}/u.test(letters)) return { strangeAt: at };
      pushWord(letters, push);
      continue;
    }
    if (c === "," && quoteOpen && text.charAt(at + 1) === '"') {
      // A quote inside a sentence ends in a comma of that sentence's, in place of its own full stop.
      push(c, ".");
      quoteOpen = false;
      push('"', "”");
      tokens.push({ text: ",", low: undefined, from: at, to: at, capitalAfterComma: false });
    } else if (c === '"') {
      quoteOpen = !quoteOpen;
      push(c, quoteOpen ? "“" : "”");
    } else if (c === "'" && opensInner(text, at)) {
      innerOpen = true;
      push(c, "‘");
    } else if (c === "'" && innerOpen && closesInner(text, at)) {
      innerOpen = false;
      push(c, "’");
    } else if (c === "—") push(c, text.charAt(at - 1) === " " || text.charAt(at - 1) === "\n" ? "—" : "--");
    else if (".,:;'!?•\n|&+*%−∞".includes(c)) push(c);
    else return { strangeAt: at };
  }
  return tokens;
}

function pushWord(letters: string, push: (raw: string, canonical?: string) => void): void {
  const possessive = /^(.+)('s)$/.exec(letters);
  if (possessive?.[1] && !contractions.has(letters.toLowerCase())) {
    pushWord(possessive[1], push);
    push("'s");
    return;
  }
  const negated = /^([Nn]on)(-?)(.+)$/.exec(letters);
  if (negated?.[1] && negated[3] && !notNegated.has(letters.toLowerCase())) {
    const hyphen = negated[2] === "-";
    if (hyphen === /^\p{Lu}/u.test(negated[3])) {
      push(negated[1] + (negated[2] ?? ""), negated[1]);
      pushWord(negated[3], push);
      return;
    }
  }
  push(letters, letters === "an" ? "a" : letters === "An" ? "A" : letters);
}

function opensSentence(previous: string): boolean {
  return previous.length === 1 ? ".:—•“‘\n|!?".includes(previous) : previous === "--";
}

/** A quote inside a quote, which has the last word of it: "with 'This creature has flying.'". */
const opensInner = (text: string, at: number): boolean =>
  text.charAt(at - 1) === " " && /[\p{Lu}{+−\d]/u.test(text.charAt(at + 1)) && text.includes("'\"", at);

/** It ends with the quote that it is in, or goes on with another such quote. */
const closesInner = (text: string, at: number): boolean => /^'(?:"| and ')/.test(text.slice(at, at + 7));

/** Printed tokens as text. */
export function spell(tokens: readonly string[]): string {
  let out = "";
  let previous: string | undefined;
  let capital = true;
  for (let i = 0; i < tokens.length; i++) {
    let token = tokens[i] as string;
    if (token === CAPITAL || token === SMALL) {
      capital = token === CAPITAL;
      continue;
    }
    if (token === "." && tokens[i + 1] === "”" && tokens[i + 2] === ",") {
      out += ',"';
      capital = false;
      previous = ",";
      i += 2;
      continue;
    }
    if (token === "a" && takesAn(tokens[i + 1] ?? "")) token = "an";
    const raw = QUOTES[token] ?? (token === "--" ? "—" : token);
    if (previous !== undefined) out += between(previous, token);
    out += capital ? raw.charAt(0).toUpperCase() + raw.slice(1) : raw;
    // The name of a rule (704.5j) or of a keyword ability is in quotes without being a sentence.
    capital = opensSentence(token) && !(token === "“" && /^(?:legend|enchant|bands)$/.test(tokens[i + 1] ?? ""));
    previous = token;
  }
  return out;
}

const QUOTES: Readonly<Record<string, string>> = { "“": '"', "”": '"', "‘": "'", "’": "'" };

function between(previous: string, token: string): string {
  if (/^[.,:;!?”’\n]$/.test(token) || token === "--" || token === "'s" || token === "'") return "";
  if (previous === "“" || previous === "‘" || previous === "\n" || previous === "--") return "";
  if (/^[Nn]on$/.test(previous)) return /^\p{Lu}/u.test(token) ? "-" : "";
  if (previous.startsWith("{") && token.startsWith("{")) return "";
  return " ";
}

const an = /^(?:[aeio]|u(?!ni|ncyc|s[eu]|r(?!g|za))|hour|honor|8|11(?!\d)|18(?!\d)|X\b|[AEFHILMNORSX]\b)/iu;
const notAn = /^(?:one\b|once\b|eu|[FHLMNRS]\p{Ll})/u;

/** "an" before a vowel sound. */
function takesAn(next: string): boolean {
  if (notAn.test(next)) return false;
  if (/^U(?:n[^i]|r[^z]|l)/.test(next)) return true;
  return an.test(next);
}

export interface Reminder {
  /** Where it was cut out of the text that remains. */
  readonly at: number;
  /** Verbatim, with the space before or after it that went with it. */
  readonly text: string;
}

/** The text without what stands in parentheses (reminder text, 207.2a), and what was taken out. */
export function withoutReminders(text: string): { readonly text: string; readonly reminders: readonly Reminder[] } {
  const reminders: Reminder[] = [];
  let rest = "";
  let last = 0;
  for (const match of text.matchAll(/ ?\([^()]*\)/g)) {
    rest += text.slice(last, match.index);
    let cut = match[0];
    last = match.index + cut.length;
    if ((rest === "" || rest.endsWith("\n")) && text.charAt(last) === " ") {
      cut += " ";
      last += 1;
    }
    reminders.push({ at: rest.length, text: cut });
  }
  return { text: rest + text.slice(last), reminders };
}

/** The inverse of `withoutReminders`. */
export function withReminders(text: string, reminders: readonly Reminder[]): string {
  let out = "";
  let last = 0;
  for (const one of reminders) {
    out += text.slice(last, one.at) + one.text;
    last = one.at;
  }
  return out + text.slice(last);
}
