import type { Part } from "../../catalog.ts";

export const terms: Part<"terms"> = {
  bestOfThree: "Al meglio delle tre partite, con sideboard",
  single: "Una partita singola",
  players: "{n} giocatori",
  life: "{n} {n, plural, =1 {punto vita} other {punti vita}}",
  eachMove: "{lasting} per ogni mossa",
  eachHandOff: "{lasting} ogni volta che la partita ti aspetta",
  reserve: "{each}, e {reserve} di riserva",
  noClock: "Nessun orologio: prenditi il tempo che ti serve",
  reminder: "Un promemoria dopo {lasting}",
  watch: "Altri possono guardare, {behind}",
  zeroDefault: "a zero passi, e non attacchi né blocchi",
  zeroClaim: "a zero un avversario può reclamare la vittoria",
  zeroForfeit: "a zero la partita è persa",
  misses: "{n, plural, =1 {1 ritardo scusato} other {# ritardi scusati}}",
  vacation: "fino a {days} di vacanza",
  rests: "l’orologio si ferma {rests}",
  weekends: "nei fine settimana",
  quietHours: "nelle tue ore di quiete",
  asPlayed: "mentre si gioca",
  late: "con {spans} di ritardo",
  entropy: "ognuno contribuisce al mescolamento",
  manualCards:
    "fino a {n} carte diverse di un mazzo si giocano a mano: ognuno dice che cosa fa il testo, e si esegue quando tutti gli altri acconsentono",
  manualSilence: "{by}, o non obiettano entro {lasting}",
};
