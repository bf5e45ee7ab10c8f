import type { Attack, Block } from "../../engine/decisions.ts";
import type { Handle } from "../../engine/views.ts";
import { manyIn, someOf } from "../../view/spread.ts";
import type { Voice } from "../../words/voice.ts";
import type { Asked, Asking } from "../kind.ts";
import { describe } from "../things.ts";
import { attackersOf, things } from "./candidates.ts";
import { find, findAll } from "./find.ts";
import { answered, type Read, reply, unclear } from "./reply.ts";
import { after, cuts, splitAt } from "./text.ts";
import { ALL, AND, ATTACK, BLOCK, NONE, ON, WITH } from "./vocabulary.ts";

/** "attack with 1 2", "attack Ada with all", "1 2 on Ada; 3 on Vell", "no attack". */
export function readAttackers(text: string, question: Asked<"attackers"> & Asking, voice: Voice): Read {
  const { attackers } = question;
  const help = voice.say("typed.helpAttackers");
  const defenders = [...new Set(attackers.flatMap((one) => one.defenders))];
  const own = things(
    attackers.map(({ attacker }) => attacker),
    voice,
  );
  const theirs = things(defenders, voice);
  const must = attackers.filter((one) => one.must !== undefined);
  if (NONE.has(text))
    return must.length > 0
      ? reply(
          voice.say("typed.mustAttack", { list: voice.list(must.map(({ attacker }) => describe(attacker, voice))) }),
        )
      : answered({ ask: "attackers", attacks: [] });
  const attacks: Attack<Handle>[] = [];
  for (const clause of text.split(/\s*;\s*/).filter((one) => one !== "")) {
    const read = clauseOf(after(clause, ATTACK) ?? clause);
    if ("is" in read) return read;
    attacks.push(...read.filter(({ attacker }) => !attacks.some((one) => one.attacker === attacker)));
  }
  return attacks.length === 0 ? reply(help) : answered({ ask: "attackers", attacks });

  function clauseOf(said: string): Read | readonly Attack<Handle>[] {
    const bare = after(said, [...WITH]) ?? said;
    const ways: (readonly [who: string, whom: string | undefined])[] = [
      [bare, undefined],
      ...cuts(bare, ON).map(([who, whom]) => [who, whom] as const),
      ...cuts(said, WITH).map(([whom, who]) => [who, whom] as const),
    ];
    for (const [who, whom] of ways) {
      const creatures = findAll(who, own);
      const defender = whom === undefined ? undefined : find(after(whom, [...ON]) ?? whom, theirs);
      if (creatures.is !== "all" || (defender !== undefined && defender.is !== "one")) continue;
      return sent(creatures.values, defender?.value, ALL.has(who));
    }
    const creatures = findAll(bare, own);
    return creatures.is === "all" ? reply(help) : unclear(creatures, voice, help);
  }

  function sent(who: readonly Handle[], whom: Handle | undefined, isAll: boolean): Read | readonly Attack<Handle>[] {
    const found: Attack<Handle>[] = [];
    for (const attacker of who) {
      const may = attackers.find((one) => one.attacker === attacker)!;
      const [only, another] = may.defenders;
      const defender = whom ?? may.must ?? (another === undefined ? only : undefined);
      if (defender === undefined) {
        const [first] = theirs;
        const list = voice.speech.list(
          theirs.map(({ label }) => label),
          "or",
        );
        return reply(
          voice.say("typed.whichDefender", { list, example: first?.names[0] ?? "" }),
          theirs.map(({ label }) => label),
        );
      }
      if (may.defenders.includes(defender)) found.push({ attacker, defender });
      else if (!isAll)
        return reply(voice.say("typed.cannotAttack", { what: describe(attacker, voice), on: voice.thing(defender) }));
    }
    return found;
  }
}

