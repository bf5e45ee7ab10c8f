import type { PriorityAction } from "../decisions.ts";
import type { Game, Procedure } from "../game.ts";
import { EXILING, exilable, exileToCastLater } from "../keywords/exiling.ts";
import { turnableUp, turnUp } from "../keywords/face-down.ts";
import { Illegal } from "../procedure.ts";
import type { ObjectId, Seat } from "../state/ids.ts";

type Special = Extract<PriorityAction, { act: "special" }>;

/** 116.2b-k: the special actions other than playing a land, each a keyword's. */
export interface SpecialAction {
  readonly name: string;
  /** Those this player could take now. */
  readonly available: (game: Game, player: Seat) => readonly Special[];
  readonly perform: (game: Game, player: Seat, action: Special) => Procedure;
}

const special = (name: string, object: ObjectId): Special => ({ act: "special", special: name, object });

const SPECIAL_ACTIONS: readonly SpecialAction[] = [
  {
    name: "turnFaceUp",
    available: (game, player) => turnableUp(game, player).map((id) => special("turnFaceUp", id)),
    perform: (game, player, { object }) => turnUp(game, player, object),
  },
  ...EXILING.map(
    (exiling): SpecialAction => ({
      name: exiling.name,
      available: (game, player) => exilable(game, player, exiling).map((id) => special(exiling.name, id)),
      perform: (game, player, { object }) => exileToCastLater(game, player, object, exiling),
    }),
  ),
];

export function specialActionsFor(game: Game, player: Seat): readonly Special[] {
  const found: Special[] = [];
  for (const { available } of SPECIAL_ACTIONS) found.push(...available(game, player));
  return found;
}

export function* specialAction(game: Game, player: Seat, action: Special): Procedure {
  const special = SPECIAL_ACTIONS.find((one) => one.name === action.special);
  if (special === undefined) throw new Illegal("no-such-action", "There is no such action.", "116.2");
  yield* special.perform(game, player, action);
}
