import type { Part } from "../catalog.ts";

export const mail: Part<"mail"> = {
  answer: "Rispondi sulla pagina",
  look: "Guarda il tavolo",
  until: "Entro {when}",
  choices: "Puoi:",
  why: "Ricevi questa e-mail perché hai chiesto notizie delle tue partite.",
  stop: "Niente più e-mail",
  confirmSubject: "Questo indirizzo è tuo?",
  confirm:
    "Qualcuno, probabilmente tu, vuole ricevere qui le e-mail sulle proprie partite. Se sei tu, conferma; il link vale dieci minuti.",
  confirmButton: "Sì, mandatele qui",
  notYou: "Se non sei tu, non fare nulla: non arriverà altro.",
};
