import { type Formatters, IntlMessageFormat } from "intl-messageformat";
import type { Catalog, Key, PageCatalog } from "./catalogs/catalog.ts";
import { type Language, LOCALES } from "./language.ts";

export type Values = Readonly<Record<string, string | number | boolean>>;

/** One language: its messages filled in, its lists, numbers and dates. Pure; it knows no clock. */
export interface Speech {
  readonly language: Language;
  /** IANA name of the zone in which times are told; undefined for that of the machine. */
  readonly zone: string | undefined;
  /** The message of that key, ICU syntax, with these values; one that is missing reads as `MISSING`. */
  say(key: Key, values?: Values): string;
  /** As `say`, for a key made of a code from elsewhere; undefined where there is none. */
  sayIf(key: string, values?: Values): string | undefined;
  /** "a, b and c", or with "or". */
  list(words: readonly string[], kind?: "and" | "or"): string;
  /** A day and a time of the day, in the zone. */
  when(at: number): string;
}

const WHEN: Intl.DateTimeFormatOptions = {
  ...{ weekday: "short", day: "numeric", month: "short" },
  ...{ hour: "2-digit", minute: "2-digit" },
};

export type Say = Speech["say"];

/** What a value reads as that a message wants and nobody gave: a fault of ours that takes no message away. */
export const MISSING = "⟨?⟩";
const forgiving = (values: Values): Values =>
  new Proxy(values, {
    has: () => true,
    get: (given, name) => given[name as string] ?? MISSING,
    // The formatter looks whether a value is there before it takes it.
    getOwnPropertyDescriptor: (given, name) => ({
      ...{ configurable: true, enumerable: true, value: given[name as string] ?? MISSING },
    }),
  });

/** Platforms have all of `LOCALES`: to look for each message's among all that there are takes longer than to read the message. */
IntlMessageFormat.resolveLocale = (locales) => new Intl.Locale(typeof locales === "string" ? locales : locales[0]!);

/** One of each kind for all messages of a locale: each would make its own. */
const formatters: Formatters = {
  getNumberFormat: madeOnce(numberFormat),
  getDateTimeFormat: madeOnce(
    (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  ),
  getPluralRules: madeOnce((...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args)),
};

/** Written with digits alone in each of `LOCALES`. */
const isPlain = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1_000;

/**
 * Making the first of the platform's own takes 20 ms and more, on a slow phone as long as drawing the table; most numbers that are said
 * need none.
 */
function numberFormat(...args: ConstructorParameters<typeof Intl.NumberFormat>): Intl.NumberFormat {
  if (args[1] !== undefined) return new Intl.NumberFormat(...args);
  let full: Intl.NumberFormat | undefined;
  const format = (value: number | bigint): string => {
    if (isPlain(value)) return String(value);
    full ??= new Intl.NumberFormat(...args);
    return full.format(value);
  };
  return { format } as Intl.NumberFormat;
}

function madeOnce<Arguments extends readonly unknown[], Made>(make: (...args: Arguments) => Made) {
  const made = new Map<string, Made>();
  return (...args: Arguments): Made => {
    const key = JSON.stringify(args);
    if (!made.has(key)) made.set(key, make(...args));
    return made.get(key)!;
  };
}

export function speechOf(language: Language, catalog: PageCatalog, zone?: string): Speech {
  const locale = LOCALES[language];
  const parts: Partial<Readonly<Record<keyof Catalog, Readonly<Record<string, string>>>>> = catalog;
  const formats = new Map<string, IntlMessageFormat>();
  const lists = new Map<string, Intl.ListFormat>();
  let dates: Intl.DateTimeFormat | undefined;

  const messageOf = (key: string): string | undefined => {
    const dot = key.indexOf(".");
    const part = parts[key.slice(0, dot) as keyof Catalog];
    const name = key.slice(dot + 1);
    return part !== undefined && Object.hasOwn(part, name) ? part[name] : undefined;
  };

  const sayIf = (key: string, values?: Values): string | undefined => {
    const message = messageOf(key);
    if (message === undefined || !message.includes("{")) return message;
    let format = formats.get(key);
    if (format === undefined) {
      format = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true, formatters });
      formats.set(key, format);
    }
    return format.format(forgiving(values ?? {})) as string;
  };

  return {
    language,
    zone,
    sayIf,
    say: (key, values) => sayIf(key, values) ?? key,
    list(words, kind = "and") {
      if (words.length < 2) return words.join("");
      const type = kind === "and" ? "conjunction" : "disjunction";
      if (!lists.has(type)) lists.set(type, new Intl.ListFormat(locale, { type }));
      return lists.get(type)!.format(words);
    },
    when(at) {
      dates ??= new Intl.DateTimeFormat(locale, { ...WHEN, ...(zone !== undefined && { timeZone: zone }) });
      return dates.format(at);
    },
  };
}
