import type { ChatCredentials } from "../hosting/storage/chatCredentials.ts";
import { commandBodies, registerCommands, registeredCommands } from "./discord/registration.ts";
import { menus, registeredMenu, setMenu } from "./telegram/menus.ts";

/** How what a platform was told of our commands differs from the commands there are. */
export interface Drift {
  /** "Discord", "Telegram (it)". */
  readonly where: string;
  readonly missing: readonly string[];
  readonly changed: readonly string[];
  /** Told once, and there no more. */
  readonly gone: readonly string[];
}

/**
 * Asks each platform what it was told and, if that is wanted, tells it anew where that differs. Slack has one command, which says
 * nothing of what can follow it, and no way to ask. Rejects with what a platform says if it refuses.
 */
export async function compareCommands({ discord, telegram }: ChatCredentials, write: boolean): Promise<Drift[]> {
  const found: Drift[] = [];
  if (discord) {
    const drift = driftOf("Discord", await registeredCommands(discord), commandBodies());
    if (write && differs(drift)) await registerCommands(discord);
    found.push(drift);
  }
  for (const menu of telegram ? menus() : []) {
    const told = await registeredMenu(telegram!, menu.language);
    const [then, now] = [told, menu.commands].map((all) =>
      all.map(({ command, description }) => ({ name: command, description })),
    );
    const drift = driftOf(`Telegram (${menu.language})`, then!, now!);
    if (write && differs(drift)) await setMenu(telegram!, menu);
    found.push(drift);
  }
  return found;
}

export const differs = ({ missing, changed, gone }: Drift): boolean =>
  missing.length + changed.length + gone.length > 0;

interface Named {
  readonly name: string;
}

function driftOf(where: string, told: readonly Named[], now: readonly Named[]): Drift {
  const before = new Map(told.map((one) => [one.name, one]));
  const names = new Set(now.map(({ name }) => name));
  return {
    where,
    missing: now.flatMap(({ name }) => (before.has(name) ? [] : [name])),
    changed: now.flatMap((one) => {
      const then = before.get(one.name);
      return then && JSON.stringify(plain(then)) !== JSON.stringify(plain(one)) ? [one.name] : [];
    }),
    gone: told.flatMap(({ name }) => (names.has(name) ? [] : [name])),
  };
}

/** Lists in which order says nothing. */
const SETS: ReadonlySet<string> = new Set(["contexts", "integration_types"]);
/** What platforms add of their own. */
const THEIRS: ReadonlySet<string> = new Set([
  ...["id", "application_id", "version", "guild_id", "nsfw", "dm_permission", "default_member_permissions", "handler"],
  ...["name_localizations", "name_localized", "description_localized"],
]);

/** Without what they add and what means nothing (null, false, an empty list or object), keys in order. */
function plain(value: unknown, key = ""): unknown {
  if (Array.isArray(value)) {
    const all = value.map((one) => plain(one));
    return SETS.has(key) ? all.sort() : all;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => !THEIRS.has(field))
      .map(([field, one]) => [field, plain(one, field)] as const)
      .filter(([, one]) => !isNothing(one))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  (typeof value === "object" && Object.keys(value).length === 0);
