import { ulid } from "ulid";
import type { ExchangeLink, OpenMine, SeatOpened } from "../api.ts";
import type { HostContext } from "../hostContext.ts";
import { bindLink, type Link, putLink, readLink } from "../people/links.ts";
import { playerAt, sitDown } from "../people/players.ts";
import { checkEpoch, issueToken, type SeatToken, TOKEN_LIFE_MS } from "../people/tokens.ts";
import { Refused, unknownGame } from "../refusal.ts";
import { newSecret, webhookSecret } from "../signingKeys.ts";
import { peekGame } from "../storage/store.ts";
import { savePlayer } from "./profile.ts";
import { takeAbsence } from "./vacation.ts";

/**
 * Exchanges the secret of a link for a token; a link's first use binds it to a player. `known` is the player who asks,
 * if a token came with the request. Throws `Refused`.
 */
export async function exchange<G>(host: HostContext<G>, request: ExchangeLink, known?: string): Promise<SeatOpened> {
  const { secret } = request;
  const link = await readLink(host.db, secret);
  if (!link) throw new Refused(403, "unknown-link", "This link opens no seat. Check that it was copied whole.");
  if (link.expiresAt <= host.now())
    throw new Refused(410, "expired-link", "This link has expired. Ask whoever sent it for a new one.");
  const peek = await peekGame(host.db, link.gameId, true);
  if (!peek) throw unknownGame();
  if (peek.epochs[link.seat] !== link.epoch)
    throw new Refused(410, "revoked-link", "This link was revoked. Ask for a new one.");

  const { player, keep } = await bound(host, request, link, known);
  await sitDown(host.db, link.gameId, link.seat, player);
  if (request.webhook !== undefined || request.quiet !== undefined) await setReach(host, player, request);
  else await takeAbsence(host, link.gameId, link.seat, player);
  const token = { player, game: link.gameId, seat: link.seat, epoch: link.epoch };
  return {
    gameId: link.gameId,
    seat: link.seat,
    token: await issueToken(token, host.keys, host.now()),
    expiresAt: host.now() + TOKEN_LIFE_MS,
    secret: keep,
    ...(request.webhook !== undefined && { webhookSecret: await webhookSecret(host.keys, player) }),
  };
}

/** Opens another game of the player who asks: their list of games leads from one to the next. Throws `Refused`. */
export async function openMine<G>(
  host: HostContext<G>,
  { gameId, seat, keep }: OpenMine,
  by: SeatToken,
): Promise<SeatOpened> {
  const [here, there] = await Promise.all([peekGame(host.db, by.game, true), peekGame(host.db, gameId, true)]);
  if (!here || !there) throw unknownGame();
  checkEpoch(here.epochs, by);
  if ((await playerAt(host.db, gameId, seat)) !== by.player)
    throw new Refused(403, "not-your-seat", "Another player sits there. Open your own link.");
  const epoch = there.epochs[seat] ?? 0;
  const { player } = by;
  await putLink(host.db, keep, { gameId, seat, as: "link", epoch, player }, host.now());
  return {
    ...{ gameId, seat, secret: keep },
    token: await issueToken({ player, game: gameId, seat, epoch }, host.keys, host.now()),
    expiresAt: host.now() + TOKEN_LIFE_MS,
  };
}

async function bound<G>(host: HostContext<G>, { secret, keep: wanted }: ExchangeLink, link: Link, known?: string) {
  if (link.as === "link" && link.player) return { player: link.player, keep: secret };
  const keep = link.as === "link" ? secret : (wanted ?? newSecret());
  const used = () => new Refused(409, "used-link", "This invite was already taken. Ask for another one.");
  if (!(await bindLink(host.db, secret, known ?? ulid(host.now()), keep))) throw used();
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
}
