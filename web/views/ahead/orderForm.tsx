import { useState } from "preact/hooks";
import type { Key } from "../../../lib/words/catalogs/catalog.ts";
import { conditionWords, orderWords, STEPS } from "../../../lib/words/orders.ts";
import { stepWord } from "../../../lib/words/steps.ts";
import { say, speech } from "../../language.ts";
import type { Aim, Condition, ObjectPattern, SeatSnapshot, StandingOrder, StopStep } from "../../net/wire.ts";
import { Inline } from "../cards/mana.tsx";
import { Choice, said } from "../common/choice.tsx";
import { CardName, CardNames } from "./cardNames.tsx";

type Kind = StandingOrder["order"];

const KINDS: Readonly<Record<Kind, Key>> = {
  passUntil: "ahead.passUntil",
  respond: "ahead.kindRespond",
  block: "ahead.kindBlock",
  answer: "ahead.kindAnswer",
  pay: "ahead.kindPay",
  triggers: "ahead.kindTriggers",
  keepMana: "ahead.kindKeep",
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
      <CardNames look={look} />
      {!order && <Choice label={say("ahead.what")} value={kind} options={said(KINDS)} onPick={pick} />}
      <Fields draft={draft} set={set} />
      <Choice
        label={say("ahead.howLong")}
        value={life}
        options={said(LASTING)}
        onPick={(one: Lasting) => setLife(one)}
      />
      <p class="detail" aria-live="polite">
        {given ? <Inline text={orderWords(given, speech)} /> : say("ahead.missing")}
      </p>
      <div class="buttons">
        <button type="submit" class="main" disabled={!given}>
          {say(order ? "ahead.saveOrder" : "ahead.giveOrder")}
        </button>
        <button type="button" onClick={onCancel}>
          {say("ahead.cancel")}
        </button>
      </div>
    </form>
  );
}

const LASTING = { game: "ahead.forGame", turn: "ahead.forTurn", round: "ahead.forRound" } as const;
type Lasting = keyof typeof LASTING;

const lastingOf = (order: StandingOrder | undefined, { view }: SeatSnapshot): Lasting =>
  order?.lastTurn === undefined ? "game" : order.lastTurn <= view.turn.number ? "turn" : "round";

