// Plays a whole game against the computer over HTTP: node examples/bot.mjs http://localhost:3000
const [base] = process.argv.slice(2);

async function call(method, path, token, body) {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(base + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${answer.code}: ${answer.detail}`);
  return answer;
}

// Lands and spells first, everything attacks, nothing blocks unless it must, and of what must be chosen the first.
const answers = {
  priority: ({ actions }, tried) => {
    const wanted = ["playLand", "cast"].flatMap((act) => actions.filter((one) => one.act === act));
    const action = wanted.find((one) => !tried.has(JSON.stringify(one))) ?? { act: "pass" };
    tried.add(JSON.stringify(action));
    return { action };
  },
  choose: ({ from, min, max }) => ({ chosen: from.slice(0, Math.max(min, Math.min(1, max))) }),
  confirm: ({ about }) => ({ yes: about !== "mulligan" }),
  number: ({ min }) => ({ number: min }),
  option: ({ min }) => ({ chosen: Array.from({ length: min }, (_, at) => at) }),
  name: ({ suggestions }) => ({ name: suggestions[0] ?? "Forest" }),
  order: ({ items }) => ({ order: items.flatMap(({ count = 1 }) => Array(count).fill(0)).map((_, at) => at) }),
  attackers: ({ attackers }) => ({
    attacks: attackers.map(({ attacker, must, defenders }) => ({ attacker, defender: must ?? defenders[0] })),
  }),
  blockers: ({ blockers }) => ({
    blocks: blockers.flatMap(({ blocker, must = [] }) => must.map((attacker) => ({ blocker, attacker }))),
  }),
  // Fills up one after the other.
  divide: ({ total, among }) => {
    const least = among.reduce((sum, { min }) => sum + min, 0);
    const fill = (left, [share, ...others]) =>
      share ? [Math.min(share.max, share.min + left), ...fill(Math.max(0, left - share.max + share.min), others)] : [];
    return { amounts: fill(total - least, among) };
  },
  pay: () => ({ with: "auto" }),
};

const deck = (await call("GET", "/v1/decks")).decks[0].name;
const [me, computer] = ["link", { bot: "heuristic" }].map((as) => ({ name: "Player", deck, as }));
const { gameId, seats } = await call("POST", "/v1/games", "", { seats: [me, computer] });
const { token, seat } = await call("POST", "/v1/seats", "", { secret: seats[0].secret });
const path = `/v1/games/${gameId}`;
let game = await call("GET", path, token);
for (let turn, tried; !game.view.result; ) {
  if (turn !== game.view.turn.number) [turn, tried] = [game.view.turn.number, new Set()];
  const [asked] = game.view.pending;
  if (!asked) await new Promise((done) => setTimeout(done, 200));
  const { decision, digest } = asked ?? {};
  const answer = asked && { ask: decision.ask, ...answers[decision.ask](decision, tried) };
  const answered = [{ slot: decision?.slot, digest, answer }];
  const body = { actionId: crypto.randomUUID(), do: "answer", ask: game.ask, answers: answered };
  const done = asked ? call("POST", `${path}/actions`, token, body) : call("GET", path, token);
  game = await done.catch(() => call("GET", path, token));
}
console.log(game.view.result.winners.includes(seat) ? "won" : "lost or drawn");
