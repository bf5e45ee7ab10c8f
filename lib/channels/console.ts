import type { Channel } from "../hosting/notices/channel.ts";

/** Tells whoever watches the output of a host on their own machine. */
export const consoleChannel = (write: (line: string) => void = console.log): Channel => ({
  async deliver(message) {
    const { kind, link, key, off = [] } = message;
    const also = off.length > 0 ? `; switched off, because nothing came through: ${off.join(", ")}` : "";
    if (kind === "digest") return write(`${message.told.title} (${link}, ${key})${also}`);
    const { game, seat } = message;
    const what = {
      turn: "has to decide",
      reminder: "still has to decide",
      timeShort: "has little time left to decide",
      claim: "may claim the game: the time of another seat has run out",
      offer: "is offered a draw, a step back or a rematch",
      early: "may pass already, unless somebody acts before",
      started: "may look: the game has begun",
      said: "may look: somebody said something",
      wentBack: "may look: the game went back to before what was under way",
      sideboard: "may exchange cards for the next game of the match",
      over: "may look: the game is over",
    }[kind];
    write(`game ${game}: seat ${seat} ${what} (${link}, ${key})${also}`);
  },
});
