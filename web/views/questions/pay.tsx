import { say } from "../../language.ts";
import { Cost, Inline } from "../cards/mana.tsx";
import { useTable } from "../table/context.ts";
import { Send, type WorkProps } from "./parts.tsx";

/** Paying: one press lets the solver choose, tapped sources are used first and in that order. */
export function Pay({ work, onWork, send }: WorkProps<"pay">) {
  const { voice } = useTable();
  const { cost, sources, pool } = work.question;
  const { used } = work.draft;
  return (
    <>
      <p class="paying">
        {say("table.cost")} <Cost cost={cost} />
        {pool !== "" && (
          <>
            {" "}
            {say("table.floating")} <Cost cost={pool} />
          </>
        )}
      </p>
      <div class="buttons">
        {used.length > 0 && (
          <button type="button" onClick={() => onWork({ ...work, draft: { used: [] } })}>
            {say("table.startOver")}
          </button>
        )}
        <Send send={send}>{say(used.length === 0 ? "asking.payAuto" : "table.payWithThese")}</Send>
      </div>
      {sources.length > 0 && (
        <details class="more">
          <summary>{say("table.payByHand")}</summary>
          <ul class="lines">
            {sources.map(({ source, ability, adds }) => {
              const on = used.some((one) => one.source === source && one.ability === ability);
              return (
                <li key={`${source} ${ability}`}>
                  <span>{voice.thing(source)}</span>
                  <button
                    type="button"
                    class="choice"
                    aria-pressed={on}
                    onClick={() => {
                      const others = used.filter((one) => one.source !== source);
                      onWork({ ...work, draft: { used: on ? others : [...others, { source, ability }] } });
                    }}
                  >
                    <Inline text={adds} />
                  </button>
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </>
  );
}
