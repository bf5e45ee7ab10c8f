import { timingSafeEqual } from "node:crypto";
import type { SeatView } from "../../engine/views.ts";
import type { HostContext } from "../hostContext.ts";
import type { Language } from "../messages/message.ts";
import { unknownGame } from "../refusal.ts";
import { sha256 } from "../signingKeys.ts";
import { openGame } from "../storage/open.ts";
import { watchPreview } from "../watch/secret.ts";
import { notToWatch } from "../watch/watch.ts";
import { pictureUrl } from "./address.ts";
import { shownOf } from "./shown.ts";

/** What a shared link to a watchable game shows before anybody opens it (Open Graph), as late as spectators see it. */
export interface LinkPreview {
  readonly title: string;
  /** Absent while there is nothing to see yet. */
  readonly seen?: { readonly view: SeatView; readonly image: string };
  readonly names: Readonly<Record<number, string>>;
}

/** `preview` as in `watchPreview`. Throws `Refused`. */
export async function linkPreview<G>(host: HostContext<G>, preview: string, language: Language): Promise<LinkPreview> {
  const [, gameId = ""] = /^([\w-]{1,64})\.[\w-]{1,64}$/.exec(preview) ?? [];
  if (gameId === "") throw unknownGame();
  const opened = await openGame(host, gameId, false);
  if (!opened.record.blob.watch || !timingSafeEqual(sha256(preview), sha256(watchPreview(opened.record))))
    throw notToWatch();
  const { view, names } = await shownOf(host, opened, "watch", 0);
  const title = Object.values(names).join(" – ");
  if (!view) return { title, names };
  const image = await pictureUrl(host, { gameId, of: "watch", epoch: 0, language, theme: "dark" });
  return { title, names, seen: { view, image } };
}
