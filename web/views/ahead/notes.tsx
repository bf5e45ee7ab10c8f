import { useState } from "preact/hooks";
import { orderWords, reasonWords } from "../../../lib/words/orders.ts";
import { say, speech } from "../../language.ts";
import type { Doing } from "../../net/session.ts";
import type { SeatSnapshot } from "../../net/wire.ts";
import { dropPlan, PlanState } from "./planState.tsx";

interface NotesProps {
  readonly look: SeatSnapshot;
  readonly sending: boolean;
  does(doing: Doing): void;
  onOpen(): void;
}

/** What has become of what the player said in advance, where it needs their attention: once, and only theirs. */
export function Notes({ look, sending, does, onOpen }: NotesProps) {
  const { plan, disarmed } = look.orders;
  const latest = disarmed.at(-1);
  const key = `told ${look.gameId}`;
  const mark = JSON.stringify(latest ?? null);
  const [told, setTold] = useState(() => localStorage.getItem(key));
  const news = latest && told !== mark ? latest : undefined;
  if (look.view.result || (!plan?.returned && !news)) return null;
  const heard = () => {
    localStorage.setItem(key, mark);
    setTold(mark);
  };
  return (
    <div class="offers">
      {plan?.returned && (
        <section class="offer" aria-label={say("ahead.yourPlan")}>
          <PlanState look={look} sending={sending} onDrop={() => dropPlan(look, does)} />
          <button type="button" onClick={onOpen}>
            {say("ahead.lookAtIt")}
          </button>
        </section>
      )}
      {news && (
        <section class="offer" aria-label={say("ahead.yourOrders")}>
          <p>
            <b>{say("ahead.noLonger")}</b> {orderWords(news.order, speech)} {reasonWords(news, speech)}
          </p>
          <button type="button" onClick={heard}>
            {say("ahead.iSee")}
          </button>
        </section>
      )}
    </div>
  );
}
