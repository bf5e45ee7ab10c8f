import type { Choice, GameMessage, Picture, Several } from "../hosting/messages/message.ts";
import type { SeenThere } from "../hosting/people/delivered.ts";

/** What is said in a chat, whatever the platform. Words are plain text: each platform escapes them its own way. */
export interface ChatMessage {
  readonly title?: string;
  readonly text: readonly string[];
  readonly choices?: readonly Choice[];
  readonly several?: Several;
  /** Opens a form for words that somebody types. */
  readonly typed?: Choice;
  readonly picture?: Picture;
  readonly link?: { readonly label: string; readonly url: string };
  /** The platform's id of an account that is to be pinged; nobody else ever is. */
  readonly ping?: string;
}

/** What answers a request. */
export interface ChatReply {
  readonly message: ChatMessage;
  /** Only who asked may read it, wherever others could. */
  readonly private: boolean;
  /** It takes the place of the message whose button was pressed. */
  readonly replaces?: boolean;
  /** What everybody there reads besides. */
  readonly public?: ChatMessage;
  /** The game whose table that is, from then on: it is edited as the game goes. */
  readonly table?: string;
  /** What its reader has seen of a game then. */
  readonly seen?: SeenThere;
  /** What somebody else is written alone. */
  readonly direct?: { readonly account: string; readonly message: ChatMessage };
}

/** A message about a game as one of a chat. */
export function chatMessageOf(game: GameMessage, link: string): ChatMessage {
  const { title, recap, question, due, picture, games, agreeing = [], also = [] } = game;
  const choices = [...agreeing, ...(question?.choices ?? games ?? [])];
  return {
    title,
    text: [...recap, ...(question ? [question.title, ...question.detail] : []), ...(due ? [due.words] : []), ...also],
    ...((choices.length > 0 || question) && { choices }),
    ...(question?.several && { several: question.several }),
    ...(question?.typed && { typed: question.typed }),
    ...(picture && { picture }),
    link: { label: link, url: game.link },
  };
}
