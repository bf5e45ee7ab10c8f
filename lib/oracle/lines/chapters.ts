import type { Ability, Body } from "../../engine/abilities/ability.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { body } from "../hubs.ts";
import { fixed, heading, many, oneOf, type Phrase, rulesFor, type Tree, title, words } from "../kernel/index.ts";
import { FLAVOR } from "../vocabulary/wordsBeforeDash.ts";

const { deferred } = rulesFor<readonly Ability[]>();

const chapterNumber = words("I II III IV V VI VII VIII".split(" ").map((roman, i) => [roman, i + 1] as const));

/** A Saga's chapters (714.2): "I, II — ..." is one ability for each of its numbers. */
export const chapters: Phrase<readonly Ability[]> = oneOf(() => [
  deferred("{numbers} — {body}", { numbers: many(chapterNumber, ","), body }, ({ numbers, body }, scope) =>
    chaptersOf(numbers.bind(scope), body, scope),
  ),
  // 207.2d: chapters of later editions have names.
  deferred(
    "{numbers} — {name} — {body}",
    { numbers: many(chapterNumber, ","), name: fixed(title, FLAVOR), body },
    ({ numbers, body }, scope) => chaptersOf(numbers.bind(scope), body, scope),
  ),
]);

function chaptersOf(numbers: readonly number[], body: Tree<Body>, scope: Scope): readonly Ability[] {
  if (!scope.face.typeLine.subtypes.includes("Saga")) unbound("only Sagas have chapters");
  return numbers.map((reaches) => ({
    kind: "triggered",
    when: { on: "counters", object: { is: "self" }, kind: "lore", reaches },
    body: body.bind(scope.fresh()),
  }));
}

/** Which room it is, the dungeon says by the order of its lines (309.4). */
const roomName = fixed(heading, FLAVOR);

/** A room of a dungeon (309.4c): "When you move your venture marker into this room, [effect]"; which room, the card says. */
export const room: Phrase<readonly Ability[]> = deferred(
  "{name} — {body}",
  { name: roomName, body },
  ({ body }, scope) => {
    if (!scope.face.typeLine.types.includes("dungeon")) unbound("only dungeons have rooms");
    return [
      {
        kind: "triggered",
        when: { on: "enterRoom", object: { is: "self" }, room: 0 },
        body: body.bind(scope.fresh()),
        from: "command",
      },
    ];
  },
);

/** 717.5, 702.159a. */
export const visit: Phrase<readonly Ability[]> = deferred("visit — {body}", { body }, ({ body }, scope) => {
  if (!scope.face.typeLine.subtypes.includes("Attraction")) unbound("only Attractions are visited");
  const own = scope.fresh();
  return [
    {
      kind: "triggered",
      when: { on: "visit", object: { is: "self" }, by: { who: "you" } },
      body: body.bind(own),
    },
  ];
});
