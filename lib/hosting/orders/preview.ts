import type { Engine, LogEntry } from "../../engine/api.ts";
import type { Decision } from "../../engine/decisions.ts";
import { LOOKED_AHEAD } from "../../engine/limits.ts";
import type { Seat } from "../../engine/state/ids.ts";
import { gathered } from "../../engine/view/gather.ts";
import type { Preview, Previewed } from "../api.ts";
import type { HostContext } from "../hostContext.ts";
import { checkEpoch, type SeatToken } from "../people/tokens.ts";
import { Refused } from "../refusal.ts";
import { openGame } from "../storage/open.ts";
import { AutoPassing } from "./autoPass.ts";
import { defaultAnswer } from "./defaultAnswer.ts";
import { areSimultaneous, nextOpen } from "./open.ts";
import { NO_ORDERS, ordersOf, type SeatOrders } from "./orders.ts";
import type { Plan } from "./plan.ts";

/** Chance in a supposed world comes to nothing: it ends before. So any seed will do that is not the game's. */
export const DETERMINIZED_SEED = "0".repeat(64);
const MOST_STEPS = 400;

/** What would happen if the others passed, as far as this seat can know. Throws `Refused`. */
export async function preview<G>(host: HostContext<G>, token: SeatToken, request: Preview): Promise<Previewed> {
  const { record, game } = await openGame(host, token.game);
  checkEpoch(record.epochs, token);
  const world = host.engine.determinize(game, token.seat, DETERMINIZED_SEED, LOOKED_AHEAD);
  if (world === undefined)
    throw new Refused(409, "no-preview-now", "Somebody is in the middle of something. Look again when it is done.");
  const { plan: own, ...mine } = ordersOf(record.blob.orders, token.seat);
  const plan: Plan | undefined = request.plan ? { ...request.plan, objections: [] } : own;
  const orders = { ...mine, ...(plan && { plan }), ...(request.stops && { stops: request.stops }) };
  return inDeterminized(host.engine, world, token.seat, orders);
}

/** Runs a supposed world on. What is open in it may be answered by a plan; orders and stops hold from then on. */
export function inDeterminized<G>(engine: Engine<G>, world: G, seat: Seat, mine: SeatOrders): Previewed {
  const players = engine.view(world, null).players;
  const orders = players.map((_, at) => (at === seat ? mine : NO_ORDERS));
  const autoPassing = new AutoPassing(engine, { game: world, events: [], orders });
  const assumed: Previewed["assumed"][number][] = [];
  let stopped: Pick<Previewed, "stopped" | "seat"> = { stopped: "far" };
  const before = engine.effort(world);
  const isFar = (): boolean =>
    autoPassing.hasConsideredMuch() || engine.effort(autoPassing.game) - before > LOOKED_AHEAD.inAll;
  for (let step = 0; step < MOST_STEPS && !isFar(); step++) {
    const end = endOf(engine, autoPassing, seat);
    if (end !== undefined) {
      stopped = end;
      break;
    }
    const decision = nextOpen(engine, autoPassing.game, seat);
    if (decision === undefined) throw new Error("a world that neither ended nor asks anything");
    if (decision.decidedBy === seat) {
      if (step === 0 ? !autoPassing.plans(seat) : !autoPassing.goesOn(decision)) {
        stopped = { stopped: "asked" };
        break;
      }
    } else if (!assumes(autoPassing, engine, decision)) {
      stopped = { stopped: "choice", seat: decision.decidedBy };
      break;
    } else assumed.push({ seat: decision.decidedBy, ask: decision.ask as Previewed["assumed"][number]["ask"] });
  }
  return previewed(engine, autoPassing, seat, { ...stopped, assumed }, mine.plan);
}

/** The world is over, or what comes next is not known. */
function endOf<G>(
  engine: Engine<G>,
  { game }: AutoPassing<G>,
  seat: Seat,
): Pick<Previewed, "stopped" | "seat"> | undefined {
  if (engine.result(game) !== undefined) return { stopped: "over" };
  const unknownReached = engine.unknownReached(game);
  if (unknownReached !== undefined) return { stopped: unknownReached };
  const open = engine.pending(game);
  if (!areSimultaneous(open)) return undefined;
  return open.some(({ decidedBy }) => decidedBy === seat) ? { stopped: "asked" } : { stopped: "choice" };
}

export const hasEnded = <G>(engine: Engine<G>, game: G): boolean =>
  engine.result(game) !== undefined ||
  engine.unknownReached(game) !== undefined ||
  areSimultaneous(engine.pending(game));

/** Others pass, attack with no more than they have to, and do not block. */
export function assumes<G>(
  autoPassing: AutoPassing<G>,
  engine: Engine<G>,
  { ask, decidedBy: seat }: Decision,
): boolean {
  if (ask !== "priority" && ask !== "attackers" && ask !== "blockers") return false;
  const [question] = engine.questions(autoPassing.game, seat);
  if (question === undefined) return false;
  const { slot } = question;
  return autoPassing.submit(seat, { slot, answer: defaultAnswer(question, 0) }) === undefined;
}

function previewed<G>(
  engine: Engine<G>,
  { game, events, orders }: AutoPassing<G>,
  seat: Seat,
  how: Pick<Previewed, "stopped" | "seat" | "assumed">,
  plan: Plan | undefined,
): Previewed {
  const left = ordersOf(orders, seat).plan;
  const entries: readonly LogEntry[] = events;
  return {
    view: gathered(engine.view(game, seat)),
    events: engine.redact(game, seat, entries),
    ...how,
    ...(plan && {
      plan: {
        done: plan.steps.length - (left?.steps.length ?? 0),
        ...(left?.returned && { returned: left.returned }),
      },
    }),
  };
}
