import type * as z from "zod/mini";
import { actSchema } from "../hosting/http/actSchema.ts";
import { answerSchema, postSchema } from "../hosting/http/challengeSchemas.ts";
import { changeChatsSchema, seeChatCodeSchema } from "../hosting/http/chatSchemas.ts";
import { changeDecksSchema, querySchema, readListSchema } from "../hosting/http/deckSchemas.ts";
import { changeDevicesSchema } from "../hosting/http/deviceSchemas.ts";
import { confirmEmailSchema, mailLinkSchema, setEmailSchema } from "../hosting/http/emailSchemas.ts";
import { checkSchema, createSchema } from "../hosting/http/gameSchemas.ts";
import {
  changeSessionsSchema,
  deleteSchema,
  exchangeSchema,
  joinSchema,
  keepSchema,
  openMineSchema,
  openSchema,
  profileSchema,
  vacationSchema,
} from "../hosting/http/playerSchemas.ts";
import { objectSchema, previewSchema, sinceSchema } from "../hosting/http/readSchemas.ts";
import type { ClientRouteKey } from "../hosting/routes.ts";

/** Which token opens a route: none, that of a seat, of an account, of a game's spectators; with "?" it may be left out. */
export type Opens = "nothing" | "seat" | "account" | "account?" | "seat?" | "spectators";

/** What the document says of a route beside its answer (replies.ts). */
export interface Operation {
  readonly id: string;
  readonly summary: string;
  readonly opens: Opens;
  /** The bodies it takes, by the name of their schema; one of them. */
  readonly bodies?: Readonly<Record<string, z.ZodMiniType>>;
  readonly optionalBody?: true;
  readonly query?: Readonly<Record<string, { readonly about: string; readonly schema?: z.ZodMiniType }>>;
  /** 201 where something is made, 302 where it leads elsewhere; 200 if absent. */
  readonly status?: 201 | 302;
  /** Answers with an `ETag`, and 304 to the same one in `If-None-Match`. */
  readonly etag?: true;
  /** Of what type the answer is, if it is no JSON. */
  readonly answers?: "image/png" | "text/html" | "application/jsonl";
}

const NEXT = "What the page before gave as `next`.";

