import type { CardEffect } from "./effects/cards.ts";
import type { CounterEffect } from "./effects/counters.ts";
import type { CreatingEffect } from "./effects/creating.ts";
import type { FlowEffect } from "./effects/flow.ts";
import type { GeneratedEffect } from "./effects/generated.ts";
import type { PermanentEffect } from "./effects/permanents.ts";
import type { PlayerEffect } from "./effects/players.ts";
import type { TurnEffect } from "./effects/turns.ts";

/**
 * One instruction (608.2c). Instructions are followed in order. `note` names what the instruction dealt with (objects
 * moved, created, chosen; players) and how much, for later references: `{ what: "noted" }`, `{ amount: "noted" }`,
 * `{ if: "did" }`.
 */
export type Effect = EffectKind & { readonly note?: string };

/** By what they are about; a kind is told by `do`. */
export type EffectKind =
  | PermanentEffect
  | CounterEffect
  | PlayerEffect
  | CardEffect
  | CreatingEffect
  | TurnEffect
  | GeneratedEffect
  | FlowEffect;
