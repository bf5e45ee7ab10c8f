import { useState } from "preact/hooks";
import { conditionWords, STEPS } from "../../../lib/words/orders.ts";
import { stepWord } from "../../../lib/words/steps.ts";
import { capital } from "../../../lib/words/voice.ts";
import { speech } from "../../language.ts";
import type { OwnOrders, Preferences, StopEvent, StopSettings } from "../../net/wire.ts";
import { Radio } from "../radio.tsx";
import { Choice } from "../terms.tsx";

const PROFILES: Readonly<Record<StopSettings["profile"], readonly [title: string, text: string]>> = {
  default: ["Default", "Your first main phase, your attack, and whatever targets you while you could respond."],
  reactive: ["Reactive", "Also each opposing spell while you have mana and a hand. For decks that counter; slower."],
  quick: ["Quick", "As default, but passes when your hand has nothing to use. Who watches closely learns from that."],
};

const EVENTS: readonly StopEvent[] = ["concerned", "spell", "ability"];

interface StopsProps {
  readonly orders: OwnOrders;
  readonly sending: boolean;
  onChange(edit: Partial<Pick<OwnOrders, "stops" | "preferences">>): void;
}

/** Where the game waits for the player: a profile, and what they want otherwise. */
export function Stops({ orders, sending, onChange }: StopsProps) {
  const [stops, setStops] = useState(orders.stops);
  const [preferences, setPreferences] = useState(orders.preferences);
  const changed = JSON.stringify([stops, preferences]) !== JSON.stringify([orders.stops, orders.preferences]);
  return (
    <section class="ahead-part" aria-label="Where to be asked">
      <h3>Where to be asked</h3>
      <div class="choice-set">
        {(Object.keys(PROFILES) as StopSettings["profile"][]).map((profile) => (
          <Radio
            key={profile}
            name="profile"
            value={profile}
            now={stops.profile}
            title={PROFILES[profile][0]}
            text={PROFILES[profile][1]}
            onPick={(one: StopSettings["profile"]) => setStops({ ...stops, profile: one })}
          />
        ))}
      </div>
      <StepBoxes label="Steps of my own turns" part="own" {...{ stops, setStops }} />
      <StepBoxes label="Steps of the opponents’ turns" part="opponents" {...{ stops, setStops }} />
      <EventBoxes {...{ stops, setStops }} />
      <details class="more">
        <summary>Questions that make no difference</summary>
        <div class="terms-form">
          <Choice
            label="Order of my triggers"
            value={preferences.triggers ?? "alike"}
            options={TRIGGERS}
            onPick={(triggers) => setPreferences({ ...preferences, triggers })}
          />
          <Choice
            label="Which of several alike"
            value={preferences.alike ?? "any"}
            options={ALIKE}
            onPick={(alike) => setPreferences({ ...preferences, alike })}
          />
        </div>
      </details>
      {changed && (
        <div class="buttons">
          <button type="button" class="main" disabled={sending} onClick={() => onChange({ stops, preferences })}>
            Save
          </button>
          <button
            type="button"
            onClick={() => {
              setStops(orders.stops);
              setPreferences(orders.preferences);
            }}
          >
            As it was
          </button>
        </div>
      )}
    </section>
  );
}

const TRIGGERS: Readonly<Record<NonNullable<Preferences["triggers"]>, string>> = {
  alike: "ask unless they read the same",
  any: "never ask",
  ask: "always ask",
};
const ALIKE: Readonly<Record<NonNullable<Preferences["alike"]>, string>> = { any: "any of them", ask: "ask" };

interface BoxesProps {
  readonly stops: StopSettings;
  setStops(stops: StopSettings): void;
}

function StepBoxes({ label, part, stops, setStops }: BoxesProps & { label: string; part: "own" | "opponents" }) {
  const chosen = stops[part];
  const { [part]: _, ...others } = stops;
  return (
    <Boxes
      summary={`${label}: ${chosen === undefined ? PROFILE : chosen.length === 0 ? "none" : chosen.length}`}
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
      summary={`What of an opponent’s: ${chosen === undefined ? PROFILE : chosen.length}`}
      all={EVENTS}
      chosen={chosen}
      words={(event) => capital(conditionWords(event, speech))}
      onChange={(events) => setStops(events === undefined ? others : { ...stops, events })}
      first={["concerned"]}
    />
  );
}

const PROFILE = "as the profile says";

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
        {box("profile", capital(PROFILE), chosen === undefined, (on) => onChange(on ? undefined : first))}
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
