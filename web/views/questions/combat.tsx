import { useState } from "preact/hooks";
import { toggleBlock } from "../../../lib/answering/combat.ts";
import type { Asked } from "../../../lib/answering/kind.ts";
import { handOffsOf, mayBeBlocked } from "../../../lib/answering/passing.ts";
import type { Handle } from "../../../lib/engine/views.ts";
import type { NextStop } from "../../../lib/hosting/orders/stops.ts";
import { sizeOf } from "../../../lib/words/cards.ts";
import { say } from "../../language.ts";
import { lastAfterAttack, rememberAfterAttack } from "../../net/habits.ts";
import { useLatest } from "../common/latest.ts";
import { steady } from "../common/steady.ts";
import { useTable } from "../table/context.ts";
import { Lines, Send, type WorkProps } from "./parts.tsx";

function useSized(): (one: Handle) => string {
  const { voice } = useTable();
  return (one) => {
    const found = voice.find(one);
    const size = found && found.kind !== "player" ? sizeOf(found.card) : undefined;
    return `${voice.thing(one)}${size ? ` ${size}` : ""}`;
  };
}

interface AttackerProps {
  readonly may: Asked<"attackers">["attackers"][number];
  readonly now: Handle | undefined;
  onAttack(attacker: Handle, defender: Handle | undefined): void;
}

/** One that may attack, and what. */
const Attacker = steady(({ may: { attacker, defenders, must }, now, onAttack }: AttackerProps) => {
  const { voice } = useTable();
  const sized = useSized();
  return (
    <li>
      <span>
        {sized(attacker)}
        {must !== undefined && <span class="sub">{say("table.attacksIfAble")}</span>}
      </span>
      <fieldset class="segments" aria-label={say("table.whatAttacks", { what: voice.thing(attacker) })}>
        <button
          type="button"
          class="choice"
          aria-pressed={now === undefined}
          onClick={() => onAttack(attacker, undefined)}
        >
          {say("table.stays")}
        </button>
        {defenders.map((one) => (
          <button
            key={one}
            type="button"
            class="choice"
            aria-pressed={now === one}
            onClick={() => onAttack(attacker, one)}
          >
            {defenders.length === 1 ? say("table.attacks") : voice.thing(one)}
          </button>
        ))}
      </fieldset>
    </li>
  );
});

export function Attackers({ work, onWork, send }: WorkProps<"attackers">) {
  const { view, leads } = useTable();
  const { attackers } = work.question;
  const { attacks } = work.draft;
  const set = useLatest((attacker: Handle, defender: Handle | undefined) => {
    const others = attacks.filter((one) => one.attacker !== attacker);
    onWork({ ...work, draft: { attacks: defender === undefined ? others : [...others, { attacker, defender }] } });
  });
  const all = attackers.flatMap(({ attacker, defenders }) => {
    const defender = attacks.find((one) => one.attacker === attacker)?.defender ?? defenders[0];
    return defender === undefined ? [] : [{ attacker, defender }];
  });
  const attack =
    attacks.length === 0 ? say("asking.noAttack") : say("asking.attackWith", { what: String(attacks.length) });
  const [last] = useState(lastAfterAttack);
  const ways: readonly NextStop[] =
    last === "nextTurn" ? ["nextTurn", "postcombatMain"] : ["postcombatMain", "nextTurn"];
  const declare = (to: NextStop) => {
    rememberAfterAttack(to);
    send?.(to);
  };
  const waits = attacks.length > 0 && mayBeBlocked(view);
  return (
    <>
      {attacks.length < all.length && (
        <button type="button" onClick={() => onWork({ ...work, draft: { attacks: all } })}>
          {say("table.allAttack")}
        </button>
      )}
      <Lines buttons={attackers.reduce((sum, { defenders }) => sum + 1 + defenders.length, 0)}>
        <ul class="lines">
          {attackers.map((may) => (
            <Attacker
              key={may.attacker}
              may={may}
              now={attacks.find((one) => one.attacker === may.attacker)?.defender}
              onAttack={set}
            />
          ))}
        </ul>
      </Lines>
      {!leads && <Send send={send}>{attack}</Send>}
      {leads && (
        <div class="ways">
          {ways.map((to, at) => (
            <button
              key={to}
              type="button"
              class={at === 0 ? "main" : ""}
              {...(at === 0 && { "data-key": "c", "aria-keyshortcuts": "c" })}
              disabled={!send}
              onClick={() => declare(to)}
            >
              {say(to === "nextTurn" ? "asking.thenEndTurn" : "asking.thenSecondMain", { attack })}
              {waits && (
                <span class="sub">
                  {say(to === "nextTurn" ? "table.blocksThenThem" : "table.blocksThenYou")}
                  {" · "}
                  {say("table.waits", { n: handOffsOf(view, to, true) })}
                </span>
              )}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

export function Blockers({ work, onWork, send }: WorkProps<"blockers">) {
  const { voice } = useTable();
  const sized = useSized();
  const { blocks } = work.draft;
  const words = blocks.length === 0 ? say("asking.noBlock") : say("table.blocks", { n: blocks.length });
  return (
    <>
      <Lines buttons={work.question.blockers.reduce((sum, one) => sum + one.attackers.length, 0)}>
        <ul class="lines">
          {work.question.blockers.map(({ blocker, attackers, most, must }) => (
            <li key={blocker}>
              <span>
                {sized(blocker)}
                {most > 1 && <span class="sub">{say("table.mayBlock", { n: most })}</span>}
                {must !== undefined && <span class="sub">{say("table.blocksIfAble")}</span>}
              </span>
              <fieldset class="segments" aria-label={say("table.whatBlocks", { what: voice.thing(blocker) })}>
                {attackers.map((attacker) => (
                  <button
                    key={attacker}
                    type="button"
                    class="choice"
                    aria-pressed={blocks.some((one) => one.blocker === blocker && one.attacker === attacker)}
                    onClick={() => onWork({ ...work, draft: toggleBlock(work.draft, blocker, attacker, most) })}
                  >
                    {sized(attacker)}
                  </button>
                ))}
              </fieldset>
            </li>
          ))}
        </ul>
      </Lines>
      <Send send={send}>{words}</Send>
    </>
  );
}
