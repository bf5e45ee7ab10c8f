import type { Part } from "../catalog.ts";

export const mail: Part<"mail"> = {
  answer: "Responder na página",
  look: "Ver a mesa",
  choices: "Você pode:",
  why: "Você recebe este e-mail porque pediu notícias das suas partidas.",
  stop: "Não quero mais e-mails",
  confirmSubject: "Este endereço é seu?",
  confirm:
    "Alguém, provavelmente você, quer receber aqui os e-mails sobre as suas partidas. Se foi você, confirme; o link vale por dez minutos.",
  confirmButton: "Sim, enviem para cá",
  notYou: "Se não foi você, não faça nada: nada mais será enviado.",
  title: "Avisos por e-mail",
  about: "Um e-mail quando for a sua vez. Nada é enviado antes de você confirmar o endereço.",
  address: "Seu endereço",
  ask: "Enviar o link",
  asked: "Um e-mail está a caminho de {address}. O link vale por dez minutos.",
  goes: "Os e-mails sobre as suas partidas vão para {address}.",
  switchedOff: "Nada chegou ({reason}). Informe o endereço de novo para tentar outra vez.",
  remove: "Remover o endereço",
  removed: "Removido. Nada mais será enviado.",
  confirmTitle: "E-mails para este endereço?",
  confirmHere: "Os e-mails sobre as partidas de quem os pediu irão para o endereço onde você encontrou este link.",
  confirmed: "Pronto. Você receberá um e-mail quando for a sua vez.",
  stopTitle: "Não quer mais e-mails?",
  stopped: "Pronto. Nada mais será enviado para este endereço.",
};
