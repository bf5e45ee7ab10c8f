import type { Part } from "../../catalog.ts";

export const keys: Part<"keys"> = {
  pass: "passa",
  send: "invia la risposta così com’è",
  go: "vai da una carta all’altra",
  tap: "tocca la carta",
  read: "leggi la carta",
  help: "questo aiuto",
  title: "Come funziona questo tavolo",
  text: "Il riquadro accanto al tavolo dice sempre che cosa ti viene chiesto. Le carte con il bordo si possono toccare; la parola su di esse dice che cosa fa il tocco. Ogni altra carta si apre per essere letta quando la tocchi; su una con il bordo usa la piccola “i” o tieni premuto.",
  single: "Scorciatoie a tasto singolo",
  replay: "Quando torno, mostrami che cosa è successo",
};
