import { useState } from "preact/hooks";
import { conditionWords, orderWords, STEPS } from "../../../lib/words/orders.ts";
import { stepWord } from "../../../lib/words/steps.ts";
import { speech } from "../../language.ts";
import type { Aim, Condition, ObjectPattern, SeatSnapshot, StandingOrder, StopStep } from "../../net/wire.ts";
import { Inline } from "../mana.tsx";
import { Choice } from "../terms.tsx";

type Kind = StandingOrder["order"];

const KINDS: Readonly<Record<Kind, string>> = {
  passUntil: "Pass until …",
  respond: "Respond to a spell …",
  block: "If it attacks, block …",
  answer: "Always yes or no to …",
  pay: "Pay, or do not pay …",
  triggers: "Order my triggers …",
  keepMana: "Keep mana for …",
};

interface OrderFormProps {
  readonly look: SeatSnapshot;
  readonly order: StandingOrder | undefined;
  onSave(order: StandingOrder): void;
  onCancel(): void;
}

/** One order: what, and for how long. What is written is shown as a sentence before it is given. */
export function OrderForm({ look, order, onSave, onCancel }: OrderFormProps) {
  const [kind, setKind] = useState<Kind>(order?.order ?? "passUntil");
  const [draft, setDraft] = useState<Partial<StandingOrder>>(order ?? beginning("passUntil"));
  const [life, setLife] = useState<Lasting>(lastingOf(order, look));
  const pick = (next: Kind) => {
    setKind(next);
    setDraft(beginning(next));
  };
  const set = (change: object) => setDraft({ ...draft, ...change } as Partial<StandingOrder>);
  const whole = complete(draft);
  const given = whole && withLife(whole, life, look);
  return (
    <form
      class="order-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (given) onSave(given);
      }}
    >
      <datalist id="cards-seen">
        {[...new Set(namesIn(look))].sort().map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {!order && <Choice label="What" value={kind} options={KINDS} onPick={pick} />}
      <Fields draft={draft} set={set} />
      <Choice label="For how long" value={life} options={LASTING} onPick={(one: Lasting) => setLife(one)} />
      <p class="detail" aria-live="polite">
        {given ? <Inline text={orderWords(given, speech)} /> : "Something is still missing."}
      </p>
      <div class="buttons">
        <button type="submit" class="main" disabled={!given}>
          {order ? "Save the order" : "Give the order"}
        </button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}

const LASTING = { game: "For this game", turn: "For this turn", round: "Until the end of the next turn" } as const;
type Lasting = keyof typeof LASTING;

const lastingOf = (order: StandingOrder | undefined, { view }: SeatSnapshot): Lasting =>
  order?.lastTurn === undefined ? "game" : order.lastTurn <= view.turn.number ? "turn" : "round";

function withLife(order: StandingOrder, life: Lasting, { view }: SeatSnapshot): StandingOrder {
  const { lastTurn: _, ...always } = order;
  if (life === "game") return always;
  return { ...always, lastTurn: view.turn.number + (life === "turn" ? 0 : 1) };
}

/** The names of all cards this seat sees. */
function namesIn({ view }: SeatSnapshot): string[] {
  const zones = view.players.flatMap(({ hand, graveyard, exile, command }) => [hand, graveyard, exile, command]);
  return [view.battlefield, view.stack, ...zones].flat().flatMap(({ name }) => (name === "" ? [] : [name]));
}

function beginning(kind: Kind): Partial<StandingOrder> {
  switch (kind) {
    case "passUntil":
      return { order: kind, until: { turn: "own" }, unless: ["concerned", "attacked"] };
    case "answer":
      return { order: kind, source: "", yes: true };
    case "pay":
      return { order: kind, pay: false };
    case "triggers":
      return { order: kind, sources: [] };
    case "block":
      return { order: kind, attacker: "", blocker: "" };
    case "respond":
      return { order: kind, to: { kind: "spell", whose: "opponents" }, with: { cast: "" }, targets: [["it"]] };
    case "keepMana":
      return { order: kind, mana: "" };
  }
}

