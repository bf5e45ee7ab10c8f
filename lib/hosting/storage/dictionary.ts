const list = (from: number, to: number, one: (number: number) => string): string =>
  Array.from({ length: to - from }, (_, at) => one(from + at)).join(",");
/** Four of each card of a deck, by number in its pool. */
const copies = (from: number, to: number): string => `${list(from, to, (card) => `${card},${card},${card},${card}`)},`;
const lands = (card: number): string => list(0, 10, () => String(card));
/** Rows of `GameState.cards`: one in the library, one elsewhere. */
const cards = (from: number, to: number, owner: number): string =>
  list(from, to, (card) => `[${card},${owner},0,0],[${card},${owner},${card % 2 === 0 ? "4,3" : "2,2"}]`);
const NO_ORDERS =
  '{"revision":0,"stops":{"profile":"default"},"orders":[],"preferences":{},"disarmed":[],"acknowledged":[]}';

/**
 * What the blobs of `LINES_PRESET` take for said already: JSON as records and their snapshots have it, what is in every one
 * last, where references to it are shortest. Frozen: a blob that was written against it cannot be read with another, so a
 * better one is a new codec.
 */
export const LINES_DICTIONARY: Uint8Array = Buffer.from(
  [
    '"blocked":true,"attacking":1,"face":1,"faceDown":true,"attachedTo":123,"duration":"endOfTurn","x":1,"modes":[0],"winners":[0],',
    '"what":"takeBack","by":1,"agreed":[0]},"plan":{"steps":[],"then":"pass","unless":["cast"],"objections":[]},"profile":"reactive",',
    '"order":"passUntil","until":{"turn":"own","step":"upkeep"},"clock":{"each":"handOff","allowanceMs":259200000,"reserveMs":604800000,',
    '"onTimeout":"forfeit"},"remindAfterMs":86400000},"running":{"since":17,"dueAt":17,"allowanceEndsAt":17},',
    `"setup":{"decks":[[${copies(0, 14)}${lands(14)},${lands(15)}],[${copies(16, 29)}${lands(29)},${lands(30)}]],"options":{},"starter":0}},`,
    '"events":[{"code":"turn","seat":1,"amount":1},{"code":"play","seat":0,"detail":"hand/playLand","objects":[{"id":82,"name":"',
    '{"code":"block","seat":1,"objects":[{"id":123,"name":"{"code":"attack","seat":0,"objects":[{"id":123,"name":"',
    '"}]},{"code":"damage.player","seat":1,"amount":2,"objects":[{"id":"}],"amount":1},{"code":"damage.permanent","objects":[{"id":123,"name":"',
    '"}]},{"code":"move.hand","seat":0,"detail":"library/draw","private":0,"objects":[{"id":41,"name":"',
    '"}]},{"code":"draw","seat":1,"amount":1},"}]},{"code":"cast","seat":1,"objects":[{"id":82,"name":"',
    '"}]},{"code":"move.battlefield","seat":0,"detail":"stack/resolve","objects":[{"id":123,"name":"',
    '"}]},{"code":"move.graveyard","seat":1,"detail":"battlefield/stateBased","objects":[{"id":164,"name":"',
    '"detail":"battlefield/destroy","objects":[{"id":{"seat":0,"slot":"priority","digest":"","answer":{"ask":"priority","action":{"act":"cast","card":82}}},',
    '"slot":"target","answer":{"ask":"choose","chosen":[{"ask":"confirm","yes":true}},{"ask":"pay","with":"auto"}}]},"logNext":[',
    '"combat":{"attackers":[{"id":123,"attackingPlayer":0,"defender":0,"defendingPlayer":1,"blocked":false,"blockers":[]}],"blockersDeclared":true},',
    '"effects":[{"id":-1,"source":123,"controller":0,"timestamp":2,"until":{"at":"endOfTurn"},"affects":[123],"modify":{"power":1,"toughness":1}}],',
    '"lastKnown":{"82":{"object":{"kind":"card","definition":1,"zone":"stack","owner":0,"controller":0,"timestamp":37,',
    '"cast":{"by":0,"from":"hand","inMain":true,"mana":"W"},"targets":[[123]]},"controller":0,"name":"","colors":1,"supertypes":0,"types":4,"subtypes":[""],',
    '"power":2,"toughness":2,"basePower":2,"baseToughness":2,"attacking":1,"blockers":[],"became":[123]},"turnsToCome":[],',
    '"loopWatch":{"resolved":1,"seen":[]},"repeated":{"actions":1,"taken":[],"by":[0]}}',
    '{"seats":[{"seat":0,"name":""},{"seat":1,"name":"","bot":"heuristic"}],"pace":{},',
    `"orders":[${NO_ORDERS},${NO_ORDERS}],`,
    '"clocks":[{"reserveMs":0,"vacationMs":0,"excused":0,"missed":0},{"reserveMs":0,"vacationMs":0,"excused":0,"missed":0}],',
    '"social":{"declined":[-1,-1],"chat":[],"muted":[[],[]],"notes":["",""],"rematch":[],"setup":{"decks":[[0,0,0,0,1,1,1,1,2,2,2,2]],"options":{},"starter":0}},',
    '"linkKey":"","watch":{"rules":{"turns":1},"at":17},"events":[],"logNext":[0,0],"saved":{"schema":1,"build":"engine-1","inputs":[]},',
    `"back":{"seat":0,"saved":{"schema":1,"build":"engine-1","inputs":[]},"orders":[${NO_ORDERS}]}}\n`,
    '{"schema":1,"seed":"","drawn":1,"options":{"startingLife":20,"damageAssignment":"ordered","startingPlayer":0,"startingHandSize":7,"mulligans":true},',
    '"stage":{"at":"action","player":0,"passes":0},"timestamp":1,"lastId":-1,"turn":{"number":1,"active":0,"phase":"precombatMain","step":"precombatMain",',
    '"toCome":["beginningOfCombat","declareAttackers","declareBlockers","combatDamage","endOfCombat","postcombatMain","end","cleanup"],',
    '"begun":["untap","upkeep","draw","precombatMain"],"regular":0,"previous":1,"acted":[0],"combats":0,"mains":1},',
    '"players":[{"life":20,"library":[16,17,18,19,20],"hand":[41],"graveyard":[164],"mana":[],"counters":{},"landsPlayed":1,"turnBegan":1,"previousTurn":1,"mulligans":1},',
    '{"life":20,"library":[],"hand":[],"graveyard":[],"mana":[],"counters":{},"landsPlayed":0,"turnBegan":1,"previousTurn":1}],',
    `"cards":[${cards(0, 16, 0)},${cards(16, 31, 1)}],`,
    '"objects":{"82":{"kind":"card","definition":13,"zone":"battlefield","owner":0,"controller":0,"timestamp":3,"since":2},',
    '"82":{"kind":"card","definition":14,"zone":"battlefield","owner":0,"controller":0,"timestamp":1,"tapped":true,"since":1},',
    '"123":{"kind":"card","definition":2,"zone":"battlefield","owner":1,"controller":1,"timestamp":2,"since":5,"damage":1,"counters":{"+1/+1":1},',
    '"cast":{"by":1,"from":"hand","inMain":true,"mana":"WU"}}},"battlefield":[82,123],"stack":[],"exile":[],"command":[],"effects":[],',
    '"delayed":[],"triggered":[],"made":[],"history":[],"lastTurn":[],"lastKnown":{},"turnsToCome":[]}',
  ].join(""),
);
