import type { Part } from "../../catalog.ts";

export const chats: Part<"chats"> = {
  title: "Contas de chat",
  about:
    "Jogue pelo Discord, Telegram ou Slack como o jogador que você é aqui, e seja avisado lá quando for a sua vez.",
  unlink: "Desvincular",
  unlinkOne: "Desvincular {name} no {chat}",
  unlinked: "{name} no {chat} não está mais vinculado.",
  getCode: "Pegar um código para um chat",
  given: "Escreva “/link {code}” no chat. Vale uma vez, por dez minutos.",
  code: "Código de um chat",
  enter: "Vincular",
  linked: "Vinculado: {name} no {chat} joga como você.",
  linkTitle: "Vincular um chat à sua conta aqui?",
  linkHere:
    "Só se foi você quem escreveu /link nesse chat, agora há pouco: a partir daí, quem escreve lá joga as suas partidas. O que foi começado no chat se junta às suas partidas aqui.",
  linkWho: "{name} no {chat} escreveu /link.",
  linkLooking: "Vendo de quem é o chat …",
  linkButton: "Sim, o chat é meu",
  test: "Testar",
  testOne: "Enviar uma mensagem de teste a {name} no {chat}",
  testCame: "Uma mensagem de teste foi para {name} no {chat}.",
  testFailed: "Não é possível alcançar {name} no {chat}. {why}",
  notSetUp: "Esta mesa não fala mais com essa plataforma.",
  refused: "Ela não aceita as nossas mensagens: talvez o bot tenha sido bloqueado, ou a conta não aceite de estranhos.",
  busy: "Ela pede uma pausa. Tente de novo mais tarde.",
  failed: "A plataforma não respondeu como deveria.",
};
