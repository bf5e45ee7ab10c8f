import type { Part } from "../catalog.ts";

export const time: Part<"time"> = {
  lessThanMinute: "menos de um minuto",
  daysHours: "{days} e {hours}",
  left: "tempo restante: {lasting}",
  isUp: "o tempo acabou",
  until: "Até {when} ({left})",
};
