import type { Part } from "../../catalog.ts";

/** A first game that shows the page. */
export const guide: Part<"guide"> = {
  offer: "É a primeira vez? Jogue com um guia",
  offerText: "Cerca de dois minutos: mostra a página enquanto você joga.",
  title: "Guia",
  next: "Entendi",
  skip: "Pular o guia",
  question: "Aqui está o que lhe perguntam. A partida espera pela sua resposta, e por mais nada.",
  hand: "O que tem a borda brilhante pode ser jogado: basta um toque. Segure, ou aperte i, para ler antes.",
  main: "Este botão sempre diz aonde leva. Ele segue adiante quando você não quer fazer mais nada.",
  choose: "Uma escolha entre cartas: toque nas que você quer, aqui na mesa. O botão envia.",
  attack: "Quem ataca? Toque nas criaturas, ou arraste-as pela mesa; o botão as conta.",
  block:
    "Você está sendo atacado. Toque numa criatura sua e depois no atacante que ela bloqueia, ou arraste-a até lá; ou deixe passar.",
  undo: "Mudou de ideia? Isto volta um passo, não importa o que o computador tenha feito.",
  log: "Aqui se conta tudo o que aconteceu.",
  stops: "Aqui você diz quando a partida deve esperar por você, e responde com antecedência. É tudo: boa partida!",
};
