import { hostFromEnvironment } from "../../../lib/hosting/environment.ts";
import { emailHandler } from "../../../lib/hosting/http/email.ts";
import { bidding } from "../bidding.ts";

export const handler = emailHandler(
  hostFromEnvironment(bidding),
  async () => undefined,
  () => undefined,
  async () => ({ ok: false, why: "not-set-up" }),
);
