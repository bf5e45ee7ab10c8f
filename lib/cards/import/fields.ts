import { CardsError, controlCharacter } from "../errors.ts";
import { COLORS, type Color } from "../schema.ts";

/** Reads the fields of one JSON object of a card file and says, with the line, which one is wrong. */
export class Fields {
  readonly #object: Readonly<Record<string, unknown>>;
  readonly #line: number;
  readonly #what: string;

  constructor(value: unknown, line: number, what = "this card") {
    if (typeof value !== "object" || value === null || Array.isArray(value))
      throw new CardsError("not-a-card-file", `${what} is not an object`, { line });
    this.#object = value as Readonly<Record<string, unknown>>;
    this.#line = line;
    const name = this.#object.name ?? this.#object.faceName;
    this.#what = typeof name === "string" && name !== "" ? `"${name}"` : what;
  }

  no(message: string): CardsError {
    return new CardsError("bad-card", `${this.#what} ${message}`, { line: this.#line });
  }

  text(key: string): string {
    const text = this.optionalText(key);
    if (text === undefined || (key === "name" && text.trim() === "")) throw this.no(`has no "${key}"`);
    return text;
  }

  /** null counts as absent. */
  optionalText(key: string): string | undefined {
    const value = this.#object[key];
    if (value === undefined || value === null) return undefined;
    if (typeof value !== "string") throw this.no(`has a "${key}" that is not a text`);
    const control = controlCharacter(value);
    if (control)
      throw new CardsError("control-character", `${this.#what} has the control character ${control} in its "${key}"`, {
        line: this.#line,
      });
    return value;
  }

  /** Whatever it is: for what no card is refused for. */
  anything(key: string): unknown {
    return this.#object[key];
  }

  list(key: string): readonly unknown[] | undefined {
    const value = this.#object[key];
    if (value === undefined || value === null) return undefined;
    if (!Array.isArray(value)) throw this.no(`has a "${key}" that is not a list`);
    return value;
  }

  texts(key: string): readonly string[] {
    return (this.list(key) ?? []).filter((one): one is string => typeof one === "string");
  }

  flag(key: string): boolean {
    return this.#object[key] === true;
  }

  colors(key: string): readonly Color[] | undefined {
    const list = this.list(key);
    if (!list) return undefined;
    const strange = list.find((color) => !COLORS.some((known) => known === color));
    if (strange !== undefined) throw this.no(`has ${JSON.stringify(strange)} among its "${key}"`);
    return COLORS.filter((color) => list.includes(color));
  }

  record(key: string): Fields | undefined {
    const value = this.#object[key];
    return value === undefined || value === null ? undefined : new Fields(value, this.#line, this.#what);
  }

  /** Codes of sets, of one or of a list. */
  sets(one: string, several: string): { readonly sets?: readonly string[] } {
    const code = this.optionalText(one);
    const sets = [...new Set([...(code === undefined ? [] : [code]), ...this.texts(several)])];
    return sets.length === 0 ? {} : { sets: sets.map((set) => set.toLowerCase()) };
  }

  entries(): readonly (readonly [string, unknown])[] {
    return Object.entries(this.#object);
  }

  each(key: string): readonly Fields[] {
    return (this.list(key) ?? []).map((value) => new Fields(value, this.#line, this.#what));
  }

  get line(): number {
    return this.#line;
  }
}
