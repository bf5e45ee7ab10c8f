import type { Effect } from "../../abilities/effects.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose, simultaneously } from "../../procedure.ts";
import { playersOf } from "../../query/evaluators/index.ts";
import { recordChoice } from "../../rules/applying/log.ts";
import { rulesOf } from "../../rules/continuous/layers.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { pickObjects } from "../choices.ts";
import type { Handlers, Resolution } from "../resolution.ts";

type Vote = Extract<Effect, { do: "vote" }>;

export const voteEffects: Handlers<"vote"> = {
  /** 701.32a: in turn order from the controller. */
  *vote(game, effect, resolution) {
    const objects = effect.for === undefined ? undefined : yield* pickObjects(game, effect.for, resolution);
    const voters = playersOf(game, { who: "each" }, resolution);
    const first = Math.max(0, voters.indexOf(resolution.controller));
    const inOrder = [...voters.slice(first), ...voters.slice(0, first)];
    const ballots = inOrder.map((player) => ballot(game, player, effect, objects, resolution));
    const cast: (readonly number[])[] = [];
    if (effect.secret) cast.push(...(yield* simultaneously(ballots)));
    else for (const one of ballots) cast.push(yield* one);
    // Whose each of the votes is.
    const votersFor = (i: number): readonly Seat[] =>
      inOrder.flatMap((player, at) => cast[at]!.filter((chosen) => chosen === i).map(() => player));
    const votes = (objects ?? effect.options).map((_, i) => votersFor(i).length);
    const most = Math.max(...votes);
    for (const [i, option] of effect.options.entries()) {
      resolution.notes[option.name] = { entities: votersFor(i), amount: votes[i]!, did: votes[i]! > 0 };
      if (option.each === undefined || (effect.most && votes[i] !== most)) continue;
      const times = effect.most ? 1 : votes[i]!;
      for (let n = 0; n < times; n++) yield* resolution.follow(game, resolution, option.each);
    }
    return { entities: (objects ?? []).filter((_, i) => votes[i] === most), amount: most, did: true };
  },
};

/** 701.32d: how often a player votes, and how often besides if they like. */
function votesOf(game: Game, player: Seat): { readonly must: number; readonly may: number } {
  const more = rulesOf(game, "additionalVote").filter(({ rule, context }) =>
    playersOf(game, rule.who, context).includes(player),
  );
  const may = more.filter(({ rule }) => rule.optional).length;
  return { must: 1 + more.length - may, may };
}

/** What a player votes for, by places among the options or objects; 701.32d: all votes at the same time. */
function* ballot(
  game: Game,
  player: Seat,
  { options, secret }: Vote,
  objects: readonly ObjectId[] | undefined,
  resolution: Resolution,
): Procedure<readonly number[]> {
  const { must, may } = votesOf(game, player);
  const source = resolution.onStack ?? resolution.self;
  const votes: number[] = [];
  for (let i = 0; i < must + may && objects?.length !== 0; i++) {
    const asked = { player, about: "vote", min: i < must ? 1 : 0, max: 1, source } as const;
    const { chosen } =
      objects === undefined
        ? yield* choose<"option">(game, { ask: "option", ...asked, options: options.map(({ name }) => name) })
        : yield* choose<"choose">(game, { ask: "choose", ...asked, from: objects });
    const [vote] = chosen;
    if (vote === undefined) break;
    votes.push(objects === undefined ? vote : objects.indexOf(vote));
    if (secret) continue;
    recordChoice(game, player, "vote", objects === undefined ? { detail: options[vote]!.name } : { on: vote }, source);
  }
  return votes;
}
