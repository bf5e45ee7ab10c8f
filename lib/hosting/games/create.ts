import { ulid } from "ulid";
import { inSeat } from "../../cards/decks/brought.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { CreateGame, CreateSeat, GameCreated, SeatInfo } from "../api.ts";
import { type Decks, poolOf, type ReadDeck, readDeck } from "../cards/deck.ts";
import { putPool } from "../cards/pools.ts";
import type { HostContext } from "../hostContext.ts";
import { newMatch } from "../match/match.ts";
import { type Link, putNewLink } from "../people/links.ts";
import { canonical, hmac, newSecret } from "../signingKeys.ts";
import { claimDone } from "../storage/doneActions.ts";
import { markOf } from "../storage/recent.ts";
import { peekGame } from "../storage/store.ts";
import { allWritten } from "../storage/writes.ts";
import { beginGame } from "./beginning.ts";
import { manualSetup, mostManual, noneOfComputers } from "./manualCards.ts";
import { type Beside, broughtTo, formatOf, optionsOf } from "./variant.ts";

/**
 * Reads the decks, pins their cards, starts the game and makes a link for each person's seat. The same `actionId` again,
 * by the same `player` if one is known, is the same game with the same links. Throws `Refused`.
 */
export async function create<G>(
  host: HostContext<G>,
  decks: Decks,
  request: CreateGame,
  player = "",
): Promise<GameCreated> {
  const { gameId, secretOf, again } = await named(host, request, player);
  const seats = request.seats.flatMap((seat, at) => (typeof seat.as === "string" ? [{ seat: at, as: seat.as }] : []));
  const links = seats.map((one) => ({ ...one, secret: secretOf(one.seat) }));
  if (!again || !(await peekGame(host.db, gameId, true))) await begun(host, decks, request, { gameId, links });
  return {
    gameId,
    seats: links.map(({ seat, secret }) => ({ seat, secret, link: `${host.page.url}/#/seat/${gameId}/${secret}` })),
  };
}

interface Named {
  readonly gameId: string;
  secretOf(seat: Seat): string;
  /** An earlier request may have made it. */
  readonly again: boolean;
}

/** What the game is called, and what opens its seats: as an earlier request with this id has it, if there was one. */
async function named<G>(host: HostContext<G>, { actionId, ...terms }: CreateGame, player: string): Promise<Named> {
  const fresh = { gameId: ulid(host.now()), salt: newSecret() };
  if (actionId === undefined) return { gameId: fresh.gameId, secretOf: newSecret, again: false };
  const mine = JSON.stringify(fresh);
  const mark = markOf(actionId, canonical(terms));
  const stands = await claimDone(host.db, player, mark, mine, host.now());
  const { gameId, salt } = JSON.parse(stands) as typeof fresh;
  // Of what is stored and what is not: neither opens a seat without the other.
  const secretOf = (seat: Seat) => hmac(Buffer.from(salt), `${actionId} ${gameId} ${seat}`).toString("base64url");
  return { gameId, secretOf, again: stands !== mine };
}

/** Anything of it that an earlier try has done already stays as it is. */
async function begun<G>(
  host: HostContext<G>,
  decks: Decks,
  request: CreateGame,
  { gameId, links }: { gameId: string; links: readonly { seat: Seat; as: Link["as"]; secret: string }[] },
): Promise<void> {
  const { variant, manualCards } = request;
  const options = optionsOf({ ...request, seats: request.seats.length });
  const read = await Promise.all(
    request.seats.map(async ({ deck, as }, seat) => {
      const own = await readDeck(decks, deck, { seat, format: formatOf(variant), manual: mostManual(manualCards) });
      noneOfComputers(seat, typeof as !== "string", own.manual);
      return inSeat(variant, seat, options, broughtTo(variant, own, decks, seat));
    }),
  );
  const { pool, ...lists } = pooled(read);
  const cards = await putPool(host.db, pool, decks.grammar);
  // Links first: a game whose links were lost with the response waits for nobody.
  await allWritten(
    links.map(({ seat, as, secret }) => putNewLink(host.db, secret, { gameId, seat, as, epoch: 0 }, host.now())),
  );
  const beginning = {
    ...{ gameId, pool, cards, decks: lists.decks, options },
    seats: request.seats.map(seatInfo),
    stops: request.seats.map(({ stops }) => stops),
    pace: request.pace ?? {},
    setup: {
      ...setupOf(lists, request.bestOf),
      ...manualSetup(
        manualCards,
        read.map(({ manual }) => manual),
      ),
    },
    ...(request.watch && { watch: request.watch }),
  };
  await beginGame(host, beginning, "create");
}

/** All cards of several decks and what goes with them, and each as indices into them. */
export function pooled(read: readonly ReadDeck[]) {
  const parts = ["cards", "sideboard", "outside", "commanders", "supplementary", "command"] as const;
  const { pool, decks } = poolOf(parts.flatMap((part) => read.map((one) => one[part])));
  const of = (part: (typeof parts)[number]) => decks.slice(parts.indexOf(part) * read.length).slice(0, read.length);
  const beside = read.map((_, seat): Beside => {
    const [commanders, supplementary, command] = (["commanders", "supplementary", "command"] as const).map(
      (part) => of(part)[seat]!,
    ) as [number[], number[], number[]];
    return {
      ...(commanders.length > 0 && { commanders }),
      ...(supplementary.length > 0 && { supplementary }),
      ...(command.length > 0 && { command }),
    };
  });
  return { pool, decks: of("cards"), sideboards: of("sideboard"), beside };
}

/** A match of one game is no match; sideboards matter only in one. */
export const setupOf = (
  { sideboards, beside }: Pick<ReturnType<typeof pooled>, "sideboards" | "beside">,
  bestOf: 1 | 3 = 1,
) => ({
  ...(beside.some((one) => Object.keys(one).length > 0) && { beside }),
  ...(bestOf === 1 ? {} : { sideboards, match: newMatch(bestOf, sideboards.length) }),
});

const seatInfo = ({ name, as }: CreateSeat, seat: number): SeatInfo =>
  typeof as === "string" ? { seat, name } : { seat, name, bot: as.bot };
