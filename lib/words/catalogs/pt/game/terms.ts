import type { Part } from "../../catalog.ts";

export const terms: Part<"terms"> = {
  bestOfThree: "Melhor de três partidas, com sideboard",
  single: "Uma única partida",
  players: "{n} jogadores",
  life: "{n} {n, plural, =1 {ponto de vida} other {pontos de vida}}",
  eachMove: "{lasting} para cada jogada",
  eachHandOff: "{lasting} cada vez que a partida espera por você",
  reserve: "{each}, e {reserve} de reserva",
  noClock: "Sem relógio: use o tempo que precisar",
  reminder: "Um lembrete depois de {lasting}",
  watch: "Outros podem assistir, {behind}",
  zeroDefault: "em zero você passa, e não ataca nem bloqueia",
  zeroClaim: "em zero um oponente pode reivindicar a vitória",
  zeroForfeit: "em zero a partida está perdida",
  misses: "{n, plural, =1 {1 atraso desculpado} other {# atrasos desculpados}}",
  vacation: "até {days} de férias",
  rests: "o relógio para {rests}",
  weekends: "nos fins de semana",
  quietHours: "nas suas horas de silêncio",
  asPlayed: "enquanto se joga",
  late: "com {spans} de atraso",
  entropy: "todos contribuem para o embaralhamento",
  manualCards:
    "até {n} cards diferentes de um deck são jogados à mão: cada um diz o que o texto faz, e é feito quando todos os outros concordam",
  manualSilence: "{by}, ou não se opõem em {lasting}",
};