export const operations: Readonly<Record<ClientRouteKey, Operation>> = {
  "POST /v1/games": {
    id: "createGame",
    summary: "Makes a game. Every seat of a person gets a secret link.",
    opens: "account?",
    bodies: { CreateGame: createSchema },
    status: 201,
  },
  "POST /v1/decks/check": {
    id: "checkDeck",
    summary: "Reads a deck list: whether each card can be played, and if not, why.",
    opens: "nothing",
    bodies: { CheckDeck: checkSchema },
  },
  "GET /v1/decks": { id: "listDecks", summary: "The built-in decks.", opens: "nothing" },
  "GET /v1/cards": {
    id: "findCards",
    summary:
      "Looks for cards: words of the name, t:, o:, c:, id:, m:, cmc:, pow:, tou:, f:, s:, is: and -, or, ( ) as on Scryfall; is:playable asks whether a card can be played here.",
    opens: "nothing",
    query: { q: { about: "What is looked for; all cards if absent.", schema: querySchema }, after: { about: NEXT } },
  },
  "POST /v1/decks/read": {
    id: "readDeckList",
    summary: "Reads a deck that is being built: its cards, what cannot be played, what a format objects to.",
    opens: "nothing",
    bodies: { ReadDeckList: readListSchema },
  },
  "GET /v1/player/decks": { id: "listMyDecks", summary: "The decks that are kept for the player.", opens: "account" },
  "POST /v1/player/decks": {
    id: "changeMyDecks",
    summary: "Keeps a deck for the player, or no longer.",
    opens: "account",
    bodies: { ChangeDecks: changeDecksSchema },
  },
  "GET /v1/player/decks/{deckId}": { id: "readMyDeck", summary: "One of them, with its list.", opens: "account" },
  "POST /v1/seats": {
    id: "openSeat",
    summary: "Exchanges the secret of a seat's link for a token of that seat, or opens one of an account's own games.",
    opens: "account?",
    bodies: { ExchangeLink: exchangeSchema, OpenMine: openMineSchema },
  },
  "POST /v1/games/{gameId}/actions": {
    id: "act",
    summary:
      "Answers the open question, or does anything else a player can do. The same `actionId` again is done once.",
    opens: "seat",
    bodies: { Act: actSchema },
  },
  "POST /v1/account": {
    id: "beginAccount",
    summary: "Begins an account; with a seat's token, that of the seat's player if they have none yet.",
    opens: "seat?",
    bodies: { KeepAccount: keepSchema },
  },
  "POST /v1/account/token": {
    id: "openAccount",
    summary: "Exchanges the secret of an account for its token.",
    opens: "nothing",
    bodies: { OpenAccount: openSchema },
  },
  "POST /v1/account/join": {
    id: "joinAccount",
    summary:
      "Opens an account in one more browser, by a code from another, from a mail or a chat, or by its recovery code.",
    opens: "nothing",
    bodies: { JoinAccount: joinSchema },
  },
  "POST /v1/account/mail": {
    id: "mailLink",
    summary:
      "Sends a link into the account that gets its mails at this address, if one does; the answer is always the same.",
    opens: "nothing",
    bodies: { MailLink: mailLinkSchema },
  },
  "GET /v1/player/sessions": {
    id: "listSessions",
    summary: "The browsers that are signed in to the account.",
    opens: "account",
  },
  "POST /v1/player/sessions": {
    id: "changeSessions",
    summary: "Signs a browser out, or gives a code for another one or for when none is at hand.",
    opens: "account",
    bodies: { ChangeSessions: changeSessionsSchema },
  },
  "POST /v1/account/signOut": {
    id: "signOutEverywhere",
    summary: "Voids every secret and token of the account but the new one.",
    opens: "account",
    bodies: { KeepAccount: keepSchema },
  },
  "POST /v1/account/delete": {
    id: "deleteAccount",
    summary:
      "Deletes what is kept about the player, their name and what they said in games included; games that go on are conceded.",
    opens: "account",
    bodies: { DeleteAccount: deleteSchema },
  },
  "GET /v1/player/data": {
    id: "readData",
    summary: "All that is kept about the player, a hundred games at a time.",
    opens: "account",
    query: { after: { about: NEXT } },
  },
  "POST /v1/player": {
    id: "setProfile",
    summary: "Says how and when the player is told; what is left out is unset.",
    opens: "account",
    bodies: { Profile: profileSchema },
  },
  "GET /v1/player": { id: "readProfile", summary: "How and when the player is told.", opens: "account" },
  "POST /v1/player/vacation": {
    id: "goOnVacation",
    summary: "Away for so many days in all games that agreed on vacations; 0 comes back.",
    opens: "account",
    bodies: { GoAway: vacationSchema },
  },
  "GET /v1/player/vacation": {
    id: "readVacation",
    summary: "What is left of this year's vacation.",
    opens: "account",
  },
  "POST /v1/player/email": {
    id: "setEmail",
    summary: "Asks by mail whether the address is right, or takes the one there is away.",
    opens: "account",
    bodies: { SetEmail: setEmailSchema },
  },
  "GET /v1/player/chats": {
    id: "listChats",
    summary: "The accounts on chat platforms that play as this player.",
    opens: "account",
  },
  "POST /v1/player/chats": {
    id: "changeChats",
    summary: "Gives a code for `/link` in a chat, links the chat that gave one, or unlinks a chat.",
    opens: "account",
    bodies: { ChangeChats: changeChatsSchema },
  },
  "POST /v1/chats": {
    id: "readChatCode",
    summary: "Whose chat gave this code for the page; uses it not up.",
    opens: "nothing",
    bodies: { SeeChatCode: seeChatCodeSchema },
  },
  "GET /v1/player/devices": {
    id: "listDevices",
    summary: "The browsers that show the player's notices by web push, and the key that they subscribe with.",
    opens: "account",
  },
  "POST /v1/player/devices": {
    id: "changeDevices",
    summary: "Adds a browser by its push subscription, or removes one.",
    opens: "account",
    bodies: { ChangeDevices: changeDevicesSchema },
  },
  "POST /v1/email": {
    id: "confirmEmail",
    summary: "Confirms an address: mails about the player's games go there from then on.",
    opens: "nothing",
    bodies: { ConfirmEmail: confirmEmailSchema },
  },
  "GET /v1/email/stop/{token}": {
    id: "askToStopEmail",
    summary: "Leads to the page that asks; stops nothing.",
    opens: "nothing",
    status: 302,
  },
  "POST /v1/email/stop/{token}": {
    id: "stopEmail",
    summary: "No more mails to that address: what a mail program's own button calls (RFC 8058).",
    opens: "nothing",
  },
  "GET /v1/games": {
    id: "listGames",
    summary: "The player's games, those that wait for them first, fifty at a time.",
    opens: "account",
    query: { after: { about: NEXT } },
  },
  "GET /v1/games/{gameId}": {
    id: "readGame",
    summary: "The game as the seat sees it, with the question that waits for it.",
    opens: "seat",
    etag: true,
    query: {
      since: { about: "The log comes with it, from this entry on; without it if absent.", schema: sinceSchema },
    },
  },
  "GET /v1/games/{gameId}/log": {
    id: "readLog",
    summary: "What happened, as the seat saw it, from an entry on.",
    opens: "seat",
    query: { since: { about: "The number of the first entry; 0 if absent.", schema: sinceSchema } },
  },
  "GET /v1/games/{gameId}/deck": {
    id: "readDeck",
    summary: "The seat's own deck and sideboard.",
    opens: "seat",
  },
  "GET /v1/games/{gameId}/record": {
    id: "readRecord",
    summary:
      "The record of a game that is over, and of its match, as JSON lines: `npm run verify` recomputes every shuffle from it (docs/fairness.md). Before, `record-not-yet` (409).",
    opens: "seat",
    answers: "application/jsonl",
  },
  "GET /v1/games/{gameId}/explanation": {
    id: "explain",
    summary:
      "Why something the seat sees is what it is, effect by effect in the order of rule 613, and why it cannot be used for what is asked now.",
    opens: "seat",
    query: { object: { about: "Its handle.", schema: objectSchema } },
  },
  "GET /v1/games/{gameId}/replay": {
    id: "replay",
    summary:
      "A game that is over, and its match, as it went, with all hands open: by the secret that its players find in `replay` of what they see then.",
    opens: "spectators",
    query: { from: { about: "The step to go on from, as `next` says; 0 if absent.", schema: sinceSchema } },
  },
  "GET /v1/pictures/{picture}": {
    id: "seePicture",
    summary: "A picture of a board, as it is now, at an address that a message gave; for 30 days.",
    opens: "nothing",
    etag: true,
    answers: "image/png",
  },
  "GET /watch/{preview}": {
    id: "previewLink",
    summary:
      "What a shared link to a watchable game shows (Open Graph), by `watch.preview`; a browser goes on to the table.",
    opens: "nothing",
    answers: "text/html",
  },
  "GET /v1/watch/{gameId}": {
    id: "watchGame",
    summary: "The game as spectators see it, as far behind as was agreed.",
    opens: "spectators",
    etag: true,
  },
  "GET /v1/challenges": {
    id: "listChallenges",
    summary: "Challenges open to all, the newest first.",
    opens: "nothing",
    query: { after: { about: NEXT } },
  },
  "POST /v1/challenges": {
    id: "postChallenge",
    summary: "Offers a game to everybody, or to whoever gets the link.",
    opens: "account?",
    bodies: { PostChallenge: postSchema },
    status: 201,
  },
  "GET /v1/challenges/{challengeId}": { id: "readChallenge", summary: "One challenge.", opens: "nothing" },
  "POST /v1/challenges/{challengeId}": {
    id: "answerChallenge",
    summary: "Accepts, declines or takes back a challenge.",
    opens: "account?",
    bodies: { AnswerChallenge: answerSchema },
  },
  "POST /v1/games/{gameId}/preview": {
    id: "preview",
    summary: "What would happen if the others only passed; nothing is changed.",
    opens: "seat",
    bodies: { Preview: previewSchema },
    optionalBody: true,
  },
  "GET /v1/games/{gameId}/hint": {
    id: "hint",
    summary: "What the computer would answer in this seat's place, and why; only against computer players alone.",
    opens: "seat",
  },
  "GET /v1/openapi.json": { id: "readDocument", summary: "This document.", opens: "nothing" },
};
