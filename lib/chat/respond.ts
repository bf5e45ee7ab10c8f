import { readAhead } from "../answering/typed/ahead.ts";
import { readWay } from "../answering/typed/ways.ts";
import { SAY } from "../channels/chats.ts";
import { type CommandName, commandList, isCommand } from "../channels/commands.ts";
import type { ChatReply } from "../channels/reply.ts";
import type { Said } from "../channels/request.ts";
import { readSwitch } from "../channels/telegram/wire.ts";
import { clean, shorten } from "../channels/text.ts";
import { OfOtherBuild } from "../hosting/builds.ts";
import { readAnswerToken, readGameToken } from "../hosting/messages/tokens.ts";
import { Refused } from "../hosting/refusal.ts";
import { type Language, languageOf } from "../words/language.ts";
import { troubleOf } from "../words/problems.ts";
import { speechFor } from "../words/speeches.ts";
import { orders, pass, stops } from "./ahead.ts";
import { sayByHand } from "./byHand.ts";
import { mayLead, pressed, proposals, said } from "./playing.ts";
import { gameLabel, gamesOf } from "./seats.ts";
import { DECK_FORM, deck, decks, hear, help, link, setLanguage, setNotices, tested, unlinked } from "./settings.ts";
import { gamesReply } from "./showing.ts";
import { accept, againstComputer, challenge, decline, openChallenges, withdraw } from "./starting.ts";
import { card, cardNames, gameCommanded, gamePressed, mute, saidAside, sayToTable } from "./table.ts";
import { type Opening, openKnown, openTalk, plainly, type Talk } from "./talk.ts";

/**
 * Answers one request of a chat; undefined where there is nothing to say. What is refused is said in the player's words; rejects only where it is worth another try
 * with the very same request: what was done already is not done again.
 */
export async function respond<G>(opening: Opening<G>, request: Talk["request"]): Promise<ChatReply | undefined> {
  let talk: Talk<G> | undefined;
  try {
    const { said } = request;
    talk = await ("aside" in said ? openKnown : openTalk)(opening, request);
    if (!talk) return undefined;
    return "aside" in said ? await saidAside(talk, said) : await answer(talk);
  } catch (error) {
    if (error instanceof OfOtherBuild) throw error;
    if (error instanceof Refused) {
      if (error.code === "busy" || error.code === "unavailable") throw error;
      return plainly(refusalWords(error, talk?.language ?? languageOf([request.from.locale])));
    }
    throw error;
  }
}

/** In the chat's own words where it has some, else in the page's. */
function refusalWords(error: Refused, language: Language): string {
  const speech = speechFor(language);
  const { say } = speech;
  switch (error.code) {
    case "no-games":
      return say("chat.noGames");
    case "not-your-seat":
      return say("chat.notYourGame");
    case "bad-code":
      return say("chat.badCode");
    case "only-way-in":
      return say("chat.onlyWay");
    case "already-come":
      return say("chat.yourOwn");
    case "too-many-requests":
      return say("chat.busy");
    case "internal-error":
      return say("chat.failed");
    default: {
      const { message, faults = [] } = troubleOf(
        error.code,
        speech,
        error.message,
        error.more.faults,
        error.more.reason,
      );
      return [message, ...faults.slice(0, 10).map(({ at, message }) => `${at}: ${message}`)].join("\n");
    }
  }
}

function answer<G>(talk: Talk<G>): ChatReply | Promise<ChatReply> {
  const now = talk.request.said;
  if ("pressed" in now) return button(talk, now);
  if ("text" in now) return words(talk, now.text);
  if ("command" in now) return commanded(talk, now);
  return plainly();
}

function button<G>(talk: Talk<G>, { pressed: token, values, typed }: Extract<Said, { pressed: string }>) {
  const answered = readAnswerToken(token);
  if (answered) return pressed(talk, answered, values, typed);
  const wanted = readGameToken(token);
  if (wanted?.what === SAY) return sayToTable(talk, clean(typed ?? ""), wanted.gameId);
  if (wanted) return gamePressed(talk, wanted.gameId, wanted.what);
  const turned = readSwitch(token);
  const about = turned && readAnswerToken(turned.token);
  if (about) return gamePressed(talk, about.gameId, "show");
  if (token === DECK_FORM) return deck(talk, typed);
  const [kind, id = "", more = ""] = token.split(":");
  if (kind === "d") return deck(talk, id);
  if (kind === "j") return accept(talk, id, more);
  if (kind === "n") return decline(talk, id, more);
  if (kind === "w") return withdraw(talk, id, more);
  return plainly(talk.say("chat.otherMessage"));
}

