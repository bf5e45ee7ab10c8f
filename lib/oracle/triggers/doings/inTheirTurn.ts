import type { Players } from "../../../engine/abilities/references.ts";

/** Those of them whose turn it is. */
export const inTheirTurn = (of: Players): Players => ({
  who: "those",
  of,
  where: { if: "turnOf", who: { who: "current" } },
});
