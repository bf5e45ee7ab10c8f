import type { Part } from "../../catalog.ts";

export const colors: Part<"colors"> = {
  W: "Bianco",
  U: "Blu",
  B: "Nero",
  R: "Rosso",
  G: "Verde",
  C: "Incolore",
};
