import { useEffect, useRef, useState } from "preact/hooks";
import type { Key } from "../../../lib/words/catalogs/catalog.ts";
import { conditionWords, STEPS } from "../../../lib/words/orders.ts";
import { stepWord } from "../../../lib/words/steps.ts";
import { capital } from "../../../lib/words/voice.ts";
import { say, speech } from "../../language.ts";
import type { OwnOrders, Preferences, StopEvent, StopSettings } from "../../net/wire.ts";
import { Choice, said } from "../common/choice.tsx";
import { Radio } from "../common/radio.tsx";

const PROFILES: Readonly<Record<StopSettings["profile"], readonly [title: Key, text: Key]>> = {
  default: ["ahead.default", "ahead.defaultText"],
  reactive: ["ahead.reactive", "ahead.reactiveText"],
  quick: ["ahead.quick", "ahead.quickText"],
};

/** Medians of `npm run simulate -- --correspondence` (docs/play.md). */
const WAITS: Partial<Readonly<Record<StopSettings["profile"], number>>> = { default: 2.9, reactive: 4.35 };

const textOf = (profile: StopSettings["profile"]): string => {
  const n = WAITS[profile];
  return [say(PROFILES[profile][1]), ...(n === undefined ? [] : [say("ahead.waitsACycle", { n: Math.round(n) })])].join(
    " ",
  );
};

const EVENTS: readonly StopEvent[] = ["concerned", "spell", "ability"];

interface StopsProps {
  readonly orders: OwnOrders;
  readonly sending: boolean;
  onChange(edit: Partial<Pick<OwnOrders, "stops" | "preferences">>): void;
}

/** Where the game waits for the player: a profile, and what they want otherwise. What is changed holds at once. */
export function Stops({ orders, sending, onChange }: StopsProps) {
  const { now, change, before } = useAtOnce(orders, sending, onChange);
  const { stops, preferences } = now;
  const setStops = (next: StopSettings) => change({ stops: next, preferences });
  const setPreferences = (next: Preferences) => change({ stops, preferences: next });
  return (
    <section class="ahead-part" aria-label={say("ahead.whereAsked")}>
      <h3>{say("ahead.whereAsked")}</h3>
      <div class="choice-set">
        {(Object.keys(PROFILES) as StopSettings["profile"][]).map((profile) => (
          <Radio
            key={profile}
            name="profile"
            value={profile}
            now={stops.profile}
            title={say(PROFILES[profile][0])}
            text={textOf(profile)}
            onPick={(one: StopSettings["profile"]) => setStops({ ...stops, profile: one })}
          />
        ))}
      </div>
      <StepBoxes label={say("ahead.ownSteps")} part="own" {...{ stops, setStops }} />
      <StepBoxes label={say("ahead.theirSteps")} part="opponents" {...{ stops, setStops }} />
      <EventBoxes {...{ stops, setStops }} />
      <details class="more">
        <summary>{say("ahead.noDifference")}</summary>
        <div class="terms-form">
          <Choice
            label={say("ahead.triggerOrder")}
            value={preferences.triggers ?? "alike"}
            options={said(TRIGGERS)}
            onPick={(triggers) => setPreferences({ ...preferences, triggers })}
          />
          <Choice
            label={say("ahead.whichAlike")}
            value={preferences.alike ?? "any"}
            options={said(ALIKE)}
            onPick={(alike) => setPreferences({ ...preferences, alike })}
          />
        </div>
      </details>
      {!same(now, before) && (
        <div class="changed" role="status">
          <span>{say(same(now, orders) ? "ahead.holdsNow" : "ahead.saving")}</span>
          <button type="button" onClick={() => change(before)}>
            {say("ahead.asItWas")}
          </button>
        </div>
      )}
    </section>
  );
}

type Settings = Pick<OwnOrders, "stops" | "preferences">;

const same = (one: Settings, other: Settings): boolean =>
  JSON.stringify([one.stops, one.preferences]) === JSON.stringify([other.stops, other.preferences]);

/** What is set, sent as soon as it is changed and one after the other; and what was set as the sheet was opened. */
function useAtOnce({ stops, preferences }: OwnOrders, sending: boolean, send: (edit: Settings) => void) {
  const saved: Settings = { stops, preferences };
  const [before] = useState(saved);
  const [wanted, setWanted] = useState<Settings>();
  const tried = useRef<Settings>(undefined);
  useEffect(() => {
    if (!wanted || sending) return;
    // Saved, or refused: then what is saved holds, and the table says why.
    if (same(wanted, saved) || tried.current === wanted) return setWanted(undefined);
    tried.current = wanted;
    send(wanted);
  }, [wanted, sending, stops, preferences]);
  return { now: wanted ?? saved, before, change: setWanted };
}

const TRIGGERS: Readonly<Record<NonNullable<Preferences["triggers"]>, Key>> = {
  alike: "ahead.unlessSame",
  any: "ahead.neverAsk",
  ask: "ahead.alwaysAsk",
};
const ALIKE: Readonly<Record<NonNullable<Preferences["alike"]>, Key>> = { any: "ahead.anyOfThem", ask: "ahead.ask" };

interface BoxesProps {
  readonly stops: StopSettings;
  setStops(stops: StopSettings): void;
}

function StepBoxes({ label, part, stops, setStops }: BoxesProps & { label: string; part: "own" | "opponents" }) {
  const chosen = stops[part];
  const { [part]: _, ...others } = stops;
  return (
    <Boxes
      summary={`${label}: ${chosen === undefined ? say("ahead.profile") : chosen.length === 0 ? say("ahead.none") : chosen.length}`}
      all={STEPS}
      chosen={chosen}
      words={(step) => stepWord(step, speech)}
      onChange={(steps) => setStops(steps === undefined ? others : { ...stops, [part]: steps })}
      first={[]}
    />
  );
}

function EventBoxes({ stops, setStops }: BoxesProps) {
  const { events: chosen, ...others } = stops;
  return (
    <Boxes
      summary={`${say("ahead.ofOpponents")}: ${chosen === undefined ? say("ahead.profile") : chosen.length}`}
      all={EVENTS}
      chosen={chosen}
      words={(event) => capital(conditionWords(event, speech))}
      onChange={(events) => setStops(events === undefined ? others : { ...stops, events })}
      first={["concerned"]}
    />
  );
}

interface ChoiceProps<T extends string> {
  readonly summary: string;
  readonly all: readonly T[];
  /** Undefined where the profile decides. */
  readonly chosen: readonly T[] | undefined;
  readonly words: (one: T) => string;
  readonly onChange: (chosen: readonly T[] | undefined) => void;
  /** What is chosen first as the profile no longer decides. */
  readonly first: readonly T[];
}

function Boxes<T extends string>({ summary, all, chosen, words, onChange, first }: ChoiceProps<T>) {
  const box = (key: string, text: string, checked: boolean, onToggle: (on: boolean) => void) => (
    <label key={key} class="switch">
      <input type="checkbox" checked={checked} onChange={({ currentTarget }) => onToggle(currentTarget.checked)} />{" "}
      {text}
    </label>
  );
  return (
    <details class="more">
      <summary>{summary}</summary>
      <div class="boxes">
        {box("profile", capital(say("ahead.profile")), chosen === undefined, (on) => onChange(on ? undefined : first))}
        {chosen &&
          all.map((one) =>
            box(one, words(one), chosen.includes(one), (on) => {
              const others = chosen.filter((other) => other !== one);
              onChange(on ? [...others, one] : others);
            }),
          )}
      </div>
    </details>
  );
}
