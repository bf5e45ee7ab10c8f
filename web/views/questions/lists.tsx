import { left, moved } from "../../../lib/answering/plain.ts";
import { say } from "../../language.ts";
import { Inline } from "../cards/mana.tsx";
import { useTable } from "../table/context.ts";
import { Send, Stepper, type WorkProps } from "./parts.tsx";

export function Order({ work, onWork, send }: WorkProps<"order">) {
  const { voice } = useTable();
  const { items } = work.question;
  const { order } = work.draft;
  const move = (at: number, by: number) => onWork({ ...work, draft: { order: moved(order, at, by) } });
  return (
    <>
      <ol class="lines ordered">
        {order.map((item, at) => {
          const one = items[item];
          const words = one?.text || (one?.object === undefined ? "" : voice.thing(one.object));
          return (
            <li key={item}>
              <span>
                <Inline text={words} />
                {one?.count !== undefined && <span class="sub">× {one.count}</span>}
              </span>
              <span class="segments">
                <button
                  type="button"
                  aria-label={say("table.earlier", { what: words })}
                  disabled={at === 0}
                  onClick={() => move(at, -1)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  aria-label={say("table.later", { what: words })}
                  disabled={at === order.length - 1}
                  onClick={() => move(at, 1)}
                >
                  ↓
                </button>
              </span>
            </li>
          );
        })}
      </ol>
      <Send send={send}>{say("asking.inThisOrder")}</Send>
    </>
  );
}

export function Divide({ work, onWork, send }: WorkProps<"divide">) {
  const { voice } = useTable();
  const { among, total } = work.question;
  const { amounts } = work.draft;
  const rest = left(total, work.draft);
  return (
    <>
      <ul class="lines">
        {among.map((share, at) => {
          const amount = amounts[at] ?? 0;
          return (
            <li key={share.to}>
              <span>
                {voice.thing(share.to)}
                {share.lethal !== undefined && <span class="sub">{say("table.lethal", { n: share.lethal })}</span>}
              </span>
              <Stepper
                label={voice.thing(share.to)}
                value={amount}
                min={share.min}
                max={Math.min(share.max, amount + Math.max(0, rest))}
                onChange={(value) => onWork({ ...work, draft: { amounts: amounts.with(at, value) } })}
              />
            </li>
          );
        })}
      </ul>
      <p class="help" role="status">
        {rest === 0 ? say("table.allGiven") : say("table.leftToGive", { n: rest })}
      </p>
      <Send send={send}>{say("table.divideLikeThis")}</Send>
    </>
  );
}
