import { colorsOfCards } from "../../cards/decks/look.ts";
import { type Decks, readDeck } from "../cards/deck.ts";
import { putPool } from "../cards/pools.ts";
import { pooled } from "../games/create.ts";
import { mostManual } from "../games/manualCards.ts";
import { broughtTo, formatOf, optionsOf } from "../games/variant.ts";
import type { HostContext } from "../hostContext.ts";
import { checkFree } from "../people/links.ts";
import { readPlayer } from "../people/players.ts";
import { newGuest } from "../people/sessions.ts";
import { Refused } from "../refusal.ts";
import { sha256 } from "../signingKeys.ts";
import type { AnswerChallenge, Challenge, Comer, PostChallenge, Terms } from "./api.ts";
import { beginChallenge } from "./begin.ts";
import {
  accountHash,
  CHALLENGE_LIFE_MS,
  type ChallengeRecord,
  type Place,
  postRecord,
  readChallenge,
  writeRecord,
} from "./record.ts";
import { existing, seeChallenge, shown } from "./see.ts";

/** Challenges: posted, accepted, declined, taken back. Everything throws `Refused` where it cannot be done. */

const TRIES = 4;
/** Remembered, of those who left. */
const MOST_LEFT = 1_000;

/** `known` is the player whose account's token came with the request. */
export async function postChallenge<G>(host: HostContext<G>, decks: Decks, request: PostChallenge, known?: string) {
  const { name: _name, deck: _deck, keep, stops: _stops, for: whom, ...terms } = request;
  const id = sha256(`challenge ${hashOf(keep)}`)
    .toString("hex")
    .slice(0, 26);
  const before = await readChallenge(host.db, id);
  if (before) return shown(host, before);
  // Refused before anybody comes to a table that can't be.
  optionsOf({ ...terms, seats: terms.players ?? 2 });
  const record: ChallengeRecord = {
    ...{ id, version: 1, status: "waiting", terms: { ...terms, players: terms.players ?? 2 } },
    places: [await placeOf(host, decks, request, terms, known)],
    ...(whom && { for: accountHash(whom) }),
    postedAt: host.now(),
    expiresAt: host.now() + CHALLENGE_LIFE_MS,
  };
  // Another try with the same secret may have been faster.
  await postRecord(host.db, record);
  return shown(host, record);
}

/** `known` as in `postChallenge`. */
export async function answerChallenge<G>(
  host: HostContext<G>,
  decks: Decks,
  id: string,
  request: AnswerChallenge,
  known?: string,
): Promise<Challenge> {
  if (request.do === "decline") {
    await checkFor(host, await existing(host, id), known);
    return change(host, id, decline);
  }
  if (request.do === "withdraw") return change(host, id, (record) => withdraw(record, hashOf(request.keep)));
  const hash = hashOf(request.keep);
  const before = await existing(host, id);
  if (!hasCome(before, hash)) {
    if (known !== undefined) unlessCome(before, known);
    await checkFor(host, before, known);
    stillOpen(host, before);
    if (before.left?.includes(hash)) throw hasLeft();
    const place = await placeOf(host, decks, request, before.terms, known);
    await change(host, id, (record) => withPlace(record, place));
  }
  await beginChallenge(host, id);
  return seeChallenge(host, id);
}

/** Its link, or the button that accepts it, may be seen by all of a group. */
async function checkFor<G>(host: HostContext<G>, record: ChallengeRecord, known: string | undefined): Promise<void> {
  if (record.for === undefined) return;
  const { reach } = known === undefined ? { reach: [] } : await readPlayer(host.db, known);
  if (!reach.some(({ channel, address: account }) => accountHash({ channel, account }) === record.for))
    throw new Refused(403, "not-your-challenge", "This challenge is for somebody else. Post one of your own.");
}

const hashOf = (secret: string): string => sha256(secret).toString("hex");
const hasCome = ({ places }: ChallengeRecord, hash: string): boolean =>
  places.some(({ secretHash }) => secretHash === hash);

/** Reads the deck and pins its cards: what was accepted then is what is played, whatever is imported meanwhile. */
async function placeOf<G>(
  host: HostContext<G>,
  decks: Decks,
  comer: Comer,
  { variant, manualCards }: Pick<Terms, "variant" | "manualCards">,
  known = newGuest(host.now()),
): Promise<Place> {
  await checkFree(host.db, comer.keep);
  const read = await readDeck(decks, comer.deck, { format: formatOf(variant), manual: mostManual(manualCards) });
  const { pool, ...lists } = pooled([broughtTo(variant, read, decks)]);
  const [beside = {}] = lists.beside;
  return {
    ...{ name: comer.name, player: known, secretHash: hashOf(comer.keep) },
    cards: await putPool(host.db, pool, decks.grammar),
    deck: lists.decks[0] ?? [],
    sideboard: lists.sideboards[0] ?? [],
    ...(Object.keys(beside).length > 0 && { beside }),
    ...(comer.stops && { stops: comer.stops }),
    ...(read.manual.length > 0 && { manual: read.manual }),
    colors: colorsOfCards([...read.cards, ...read.commanders]),
  };
}

/** Applies a change to the latest version; one that changes nothing is not written. */
async function change<G>(host: HostContext<G>, id: string, make: (record: ChallengeRecord) => ChallengeRecord) {
  for (let tried = 0; tried < TRIES; tried++) {
    const record = await existing(host, id);
    const next = make(record);
    if (next === record) return shown(host, record);
    stillOpen(host, record);
    if (await writeRecord(host.db, { ...next, version: record.version + 1 })) return shown(host, next);
  }
  throw new Refused(409, "busy", "Others are changing this challenge right now. Send the same request again.");
}

function stillOpen<G>(host: HostContext<G>, record: ChallengeRecord): void {
  const { status } = shown(host, record);
  if (status === "waiting") return;
  const said = {
    begun: "The game has begun: somebody else was faster.",
    declined: "This challenge was declined.",
    withdrawn: "This challenge was taken back.",
    expired: "Nobody came in time; this challenge has expired.",
  };
  throw new Refused(409, "challenge-closed", said[status]);
}

function withPlace(record: ChallengeRecord, place: Place): ChallengeRecord {
  if (hasCome(record, place.secretHash)) return record;
  if (record.left?.includes(place.secretHash)) throw hasLeft();
  // Two requests of one player may both have found them absent.
  unlessCome(record, place.player);
  const places = [...record.places, place];
  return { ...record, places, status: places.length >= record.terms.players ? "full" : "waiting" };
}

function decline(record: ChallengeRecord): ChallengeRecord {
  if (record.status === "declined") return record;
  if (record.terms.open)
    throw new Refused(409, "open-to-all", "This challenge is open to all: there is nobody to decline it.");
  return { ...record, status: "declined" };
}

function withdraw(record: ChallengeRecord, hash: string): ChallengeRecord {
  const [poster] = record.places;
  if (poster?.secretHash === hash) return record.status === "withdrawn" ? record : { ...record, status: "withdrawn" };
  if (!hasCome(record, hash)) return record;
  const places = record.places.filter(({ secretHash }) => secretHash !== hash);
  return { ...record, places, left: [...(record.left ?? []), hash].slice(-MOST_LEFT) };
}

/** Nobody sits in two seats and sees two hands. */
function unlessCome({ places }: ChallengeRecord, who: string): void {
  if (places.some(({ player }) => player === who))
    throw new Refused(409, "already-come", "You have accepted this challenge already, or it is your own.");
}

const hasLeft = (): Refused =>
  new Refused(409, "left-challenge", "You have left this challenge. Come again with a new secret.");
