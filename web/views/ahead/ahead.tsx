import { useState } from "preact/hooks";
import { orderWords, reasonWords, scopeWords } from "../../../lib/words/orders.ts";
import { say, speech } from "../../language.ts";
import type { Doing } from "../../net/session.ts";
import type { OwnOrders, SeatSnapshot, StandingOrder } from "../../net/wire.ts";
import { Inline } from "../cards/mana.tsx";
import { Sheet } from "../common/dialog.tsx";
import { OrderForm } from "./orderForm.tsx";
import { dropPlan, PlanState } from "./planState.tsx";
import { Stops } from "./stops.tsx";

interface AheadProps {
  readonly look: SeatSnapshot;
  readonly sending: boolean;
  does(doing: Doing): void;
  /** Looks ahead, and plans a turn with it. */
  onPlan(): void;
  onClose(): void;
}

/** What the player says in advance: where to be asked, standing orders, the plan for a turn. Nobody else sees any of it. */
export function AheadSheet({ look, sending, does, onPlan, onClose }: AheadProps) {
  const { orders } = look;
  const [editing, setEditing] = useState<StandingOrder | "new">();
  const change = (edit: Partial<Pick<OwnOrders, "stops" | "orders" | "preferences">>) =>
    does({ do: "orders", ordersRevision: orders.revision, ...edit });
  const save = (order: StandingOrder) => {
    // The table may have been looked at again since: it is found by what it says.
    const place = orders.orders.findIndex((one) => JSON.stringify(one) === JSON.stringify(editing));
    change({ orders: place < 0 ? [...orders.orders, order] : orders.orders.with(place, order) });
    setEditing(undefined);
  };
  return (
    <Sheet title={say("ahead.title")} onClose={onClose}>
      <p class="quiet-text">{say("ahead.text")}</p>
      <section class="ahead-part" aria-label={say("ahead.orders")}>
        <h3>{say("ahead.orders")}</h3>
        {orders.orders.length === 0 && !editing && <p class="quiet-text">{say("ahead.noOrders")}</p>}
        <ul class="orders">
          {orders.orders.map((order, at) => (
            <li key={`${at} ${JSON.stringify(order)}`}>
              <span>
                <Inline text={orderWords(order, speech)} />
                {scopeWords(order, speech) !== "" && <span class="sub">{scopeWords(order, speech)}</span>}
              </span>
              <button type="button" class="quiet" disabled={sending} onClick={() => setEditing(order)}>
                {say("ahead.change")}
              </button>
              <button
                type="button"
                class="quiet"
                disabled={sending}
                onClick={() => change({ orders: orders.orders.filter((one) => one !== order) })}
              >
                {say("ahead.remove")}
              </button>
            </li>
          ))}
        </ul>
        {editing ? (
          <OrderForm
            key={JSON.stringify(editing)}
            look={look}
            order={editing === "new" ? undefined : editing}
            onSave={save}
            onCancel={() => setEditing(undefined)}
          />
        ) : (
          <button type="button" disabled={sending} onClick={() => setEditing("new")}>
            {say("ahead.add")}
          </button>
        )}
        {orders.disarmed.length > 0 && (
          <details class="more" open>
            <summary>{say("ahead.off", { n: orders.disarmed.length })}</summary>
            <ul class="orders">
              {orders.disarmed.toReversed().map(({ order, turn, reason }, at) => (
                <li key={`${at} ${turn}`} class="is-off">
                  <span>
                    <Inline text={orderWords(order, speech)} />
                    <span class="sub">{reasonWords({ order, turn, reason }, speech)}</span>
                  </span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </section>
      <section class="ahead-part" aria-label={say("ahead.plan")}>
        <h3>{say("ahead.plan")}</h3>
        <PlanState look={look} sending={sending} onDrop={() => dropPlan(look, does)} />
        <button type="button" onClick={onPlan}>
          {say(look.view.pending.length > 0 ? "ahead.lookAndPlan" : "ahead.lookAhead")}
        </button>
      </section>
      <Stops orders={orders} sending={sending} onChange={change} />
    </Sheet>
  );
}
