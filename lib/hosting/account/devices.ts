import { createECDH } from "node:crypto";
import type { ChangeDevices, DevicesChanged, MyDevices, PushDevice } from "../api.ts";
import type { HostContext } from "../hostContext.ts";
import { channelHealth, forgetChannelHealth } from "../people/channelHealth.ts";
import { type Player, type Reach, reachName, readPlayer } from "../people/players.ts";
import { Refused } from "../refusal.ts";
import { sha256 } from "../signingKeys.ts";
import { openPushKeys } from "../storage/pushKeys.ts";
import { savePlayer } from "./profile.ts";

/** The browsers that show a player's notices. Everything throws `Refused` where it cannot be done. */

const CHANNEL = "webPush";
const MOST_DEVICES = 10;

/** Refuses addresses that a host may not call, with an error that says why. */
export type CheckAddress = (endpoint: URL) => void;

export async function devicesOf<G>(host: HostContext<G>, player: string): Promise<MyDevices> {
  const { reach } = await readPlayer(host.db, player);
  const mine = reach.filter(({ channel }) => channel === CHANNEL);
  const devices = mine.map((one) => deviceOf(host, player, one));
  return { key: (await openPushKeys(host.db)()).publicKey, devices: await Promise.all(devices) };
}

async function deviceOf<G>(host: HostContext<G>, player: string, one: Reach): Promise<PushDevice> {
  const { id = "", name = "" } = one.device ?? {};
  const { offAt, reason = "" } = (await channelHealth(host.db, player, one)) ?? {};
  return { id, name, ...(offAt !== undefined && { off: { at: offAt, reason } }) };
}

export async function changeDevices<G>(
  host: HostContext<G>,
  player: string,
  wanted: ChangeDevices,
  check: CheckAddress,
): Promise<DevicesChanged> {
  if (wanted.do === "remove") {
    await savePlayer(host, player, without(wanted.id));
    await forgetChannelHealth(host.db, player, reachName({ channel: CHANNEL, device: { id: wanted.id, name: "" } }));
    return devicesOf(host, player);
  }
  const { endpoint, keys, name } = wanted;
  checkSubscription(endpoint, keys, check);
  const id = sha256(endpoint).toString("hex").slice(0, 16);
  const reach = { channel: CHANNEL, address: JSON.stringify({ endpoint, ...keys }), device: { id, name } };
  await savePlayer(host, player, (before) => {
    const others = without(id)(before);
    if (others.reach.filter(({ channel }) => channel === CHANNEL).length >= MOST_DEVICES)
      throw new Refused(409, "too-many-devices", `Notices go to ${MOST_DEVICES} browsers at most. Remove one first.`);
    return { ...others, reach: [...others.reach, reach] };
  });
  await forgetChannelHealth(host.db, player, reachName(reach));
  return { ...(await devicesOf(host, player)), added: id };
}

const without =
  (id: string) =>
  (player: Player): Player => ({
    ...player,
    reach: player.reach.filter(({ channel, device }) => channel !== CHANNEL || device?.id !== id),
  });

function checkSubscription(endpoint: string, { p256dh }: { p256dh: string }, check: CheckAddress): void {
  const bad = (why: string) => new Refused(422, "bad-subscription", `This is no push subscription: ${why}.`);
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  try {
    pair.computeSecret(p256dh, "base64url");
  } catch {
    throw bad("its key is no point on the curve P-256");
  }
  const address = new URL(endpoint);
  // As of a webhook: nobody's credentials are sent anywhere.
  if (address.username !== "" || address.password !== "") throw bad("its address names a user");
  try {
    check(address);
  } catch (error) {
    throw bad(error instanceof Error ? error.message : String(error));
  }
}