/** Undefined while something is missing. */
function complete(draft: Partial<StandingOrder>): StandingOrder | undefined {
  const order = draft as StandingOrder;
  switch (order.order) {
    case "answer":
      return order.source === "" ? undefined : order;
    case "triggers":
      return order.sources.length < 2 ? undefined : order;
    case "block":
      return order.attacker === "" || order.blocker === "" ? undefined : order;
    case "respond": {
      const by = "cast" in order.with ? order.with.cast : order.with.activate;
      const named = (order.targets ?? []).flat().every((aim) => typeof aim === "string" || aim.name !== "");
      return by === "" || !named ? undefined : order;
    }
    case "keepMana":
      return /^(\{[0-9WUBRGCS/P]+\})+$/.test(order.mana) ? order : undefined;
    default:
      return order;
  }
}

interface FieldsProps {
  readonly draft: Partial<StandingOrder>;
  set(change: object): void;
}

function Fields({ draft, set }: FieldsProps) {
  switch (draft.order) {
    case "passUntil":
      return <PassFields draft={draft} set={set} />;
    case "respond":
      return <RespondFields draft={draft} set={set} />;
    case "answer":
      return (
        <>
          <CardName label="The card that asks" value={draft.source ?? ""} onInput={(source) => set({ source })} />
          <Choice
            label="Answer"
            value={draft.yes ? "yes" : "no"}
            options={{ yes: "Yes", no: "No" }}
            onPick={(yes) => set({ yes: yes === "yes" })}
          />
        </>
      );
    case "pay":
      return (
        <>
          <Choice
            label="Optional costs"
            value={draft.pay ? "yes" : "no"}
            options={{ yes: "Pay", no: "Do not pay" }}
            onPick={(pay) => set({ pay: pay === "yes" })}
          />
          <CardName
            label="Of this card only"
            value={draft.source ?? ""}
            onInput={(source) => set({ source: source === "" ? undefined : source })}
          />
        </>
      );
    case "triggers":
      return (
        <label class="pick-line">
          Cards, one a line; the first goes on the stack first
          <textarea
            rows={3}
            value={(draft.sources ?? []).join("\n")}
            onInput={({ currentTarget }) =>
              set({ sources: currentTarget.value.split("\n").filter((line) => line.trim() !== "") })
            }
          />
        </label>
      );
    case "block":
      return (
        <>
          <CardName label="If this attacks" value={draft.attacker ?? ""} onInput={(attacker) => set({ attacker })} />
          <label class="switch">
            <input
              type="checkbox"
              checked={draft.blocker === null}
              onChange={({ currentTarget }) => set({ blocker: currentTarget.checked ? null : "" })}
            />{" "}
            Let it through
          </label>
          {draft.blocker !== null && (
            <CardName label="Block with" value={draft.blocker ?? ""} onInput={(blocker) => set({ blocker })} />
          )}
        </>
      );
    case "keepMana":
      return (
        <label class="pick-line">
          Mana, as in {"{1}{U}"}
          <input
            autocomplete="off"
            spellcheck={false}
            value={draft.mana ?? ""}
            onInput={({ currentTarget }) => set({ mana: currentTarget.value.trim().toUpperCase() })}
          />
        </label>
      );
    default:
      return null;
  }
}

interface CardNameProps {
  readonly label: string;
  readonly value: string;
  onInput(name: string): void;
}

function CardName({ label, value, onInput }: CardNameProps) {
  return (
    <label class="pick-line">
      {label}
      <input
        list="cards-seen"
        autocomplete="off"
        spellcheck={false}
        value={value}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    </label>
  );
}

const TURNS = { own: "My next", opponents: "The opponent’s next", any: "The next" } as const;
const UNLESS: readonly Condition[] = ["concerned", "attacked", "spell", "ability"];
const STEP_OPTIONS = {
  turn: "turn",
  ...(Object.fromEntries(STEPS.map((step) => [step, stepWord(step, speech).toLowerCase()])) as Record<
    StopStep,
    string
  >),
};

