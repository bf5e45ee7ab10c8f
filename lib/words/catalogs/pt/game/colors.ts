import type { Part } from "../../catalog.ts";

export const colors: Part<"colors"> = {
  W: "Branco",
  U: "Azul",
  B: "Preto",
  R: "Vermelho",
  G: "Verde",
  C: "Incolor",
};
