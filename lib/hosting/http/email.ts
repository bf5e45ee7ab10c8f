import type { TestChat } from "../account/chats.ts";
import { type CheckAddress, changeDevices, devicesOf } from "../account/devices.ts";
import {
  askForAddress,
  confirmAddress,
  type MailAddress,
  mailLink,
  removeAddress,
  stopMails,
} from "../account/email.ts";
import { setProfile } from "../account/profile.ts";
import type { HostContext } from "../hostContext.ts";
import { Refused } from "../refusal.ts";
import { countOne } from "./caller.ts";
import { chatRoutes } from "./chats.ts";
import { changeDevicesSchema } from "./deviceSchemas.ts";
import { confirmEmailSchema, mailLinkSchema, setEmailSchema } from "./emailSchemas.ts";
import { profileSchema } from "./playerSchemas.ts";
import { accountOf, checked, type HttpHandler, type HttpRequest, json, playerOf, serve } from "./stack.ts";

/** What sends mails about an address. Undefined where no mails are sent. */
export type Confirming = () => Promise<MailAddress | undefined>;

/**
 * A player's settings, and where they are reached: addresses for mails, confirmed and given up with one click (RFC 8058); accounts in chats;
 * browsers. `check` throws for addresses of push services that may not be called.
 */
export function emailHandler<G>(
  host: HostContext<G>,
  confirming: Confirming,
  check: CheckAddress,
  test: TestChat,
): HttpHandler {
  const tokenOf = (event: HttpRequest): string => event.pathParameters?.token ?? "";
  return serve(host, "email", {
    ...chatRoutes(host, test),
    "POST /v1/player": async (event) => {
      const player = await playerOf(host, event);
      return json(200, await setProfile(host, player, checked(profileSchema, event.body)));
    },
    "POST /v1/player/email": async (event) => {
      const account = await accountOf(host, event);
      const { address, language } = checked(setEmailSchema, event.body);
      const send = await confirming();
      if (address === null) return json(200, await removeAddress(host, account.player, send));
      if (!send) throw new Refused(409, "no-mails-here", "This site sends no mails. Choose another way to be told.");
      await countOne(host, event, "address confirmations", account.player);
      const asked = { address, ...(language !== undefined && { language }) };
      return json(200, await askForAddress(host, account, asked, send));
    },
    "POST /v1/account/mail": async (event) => {
      const asked = checked(mailLinkSchema, event.body);
      if (!(await confirming()))
        throw new Refused(409, "no-mails-here", "This site sends no mails. Choose another way to be told.");
      await countOne(host, event, "links by mail");
      return json(200, await mailLink(host, asked));
    },
    "GET /v1/player/devices": async (event) => json(200, await devicesOf(host, await playerOf(host, event))),
    "POST /v1/player/devices": async (event) => {
      const player = await playerOf(host, event);
      return json(200, await changeDevices(host, player, checked(changeDevicesSchema, event.body), check));
    },
    "POST /v1/email": async (event) =>
      json(200, await confirmAddress(host, checked(confirmEmailSchema, event.body).code, await confirming())),
    // Mail programs and their scanners follow links: only the page's button, or a mail program's own, stops anything.
    "GET /v1/email/stop/{token}": async (event) => ({
      statusCode: 302,
      headers: {
        location: `${host.page.url}/#/email/stop/${encodeURIComponent(tokenOf(event))}`,
        "cache-control": "no-store",
      },
    }),
    "POST /v1/email/stop/{token}": async (event) => json(200, await stopMails(host, tokenOf(event))),
  });
}
