import type { SeatSnapshot } from "../../net/wire.ts";

/** With nobody but computer players, who agree to every step back. */
export const isAlone = ({ seats, seat }: SeatSnapshot): boolean =>
  seats.every((one) => one.seat === seat || one.bot !== undefined);
