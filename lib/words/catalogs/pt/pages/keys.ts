import type { Part } from "../../catalog.ts";

export const keys: Part<"keys"> = {
  pass: "passar",
  send: "enviar a resposta como está",
  go: "ir de um card a outro",
  tap: "tocar no card",
  read: "ler o card",
  help: "esta ajuda",
  title: "Como esta mesa funciona",
  text: "O quadro ao lado da mesa sempre diz o que é perguntado. Os cards com contorno podem ser tocados; a palavra neles diz o que o toque faz. Qualquer outro card abre para leitura quando você o toca; num com contorno, use o pequeno “i” ou mantenha pressionado.",
  single: "Atalhos de uma tecla",
  replay: "Quando eu voltar, mostre-me o que aconteceu",
};
