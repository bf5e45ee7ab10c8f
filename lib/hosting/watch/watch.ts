import { timingSafeEqual } from "node:crypto";
import { gathered } from "../../engine/view/gather.ts";
import type { SeatView } from "../../engine/views.ts";
import type { HostContext } from "../hostContext.ts";
import { Refused } from "../refusal.ts";
import { canonical, hmac, sha256 } from "../signingKeys.ts";
import { entriesOf, type WatchedVersion } from "../storage/log.ts";
import { type Opened, openGame, sound } from "../storage/open.ts";
import { versionsBefore } from "../storage/readLog.ts";
import { linkKeyOf } from "../storage/record.ts";
import type { Watched } from "./api.ts";
import { watchSecret } from "./secret.ts";

/** So many entries lead up to what is shown. */
const MOST_EVENTS = 60;

/** A version as anybody may see it, now; kept with its log when it is overwritten, the same whoever does that. */
export function watchedVersion<G>({ engine }: HostContext<G>, game: G, at: number): WatchedVersion {
  const view = gathered(engine.view(game, null));
  return { at, turn: view.turn.number, view };
}

/** With what happened then. */
interface WatchPage extends WatchedVersion {
  readonly events: Watched["events"];
}

/** What a spectator sees, or "unchanged" if `known` is its ETag. Throws `Refused`. */
export async function watched<G>(host: HostContext<G>, gameId: string, secret: string, known: string | undefined) {
  const opened = await openGame(host, gameId);
  const { watch, seats } = opened.record.blob;
  if (!watch || !timingSafeEqual(sha256(secret), sha256(watchSecret(opened.record)))) throw notToWatch();
  const seen: Watched = { gameId, seats, rules: watch.rules, ...(await shownNow(host, opened, watch)) };
  const tag = hmac(linkKeyOf(opened.record.blob), `watched ${JSON.stringify(seen)}`)
    .subarray(0, 15)
    .toString("base64url");
  const etag = `"${tag}.${host.build.slice(0, 8)}"`;
  if (known?.split(/\s*,\s*/).includes(etag)) return { unchanged: true as const, etag };
  return { unchanged: false as const, etag, watched: seen };
}

/** The view that spectators have now; undefined as long as the game has not gone on so far. Throws `Refused` where nobody may watch. */
export async function spectatorsView<G>(host: HostContext<G>, opened: Opened<G>): Promise<SeatView | undefined> {
  const { watch } = opened.record.blob;
  if (!watch) throw notToWatch();
  return (await shownNow(host, opened, watch)).view;
}

export const notToWatch = (): Refused =>
  new Refused(403, "not-to-watch", "This link opens no game to watch. Check that it was copied whole.");

const sameView = (one: WatchPage, other: WatchPage): boolean => canonical(one.view) === canonical(other.view);

type Watch = NonNullable<Opened<unknown>["record"]["blob"]["watch"]>;

/** The newest version that is old enough, with what happened up to it; the last one at once when the game is over. */
async function shownNow<G>(
  host: HostContext<G>,
  opened: Opened<G>,
  { rules, at }: Watch,
): Promise<Partial<Watched> & Pick<Watched, "events">> {
  const { record, game } = opened;
  const live = { ...watchedVersion(host, game, at), events: host.engine.told(game, null, record.blob.events) };
  const latest = { at: host.now() - (rules.ms ?? 0), turn: live.turn - (rules.turns ?? 0) };
  let shown: WatchPage | undefined;
  let events: Watched["events"] = [];
  let ends = false;
  const take = (page: WatchPage): boolean => {
    if (!shown && !record.over && (page.at > latest.at || page.turn > latest.turn)) return true;
    // It looked like that since the first version that did: when players talked to each other is not for spectators.
    ends ||= shown !== undefined && (events.length > 0 || !sameView(shown, page));
    if (!shown || !ends) shown = page;
    events = [...page.events, ...events];
    return !ends || events.length < MOST_EVENTS;
  };
  if (take(live))
    await sound(host, record.gameId, async () => {
      for await (const one of versionsBefore(host.db, record))
        if (one.watch && !take({ ...one.watch, events: entriesOf(host.engine, game, one, null) })) break;
    });
  return { ...(shown && { view: shown.view, at: shown.at }), events: events.slice(-MOST_EVENTS) };
}
