import type { Part } from "../catalog.ts";

export const mail: Part<"mail"> = {
  answer: "Rispondi sulla pagina",
  look: "Guarda il tavolo",
  choices: "Puoi:",
  why: "Ricevi questa e-mail perché hai chiesto notizie delle tue partite.",
  stop: "Niente più e-mail",
  confirmSubject: "Questo indirizzo è tuo?",
  confirm:
    "Qualcuno, probabilmente tu, vuole ricevere qui le e-mail sulle proprie partite. Se sei tu, conferma; il link vale dieci minuti.",
  confirmButton: "Sì, mandatele qui",
  notYou: "Se non sei tu, non fare nulla: non arriverà altro.",
  title: "Posta elettronica",
  about: "Un’e-mail quando tocca a te. Non si manda nulla prima che tu confermi l’indirizzo.",
  address: "Il tuo indirizzo",
  ask: "Mandami il link",
  asked: "Un’e-mail è in arrivo a {address}. Il link vale dieci minuti.",
  goes: "Le e-mail sulle tue partite vanno a {address}.",
  switchedOff: "Non è arrivato nulla ({reason}). Imposta di nuovo l’indirizzo per riprovare.",
  remove: "Togli l’indirizzo",
  removed: "Tolto. Non arriveranno altre e-mail.",
  confirmTitle: "E-mail a questo indirizzo?",
  confirmHere: "Le e-mail sulle partite di chi le ha chieste andranno all’indirizzo dove hai trovato questo link.",
  confirmed: "Fatto. Riceverai un’e-mail quando tocca a te.",
  stopTitle: "Niente più e-mail?",
  stopped: "Fatto. A questo indirizzo non arriveranno altre e-mail.",
};
