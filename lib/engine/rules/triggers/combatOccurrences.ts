import type { Attacker } from "../../state/combat.ts";
import type { HistoryEntry } from "../../state/history.ts";
import { isPlayer, type ObjectId, type Seat } from "../../state/ids.ts";

/** What declarations of attackers and blockers are to the abilities that look for them (508.3, 509.5). */

/** 508.3: each creature attacks; each attacking player (805.10a) attacks, and attacks each player once; each of the attacked is attacked. */
export function attackEntries(attackers: readonly Attacker[]): readonly HistoryEntry[] {
  if (attackers.length === 0) return [];
  const players = [...new Set(attackers.map(({ controller }) => controller))];
  const declared = (seat: Seat, all: readonly Attacker[]) => all.filter(({ controller }) => controller === seat);
  const idsOf = (all: readonly Attacker[]): readonly ObjectId[] => all.map(({ id }) => id);
  const attacked = [...new Set(attackers.map(({ defender, defendingPlayer }) => defender ?? defendingPlayer))];
  return [
    ...players.map((player): HistoryEntry => {
      const own = declared(player, attackers);
      return { on: "attackDeclared", facts: { player, objects: idsOf(own), amount: own.length } };
    }),
    ...attacked.flatMap((defender): HistoryEntry[] => {
      const by = attackers.filter((a) => (a.defender ?? a.defendingPlayer) === defender);
      if (!isPlayer(defender))
        return [{ on: "attacked", facts: { object: defender, player: by[0]!.defendingPlayer, amount: by.length } }];
      return [
        ...players.flatMap((player): HistoryEntry[] => {
          const own = declared(player, by);
          if (own.length === 0) return [];
          const facts = { player, other: defender, objects: idsOf(own), amount: own.length };
          return [{ on: "attackDeclared", facts, detail: "each" }];
        }),
        { on: "attacked", facts: { player: defender, objects: idsOf(by), amount: by.length } },
      ];
    }),
    ...attackers.map(
      (a): HistoryEntry => ({
        on: "attacks",
        facts: {
          object: a.id,
          other: a.defender ?? a.defendingPlayer,
          player: a.defendingPlayer,
          amount: attackers.length,
        },
      }),
    ),
  ];
}

/**
 * 509.5: what is new about blocking and being blocked. Once for each creature; once for each pair ("each"); and how many
 * there are now on the other side ("number", with how many there were in `ordinal`). `entered`: the blockers were put
 * onto the battlefield blocking, so that they never blocked (509.7).
 */
export function blockingEntries(
  before: readonly Attacker[],
  after: readonly Attacker[],
  entered: boolean,
): readonly HistoryEntry[] {
  const found: HistoryEntry[] = [];
  const earlier = new Map(before.map((attacker) => [attacker.id, attacker]));
  for (const { id, blocked, blockers } of after) {
    const was = earlier.get(id);
    const had = was?.blockers ?? [];
    const added = blockers.filter((blocker) => !had.includes(blocker));
    if (blocked && !was?.blocked) found.push({ on: "becomesBlocked", facts: { object: id, ...first(blockers) } });
    for (const blocker of added)
      found.push({ on: "becomesBlocked", facts: { object: id, other: blocker }, detail: "each" });
    if (blockers.length !== had.length) found.push(numbered("becomesBlocked", id, had.length, blockers.length));
  }
  if (entered) return found;
  const blockedBefore = byBlocker(before);
  for (const [blocker, has] of byBlocker(after)) {
    const had = blockedBefore.get(blocker) ?? [];
    const added = has.filter((id) => !had.includes(id));
    if (had.length === 0) found.push({ on: "blocks", facts: { object: blocker, ...first(has) } });
    for (const id of added) found.push({ on: "blocks", facts: { object: blocker, other: id }, detail: "each" });
    if (added.length > 0) found.push(numbered("blocks", blocker, had.length, has.length));
  }
  return found;
}

/** 509.5g: at the declaration; not what was blocked and is so no more. */
export const unblockedEntries = (attackers: readonly Attacker[]): readonly HistoryEntry[] =>
  attackers
    .filter(({ blocked }) => !blocked)
    .map(({ id, defender, defendingPlayer }) => ({
      on: "attacksUnblocked",
      facts: { object: id, other: defender ?? defendingPlayer, player: defendingPlayer },
    }));

const first = ([other]: readonly ObjectId[]) => (other === undefined ? {} : { other });

function byBlocker(attackers: readonly Attacker[]): ReadonlyMap<ObjectId, readonly ObjectId[]> {
  const found = new Map<ObjectId, ObjectId[]>();
  for (const { id, blockers } of attackers)
    for (const blocker of blockers) {
      const blocked = found.get(blocker);
      if (blocked === undefined) found.set(blocker, [id]);
      else blocked.push(id);
    }
  return found;
}

const numbered = (
  on: "blocks" | "becomesBlocked",
  object: ObjectId,
  ordinal: number,
  amount: number,
): HistoryEntry => ({
  on,
  facts: { object, amount },
  detail: "number",
  ordinal,
});
