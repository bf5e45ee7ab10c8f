/** What players say of themselves: language, calendar, vacation, and where they are reached. */

/** What players are spoken to in (ISO 639-1); Portuguese is Brazil's. */
export type Language = "en" | "it" | "pt";

/** `POST /v1/player/vacation`: away for so many days from now on, in all games that agreed on vacations; 0 comes back. */
export interface GoAway {
  readonly actionId: string;
  readonly days: number;
}

/** The same with GET: what is left of this year's days, and until when the player is away. */
export interface MyVacation {
  readonly leftDays: number;
  readonly until?: number;
}

/** `GET /v1/player`, and all of it anew with `POST /v1/player`: what is left out is unset. */
export interface Profile {
  /** What the player reads; left out, it stays as it is. */
  readonly language?: Language;
  /** Where signed notices of all games go. */
  readonly webhook?: string;
  /** IANA name; of the quiet hours and the weekends. UTC if absent. */
  readonly zone?: string;
  /** As in `QuietHours`; twelve hours at most. No notices then, and no clock goes where that was agreed. */
  readonly quiet?: { readonly from: string; readonly to: string };
  /** The same for Saturdays and Sundays. */
  readonly weekends?: boolean;
  /** How often the player is told; of every question if absent. */
  readonly notices?: Notices;
  /** Told also while they have a page open; if absent, only when they have left it. */
  readonly whileOpen?: boolean;
}

/** Reminders, and that time runs short, come at once whatever this says. */
export type Notices =
  /** All games that wait in one message a day, at that time of the profile's zone ("HH:MM"); none on a day when none waits. */
  | { readonly every: "day"; readonly at: string }
  /** The first question; then nothing until they have looked at any game again. */
  | { readonly every: "visit" };

/** What `GET /v1/player` answers. */
export interface MyProfile extends Profile {
  /** Nothing came through there for three days, or it answered 410: nothing is sent there until it is set again. */
  readonly webhookOff?: { readonly at: number; readonly reason: string };
  /** Where mails about all games go: confirmed by whoever reads them. */
  readonly email?: string;
  readonly emailOff?: { readonly at: number; readonly reason: string };
}

/** `webhookSecret` as in `SeatOpened`. */
export interface ProfileSet extends MyProfile {
  readonly webhookSecret?: string;
}

/** Local wall-clock times "HH:MM"; over midnight if `from` is later than `to`. */
export interface QuietHours {
  readonly zone: string;
  readonly from: string;
  readonly to: string;
}

/** `POST /v1/player/email`: a mail goes there, to be confirmed; null takes the address away that there is. */
export interface SetEmail {
  readonly address: string | null;
  /** That of the mail, as a BCP 47 tag. */
  readonly language?: string;
}

/** `POST /v1/email`: what a mail's link carried. */
export interface ConfirmEmail {
  readonly code: string;
}

export interface EmailSet {
  /** "asked": a mail is on its way, and nothing changes before it is confirmed. */
  readonly email: "asked" | "confirmed" | "stopped" | "removed";
}

/** `GET /v1/player/devices`: browsers that show notices, by web push. */
export interface MyDevices {
  /** What browsers subscribe with (`applicationServerKey`): base64url. */
  readonly key: string;
  readonly devices: readonly PushDevice[];
}

export interface PushDevice {
  readonly id: string;
  readonly name: string;
  /** Its push service wants no more messages, or took none for three days: nothing is sent there until it is added again. */
  readonly off?: { readonly at: number; readonly reason: string };
}

/** `POST /v1/player/devices`: a browser's subscription, or no longer. */
export type ChangeDevices =
  | {
      readonly do: "add";
      /** Where its push service takes messages. */
      readonly endpoint: string;
      /** As `PushSubscription.toJSON()` has them: base64url. */
      readonly keys: { readonly p256dh: string; readonly auth: string };
      /** What its owner calls it. */
      readonly name: string;
    }
  | { readonly do: "remove"; readonly id: string };

/** All devices as they are then. */
export interface DevicesChanged extends MyDevices {
  /** The one that was added. */
  readonly added?: string;
}

export type ChatChannel = "discord" | "telegram" | "slack";

/** An account on a chat platform that plays as this player and is told of their games. */
export interface LinkedChat {
  readonly channel: ChatChannel;
  /** The platform's id of it. */
  readonly account: string;
  /** What the platform calls them. */
  readonly name: string;
}

/** `GET /v1/player/chats`. */
export interface MyChats {
  readonly chats: readonly LinkedChat[];
}

/** `POST /v1/player/chats`: a code for `/link` in a chat, what `/link` gave in a chat, or no longer. */
export type ChangeChats =
  | { readonly do: "code" }
  | { readonly do: "link"; readonly code: string }
  /** "test": a message is written there, as notices are. */
  | { readonly do: "unlink" | "test"; readonly channel: ChatChannel; readonly account: string };

/** `POST /v1/chats`: a code that `/link` gave in a chat. */
export interface SeeChatCode {
  readonly code: string;
}

/** Whose chat it is; the code works still. */
export interface ChatOfCode {
  readonly channel: ChatChannel;
  /** What the platform calls them. */
  readonly name: string;
}

/** All chats as they are then. */
export interface ChatsChanged extends MyChats {
  /** The code that was asked for. It works once, until then (epoch milliseconds). */
  readonly code?: string;
  readonly until?: number;
  /** The account whose code it was. */
  readonly linked?: LinkedChat;
  readonly tested?: Tested;
}

/**
 * Whether a message came through. "refused": the platform says that there is no use in trying again (a bot that was blocked, an
 * account that takes no messages); "busy": it wants to be left alone for now. `reason`: its own words.
 */
export interface Tested {
  readonly ok: boolean;
  readonly why?: "not-set-up" | "refused" | "busy" | "failed";
  readonly reason?: string;
}