/** A sentence, without a command: an answer; a list of many lines is a deck. */
function words<G>(talk: Talk<G>, text: string): Promise<ChatReply> | ChatReply {
  if (text.split("\n").length > 5 && /^\s*\d/m.test(text)) return deck(talk, text);
  return spoken(talk, clean(text));
}

/** What the present question is answered with, or what holds for longer. */
async function spoken<G>(talk: Talk<G>, text: string, game?: string): Promise<ChatReply> {
  const ahead = readAhead(text);
  // "To combat" is a way on where the turn is one's own, and otherwise until when to pass.
  if (ahead && readWay(text) && (await mayLead(talk, game))) return said(talk, text, game);
  if (ahead?.do === "pass") return pass(talk, ahead.until ?? text, game);
  return ahead ? stops(talk, ahead.profile, game) : said(talk, text, game);
}

function commanded<G>(talk: Talk<G>, now: Extract<Said, { command: string }>): Promise<ChatReply> | ChatReply {
  const { command, mentioned } = now;
  if (!isCommand(command)) return plainly(talk.say("chat.unknownCommand", { command: shorten(clean(command), 30) }));
  const given = optionsOf(command, now);
  const { game } = given;
  switch (command) {
    case "new":
      return mentioned && mentioned.id !== talk.request.from.id
        ? challenge(talk, given.deck, mentioned)
        : plainly(talk.say(mentioned ? "chat.yourOwn" : "chat.noOpponent"));
    case "computer":
      return againstComputer(talk, given.deck);
    case "open":
      return challenge(talk, given.deck);
    case "challenges":
      return openChallenges(talk);
    case "games":
      return gamesOf(talk).then((games) => gamesReply(talk, games));
    case "do":
      return spoken(talk, clean(given.what ?? ""), game);
    case "pass":
      return pass(talk, given.until, game);
    case "card":
      return card(talk, given.name ?? "", game);
    case "manual":
      return sayByHand(talk, given.what ?? "", game);
    case "say":
      return sayToTable(talk, clean(given.text ?? ""), game);
    case "mute":
      return mute(talk, given.who, game);
    case "chat":
      return hear(talk, given.what);
    case "stops":
      return stops(talk, given.profile, game);
    case "orders":
      return orders(talk, game);
    case "deck":
      return deck(talk, given.name);
    case "decks":
      return decks(talk);
    case "link":
      return link(talk, given.code);
    case "unlink":
      return unlinked(talk);
    case "test":
      return tested(talk);
    case "language":
      return setLanguage(talk, given.language ?? "");
    case "notices":
      return setNotices(talk, given.how ?? "", given.at);
    case "help":
      return help(talk);
    default:
      return gameCommanded(talk, command, game);
  }
}

/** Where a platform has no options, all that was typed is the first of them. */
function optionsOf(command: CommandName, { options, rest }: Extract<Said, { command: string }>) {
  const first = commandList.find(({ name }) => name === command)?.options?.find(({ type }) => type === "text")?.name;
  const typed = rest.trim();
  const given: Partial<Record<string, string>> = {
    ...(first !== undefined && typed !== "" && { [first]: typed }),
    ...options,
  };
  return given;
}

/** What may be typed there; nothing where nothing is known. */
export async function complete<G>(
  opening: Pick<Opening<G>, "host" | "client">,
  request: Talk["request"],
): Promise<readonly string[]> {
  const { said: now } = request;
  if (!("completing" in now)) return [];
  try {
    const talk = await openKnown({ ...opening, read: notNow, test: notNow }, request);
    if (!talk) return [];
    if (now.option === "what") return await proposals(talk, now.text);
    if (now.option === "name" && now.completing === "card") return await cardNames(talk, now.text);
    if (now.option === "game") return (await gamesOf(talk)).map(gameLabel).filter((one) => one.includes(now.text));
    return [];
  } catch {
    return [];
  }
}

/** Proposals look at nothing but games. */
const notNow = (): Promise<never> => Promise.reject(new Error("nothing is done while somebody types"));
