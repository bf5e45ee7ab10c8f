import { useState } from "preact/hooks";
import type { OwnOrders, Preferences, StopEvent, StopSettings, StopStep } from "../../net/wire.ts";
import { EVENT_WORDS, STEPS } from "../../words/orders.ts";
import { STEP_WORDS } from "../../words/steps.ts";
import { capital } from "../../words/voice.ts";
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
  const toggle = (step: StopStep, on: boolean) => {
    const others = (chosen ?? []).filter((one) => one !== step);
    setStops({ ...stops, [part]: on ? [...others, step] : others });
  };
  return (
    <details class="more">
      <summary>
        {label}: {chosen === undefined ? "as the profile says" : chosen.length === 0 ? "none" : chosen.length}
      </summary>
      <div class="boxes">
        <label class="switch">
          <input
            type="checkbox"
            checked={chosen === undefined}
            onChange={({ currentTarget }) => {
              const { [part]: _, ...others } = stops;
              setStops(currentTarget.checked ? others : { ...stops, [part]: [] });
            }}
          />{" "}
          As the profile says
        </label>
        {chosen &&
          STEPS.map((step) => (
            <label key={step} class="switch">
              <input
                type="checkbox"
                checked={chosen.includes(step)}
                onChange={(event) => toggle(step, event.currentTarget.checked)}
              />{" "}
              {STEP_WORDS[step]}
            </label>
          ))}
      </div>
    </details>
  );
}

function EventBoxes({ stops, setStops }: BoxesProps) {
  const chosen = stops.events;
  return (
    <details class="more">
      <summary>What of an opponent’s: {chosen === undefined ? "as the profile says" : chosen.length}</summary>
      <div class="boxes">
        <label class="switch">
          <input
            type="checkbox"
            checked={chosen === undefined}
            onChange={({ currentTarget }) => {
              const { events: _, ...others } = stops;
              setStops(currentTarget.checked ? others : { ...stops, events: ["concerned"] });
            }}
          />{" "}
          As the profile says
        </label>
        {chosen &&
          EVENTS.map((event) => (
            <label key={event} class="switch">
              <input
                type="checkbox"
                checked={chosen.includes(event)}
                onChange={({ currentTarget }) => {
                  const others = chosen.filter((one) => one !== event);
                  setStops({ ...stops, events: currentTarget.checked ? [...others, event] : others });
                }}
              />{" "}
              {capital(EVENT_WORDS[event])}
            </label>
          ))}
      </div>
    </details>
  );
}
