import { told } from "./tell.ts";

/** Bookkeeping between instructions that says nothing to a player. */
const SILENT: ReadonlySet<string> = new Set(["text", "keyword", "link", "span", "noteAs", "characteristicDefining"]);

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/**
 * Something that is about to be told, and afterwards what nobody asked of it while it was: so an explanation leaves
 * nothing out, whatever is added to the vocabulary.
 */
export function watching<T extends object>(value: T): { readonly watched: T; unsaid(): readonly string[] } {
  const asked = new Map<object, Set<PropertyKey>>();
  const watch = (part: unknown): unknown => {
    if (!isFields(part)) return part;
    const keys = asked.get(part) ?? new Set();
    asked.set(part, keys);
    return new Proxy(part, {
      get(target, key) {
        keys.add(key);
        return watch(Reflect.get(target, key));
      },
    });
  };
  const left = (part: unknown): readonly string[] => {
    if (Array.isArray(part)) return part.flatMap(left);
    if (!isFields(part)) return [];
    return Object.entries(part).flatMap(([key, inside]) =>
      inside === undefined || (SILENT.has(key) && !isFields(inside))
        ? []
        : asked.get(part)?.has(key)
          ? left(inside)
          : told({ [key]: inside }),
    );
  };
  return { watched: watch(value) as T, unsaid: () => [...new Set(left(value))] };
}
