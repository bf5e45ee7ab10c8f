import { say } from "../../language.ts";
import type { BuiltInDecks } from "../../net/wire.ts";
import { Choice } from "../common/choice.tsx";

/** What is played and by how many: of the tables that the API says there are. */

type Variant = BuiltInDecks["variants"][number];
export type Shape = Variant["tables"][number];

export interface TableChoice {
  readonly variant: Variant["variant"];
  readonly seats: number;
  /** Which of the ways to make teams of so many players. */
  readonly teams: number;
}

export const DUEL: TableChoice = { variant: "duel", seats: 2, teams: 0 };
/** Most people play in fours. */
const USUAL_SEATS = 4;

/** The variant and the table of a choice; undefined before it is known which there are. */
export function tableOf(now: TableChoice, decks: BuiltInDecks | undefined) {
  const variant = decks?.variants.find((one) => one.variant === now.variant);
  const shapes = variant?.tables.filter(({ seats }) => seats === now.seats) ?? [];
  const shape = shapes[now.teams] ?? shapes[0];
  return variant && shape && { variant, shape, shapes };
}

/** As the API wants it; the usual game is no variant. */
export const requestOf = ({ variant }: TableChoice, { teams }: Shape) =>
  variant === "duel" ? {} : { variant, ...(teams && { teams }) };

/** "A" for the first team. */
export const letterOf = (team: number): string => String.fromCharCode(65 + team);

interface TableFormProps {
  readonly now: TableChoice;
  readonly decks: BuiltInDecks | undefined;
  onChange(next: TableChoice): void;
}

export function TableForm({ now, decks, onChange }: TableFormProps) {
  const table = tableOf(now, decks);
  if (!decks || !table) return null;
  const { variant, shapes } = table;
  const seats = [...new Set(variant.tables.map((one) => one.seats))];
  const pick = (name: Variant["variant"]) => {
    const of = decks.variants.find((one) => one.variant === name)?.tables ?? [];
    const kept = [now.seats, USUAL_SEATS].find((many) => of.some((one) => one.seats === many));
    // From the usual game one goes to the usual table of the other.
    const many = now.variant === "duel" && of.some((one) => one.seats === USUAL_SEATS) ? USUAL_SEATS : kept;
    onChange({ variant: name, seats: many ?? of[0]?.seats ?? 2, teams: 0 });
  };
  return (
    <fieldset class="choice-box played">
      <legend>{say("variants.what")}</legend>
      <div class="played-choices">
        <Choice
          label={say("variants.variant")}
          value={now.variant}
          options={optionsOf(decks.variants.map((one) => [one.variant, say(`variants.${one.variant}`)]))}
          onPick={pick}
        />
        {seats.length > 1 && (
          <Choice
            label={say("variants.seats")}
            value={String(now.seats)}
            options={optionsOf(seats.map((n) => [String(n), say("variants.seatsN", { n })]))}
            onPick={(many) => onChange({ ...now, seats: Number(many), teams: 0 })}
          />
        )}
        {shapes.length > 1 && (
          <Choice
            label={say("variants.teams")}
            value={String(now.teams)}
            options={optionsOf(shapes.map(({ teams = [] }, at) => [String(at), sizesOf(teams)]))}
            onPick={(teams) => onChange({ ...now, teams: Number(teams) })}
          />
        )}
      </div>
      <p class="quiet-text">{say(`variants.about-${now.variant}`)}</p>
    </fieldset>
  );
}

const optionsOf = <T extends string>(entries: readonly (readonly [T, string])[]) =>
  Object.fromEntries(entries) as Readonly<Record<T, string>>;

/** "3 : 3". */
const sizesOf = (teams: readonly (readonly number[])[]): string => teams.map(({ length }) => length).join(" : ");
