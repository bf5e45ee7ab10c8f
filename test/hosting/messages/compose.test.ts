import { beforeAll, describe, expect, it } from "vitest";
import { chatMessageOf } from "../../../lib/channels/reply.ts";
import { textsOf } from "../../../lib/channels/telegram/wire.ts";
import type { SeatSnapshot } from "../../../lib/hosting/api.ts";
import { type Composing, composed } from "../../../lib/hosting/messages/compose.ts";
import { type Situation, situations } from "../../../lib/situations/situations.ts";

/** What a notice says, before any platform's form. */

const NOW = Date.UTC(2026, 0, 5, 12);
const about: Composing = {
  ...{ key: "G.0.3.turn", kind: "turn", language: "en", pageUrl: "https://play.example", events: [], now: NOW },
  zone: "Europe/Rome",
};
let all: readonly Situation[];
beforeAll(async () => {
  all = await situations();
});
const named = (name: string) => {
  const found = all.find((one) => one.name === name);
  if (!found) throw new Error(`no situation ${name}`);
  return found;
};
const lookAt = (name: string, more: Partial<SeatSnapshot> = {}): SeatSnapshot => {
  const { view, seat, names } = named(name);
  const seats = names.map((one, at) => ({ seat: at, name: one }));
  return { gameId: "G", seat: seat ?? 0, ask: 3, view: view(seat), seats, logNext: 0, ...more } as SeatSnapshot;
};

describe("a message about a game", () => {
  it("tells until when in the reader's zone, and how long that is", () => {
    const { due } = composed(lookAt("turn 10", { dueAt: NOW + 26 * 3_600_000 }), about);
    expect(due?.words).toMatch(/^Until .*15:00.*1 day 2 hours left/);
    const italian = composed(lookAt("turn 10", { dueAt: NOW + 26 * 3_600_000 }), { ...about, language: "it" });
    expect(italian.due?.words).toMatch(/^Entro .*15:00.*1 giorno/);
  });

  it("says how it ended once, and nobody's life twice", () => {
    const { events, seat } = named("game over");
    const { recap } = composed(lookAt("game over"), { ...about, events: events(seat) });
    expect(recap.filter((line) => /wins? the game|loses? the game|won\.$/.test(line))).toHaveLength(2);
    expect(recap.filter((line) => /^(You|Bruno): −?\d+ life/.test(line))).toEqual([
      expect.stringMatching(/^You: \d+ life, /),
      expect.stringMatching(/^Bruno: −\d+ life \(was \d+\), /),
    ]);
    expect(recap.join("\n")).not.toMatch(/Life totals|The game is over/);
  });

  it("leads to that very question, and carries its picture", () => {
    const picture = { url: "https://play.example/v1/pictures/x.png", alt: "You have 20 life." };
    const message = composed(lookAt("turn 10"), { ...about, picture });
    expect(message.link).toMatch(/^https:\/\/play\.example\/#\/game\/G\/[01]$/);
    expect(message.picture).toEqual(picture);
    const [first] = textsOf(chatMessageOf(message, "Open"));
    expect(first?.link_preview_options).toMatchObject({ url: picture.url });
  });

  it("tells the last one of many that they are the last, and nobody of two", () => {
    const four = lookAt("four players");
    const alone = { ...four, view: { ...four.view, waitingFor: [four.seat] } };
    expect(composed(alone, about).also).toEqual(["Everybody waits for you alone."]);
    expect(composed({ ...alone, view: { ...alone.view, waitingFor: [0, 1] } }, about).also).toBeUndefined();
    expect(composed(lookAt("turn 10"), about).also).toBeUndefined();
  });
});
