import type { Part } from "../catalog.ts";

export const faults: Part<"faults"> = {
  line: "Linha {line}",
  deck: "Deck",
  ofSeat: "Jogador {n}, {at}",
  byRule: "{said} (regra {rule})",
  "unknown-card": "Não existe um card “{card}”.{near, select, none {} other { Você quis dizer {near}?}}",
  "unreadable-card":
    "“{card}” ainda não pode ser jogado aqui: {why, select, layout {seu formato ({what}) não é suportado.} type {seu tipo de card ({what}) não é suportado.} stats {falta {what} no arquivo de cards.} text {“{phrase}” (linha {what} do seu texto) não é entendido.} other {seu símbolo de mana {what} é desconhecido.}}",
  "too-few-cards":
    "O {deck, select, planar {deck planar} scheme {deck de esquemas} attraction {deck de Atrações} other {deck}} tem {n, plural, =1 {# card} other {# cards}}; são necessários pelo menos {least}.",
  "too-many-cards":
    "{deck, select, vanguard {A zona de comando começa com} other {O deck tem}} {n, plural, =1 {# card} other {# cards}}; no máximo {most}.",
  "too-many-phenomena": "O deck planar tem {n} fenômenos; no máximo {most}.",
  "sideboard-too-large":
    "O sideboard tem {n, plural, =1 {# card} other {# cards}}; {most, plural, =0 {nenhum é permitido} other {no máximo #}}.",
  "too-many-copies": "{n} cópias de “{card}”; no máximo {most}.",
  "not-legal": "“{card}” não é válido em {format}.",
  banned: "“{card}” está banido em {format}.",
  restricted: "“{card}” é restrito em {format}: uma cópia, não {n}.",
  "wrong-deck": "“{card}” não pertence ao deck em que está.",
  "no-commander": "Falta o comandante: coloque-o em “Commander”.",
  "not-a-commander": "“{card}” não pode ser um comandante.",
  "too-many-commanders": "É permitido um comandante, ou dois que possam ser parceiros.",
  "outside-identity": "“{card}” está fora da identidade de cor do comandante ({colors}).",
  "too-many-lines": "A lista tem {n} linhas; pode ter {most}.",
  "long-line": "Esta linha é longa demais; pode ter {most} caracteres.",
  "control-character": "Há um caractere de controle ({control}) nesta linha.",
  "empty-list": "A lista está vazia.",
  "no-cards": "Não há cards nesta lista.",
  "bad-count": "“{text}” não é um número de cards de 1 a {most}.",
  "no-name": "Falta o nome de um card nesta linha.",
  "bad-line": "Esta linha não pode ser lida.",
  "too-much": "É longo demais, ou são demais.",
  "too-little": "É curto demais, ou são poucos demais.",
  "wrong-form": "Não tem a forma que deveria.",
};
