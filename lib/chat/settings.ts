import { plain } from "../answering/typed/text.ts";
import type { ChatReply } from "../channels/reply.ts";
import { changeIdentity, chatsOf, codeFor, testChat, unlink } from "../hosting/account/chats.ts";
import { setNotices as saveNotices } from "../hosting/account/profile.ts";
import { codeToJoin } from "../hosting/account/session.ts";
import type { BuiltInDecks } from "../hosting/api.ts";
import { linkFromChat } from "../hosting/ownData/linkChat.ts";
import { languageOf } from "../words/language.ts";
import { speechFor } from "../words/speeches.ts";
import { deckOf, setDeck } from "./starting.ts";
import { plainly, privately, type Talk } from "./talk.ts";

/** What somebody has set for themselves: which player they are, their language, their deck. */

export async function link<G>(talk: Talk<G>, code: string | undefined): Promise<ChatReply> {
  const { host, account, identity, say } = talk;
  if (code !== undefined && code.trim() !== "") {
    await linkFromChat(host, account, code);
    return plainly(say("chat.linked"));
  }
  const given = await codeFor(host, { ...account, name: identity.name });
  const join = await codeToJoin(host, identity);
  return plainly(
    say("chat.linkCode", { link: `${host.page.url}/#/link/${given}` }),
    say("chat.linkJoin", { link: `${host.page.url}/#/join/${join}` }),
    say("chat.linkOther"),
  );
}

export async function unlinked<G>(talk: Talk<G>): Promise<ChatReply> {
  if (talk.identity.only) return plainly(talk.say("chat.onlyWay"));
  await unlink(talk.host, talk.identity.player, talk.account);
  return plainly(talk.say("chat.unlinked"));
}

/** Whether messages reach each chat that is linked, this one among them; why not, where they do not. */
export async function tested<G>({ host, identity, say, test }: Talk<G>): Promise<ChatReply> {
  const { player } = identity;
  const lines = (await chatsOf(host, player)).map(async (one) => {
    const { ok, why, reason } = await testChat(host, test, player, one);
    const chat = { chat: PLATFORMS[one.channel], name: one.name };
    if (ok) return say("chat.testCame", chat);
    const because = say(TROUBLE[why ?? "failed"]);
    return say("chat.testFailed", { ...chat, why: reason === undefined ? because : `${because} (${reason})` });
  });
  return plainly(...(await Promise.all(lines)));
}
const TROUBLE = {
  "not-set-up": "chats.notSetUp",
  refused: "chats.refused",
  busy: "chats.busy",
  failed: "chats.failed",
} as const;
/** As the platforms write themselves. */
const PLATFORMS = { discord: "Discord", telegram: "Telegram", slack: "Slack" } as const;

/** Whether what others say at the table is told here too. */
export async function hear<G>(talk: Talk<G>, wanted: string | undefined): Promise<ChatReply> {
  const { host, account, identity, say } = talk;
  const text = plain(wanted ?? "");
  const silent = OFF.has(text) ? true : ON.has(text) ? false : undefined;
  if (silent === undefined) return plainly(say(identity.silent ? "chat.hearOff" : "chat.hearOn"), say("chat.hearHow"));
  await changeIdentity(host, account, { silent });
  return plainly(say(silent ? "chat.hearOff" : "chat.hearOn"));
}
const ON: ReadonlySet<string> = new Set(["on", "yes", "si", "sim", "ligado", "acceso"]);
const OFF: ReadonlySet<string> = new Set(["off", "no", "nao", "desligado", "spento"]);

/** "each", "day 18:00" or "visit". Without any, how it can be set. */
export async function setNotices<G>(talk: Talk<G>, how: string, at: string | undefined): Promise<ChatReply> {
  const { host, identity, say } = talk;
  const [word = "", typed] = how.trim().toLowerCase().split(/\s+/);
  const [, hours = "", minutes = "00"] =
    /^([01]?\d|2[0-3])(?:[:.h]([0-5]\d))?$/.exec(at?.trim() ?? typed ?? "18:00") ?? [];
  const clock = `${hours.padStart(2, "0")}:${minutes}`;
  switch (word) {
    case "each":
      await saveNotices(host, identity.player, undefined);
      return plainly(say("chat.noticesEach"));
    case "visit":
      await saveNotices(host, identity.player, { every: "visit" });
      return plainly(say("chat.noticesVisit"));
    case "day":
      if (hours === "") break;
      return plainly(
        say("chat.noticesDay", {
          at: clock,
          zone: await saveNotices(host, identity.player, { every: "day", at: clock }),
        }),
      );
  }
  return plainly(say("chat.noticesHow"));
}

export async function setLanguage<G>(talk: Talk<G>, wanted: string): Promise<ChatReply> {
  const language = languageOf([wanted.trim()]);
  await changeIdentity(talk.host, talk.account, { language });
  return plainly(speechFor(language).say("chat.language"));
}

/** A name, a list that was pasted, or a file with one. Without any, what they play now. */
export async function deck<G>(talk: Talk<G>, given: string | undefined): Promise<ChatReply> {
  const { say, request } = talk;
  const [file] = request.attachments ?? [];
  const wanted = file ? await talk.read(file.url).catch(() => undefined) : given?.trim();
  if (file && wanted === undefined) return plainly(say("chat.deckUnreadable"));
  if (wanted === undefined || wanted === "") return whatTheyPlay(talk);
  const { cards } = await setDeck(talk, wanted);
  await changeIdentity(talk.host, talk.account, { deck: wanted });
  return plainly(isList(wanted) ? say("chat.deckPasted", { count: cards }) : say("chat.deckSet", { deck: wanted }));
}

const isList = (deck: string): boolean => deck.includes("\n") || /^\d/.test(deck);

async function whatTheyPlay<G>(talk: Talk<G>): Promise<ChatReply> {
  const { say } = talk;
  const deck = await deckOf(talk, undefined);
  return privately({
    text: [say("chat.deckIs", { deck: isList(deck) ? say("chat.ownList") : deck }), say("chat.deckHow")],
    typed: { label: say("chat.deckNew"), style: "plain", token: DECK_FORM },
  });
}

/** Opens a form for a list; sent, it is the deck. */
export const DECK_FORM = "deck";

export async function decks<G>(talk: Talk<G>): Promise<ChatReply> {
  const { client, as, say } = talk;
  const { decks } = await client.get<BuiltInDecks>("/v1/decks", as);
  return privately({
    text: [say("chat.decks"), ...decks.map(({ name, description }) => `${name}: ${description}`), say("chat.deckHow")],
    choices: decks
      .filter(({ name }) => name.length <= 40)
      .map(({ name }) => ({ label: name, style: "plain", token: `d:${name}` })),
    typed: { label: say("chat.deckNew"), style: "plain", token: DECK_FORM },
  });
}

export const help = ({ say, identity }: Talk): ChatReply =>
  plainly(
    ...[say("chat.welcome", { name: identity.name }), say("chat.help"), say("chat.helpPlay")],
    ...[
      say("chat.helpStart"),
      say("chat.helpLook"),
      say("chat.helpTable"),
      say("chat.helpByHand"),
      say("chat.helpAccount"),
    ],
  );
