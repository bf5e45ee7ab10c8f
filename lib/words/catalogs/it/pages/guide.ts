import type { Part } from "../../catalog.ts";

/** A first game that shows the page. */
export const guide: Part<"guide"> = {
  offer: "È la prima volta? Gioca con una guida",
  offerText: "Circa due minuti: mostra la pagina mentre giochi.",
  title: "Guida",
  next: "Capito",
  skip: "Salta la guida",
  question: "Qui c’è quello che ti viene chiesto. La partita aspetta la tua risposta, e nient’altro.",
  hand: "Ciò che ha il bordo luminoso si può giocare: basta un tocco. Tieni premuto, o premi i, per leggerlo prima.",
  main: "Questo pulsante dice sempre dove porta. Va avanti quando non vuoi fare altro.",
  choose: "Una scelta fra carte: tocca quelle che intendi, qui sul tavolo. Il pulsante la invia.",
  attack: "Chi attacca? Tocca le creature, o trascinale attraverso il tavolo; il pulsante le conta.",
  block: "Ti attaccano. Tocca una tua creatura e poi l’attaccante che blocca, o trascinala lì; oppure lascia passare.",
  undo: "Hai cambiato idea? Così torni indietro di un passo, qualunque cosa abbia fatto il computer.",
  log: "Qui viene raccontato tutto quello che è successo.",
  stops: "Qui dici quando la partita deve aspettarti, e rispondi in anticipo. È tutto: buon gioco!",
};
