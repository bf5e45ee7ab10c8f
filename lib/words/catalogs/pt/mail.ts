import type { Part } from "../catalog.ts";

export const mail: Part<"mail"> = {
  answer: "Responder na página",
  look: "Ver a mesa",
  until: "Até {when}",
  choices: "Você pode:",
  why: "Você recebe este e-mail porque pediu notícias das suas partidas.",
  stop: "Não quero mais e-mails",
  confirmSubject: "Este endereço é seu?",
  confirm:
    "Alguém, provavelmente você, quer receber aqui os e-mails sobre as suas partidas. Se foi você, confirme; o link vale por dez minutos.",
  confirmButton: "Sim, enviem para cá",
  notYou: "Se não foi você, não faça nada: nada mais será enviado.",
};
