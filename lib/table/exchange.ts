import { ulid } from "ulid";
import type { ExchangeLink, SeatOpened } from "./api.ts";
import { newSecret, webhookSecret } from "./keys.ts";
import { bindLink, type Link, putLink, readLink } from "./links.ts";
import { readPlayer, sitDown } from "./players.ts";
import { savePlayer, takeCalendar } from "./profile.ts";
import { Refused, unknownGame } from "./refusal.ts";
import { peekGame } from "./store.ts";
import type { Table } from "./table.ts";
import { issueToken, TOKEN_LIFE_MS } from "./tokens.ts";

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
  else await takeCalendar(table, link.gameId, link.seat, await readPlayer(table.db, player));
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
  const player = await readPlayer(table.db, id);
  const others = player.reach.filter(({ channel }) => channel !== "webhook");
  await savePlayer(table, {
    ...player,
    reach: webhook === undefined ? player.reach : [...others, { channel: "webhook", address: webhook }],
    ...(quiet && { quiet, zone: quiet.zone }),
  });
}
