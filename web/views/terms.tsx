import { useState } from "preact/hooks";
import type { Key } from "../../lib/words/catalogs/catalog.ts";
import { termsWords } from "../../lib/words/terms.ts";
import { say, speech } from "../language.ts";
import type { ClockRules, Terms } from "../net/wire.ts";

/** What two players agree on besides their decks; the parts of a form and what they make. */

const DAY = 86_400_000;

const PACES = {
  none: "lobby.paceNone",
  quick: "lobby.paceQuick",
  days: "lobby.paceDays",
  weeks: "lobby.paceWeeks",
} as const satisfies Readonly<Record<string, Key>>;
type PaceName = keyof typeof PACES;

const CLOCKS: Readonly<Record<Exclude<PaceName, "none">, Pick<ClockRules, "allowanceMs" | "reserveMs">>> = {
  quick: { allowanceMs: DAY },
  days: { allowanceMs: 3 * DAY, reserveMs: 7 * DAY },
  weeks: { allowanceMs: 7 * DAY, reserveMs: 14 * DAY },
};

const ENDS: Readonly<Record<ClockRules["onTimeout"], Key>> = {
  claim: "lobby.endClaim",
  defaultAnswer: "lobby.endDefault",
  forfeit: "lobby.endForfeit",
};

const WATCHED = { none: "lobby.watchNone", turn: "lobby.watchTurn", day: "lobby.watchDay" } as const;
type Watching = keyof typeof WATCHED;

export interface TermsChoice {
  readonly bestOf: 1 | 3;
  readonly pace: PaceName;
  readonly onTimeout: ClockRules["onTimeout"];
  readonly vacation: boolean;
  readonly rests: boolean;
  readonly watch: Watching;
  /** Everybody adds to the seed (docs/fairness.md). */
  readonly entropy: boolean;
}

export const USUAL: TermsChoice = {
  ...{ bestOf: 1, pace: "none", onTimeout: "claim", vacation: true, rests: true, watch: "none", entropy: false },
};

/** As the API wants them; a match of several games is between two players (100.6a). */
export function termsOf(
  { bestOf, pace, onTimeout, vacation, rests, watch, entropy }: TermsChoice,
  players: number,
): Omit<Terms, "open"> {
  const clock: ClockRules | undefined =
    pace === "none"
      ? undefined
      : {
          each: "handOff",
          ...CLOCKS[pace],
          onTimeout,
          ...(vacation && { vacationDays: 14 }),
          ...(rests && { rests: ["quietHours", "weekends"] }),
        };
  return {
    ...(bestOf === 3 && players === 2 && { bestOf }),
    ...(clock && { pace: { clock } }),
    ...(entropy && { options: { entropy } }),
    ...(watch === "turn" && { watch: { turns: 2 } }),
    ...(watch === "day" && { watch: { ms: DAY } }),
  };
}

interface TermsFormProps {
  readonly now: TermsChoice;
  readonly players: number;
  onChange(next: TermsChoice): void;
}

export function TermsForm({ now, players, onChange }: TermsFormProps) {
  const [open, setOpen] = useState(false);
  const set = (change: Partial<TermsChoice>) => onChange({ ...now, ...change });
  return (
    <details class="more terms" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {say("lobby.terms")}
        <span class="sub">{termsWords(termsOf(now, players), speech).join(" · ")}</span>
      </summary>
      <div class="terms-form">
        {players === 2 && (
          <Choice
            label={say("lobby.match")}
            value={String(now.bestOf)}
            options={{ "1": say("terms.single"), "3": say("lobby.bestOfThree") }}
            onPick={(one) => set({ bestOf: one === "3" ? 3 : 1 })}
          />
        )}
        <Choice label={say("beside.time")} value={now.pace} options={said(PACES)} onPick={(pace) => set({ pace })} />
        {now.pace !== "none" && (
          <>
            <Choice
              label={say("lobby.runsOut")}
              value={now.onTimeout}
              options={said(ENDS)}
              onPick={(onTimeout) => set({ onTimeout })}
            />
            <label class="switch">
              <input
                type="checkbox"
                checked={now.vacation}
                onChange={(event) => set({ vacation: event.currentTarget.checked })}
              />{" "}
              {say("lobby.vacations")}
            </label>
            <label class="switch">
              <input
                type="checkbox"
                checked={now.rests}
                onChange={(event) => set({ rests: event.currentTarget.checked })}
              />{" "}
              {say("lobby.rests")}
            </label>
          </>
        )}
        <Choice
          label={say("lobby.spectators")}
          value={now.watch}
          options={said(WATCHED)}
          onPick={(watch) => set({ watch })}
        />
        <label class="switch">
          <input
            type="checkbox"
            checked={now.entropy}
            onChange={(event) => set({ entropy: event.currentTarget.checked })}
          />{" "}
          {say("lobby.entropy")}
        </label>
      </div>
    </details>
  );
}

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
