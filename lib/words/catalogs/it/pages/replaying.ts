import type { Part } from "../../catalog.ts";

/** A finished game, played again and shown to others. */
export const replaying: Part<"replaying"> = {
  title: "La partita, dall’inizio",
  loading: "La partita viene preparata di nuovo …",
  help: "Questa partita è finita. Scorrila momento per momento.",
  timeline: "Momento della partita",
  moment: "Condividi questo momento",
  copied: "L’indirizzo è copiato",
  again: "Guardala di nuovo",
  picture: "Salva un’immagine",
  sharePicture: "Condividi un’immagine",
};
