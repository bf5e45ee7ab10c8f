import type { Part } from "../../catalog.ts";

export const chats: Part<"chats"> = {
  title: "Chat",
  about: "Gioca da Discord, Telegram o Slack come il giocatore che sei qui, e ricevi lì un avviso quando tocca a te.",
  unlink: "Scollega",
  unlinkOne: "Scollega {name} su {chat}",
  unlinked: "{name} su {chat} non è più collegato.",
  getCode: "Prendi un codice per una chat",
  given: "Scrivi «/link {code}» nella chat. Vale una volta, per dieci minuti.",
  code: "Il codice di una chat",
  enter: "Collega",
  linked: "Collegato: {name} su {chat} gioca come te.",
  linkTitle: "Collegare una chat al tuo account?",
  linkHere:
    "Solo se hai scritto tu /link in quella chat, poco fa: da allora chi scrive lì gioca le tue partite. Quello che hai cominciato nella chat si aggiunge qui alle tue partite.",
  linkWho: "{name} su {chat} ha scritto /link.",
  linkLooking: "Guardo di chi è la chat …",
  linkButton: "Sì, la chat è mia",
  test: "Prova",
  testOne: "Manda un messaggio di prova a {name} su {chat}",
  testCame: "Un messaggio di prova è andato a {name} su {chat}.",
  testFailed: "{name} su {chat} non si può raggiungere. {why}",
  notSetUp: "Questo tavolo non parla più con quella piattaforma.",
  refused: "Non accetta i nostri messaggi: forse il bot è stato bloccato, o l’account non ne accetta da sconosciuti.",
  busy: "Chiede di essere lasciata in pace per un po’. Riprova più tardi.",
  failed: "La piattaforma non ha risposto come dovrebbe.",
};
