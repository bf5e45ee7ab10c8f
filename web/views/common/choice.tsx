import type { Key } from "../../../lib/words/catalogs/catalog.ts";
import { say } from "../../language.ts";

/** Options by their keys, as words. */
export const said = <T extends string>(keys: Readonly<Record<T, Key>>): Readonly<Record<T, string>> =>
  Object.fromEntries(Object.entries<Key>(keys).map(([one, key]) => [one, say(key)])) as Record<T, string>;

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: Readonly<Record<T, string>>;
  onPick(value: T): void;
}

/** One of a few, in a line. */
export function Choice<T extends string>({ label, value, options, onPick }: ChoiceProps<T>) {
  return (
    <label class="pick-line">
      {label}
      <select value={value} onChange={(event) => onPick(event.currentTarget.value as T)}>
        {(Object.keys(options) as T[]).map((one) => (
          <option key={one} value={one}>
            {options[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
