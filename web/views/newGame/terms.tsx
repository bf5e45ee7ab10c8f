import type { Key } from "../../../lib/words/catalogs/catalog.ts";
import { say } from "../../language.ts";
import type { ClockRules, Terms } from "../../net/wire.ts";
import { Choice, said } from "../common/choice.tsx";
import { Radio } from "../common/radio.tsx";

/** What two players agree on besides their decks; the parts of a form and what they make. */

const DAY = 86_400_000;

const PACES = {
  none: ["lobby.paceNone", "lobby.paceNoneText"],
  quick: ["lobby.paceQuick", "lobby.paceQuickText"],
  days: ["lobby.paceDays", "lobby.paceDaysText"],
  weeks: ["lobby.paceWeeks", "lobby.paceWeeksText"],
} as const satisfies Readonly<Record<string, readonly [Key, Key]>>;
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

/** As in lib/cards/decks/manual.ts: none, as many names of a deck as usual, and as many as there may be. */
const MANUAL = { none: 0, some: 4, many: 10 } as const;
const CONSENT = { all: "byHand.consentAll", day: "byHand.consentDay", days: "byHand.consentDays" } as const;
const SILENCE: Readonly<Record<keyof typeof CONSENT, number | undefined>> = { all: undefined, day: DAY, days: 3 * DAY };

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
  /** Whether, and how many, cards that are not read are played by hand; when silence is consent to what is done so. */
  readonly manual: keyof typeof MANUAL;
  readonly consent: keyof typeof CONSENT;
}

export const USUAL: TermsChoice = {
  ...{ bestOf: 1, pace: "none", onTimeout: "claim", vacation: true, rests: true, watch: "none", entropy: false },
  ...{ manual: "none", consent: "all" },
};

/** Manual cards alone, which may be agreed on with computer players too. */
export function manualOf({ manual, consent }: TermsChoice): Pick<Terms, "manualCards"> {
  if (manual === "none") return {};
  const acceptAfterMs = SILENCE[consent];
  return { manualCards: { most: MANUAL[manual], ...(acceptAfterMs !== undefined && { acceptAfterMs }) } };
}

/** As the API wants them; a match of several games is between two players (100.6a). */
export function termsOf(choice: TermsChoice, players: number): Omit<Terms, "open"> {
  const { bestOf, pace, onTimeout, vacation, rests, watch, entropy } = choice;
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
    ...manualOf(choice),
  };
}

interface TermsProps {
  readonly now: TermsChoice;
  onChange(next: TermsChoice): void;
}

/** How long a move may take: the one term that is always asked. */
export const PaceForm = ({ legend, now, onChange }: TermsProps & { legend: string }) => (
  <fieldset class="choice-box">
    <legend>{legend}</legend>
    <div class="choice-set">
      {(Object.keys(PACES) as PaceName[]).map((pace) => (
        <Radio
          key={pace}
          name="pace"
          value={pace}
          now={now.pace}
          title={say(PACES[pace][0])}
          text={say(PACES[pace][1])}
          onPick={() => onChange({ ...now, pace })}
        />
      ))}
    </div>
  </fieldset>
);

/** What is played by hand; among computer players there is nobody to be silent. */
export function ManualForm({ now, alone, onChange }: TermsProps & { alone: boolean }) {
  const set = (change: Partial<TermsChoice>) => onChange({ ...now, ...change });
  return (
    <>
      <Choice
        label={say("byHand.terms")}
        value={now.manual}
        options={{
          none: say("byHand.termsNone"),
          some: say("byHand.termsSome", { n: MANUAL.some }),
          many: say("byHand.termsSome", { n: MANUAL.many }),
        }}
        onPick={(manual) => set({ manual })}
      />
      {now.manual !== "none" && !alone && (
        <Choice
          label={say("byHand.consent")}
          value={now.consent}
          options={said(CONSENT)}
          onPick={(consent) => set({ consent })}
        />
      )}
    </>
  );
}

/** The others. */
export function TermsForm({ now, players, onChange }: TermsProps & { players: number }) {
  const set = (change: Partial<TermsChoice>) => onChange({ ...now, ...change });
  return (
    <div class="terms-form">
      {players === 2 && (
        <Choice
          label={say("lobby.match")}
          value={String(now.bestOf)}
          options={{ "1": say("terms.single"), "3": say("lobby.bestOfThree") }}
          onPick={(one) => set({ bestOf: one === "3" ? 3 : 1 })}
        />
      )}
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
      <ManualForm now={now} alone={false} onChange={onChange} />
    </div>
  );
}
