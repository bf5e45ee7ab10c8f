import type { Seat } from "../../engine/state/ids.ts";
import { changeGame } from "../actions/changeGame.ts";
import { concede } from "../actions/concede.ts";
import { concedeMatch } from "../actions/sideboard.ts";
import type { Forgotten } from "../api.ts";
import { beginChallenge } from "../challenge/begin.ts";
import { type ChallengeRecord, challengesWith, writeRecord } from "../challenge/record.ts";
import type { Changed } from "../commit/changed.ts";
import type { HostContext } from "../hostContext.ts";
import { isDecided, isReady } from "../match/match.ts";
import { nextGameOf } from "../match/nextGame.ts";
import { deleteIdentity, readIdentity } from "../people/identities.ts";
import { forgetMailbox } from "../people/mailboxes.ts";
import { gamesOf, playerAt, readPlayer } from "../people/players.ts";
import { raiseEpoch } from "../people/renewLink.ts";
import { forgetRecovery } from "../people/sessions.ts";
import { Refused } from "../refusal.ts";
import { atSeat, socialOf } from "../social/social.ts";
import { type Key, S } from "../storage/db.ts";
import type { Opened } from "../storage/open.ts";
import { text } from "../storage/store.ts";
import { accountKey, seatKey, sessionKeyAt, waitKey } from "../storage/tableKeys.ts";

/** What a player is called who is forgotten: no word of any language. */
export const NOBODY = "\u2014";

/**
 * Forgets a player, truly: games that go on are conceded; their name, what they said and what they noted are gone from every
 * game, their seats' links open nothing; what else is kept of them is deleted, and last what opens their account. Whoever
 * never hears of it does the same again. Throws `Refused`, for a game that may not be touched now too: the rest is done.
 */
export async function forgetPlayer<G>(host: HostContext<G>, player: string): Promise<Forgotten> {
  for (const record of await challengesWith(host.db, player)) await leaveChallenge(host, record, player);
  let games = 0;
  let refused: Refused | undefined;
  const left = new Set<string>();
  // Leaving one may begin the next, which everybody had agreed to.
  for (let more = await gamesOf(host.db, player, true); more.length > 0; ) {
    for (const { gameId, seat } of more)
      try {
        left.add(waitKey(player, gameId, seat).sk);
        await leaveGame(host, gameId, seat, player);
        games++;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        refused = error;
      }
    more = (await gamesOf(host.db, player, true)).filter(
      ({ gameId, seat }) => !left.has(waitKey(player, gameId, seat).sk),
    );
  }
  if (refused) throw refused;
  for (const { channel, address: account } of (await readPlayer(host.db, player)).reach)
    if (channel === "email") await forgetMailbox(host.db, account, player);
    else if ((await readIdentity(host.db, { channel, account }))?.player === player)
      await deleteIdentity(host.db, { channel, account });
  await deleteItems(host, player);
  return { games };
}

async function leaveGame<G>(host: HostContext<G>, gameId: string, seat: Seat, player: string): Promise<void> {
  // Somebody else's by now.
  if (((await playerAt(host.db, gameId, seat)) ?? player) !== player)
    return host.db.delete(waitKey(player, gameId, seat));
  await changeGame(host, gameId, {
    ...{ seat, actionId: `forget#${player}`, body: "", automatic: true },
    apply: (opened) => ({ ...left(host, opened, seat), ...namelessSeat(opened, seat) }),
  }).catch((error: unknown) => {
    if (!(error instanceof Refused && error.code === "unknown-game")) throw error;
  });
  await host.db.delete(seatKey(gameId, seat));
  await host.db.delete(waitKey(player, gameId, seat));
}

/** 104.3a: nobody has to wait for them, in this game or the next of its match. */
function left<G>(host: HostContext<G>, opened: Opened<G>, seat: Seat): Changed<G> {
  const { record, game } = opened;
  const { setup } = socialOf(record);
  const changed: Changed<G> =
    setup?.match && !isDecided(setup.match) && !isReady(setup.match)
      ? concedeMatch(host, opened, seat)
      : record.over || host.engine.view(game, null).players[seat]?.lost
        ? { game, events: [] }
        : concede(host, opened, seat);
  const social = changed.social ?? socialOf(record);
  return {
    ...changed,
    social: {
      ...social,
      chat: social.chat.filter((line) => line.seat !== seat),
      notes: atSeat(social.notes, seat, ""),
      // What all agreed to is begun by whoever comes first, and left then: whoever was about to begin it may know the name.
      rematch: nextGameOf(record) ? social.rematch : social.rematch.filter((one) => one !== seat),
    },
  };
}

const namelessSeat = <G>(opened: Opened<G>, seat: Seat) => ({
  epochs: raiseEpoch(opened, seat).epochs!,
  seats: opened.record.blob.seats.map((one) => (one.seat === seat ? { ...one, name: NOBODY } : one)),
});

/** One that waits for others is taken back, or waits on without them; of any other only the name is left out. */
async function leaveChallenge<G>(host: HostContext<G>, seen: ChallengeRecord, player: string): Promise<void> {
  if (seen.status === "full") await beginChallenge(host, seen.id);
  const record = seen.status === "full" ? { ...seen, version: seen.version + 1, status: "begun" as const } : seen;
  const isWaiting = record.status === "waiting";
  const isPoster = record.places[0]?.player === player;
  const places =
    isWaiting && !isPoster
      ? record.places.filter((one) => one.player !== player)
      : record.places.map((one) => (one.player === player ? { ...one, name: NOBODY, player: NOBODY } : one));
  const status = isWaiting && isPoster ? "withdrawn" : record.status;
  if (!(await writeRecord(host.db, { ...record, version: record.version + 1, places, status })))
    throw new Refused(409, "busy", "Others are changing a challenge of yours right now. Send the same request again.");
}

/** The account last: until it is gone, all of this can be asked for again. */
async function deleteItems<G>({ db }: HostContext<G>, player: string): Promise<void> {
  const account = accountKey(player);
  const where = { text: "pk = :player", values: { ":player": S(account.pk) } };
  for await (const item of db.query({ where, strong: true })) {
    const key: Key = { pk: text(item, "pk"), sk: text(item, "sk") };
    if (key.sk !== account.sk) await db.delete(key);
    // What opened the account in another browser.
    if (key.sk.startsWith("SESSION#") && item.hash?.S !== undefined) await db.delete(sessionKeyAt(item.hash.S));
  }
  await forgetRecovery(db, player);
  const opening = await db.get(account);
  for (const hash of [opening?.begun?.S, opening?.raisedBy?.S])
    if (hash !== undefined) await db.delete(sessionKeyAt(hash));
  await db.delete(account);
}
