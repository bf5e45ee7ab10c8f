import type { Seat } from "../../engine/state/ids.ts";
import type { ExchangeLink, KeepAccount, OpenMine, SeatOpened } from "../api.ts";
import type { HostContext } from "../hostContext.ts";
import { forgetChannelHealth } from "../people/channelHealth.ts";
import { bindLink, checkFree, type Link, putLink, readLink } from "../people/links.ts";
import { playerAt, sitDown } from "../people/players.ts";
import { isGuest, newGuest } from "../people/sessions.ts";
import { issueToken, SEAT_TOKEN_LIFE_MS, type SeatToken } from "../people/tokens.ts";
import { Refused, unknownGame } from "../refusal.ts";
import { newSecret, webhookSecret } from "../signingKeys.ts";
import { peekGame } from "../storage/store.ts";
import { savePlayer } from "./profile.ts";
import { begun, opened } from "./session.ts";
import { takeAbsence } from "./vacation.ts";

/**
 * Exchanges the secret of a link for a token of that one seat; a link's first use binds it to a player. `known` is the
 * player whose account's token came with the request. Again with the same link, nothing is written. Throws `Refused`.
 */
export const exchange = async <G>(host: HostContext<G>, request: ExchangeLink, known?: string): Promise<SeatOpened> =>
  take(host, request, await goodLink(host, request), known);

/** The same in the name of an account that begins with it, for a link that opens something. Throws `Refused`. */
export async function exchangeAndBegin<G>(
  host: HostContext<G>,
  request: ExchangeLink,
  keep: KeepAccount,
): Promise<SeatOpened> {
  const link = await goodLink(host, request);
  const account = await begun(host, keep);
  return { ...(await take(host, request, link, account.player)), account: await opened(host, account) };
}

async function goodLink<G>(host: HostContext<G>, { secret }: ExchangeLink): Promise<Link> {
  const link = await readLink(host.db, secret);
  if (!link) throw new Refused(403, "unknown-link", "This link opens no seat. Check that it was copied whole.");
  if (link.expiresAt <= host.now())
    throw new Refused(410, "expired-link", "This link has expired. Ask whoever sent it for a new one.");
  // A token of an epoch that is over by now opens nothing: for what binds nobody, a cheap read does.
  const peek = await peekGame(host.db, link.gameId, !link.player);
  if (!peek) throw unknownGame();
  if (peek.epochs[link.seat] !== link.epoch)
    throw new Refused(410, "revoked-link", "This link was revoked. Ask for a new one.");
  return link;
}

async function take<G>(host: HostContext<G>, request: ExchangeLink, link: Link, known?: string): Promise<SeatOpened> {
  const { player: taker, keep } = await bound(host, request, link, known);
  const { gameId, seat } = link;
  const sits = await playerAt(host.db, gameId, seat, false);
  // A seat that has gone to another account since (ownData/linkChat.ts) is that one's, whoever a link was made for.
  const player = sits ?? taker;
  const reaches = request.webhook !== undefined || request.quiet !== undefined;
  if (reaches && !isGuest(player) && player !== known)
    throw new Refused(403, "account-only", "How to reach you is your account's. Open it, and set it there.");
  if (sits === undefined) await sitDown(host.db, gameId, seat, player, () => takeAbsence(host, gameId, seat, player));
  if (reaches) await setReach(host, player, request);
  return {
    ...(await seatOpened(host, { player, game: gameId, seat, epoch: link.epoch }, keep)),
    ...(request.webhook !== undefined && { webhookSecret: await webhookSecret(host.keys, player) }),
  };
}

const seatOpened = async <G>(host: HostContext<G>, token: SeatToken, secret: string): Promise<SeatOpened> => ({
  ...{ gameId: token.game, seat: token.seat, secret },
  token: await issueToken(token, host.keys, host.now()),
  expiresAt: host.now() + SEAT_TOKEN_LIFE_MS,
});

/** Opens a game of the player whose account it is: their list of games leads to each. Throws `Refused`. */
export async function openMine<G>(
  host: HostContext<G>,
  { gameId, seat, keep }: OpenMine,
  player: string,
): Promise<SeatOpened> {
  const token = await seatOfMine(host, gameId, seat, player);
  await putLink(host.db, keep, { gameId, seat, as: "link", epoch: token.epoch, player }, host.now());
  return seatOpened(host, token, keep);
}

/** What opens a seat in which this player sits. Throws `Refused`. */
export async function seatOfMine<G>(
  host: HostContext<G>,
  gameId: string,
  seat: Seat,
  player: string,
): Promise<SeatToken> {
  const there = await peekGame(host.db, gameId, true);
  if (!there) throw unknownGame();
  if ((await playerAt(host.db, gameId, seat)) !== player)
    throw new Refused(403, "not-your-seat", "Another player sits there. Open your own link.");
  return { player, game: gameId, seat, epoch: there.epochs[seat] ?? 0 };
}

async function bound<G>(host: HostContext<G>, { secret, keep: wanted }: ExchangeLink, link: Link, known?: string) {
  if (link.as === "link" && link.player) return { player: link.player, keep: secret };
  const keep = link.as === "link" ? secret : (wanted ?? newSecret());
  if (link.as === "invite") await checkFree(host.db, keep, link);
  const used = () => new Refused(409, "used-link", "This invite was already taken. Ask for another one.");
  if (!(await bindLink(host.db, secret, known ?? newGuest(host.now()), keep))) throw used();
  const player = (await readLink(host.db, secret))?.player;
  if (!player) throw used();
  if (link.as === "invite") await putLink(host.db, keep, { ...link, as: "link", player }, host.now());
  return { player, keep };
}

async function setReach<G>(host: HostContext<G>, id: string, { webhook, quiet }: ExchangeLink): Promise<void> {
  await savePlayer(host, id, (player) => {
    const others = player.reach.filter(({ channel }) => channel !== "webhook");
    return {
      ...player,
      reach: webhook === undefined ? player.reach : [...others, { channel: "webhook", address: webhook }],
      ...(quiet && { quiet, zone: quiet.zone }),
    };
  });
  if (webhook !== undefined) await forgetChannelHealth(host.db, id, "webhook");
}
