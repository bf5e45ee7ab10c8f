import {
  type Draft,
  FIELDS,
  type Field,
  KEYWORDS,
  KNOWN_TOKENS,
  ONE_PLAYER,
  PLACES,
  TOKEN_COLORS,
  TOKEN_TYPES,
} from "../../../lib/answering/byHand/draft.ts";
import type { PlainKeyword } from "../../../lib/engine/abilities/keywords.ts";
import type { SeatView } from "../../../lib/engine/views.ts";
import type { Key } from "../../../lib/words/catalogs/catalog.ts";
import type { Voice } from "../../../lib/words/voice.ts";
import { capital } from "../../../lib/words/voice.ts";
import { say } from "../../language.ts";
import { Choice, said } from "../common/choice.tsx";
import { HostChoice, Things } from "./things.tsx";

interface FieldsProps {
  readonly view: SeatView;
  readonly voice: Voice;
  readonly draft: Draft;
  set(change: Partial<Draft>): void;
}

/** What has to be said of an instruction of this kind. */
export function Fields(props: FieldsProps) {
  return (
    <>
      {FIELDS[props.draft.deed].map((field) => (
        <OneField key={`${props.draft.deed} ${field}`} field={field} {...props} />
      ))}
    </>
  );
}

const UNTIL = { endOfTurn: "byHand.endOfTurn", forever: "byHand.forever" } as const;
/** Of what one says how much, not how many. */
const AMOUNTS: ReadonlySet<Draft["deed"]> = new Set(["damage", "gainLife", "loseLife", "scry", "surveil"]);
const COUNTERS = ["+1/+1", "-1/-1", "charge", "loyalty", "time", "age", "stun", "shield", "lore", "poison", "energy"];

function OneField({ field, view, voice, draft, set }: FieldsProps & { field: Field }) {
  switch (field) {
    case "objects":
      return (
        <Things
          {...{ view, voice }}
          deed={draft.deed}
          chosen={draft.objects}
          onChange={(objects) => set({ objects })}
        />
      );
    case "players":
      return <Players {...{ view, voice, draft, set }} />;
    case "host":
      return <HostChoice {...{ view, voice }} host={draft.host} onPick={(host) => set({ host })} />;
    case "count":
      return (
        <NumberField
          label={say(AMOUNTS.has(draft.deed) ? "byHand.howMuch" : "byHand.howMany")}
          value={draft.count}
          min={1}
          onInput={(count) => set({ count })}
        />
      );
    case "top":
      return <NumberField label={say("byHand.ofTop")} value={draft.top} min={1} onInput={(top) => set({ top })} />;
    case "place":
      return (
        <Choice
          label={say("byHand.place")}
          value={draft.place}
          options={said(
            Object.fromEntries(PLACES.map((one) => [one, `byHand.to${capital(one)}`])) as Record<Draft["place"], Key>,
          )}
          onPick={(place) => set({ place })}
        />
      );
    case "controller":
      if (draft.place !== "battlefield") return null;
      return (
        <Choice
          label={say("byHand.controller")}
          value={draft.controller === undefined ? "owner" : `${draft.controller}`}
          options={{
            owner: say("byHand.owner"),
            ...Object.fromEntries(playing(view).map((seat) => [`${seat}`, voice.object(seat)])),
          }}
          onPick={(one: string) => set({ controller: one === "owner" ? undefined : Number(one) })}
        />
      );
    case "tapped":
      if (draft.place !== "battlefield") return null;
      return <Switch label={say("byHand.tapped")} on={draft.tapped} onChange={(tapped) => set({ tapped })} />;
    case "counter":
      return (
        <label class="pick-line">
          {say("byHand.counter")}
          <input
            list="counter-kinds"
            maxLength={30}
            autocomplete="off"
            spellcheck={false}
            value={draft.counter}
            onInput={({ currentTarget }) => set({ counter: currentTarget.value })}
          />
          <datalist id="counter-kinds">
            {COUNTERS.map((kind) => (
              <option key={kind} value={kind} />
            ))}
          </datalist>
        </label>
      );
    case "random":
      return <Switch label={say("byHand.atRandom")} on={draft.random} onChange={(random) => set({ random })} />;
    case "until":
      return (
        <Choice
          label={say("byHand.until")}
          value={draft.until}
          options={said(UNTIL)}
          onPick={(until) => set({ until })}
        />
      );
    case "stats":
      return (
        <>
          <Size power={draft.power} toughness={draft.toughness} set={set} />
          <Switch label={say("byHand.set")} on={draft.set} onChange={(on) => set({ set: on })} />
        </>
      );
    case "keyword":
      return (
        <Choice
          label={say("byHand.keyword")}
          value={draft.keyword}
          options={Object.fromEntries(KEYWORDS.map((one) => [one, one])) as Record<PlainKeyword, string>}
          onPick={(keyword) => set({ keyword })}
        />
      );
    case "mana":
      return (
        <label class="pick-line">
          {say("byHand.manaAsIn", { example: "{R}{R}" })}
          <input
            maxLength={90}
            autocomplete="off"
            spellcheck={false}
            value={draft.mana}
            onInput={({ currentTarget }) => set({ mana: currentTarget.value })}
          />
        </label>
      );
    case "text":
      return (
        <label class="pick-line">
          {say("byHand.text")}
          <input
            maxLength={200}
            autocomplete="off"
            value={draft.text}
            onInput={({ currentTarget }) => set({ text: currentTarget.value })}
          />
        </label>
      );
    case "token":
      return <Token token={draft.token} set={(change) => set({ token: { ...draft.token, ...change } })} />;
  }
}

