import { useMemo } from "preact/hooks";
import type { PermanentView } from "../../../lib/engine/views.ts";
import type { Lane } from "../../../lib/view/lanes.ts";
import { attachmentsOf } from "../../../lib/view/piles.ts";
import { say } from "../../language.ts";
import { useMarks, useTable } from "./context.ts";
import { Thing } from "./thing.tsx";

/** The fight in the middle of the table: each attacker across from what blocks it, the near player's below. */
export function Lanes({ lanes, near }: { lanes: readonly Lane[]; near: number | undefined }) {
  const { turn } = useTable().view;
  if (lanes.length === 0) return null;
  // Room for who blocks, as long as somebody may.
  const isOpen =
    turn.step === "declareAttackers" ||
    turn.step === "declareBlockers" ||
    lanes.some(({ blockers }) => blockers.length > 0);
  return (
    <ol class={`lanes ${isOpen ? "is-open" : ""}`} aria-label={say("table.combat")}>
      {lanes.map(({ attackers, blockers }) => {
        const [first] = attackers;
        const below = first?.controller === near;
        const fighting = <Fighters key="attackers" all={attackers} as={attackers.length > 1 ? "pile" : "each"} />;
        const facing = <Fighters key="blockers" all={blockers} as="each" />;
        return (
          <li key={first?.id} class={`lane ${blockers.length > 0 ? "is-blocked" : ""}`}>
            {below ? [facing, fighting] : [fighting, facing]}
          </li>
        );
      })}
    </ol>
  );
}

function Fighters({ all, as }: { all: readonly PermanentView[]; as: "pile" | "each" }) {
  const { view } = useTable();
  const markOf = useMarks();
  const attachments = useMemo(() => attachmentsOf(view), [view]);
  const shown = as === "pile" ? all.slice(0, 1) : all;
  const many = all.reduce((sum, { count = 1 }) => sum + count, 0);
  return (
    <ul class="lane-side">
      {shown.map((one) => {
        const carried = attachments.get(one.id) ?? [];
        return (
          <li key={one.id} class={carried.length > 0 ? "carries" : undefined}>
            <Thing card={one} as="tile" mark={markOf(one.id)} many={as === "pile" ? many : (one.count ?? 1)} />
            {carried.map((attached) => (
              <Thing key={attached.id} card={attached} as="chip" mark={markOf(attached.id)} />
            ))}
          </li>
        );
      })}
    </ul>
  );
}
