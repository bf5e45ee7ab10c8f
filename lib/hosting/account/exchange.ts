import { ulid } from "ulid";
import type { ExchangeLink, OpenMine, SeatOpened } from "../api.ts";
import type { Table } from "../hostContext.ts";
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
export async function exchange<G>(table: Table<G>, request: ExchangeLink, known?: string): Promise<SeatOpened> {
  const { secret } = request;
  const link = await readLink(table.db, secret);
  if (!link) throw new Refused(403, "unknown-link", "This link opens no seat. Check that it was copied whole.");
  if (link.expiresAt <= table.now())
    throw new Refused(410, "expired-link", "This link has expired. Ask whoever sent it for a new one.");
  const peek = await peekGame(table.db, link.gameId, true);
  if (!peek) throw unknownGame();
  if (peek.epochs[link.seat] !== link.epoch)
    throw new Refused(410, "revoked-link", "This link was revoked. Ask for a new one.");

  const { player, keep } = await bound(table, request, link, known);
  await sitDown(table.db, link.gameId, link.seat, player);
  if (request.webhook !== undefined || request.quiet !== undefined) await setReach(table, player, request);
  else await takeAbsence(table, link.gameId, link.seat, player);
  const token = { player, game: link.gameId, seat: link.seat, epoch: link.epoch };
  return {
    gameId: link.gameId,
    seat: link.seat,
    token: await issueToken(token, table.keys, table.now()),
    expiresAt: table.now() + TOKEN_LIFE_MS,
    secret: keep,
    ...(request.webhook !== undefined && { webhookSecret: webhookSecret(table.keys, player) }),
  };
}

/** Opens another game of the player who asks: their list of games leads from one to the next. Throws `Refused`. */
export async function openMine<G>(
  table: Table<G>,
  { gameId, seat, keep }: OpenMine,
  by: SeatToken,
): Promise<SeatOpened> {
  const [here, there] = await Promise.all([peekGame(table.db, by.game, true), peekGame(table.db, gameId, true)]);
  if (!here || !there) throw unknownGame();
  checkEpoch(here.epochs, by);
  if ((await playerAt(table.db, gameId, seat)) !== by.player)
    throw new Refused(403, "not-your-seat", "Another player sits there. Open your own link.");
  const epoch = there.epochs[seat] ?? 0;
  const { player } = by;
  await putLink(table.db, keep, { gameId, seat, as: "link", epoch, player }, table.now());
  return {
    ...{ gameId, seat, secret: keep },
    token: await issueToken({ player, game: gameId, seat, epoch }, table.keys, table.now()),
    expiresAt: table.now() + TOKEN_LIFE_MS,
  };
}

async function bound<G>(table: Table<G>, { secret, keep: wanted }: ExchangeLink, link: Link, known?: string) {
  if (link.as === "link" && link.player) return { player: link.player, keep: secret };
  const keep = link.as === "link" ? secret : (wanted ?? newSecret());
  const used = () => new Refused(409, "used-link", "This invite was already taken. Ask for another one.");
  if (!(await bindLink(table.db, secret, known ?? ulid(table.now()), keep))) throw used();
  const player = (await readLink(table.db, secret))?.player;
  if (!player) throw used();
  if (link.as === "invite") await putLink(table.db, keep, { ...link, as: "link", player }, table.now());
  return { player, keep };
}

async function setReach<G>(table: Table<G>, id: string, { webhook, quiet }: ExchangeLink): Promise<void> {
  await savePlayer(table, id, (player) => {
    const others = player.reach.filter(({ channel }) => channel !== "webhook");
    return {
      ...player,
      reach: webhook === undefined ? player.reach : [...others, { channel: "webhook", address: webhook }],
      ...(quiet && { quiet, zone: quiet.zone }),
    };
  });
}
