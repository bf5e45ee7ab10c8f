import { timingSafeEqual } from "node:crypto";
import type { Seat } from "../../engine/state/ids.ts";
import type { HostContext } from "../hostContext.ts";
import type { Language } from "../messages/message.ts";
import { Refused } from "../refusal.ts";
import { hmac, type SigningKey } from "../signingKeys.ts";

/**
 * Pictures of a board are addresses, because chats fetch them by themselves and send no header along: whoever has the
 * address sees the picture, as it is then. Signed by the installation's keys.
 */

/** A seat's own view, with its hand; what everybody at the table sees; or what spectators see, as late as they do. */
export type PictureOf = Seat | "table" | "watch";
export type PictureTheme = "dark" | "light";

export interface PictureSubject {
  readonly gameId: string;
  readonly of: PictureOf;
  /** The seat's, so that revoking its links ends its pictures; 0 for the others. */
  readonly epoch: number;
  readonly language: Language;
  readonly theme: PictureTheme;
}

export const PICTURE_LIFE_MS = 30 * 86_400_000;

/** Where that picture is to be seen for 30 days. Another address each second: chats keep what they have fetched once. */
export async function pictureUrl<G>(
  { keys, now, page }: Pick<HostContext<G>, "keys" | "now" | "page">,
  { gameId, of, epoch, language, theme }: PictureSubject,
): Promise<string> {
  const [key] = await keys.all();
  const until = Math.ceil((now() + PICTURE_LIFE_MS) / 1000).toString(36);
  const claims = [gameId, of, epoch, language, theme, until, key!.id].join(".");
  return `${page.url.replace(/\/$/, "")}/v1/pictures/${claims}.${signature(key!, claims)}.png`;
}

/** 128 bits of an HMAC. */
const signature = ({ picture }: SigningKey, claims: string): string =>
  hmac(picture, claims).subarray(0, 16).toString("base64url");

const FORM =
  /^(([\w-]{1,64})\.(\d{1,2}|table|watch)\.(\d{1,9})\.(en|it|pt)\.(dark|light)\.([0-9a-z]{1,9})\.([\w-]{1,64}))\.([\w-]{22})\.png$/;

/** What an address shows. Throws `Refused`: 404 for one that was not given out here, 410 for one that has run out. */
export async function readPicture<G>(
  { keys, now }: Pick<HostContext<G>, "keys" | "now">,
  text: string,
): Promise<PictureSubject> {
  const [, claims = "", gameId = "", of = "", epoch = "", language, theme, until = "", id = "", signed = ""] =
    FORM.exec(text) ?? [];
  const key = claims === "" ? undefined : await keys.called(id);
  if (!key || !timingSafeEqual(Buffer.from(signature(key, claims)), Buffer.from(signed)))
    throw new Refused(404, "unknown-picture", "There is no picture at this address. Check that it was copied whole.");
  if (Number.parseInt(until, 36) * 1000 < now())
    throw new Refused(
      410,
      "picture-expired",
      "This picture was shown for 30 days. Open the game to see it as it is now.",
    );
  return {
    gameId,
    of: of === "table" || of === "watch" ? of : Number(of),
    epoch: Number(epoch),
    language: language as Language,
    theme: theme as PictureTheme,
  };
}
