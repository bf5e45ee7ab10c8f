import type { MyProfile, Notices, Profile, ProfileSet } from "../api.ts";
import { nextTime } from "../clocks/calendar.ts";
import type { HostContext } from "../hostContext.ts";
import { channelHealth, forgetChannelHealth } from "../people/channelHealth.ts";
import { moveDigest } from "../people/later.ts";
import { calendarOf, changePlayer, type Player, readPlayer } from "../people/players.ts";
import { Refused } from "../refusal.ts";
import { webhookSecret } from "../signingKeys.ts";
import { spreadAbsence } from "./vacation.ts";

/** A player's own settings. */

/** Otherwise a clock that rests in them would hardly ever go. */
const MOST_QUIET_MINUTES = 12 * 60;

export async function profileOf<G>(host: HostContext<G>, id: string): Promise<MyProfile> {
  const { reach, quiet, zone = quiet?.zone, weekends, language, notices, whileOpen } = await readPlayer(host.db, id);
  const hook = reach.find(({ channel }) => channel === "webhook");
  const webhook = hook?.address;
  const mailbox = reach.find(({ channel }) => channel === "email");
  const mailboxHealth = mailbox && (await channelHealth(host.db, id, mailbox));
  const { offAt, reason = "" } = (hook && (await channelHealth(host.db, id, hook))) ?? {};
  return {
    ...(offAt !== undefined && { webhookOff: { at: offAt, reason } }),
    ...(webhook !== undefined && { webhook }),
    ...(mailbox && { email: mailbox.address }),
    ...(mailboxHealth?.offAt !== undefined && { emailOff: { at: mailboxHealth.offAt, reason: mailboxHealth.reason } }),
    ...(zone !== undefined && { zone }),
    ...(quiet && { quiet: { from: quiet.from, to: quiet.to } }),
    ...(weekends && { weekends }),
    ...(language !== undefined && { language }),
    ...(notices && { notices }),
    ...(whileOpen && { whileOpen }),
  };
}

/** Replaces the whole profile, a language that is not given aside; questions that are open keep the time they have. Throws `Refused`. */
export async function setProfile<G>(host: HostContext<G>, id: string, wanted: Profile): Promise<ProfileSet> {
  const { webhook, zone, quiet, weekends, notices, whileOpen } = wanted;
  await savePlayer(host, id, ({ reach, vacation, revision, language = wanted.language }) => {
    const others = reach.filter(({ channel }) => channel !== "webhook");
    return {
      ...{ id, revision },
      ...(zone !== undefined && { zone }),
      reach: webhook === undefined ? others : [...others, { channel: "webhook", address: webhook }],
      ...(quiet && { quiet: { zone: zone ?? "UTC", ...quiet } }),
      ...(weekends && { weekends }),
      ...(vacation && { vacation }),
      ...(language !== undefined && { language: wanted.language ?? language }),
      ...(notices && { notices }),
      ...(whileOpen && { whileOpen }),
    };
  });
  await forgetChannelHealth(host.db, id, "webhook");
  await putOffDigest(host, id);
  const secret = webhook === undefined ? {} : { webhookSecret: await webhookSecret(host.keys, id) };
  return { ...(await profileOf(host, id)), ...secret };
}

/** How often they are told, and nothing else; in which zone its times are. */
export async function setNotices<G>(host: HostContext<G>, id: string, notices: Notices | undefined): Promise<string> {
  await savePlayer(host, id, ({ notices: _, ...others }) => ({ ...others, ...(notices && { notices }) }));
  await putOffDigest(host, id);
  return calendarOf(await readPlayer(host.db, id)).zone;
}

/** A digest that is to come, as they want it now: at another time, or each game by itself at once. */
async function putOffDigest<G>({ db, now }: HostContext<G>, id: string): Promise<void> {
  const player = await readPlayer(db, id);
  const { notices } = player;
  await moveDigest(db, id, notices?.every === "day" ? nextTime(calendarOf(player), notices.at, now()) : now());
}

/** Throws `Refused` for quiet hours that are most of the day. */
export async function savePlayer<G>(
  host: HostContext<G>,
  id: string,
  change: (player: Player) => Player,
): Promise<void> {
  const checked = (player: Player): Player => {
    const after = change(player);
    if (after.quiet && lengthOf(after.quiet) > MOST_QUIET_MINUTES)
      throw new Refused(422, "quiet-too-long", "Quiet hours may last twelve hours. Choose a shorter time.");
    return after;
  };
  await changePlayer(host.db, id, checked, host.now());
  await spreadAbsence(host, id);
}

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
const lengthOf = ({ from, to }: { from: string; to: string }): number =>
  (minuteOf(to) - minuteOf(from) + 24 * 60) % (24 * 60);