function PassFields({ draft, set }: { draft: Partial<Extract<StandingOrder, { order: "passUntil" }>> } & FieldsProps) {
  const { until, unless = [] } = draft;
  const aim = until && "turn" in until ? until : { turn: "own" as const };
  const life = unless.find((one) => typeof one === "object" && "life" in one) as { life: number } | undefined;
  const others = unless.filter((one) => one !== life);
  return (
    <>
      <div class="pair">
        <Choice label="Until" value={aim.turn} options={TURNS} onPick={(turn) => set({ until: { ...aim, turn } })} />
        <Choice
          label="At the"
          value={aim.step ?? "turn"}
          options={STEP_OPTIONS}
          onPick={(step) => set({ until: { turn: aim.turn, ...(step !== "turn" && { step }) } })}
        />
      </div>
      <fieldset class="boxes">
        <legend>Unless</legend>
        {UNLESS.map((one) => (
          <label key={String(one)} class="switch">
            <input
              type="checkbox"
              checked={unless.includes(one)}
              onChange={({ currentTarget }) =>
                set({ unless: currentTarget.checked ? [...unless, one] : unless.filter((other) => other !== one) })
              }
            />{" "}
            {conditionWords(one, speech)}
          </label>
        ))}
        <label class="switch">
          <input
            type="checkbox"
            checked={life !== undefined}
            onChange={({ currentTarget }) =>
              set({ unless: currentTarget.checked ? [...others, { life: 10 }] : others })
            }
          />{" "}
          my life is at most
        </label>
        {life && (
          <input
            type="number"
            aria-label="My life is at most"
            min={1}
            max={100}
            value={life.life}
            onInput={({ currentTarget }) => set({ unless: [...others, { life: currentTarget.valueAsNumber || 1 }] })}
          />
        )}
      </fieldset>
    </>
  );
}

const TYPES = {
  any: "of any type",
  creature: "creature",
  instant: "instant",
  sorcery: "sorcery",
  artifact: "artifact",
  enchantment: "enchantment",
  planeswalker: "planeswalker",
} as const;

const AIMS = {
  it: "what I respond to",
  "its controller": "its controller",
  me: "me",
  named: "a card named …",
  none: "nothing",
} as const;

function RespondFields({ draft, set }: { draft: Partial<Extract<StandingOrder, { order: "respond" }>> } & FieldsProps) {
  const { to = {}, with: by = { cast: "" }, targets = [] } = draft;
  const setTo = (change: Partial<Record<keyof ObjectPattern, unknown>>) => set({ to: cleaned({ ...to, ...change }) });
  const aim = targets[0]?.[0];
  const aimed = aim === undefined ? "none" : typeof aim === "object" ? "named" : aim;
  const aims: Readonly<Record<keyof typeof AIMS, readonly (readonly Aim[])[]>> = {
    ...{ it: [["it"]], "its controller": [["its controller"]], me: [["me"]], none: [] },
    named: [[{ name: "" }]],
  };
  return (
    <>
      <Choice
        label="To an opponent’s"
        value={to.kind ?? "any"}
        options={{ spell: "spell", ability: "ability", any: "spell or ability" }}
        onPick={(kind) => setTo({ kind: kind === "any" ? undefined : kind })}
      />
      <Choice
        label="Type"
        value={(to.types?.[0] as keyof typeof TYPES | undefined) ?? "any"}
        options={TYPES}
        onPick={(type) => setTo({ types: type === "any" ? undefined : [type] })}
      />
      <CardName
        label="Named (or any)"
        value={to.name ?? ""}
        onInput={(name) => setTo({ name: name === "" ? undefined : name })}
      />
      <label class="switch">
        <input
          type="checkbox"
          checked={to.concernsMe === true}
          onChange={({ currentTarget }) => setTo({ concernsMe: currentTarget.checked || undefined })}
        />{" "}
        Only if it targets me or what is mine
      </label>
      <CardName
        label="Cast"
        value={"cast" in by ? by.cast : by.activate}
        onInput={(name) => set({ with: "cast" in by ? { cast: name } : { ...by, activate: name } })}
      />
      <Choice
        label="Aiming at"
        value={aimed as keyof typeof AIMS}
        options={AIMS}
        onPick={(one) => set({ targets: aims[one] })}
      />
      {typeof aim === "object" && (
        <CardName label="Its name" value={aim.name} onInput={(name) => set({ targets: [[{ ...aim, name }]] })} />
      )}
    </>
  );
}

const cleaned = (thing: object): ObjectPattern =>
  Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== undefined)) as ObjectPattern;
