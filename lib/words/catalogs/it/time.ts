import type { Part } from "../catalog.ts";

export const time: Part<"time"> = {
  lessThanMinute: "meno di un minuto",
  daysHours: "{days} e {hours}",
  left: "ancora {lasting}",
  isUp: "tempo scaduto",
  until: "Entro {when} ({left})",
};
