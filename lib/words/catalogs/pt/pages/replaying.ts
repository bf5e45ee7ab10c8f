import type { Part } from "../../catalog.ts";

/** A finished game, played again and shown to others. */
export const replaying: Part<"replaying"> = {
  title: "A partida, desde o começo",
  loading: "A partida está sendo montada de novo …",
  help: "Esta partida acabou. Percorra-a momento por momento.",
  timeline: "Momento da partida",
  moment: "Compartilhar este momento",
  copied: "O endereço foi copiado",
  again: "Ver de novo",
  picture: "Salvar uma imagem",
  sharePicture: "Compartilhar uma imagem",
};
