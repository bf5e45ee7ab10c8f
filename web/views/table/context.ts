import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Mark } from "../../../lib/answering/kind.ts";
import type { CardView, SeatView } from "../../../lib/engine/views.ts";
import type { Named } from "../../../lib/view/entities.ts";
import type { Voice } from "../../../lib/words/voice.ts";
import type { StandingOrder } from "../../net/wire.ts";

/** What everything drawn on a table shares. The same object until the table itself is another: a tap leaves it as it is. */
export interface TableTools {
  readonly view: SeatView;
  readonly voice: Voice;
  /** Whether the player wants to be asked how to pay; otherwise the table chooses the lands. */
  readonly byHand: boolean;
  setByHand(byHand: boolean): void;
  /** Passes, and goes on passing by this order; absent where nothing is really done. */
  readonly passUntil: ((order: StandingOrder) => void) | undefined;
  /** Whether answers may say where the rest of the turn leads to: not where nothing is really done. */
  readonly leads: boolean;
  /** Taps a thing that is marked. */
  tap(name: Named): void;
  /** What a mark says on its thing. */
  badge(name: Named, mark: Mark): string;
  /** Shows a card in full. */
  read(card: CardView): void;
  /** Shows a card in full as long as the pointer or the focus is on it; undefined ends it. */
  peek(card: CardView | undefined): void;
  /** Shows a pile of cards. */
  open(title: string, cards: readonly CardView[]): void;
}

export const TableContext = createContext<TableTools | undefined>(undefined);

export function useTable(): TableTools {
  const tools = useContext(TableContext);
  if (!tools) throw new Error("outside a table");
  return tools;
}

/** What a tap on a thing would do now, if anything. Another function after each tap; the marks that it leaves as they were are the same. */
export type MarkOf = (name: Named) => Mark | undefined;

export const MarksContext = createContext<MarkOf>(() => undefined);

export const useMarks = (): MarkOf => useContext(MarksContext);
