import { useState } from "preact/hooks";
import { termsWords } from "../../lib/words/terms.ts";
import { speech } from "../language.ts";
import type { ClockRules, Terms } from "../net/wire.ts";

/** What two players agree on besides their decks; the parts of a form and what they make. */

const DAY = 86_400_000;

const PACES = {
  none: "No clock",
  quick: "One day a move",
  days: "Three days, a week in reserve",
  weeks: "One week, two in reserve",
} as const;
type PaceName = keyof typeof PACES;

const CLOCKS: Readonly<Record<Exclude<PaceName, "none">, Pick<ClockRules, "allowanceMs" | "reserveMs">>> = {
  quick: { allowanceMs: DAY },
  days: { allowanceMs: 3 * DAY, reserveMs: 7 * DAY },
  weeks: { allowanceMs: 7 * DAY, reserveMs: 14 * DAY },
};

const ENDS: Readonly<Record<ClockRules["onTimeout"], string>> = {
  claim: "the opponent may claim the game",
  defaultAnswer: "pass, no attack, no block",
  forfeit: "the game is lost",
};

const WATCHED = { none: "Nobody", turn: "Two turns late", day: "A day late" } as const;
type Watching = keyof typeof WATCHED;

export interface TermsChoice {
  readonly bestOf: 1 | 3;
  readonly pace: PaceName;
  readonly onTimeout: ClockRules["onTimeout"];
  readonly vacation: boolean;
  readonly rests: boolean;
  readonly watch: Watching;
}

export const USUAL: TermsChoice = {
  ...{ bestOf: 1, pace: "none", onTimeout: "claim", vacation: true, rests: true, watch: "none" },
};

/** As the API wants them. */
export function termsOf({ bestOf, pace, onTimeout, vacation, rests, watch }: TermsChoice): Omit<Terms, "open"> {
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
    ...(bestOf === 3 && { bestOf }),
    ...(clock && { pace: { clock } }),
    ...(watch === "turn" && { watch: { turns: 2 } }),
    ...(watch === "day" && { watch: { ms: DAY } }),
  };
}

export function TermsForm({ now, onChange }: { now: TermsChoice; onChange(next: TermsChoice): void }) {
  const [open, setOpen] = useState(false);
  const set = (change: Partial<TermsChoice>) => onChange({ ...now, ...change });
  return (
    <details class="more terms" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        Terms
        <span class="sub">{termsWords(termsOf(now), speech).join(" · ")}</span>
      </summary>
      <div class="terms-form">
        <Choice
          label="Match"
          value={String(now.bestOf)}
          options={{ "1": "A single game", "3": "Best of three" }}
          onPick={(one) => set({ bestOf: one === "3" ? 3 : 1 })}
        />
        <Choice label="Time" value={now.pace} options={PACES} onPick={(pace) => set({ pace })} />
        {now.pace !== "none" && (
          <>
            <Choice
              label="When it runs out"
              value={now.onTimeout}
              options={ENDS}
              onPick={(onTimeout) => set({ onTimeout })}
            />
            <label class="switch">
              <input
                type="checkbox"
                checked={now.vacation}
                onChange={(event) => set({ vacation: event.currentTarget.checked })}
              />{" "}
              Vacations stop the clock, up to 14 days
            </label>
            <label class="switch">
              <input
                type="checkbox"
                checked={now.rests}
                onChange={(event) => set({ rests: event.currentTarget.checked })}
              />{" "}
              So do each player’s quiet hours and free weekends
            </label>
          </>
        )}
        <Choice label="Spectators" value={now.watch} options={WATCHED} onPick={(watch) => set({ watch })} />
      </div>
    </details>
  );
}

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