const playing = ({ players }: SeatView) => players.flatMap(({ seat, lost }) => (lost ? [] : [seat]));

function Players({ view, voice, draft, set }: FieldsProps) {
  const { deed, players } = draft;
  const pick = (seat: number) => {
    if (ONE_PLAYER.has(deed)) return set({ players: [seat] });
    const others = players.filter((one) => one !== seat);
    set({ players: others.length < players.length ? others : [...players, seat].toSorted((a, b) => a - b) });
  };
  return (
    <fieldset class="by-hand-things">
      <legend>{say("byHand.who")}</legend>
      <ul class="choices">
        {playing(view).map((seat) => (
          <li key={seat}>
            <button
              type="button"
              class="choice"
              aria-pressed={players.includes(seat)}
              data-player={seat}
              onClick={() => pick(seat)}
            >
              {voice.subject(seat)}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Token({ token, set }: { token: Draft["token"]; set(change: Partial<Draft["token"]>): void }) {
  const toggled = <T,>(all: readonly T[], one: T): readonly T[] =>
    all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
  const known = { "": say("byHand.described"), ...Object.fromEntries(KNOWN_TOKENS.map((one) => [one, one])) };
  return (
    <>
      <Choice
        label={say("byHand.kindOfToken")}
        value={token.known}
        options={known}
        onPick={(one: string) => set({ known: one })}
      />
      {token.known === "" && (
        <>
          <Boxes
            legend={say("byHand.types")}
            all={TOKEN_TYPES}
            on={token.types}
            words={(one) => say(`byHand.${one}`)}
            onToggle={(one) => set({ types: toggled(token.types, one) })}
          />
          <label class="pick-line">
            {say("byHand.subtypes")}
            <input
              maxLength={60}
              autocomplete="off"
              spellcheck={false}
              value={token.subtypes}
              onInput={({ currentTarget }) => set({ subtypes: currentTarget.value })}
            />
          </label>
          {token.types.includes("creature") && <Size power={token.power} toughness={token.toughness} set={set} />}
          <Boxes
            legend={say("byHand.colors")}
            all={TOKEN_COLORS}
            on={token.colors}
            words={(one) => say(`colors.${one}`)}
            onToggle={(one) => set({ colors: TOKEN_COLORS.filter((c) => toggled(token.colors, one).includes(c)) })}
          />
          <Choice
            label={say("byHand.keyword")}
            value={token.keyword}
            options={{
              "": say("byHand.noKeyword"),
              ...(Object.fromEntries(KEYWORDS.map((one) => [one, one])) as Record<PlainKeyword, string>),
            }}
            onPick={(keyword) => set({ keyword })}
          />
        </>
      )}
    </>
  );
}

interface BoxesProps<T extends string> {
  readonly legend: string;
  readonly all: readonly T[];
  readonly on: readonly string[];
  words(one: T): string;
  onToggle(one: T): void;
}

function Boxes<T extends string>({ legend, all, on, words, onToggle }: BoxesProps<T>) {
  return (
    <fieldset class="by-hand-things">
      <legend>{legend}</legend>
      <ul class="choices">
        {all.map((one) => (
          <li key={one}>
            <button type="button" class="choice" aria-pressed={on.includes(one)} onClick={() => onToggle(one)}>
              {words(one)}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface SizeProps {
  readonly power: number;
  readonly toughness: number;
  set(change: { readonly power?: number; readonly toughness?: number }): void;
}

const Size = ({ power, toughness, set }: SizeProps) => (
  <div class="pair">
    <NumberField label={say("byHand.power")} value={power} onInput={(one) => set({ power: one })} />
    <NumberField label={say("byHand.toughness")} value={toughness} onInput={(one) => set({ toughness: one })} />
  </div>
);

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  onInput(value: number): void;
}

const NumberField = ({ label, value, min, onInput }: NumberFieldProps) => (
  <label class="pick-line">
    {label}
    <input
      type="number"
      inputMode="numeric"
      {...(min !== undefined && { min })}
      step={1}
      value={Number.isNaN(value) ? "" : value}
      onInput={({ currentTarget }) => onInput(currentTarget.valueAsNumber)}
    />
  </label>
);

const Switch = ({ label, on, onChange }: { label: string; on: boolean; onChange(on: boolean): void }) => (
  <label class="switch">
    <input type="checkbox" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} /> {label}
  </label>
);
