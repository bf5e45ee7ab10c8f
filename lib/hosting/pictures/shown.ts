import type { Seat } from "../../engine/state/ids.ts";
import { gathered } from "../../engine/view/gather.ts";
import type { SeatView } from "../../engine/views.ts";
import type { HostContext } from "../hostContext.ts";
import { Refused } from "../refusal.ts";
import { type Opened, openGame } from "../storage/open.ts";
import { spectatorsView } from "../watch/watch.ts";
import type { PictureSubject } from "./address.ts";

/** What a picture is made of: a view, and what its players are called. */
export interface Shown<G> {
  readonly opened: Opened<G>;
  /** Absent while spectators see nothing of the game yet. */
  readonly view?: SeatView;
  readonly names: Readonly<Record<Seat, string>>;
}

/** Throws `Refused`, also where the seat's links were revoked since, and where nobody may watch. */
export async function shownIn<G>(
  host: HostContext<G>,
  { gameId, of, epoch }: Pick<PictureSubject, "gameId" | "of" | "epoch">,
): Promise<Shown<G>> {
  return shownOf(host, await openGame(host, gameId, false), of, epoch);
}

export async function shownOf<G>(
  host: HostContext<G>,
  opened: Opened<G>,
  of: PictureSubject["of"],
  epoch: number,
): Promise<Shown<G>> {
  const { record, game } = opened;
  const names = Object.fromEntries(record.blob.seats.map(({ seat, name }) => [seat, name]));
  if (of === "watch") {
    const view = await spectatorsView(host, opened);
    return { opened, names, ...(view && { view }) };
  }
  if (of !== "table" && record.epochs[of] !== epoch)
    throw new Refused(410, "picture-revoked", "The link to this seat was revoked, and its pictures with it.");
  return { opened, names, view: gathered(host.engine.view(game, of === "table" ? null : of)) };
}
