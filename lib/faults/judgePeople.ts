import type { MyGames, MyProfile, MyVacation } from "../hosting/api.ts";
import type { Challenge, OpenChallenges } from "../hosting/challenge/api.ts";
import type { Person } from "./person.ts";
import type { Player } from "./player.ts";
import type { Setup } from "./setup.ts";

/** What must hold of people when their games are over: what they said is kept, and what they voided opens nothing. */

/** `failed`: addresses where a notice was not taken at least once. */
export async function keptOf(
  person: Person,
  { people: habits, request }: Setup,
  players: readonly Player[],
  failed: ReadonlySet<string>,
): Promise<string[]> {
  const mine = players.filter((one) => one.person === person);
  const said = (await Promise.all(mine.map(saidOf))).flat();
  const opened: string[] = [];
  for (const { account, seat } of person.void) {
    const [address, body] =
      account === undefined ? ["/v1/seats", { secret: seat }] : ["/v1/account/token", { secret: account }];
    if ((await person.ask({ method: "POST", address, body })).status === 200)
      opened.push(`what was void opens ${address}`);
  }
  const about = [...said, ...opened];
  if (!person.hasAccount) return about;
  const get = <T>(address: string): Promise<T> => person.got(person.own({ method: "GET", address }));
  const { webhook, quiet } = habits[person.at]!;
  const profile = await get<MyProfile>("/v1/player");
  const wanted = { ...(webhook && { webhook: person.webhook }), ...(quiet && { quiet }) };
  const { webhookOff, ...kept } = profile;
  if (!same(kept, { ...wanted, ...(quiet && { zone: "UTC" }) }) && !same(kept, wanted))
    about.push(`a profile is ${JSON.stringify(kept)} instead of ${JSON.stringify(wanted)}`);
  if (webhookOff && !failed.has(person.webhook)) about.push("a channel that never failed is switched off");
  const { leftDays } = await get<MyVacation>("/v1/player/vacation");
  if (leftDays !== 30 - person.vacationDays)
    about.push(`${leftDays} days are left after ${person.vacationDays} of vacation`);
  const { games } = await get<MyGames>("/v1/games");
  for (const { gameId, seat } of mine)
    if (games.filter((one) => one.gameId === gameId && one.seat === seat && one.over).length !== 1)
      about.push(`a list of games has ${gameId} not once, and over`);
  if (games.length !== mine.length) about.push(`${games.length} games are listed of ${mine.length}`);
  return about.map((one) => `person ${person.at} of ${request.seats.length}: ${one}`);
}

const same = (one: object, other: object): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/** A note is the last one, and each line is there once. */
async function saidOf(player: Player): Promise<string[]> {
  const { note, chat = [] } = await player.look();
  const times = (text: string): number => chat.filter((line) => line.seat === player.seat && line.text === text).length;
  return [
    ...(player.note !== undefined && player.note !== note ? [`a note is ${note} instead of ${player.note}`] : []),
    ...player.said.flatMap((text) => (times(text) === 1 ? [] : [`said ${times(text)} times: ${text}`])),
  ];
}

/** Those that were withdrawn or declined became nothing, and none is offered any more. */
export async function challengesOf(person: Person, idle: readonly string[]): Promise<string[]> {
  const get = <T>(address: string): Promise<T> => person.got(person.ask({ method: "GET", address }));
  const about: string[] = [];
  for (const id of idle) {
    const { status, gameId } = await get<Challenge>(`/v1/challenges/${id}`);
    if (!["withdrawn", "declined"].includes(status) || gameId !== undefined)
      about.push(`a challenge that was over is ${status}, with the game ${gameId}`);
  }
  const { challenges } = await get<OpenChallenges>("/v1/challenges");
  return [...about, ...challenges.map(({ challengeId }) => `still offered: ${challengeId}`)];
}
