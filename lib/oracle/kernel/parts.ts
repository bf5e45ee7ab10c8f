/** What is done with the parts of a noun phrase is accounted for like slots: none of what it says is lost as it is bound. */

/** The parts of a noun phrase that say which objects are meant; the others say what to call them. */
const PARTS = ["filter", "in", "of", "fromEach", "card"] as const;

/** 112.1, 113.7: what is called so is where such things are. */
const SAYS_WHERE: ReadonlySet<string | undefined> = new Set(["spell", "ability", "source"]);

interface Parts {
  readonly noun: { readonly nouns: readonly string[] };
  readonly asked: Set<string | symbol>;
}
const parts = new WeakMap<object, Parts>();

const isRecord = (meaning: unknown): meaning is Readonly<Record<string, unknown>> =>
  typeof meaning === "object" && meaning !== null;
const isNoun = (meaning: unknown): meaning is Parts["noun"] =>
  isRecord(meaning) && "filter" in meaning && "nouns" in meaning && !Array.isArray(meaning);

/** A noun phrase that keeps in mind which of its parts were asked for; anything else as it is. */
function accounted<M>(meaning: M): M {
  if (!isNoun(meaning) || parts.has(meaning)) return meaning;
  const asked = new Set<string | symbol>();
  const view = new Proxy(meaning, {
    get(noun, part) {
      asked.add(part);
      return noun[part as keyof typeof noun];
    },
  });
  parts.set(view, { noun: meaning, asked });
  return view as M;
}

/** The noun phrases in what a slot means: itself, or one of several, or with how many of them there are. */
function nounsIn(meaning: unknown, depth = 2): readonly object[] {
  if (!isRecord(meaning)) return [];
  if (parts.has(meaning)) return [meaning];
  return depth === 0 ? [] : Object.values(meaning).flatMap((one) => nounsIn(one, depth - 1));
}

/** What a slot is called, and the noun phrases in what it means. */
type Nouns = readonly (readonly [slot: string, nouns: readonly object[]])[];
/** What to do about a part that nobody asked for. */
type Lost = (slot: string, part: string) => never;

/** A part of these noun phrases that nobody asked for, where what was made of them does not hold them still. */
function unasked(given: Nouns, made: unknown): readonly [slot: string, part: string] | undefined {
  for (const [slot, nouns] of given)
    for (const one of nouns) {
      const { noun, asked } = parts.get(one) as Parts;
      const saysWhere = asked.has("nouns") && SAYS_WHERE.has(noun.nouns[0]);
      const isCovered = (part: string): boolean =>
        asked.has(part) || (part === "in" && saysWhere) || (part === "card" && asked.has("in") && "in" in noun);
      const lost = PARTS.find((part) => part in noun && !isCovered(part));
      if (lost !== undefined && !nounsIn(made).includes(one)) return [slot, lost];
    }
  return undefined;
}

/**
 * What was made of the slots `given`, in which nouns are accounted for. A part that nobody asked for is told to `lost`: at once,
 * or as soon as what was made is a function, or has one, and it is called.
 */
export function withParts<M>(names: readonly string[], given: readonly unknown[], made: M, lost: Lost): M {
  return checked(
    given.map((one, i) => [names[i] ?? "", nounsIn(one)] as const),
    made,
    lost,
  );
}

function checked<M>(given: Nouns, made: M, lost: Lost): M {
  const found = unasked(given, made);
  if (found === undefined) return accounted(made);
  if (typeof made === "function") return whenCalled(made as unknown as Called, given, lost) as unknown as M;
  const later = isRecord(made) ? Object.entries(made).filter(([, one]) => typeof one === "function") : [];
  if (later.length === 0) return lost(...found);
  const checkedLater = later.map(([name, one]) => [name, whenCalled(one as Called, given, lost)] as const);
  return { ...made, ...Object.fromEntries(checkedLater) };
}

type Called = (...given: readonly unknown[]) => unknown;
const whenCalled =
  (called: Called, given: Nouns, lost: Lost): Called =>
  (...told) =>
    checked(given, called(...told), lost);