/** "block 1 with 2, 3", "1 with 2; 3 with 4", "2 blocks 1", "Bear with Elf", "no block". */
export function readBlockers(text: string, question: Asked<"blockers"> & Asking, voice: Voice): Read {
  const { blockers } = question;
  const help = voice.say("typed.helpBlockers");
  const attackers = attackersOf(question);
  const theirs = things(attackers, voice);
  const own = things(
    blockers.map(({ blocker }) => blocker),
    voice,
  );
  const must = blockers.filter((one) => one.must !== undefined);
  if (NONE.has(text))
    return must.length > 0
      ? reply(voice.say("typed.mustBlock", { list: voice.list(must.map(({ blocker }) => describe(blocker, voice))) }))
      : answered({ ask: "blockers", blocks: [] });
  const blocks: Block<Handle>[] = [];
  for (const clause of clausesOf(text)) {
    const read = clauseOf(clause);
    if ("is" in read) return read;
    for (const block of read)
      if (!blocks.some((one) => one.blocker === block.blocker && one.attacker === block.attacker)) blocks.push(block);
  }
  const full = blockers.find(({ blocker, most }) => blocks.filter((one) => one.blocker === blocker).length > most);
  if (full) return reply(voice.say("typed.blocksTooMany", { what: describe(full.blocker, voice), n: full.most }));
  return blocks.length === 0 ? reply(help) : answered({ ask: "blockers", blocks });

  function clauseOf(clause: string): Read | readonly Block<Handle>[] {
    const said = after(clause, BLOCK) ?? clause;
    const ways: (readonly [whom: string, who: string])[] = [
      ...cuts(said, WITH),
      ...cuts(clause, new Set(BLOCK)).map(([who, whom]) => [whom, who] as const),
      ...cuts(said, ON).map(([who, whom]) => [whom, who] as const),
      // With one attacker there is no doubt whom.
      ...(attackers.length === 1 ? [["1", after(said, [...WITH]) ?? said] as const] : []),
    ];
    for (const [whom, who] of ways) {
      const attacker = find(whom, theirs);
      const creatures = findAll(who, own);
      if (attacker.is === "one" && creatures.is === "all") return pairs(creatures.values, attacker.value);
    }
    const [[whom, who] = [said, said]] = ways;
    const attacker = find(whom, theirs);
    const creatures = findAll(who, own);
    if (ways.length === 0)
      return creatures.is === "all"
        ? reply(voice.say("typed.needsTarget", { what: who }))
        : unclear(creatures, voice, help);
    return attacker.is === "one"
      ? creatures.is === "all"
        ? reply(help)
        : unclear(creatures, voice, help)
      : unclear(attacker, voice, help);
  }

  function pairs(who: readonly Handle[], attacker: Handle): Read | readonly Block<Handle>[] {
    const cannot = who.find((one) => !blockers.find(({ blocker }) => blocker === one)?.attackers.includes(attacker));
    if (cannot !== undefined)
      return reply(voice.say("typed.cannotBlock", { what: describe(cannot, voice), on: describe(attacker, voice) }));
    return who.map((blocker) => {
      const both = Math.min(manyIn(blocker), manyIn(attacker));
      if (both === 1 || manyIn(blocker) === 1 || manyIn(attacker) === 1) return { blocker, attacker };
      return { blocker: someOf(blocker, both), attacker: someOf(attacker, both) };
    });
  }
}

/** At semicolons, and at "and" or a comma before another attacker: "1 with 2, 3 with 4" is two blocks, "1 with 2, 3" is one. */
function clausesOf(text: string): string[] {
  const found: string[] = [];
  for (const clause of text.split(/\s*;\s*/).filter((one) => one !== "")) {
    const parts = clause.split(/\s*,\s*/).flatMap((part) => splitAt(part, AND));
    const speaks = (part: string): boolean => part.split(" ").some((word) => WITH.has(word) || BLOCK.includes(word));
    if (parts.filter(speaks).length < 2) {
      found.push(clause);
      continue;
    }
    for (const part of parts) {
      if (speaks(part) || found.length === 0) found.push(part);
      else found.push(`${found.pop()}, ${part}`);
    }
  }
  return found;
}