function withLife(order: StandingOrder, life: Lasting, { view }: SeatSnapshot): StandingOrder {
  const { lastTurn: _, ...always } = order;
  if (life === "game") return always;
  return { ...always, lastTurn: view.turn.number + (life === "turn" ? 0 : 1) };
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
          <CardName
            label={say("ahead.cardThatAsks")}
            among="asks"
            value={draft.source ?? ""}
            onInput={(source) => set({ source })}
          />
          <Choice
            label={say("ahead.answer")}
            value={draft.yes ? "yes" : "no"}
            options={{ yes: say("asking.yes"), no: say("asking.no") }}
            onPick={(yes) => set({ yes: yes === "yes" })}
          />
        </>
      );
    case "pay":
      return (
        <>
          <Choice
            label={say("ahead.optionalCosts")}
            value={draft.pay ? "yes" : "no"}
            options={{ yes: say("asking.payIt"), no: say("asking.doNotPay") }}
            onPick={(pay) => set({ pay: pay === "yes" })}
          />
          <CardName
            label={say("ahead.thisCardOnly")}
            among="asks"
            value={draft.source ?? ""}
            onInput={(source) => set({ source: source === "" ? undefined : source })}
          />
        </>
      );
    case "triggers":
      return (
        <label class="pick-line">
          {say("ahead.triggerLines")}
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
          <CardName
            label={say("ahead.ifAttacks")}
            among="attackers"
            value={draft.attacker ?? ""}
            onInput={(attacker) => set({ attacker })}
          />
          <label class="switch">
            <input
              type="checkbox"
              checked={draft.blocker === null}
              onChange={({ currentTarget }) => set({ blocker: currentTarget.checked ? null : "" })}
            />{" "}
            {say("ahead.letThrough")}
          </label>
          {draft.blocker !== null && (
            <CardName
              label={say("ahead.blockWith")}
              among="blockers"
              value={draft.blocker ?? ""}
              onInput={(blocker) => set({ blocker })}
            />
          )}
        </>
      );
    case "keepMana":
      return (
        <label class="pick-line">
          {say("ahead.manaAsIn", { example: "{1}{U}" })}
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

const TURNS = { own: "ahead.myNext", opponents: "ahead.theirNext", any: "ahead.theNext" } as const;
const UNLESS: readonly Condition[] = ["concerned", "attacked", "spell", "ability"];
const stepOptions = () => ({
  turn: say("table.turn"),
  ...(Object.fromEntries(STEPS.map((step) => [step, stepWord(step, speech).toLowerCase()])) as Record<
    StopStep,
    string
  >),
});

function PassFields({ draft, set }: { draft: Partial<Extract<StandingOrder, { order: "passUntil" }>> } & FieldsProps) {
  const { until, unless = [] } = draft;
  const aim = until && "turn" in until ? until : { turn: "own" as const };
  const life = unless.find((one) => typeof one === "object" && "life" in one) as { life: number } | undefined;
  const others = unless.filter((one) => one !== life);
  return (
    <>
      <div class="pair">
        <Choice
          label={say("ahead.until")}
          value={aim.turn}
          options={said(TURNS)}
          onPick={(turn) => set({ until: { ...aim, turn } })}
        />
        <Choice
          label={say("ahead.atThe")}
          value={aim.step ?? "turn"}
          options={stepOptions()}
          onPick={(step) => set({ until: { turn: aim.turn, ...(step !== "turn" && { step }) } })}
        />
      </div>
      <fieldset class="boxes">
        <legend>{say("ahead.unless")}</legend>
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
          {say("ahead.lifeAtMost")}
        </label>
        {life && (
          <input
            type="number"
            aria-label={say("ahead.lifeAtMost")}
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
  any: "ahead.anyType",
  creature: "ahead.creature",
  instant: "ahead.instant",
  sorcery: "ahead.sorcery",
  artifact: "ahead.artifact",
  enchantment: "ahead.enchantment",
  planeswalker: "ahead.planeswalker",
} as const;

const AIMS = {
  it: "ahead.aimIt",
  "its controller": "ahead.aimController",
  me: "ahead.aimMe",
  named: "ahead.aimNamed",
  none: "ahead.aimNone",
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
        label={say("ahead.toOpponents")}
        value={to.kind ?? "any"}
        options={{
          spell: say("orders.kindSpell", { what: "any" }),
          ability: say("orders.kindAbility", { what: "any" }),
          any: say("orders.kindEither"),
        }}
        onPick={(kind) => setTo({ kind: kind === "any" ? undefined : kind })}
      />
      <Choice
        label={say("ahead.type")}
        value={(to.types?.[0] as keyof typeof TYPES | undefined) ?? "any"}
        options={said(TYPES)}
        onPick={(type) => setTo({ types: type === "any" ? undefined : [type] })}
      />
      <CardName
        label={say("ahead.named")}
        among="theirSpells"
        value={to.name ?? ""}
        onInput={(name) => setTo({ name: name === "" ? undefined : name })}
      />
      <label class="switch">
        <input
          type="checkbox"
          checked={to.concernsMe === true}
          onChange={({ currentTarget }) => setTo({ concernsMe: currentTarget.checked || undefined })}
        />{" "}
        {say("ahead.onlyMine")}
      </label>
      <CardName
        label={say("ahead.cast")}
        among="cast"
        value={"cast" in by ? by.cast : by.activate}
        onInput={(name) => set({ with: "cast" in by ? { cast: name } : { ...by, activate: name } })}
      />
      <Choice
        label={say("ahead.aimingAt")}
        value={aimed as keyof typeof AIMS}
        options={said(AIMS)}
        onPick={(one) => set({ targets: aims[one] })}
      />
      {typeof aim === "object" && (
        <CardName
          label={say("ahead.itsName")}
          among="seen"
          value={aim.name}
          onInput={(name) => set({ targets: [[{ ...aim, name }]] })}
        />
      )}
    </>
  );
}

const cleaned = (thing: object): ObjectPattern =>
  Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== undefined)) as ObjectPattern;
