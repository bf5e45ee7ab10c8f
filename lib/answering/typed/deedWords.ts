import type { ManualPlace } from "../../engine/manual.ts";
import type { Deed } from "../byHand/draft.ts";

/** The words for what is done by hand; those of all languages hold for everybody, as `plain` leaves them. */

const words = (...lists: readonly string[]): readonly string[] => lists.flatMap((list) => list.split("|"));

/** A place is where things are moved to. */
export const DEED_WORDS: readonly (readonly [deed: Deed, words: readonly string[], place?: ManualPlace])[] = [
  ["draw", words("draw|draws", "pesca|pesco|pescare|pescano", "compra|compro|comprar|compram")],
  ["gainLife", words("gain|gains", "guadagna|guadagno|guadagnare|guadagnano", "ganha|ganho|ganhar|ganham")],
  ["loseLife", words("lose|loses", "perde|perdo|perdere|perdono", "perde|perco|perder|perdem")],
  ["discard", words("discard|discards", "scarta|scarto|scartare|scartano", "descarta|descarto|descartar|descartam")],
  ["mill", words("mill|mills", "macina|macino|macinare|macinano", "tritura|trituro|triturar|trituram")],
  ["scry", words("scry|scries", "profetizza|profetizzo|profetizzare", "videncia|usa videncia|usar videncia")],
  ["surveil", words("surveil|surveils", "sorveglia|sorveglio|sorvegliare", "vigia|vigio|vigiar")],
  ["shuffle", words("shuffle|shuffles", "rimescola|rimescolo|rimescolare", "embaralha|embaralho|embaralhar")],
  ["tap", words("tap|taps", "tappa|tappo|tappare", "vira|viro|virar")],
  ["untap", words("untap|untaps", "stappa|stappo|stappare", "desvira|desviro|desvirar")],
  ["destroy", words("destroy|destroys", "distruggi|distruggo|distruggere|distrugge", "destroi|destruo|destruir")],
  ["sacrifice", words("sacrifice|sacrifices", "sacrifica|sacrifico|sacrificare", "sacrifica|sacrifico|sacrificar")],
  ["counterSpell", words("counter|counters", "neutralizza|neutralizzo|neutralizzare", "anula|anulo|anular")],
  ["transform", words("transform|transforms", "trasforma|trasformo|trasformare", "transforma|transformo|transformar")],
  ["move", words("exile|exiles", "esilia|esilio|esiliare", "exila|exilo|exilar"), "exile"],
  ["move", words("return|returns|bounce", "riprendi|riprende|fai tornare", "devolve|devolvo|devolver"), "hand"],
  ["move", words("bury|put into the graveyard", "metti nel cimitero", "colocar no cemiterio"), "graveyard"],
  [
    "control",
    words(
      "gain control of|gains control of|control",
      "prendi il controllo di|prende il controllo di",
      "ganha o controle de|ganhar o controle de",
    ),
  ],
  ["damage", words("deal|deals|damage", "infliggi|infligge|infliggere|danni", "causa|causo|causar|dano")],
  ["putCounters", words("put|puts", "metti|metto|mettere|mette", "coloca|coloco|colocar|poe")],
  ["removeCounters", words("remove|removes", "togli|tolgo|togliere|toglie", "remove|removo|remover|tira")],
  ["token", words("create|creates", "crea|creo|creare", "cria|crio|criar")],
  ["mana", words("add|adds", "aggiungi|aggiungo|aggiungere|aggiunge", "adiciona|adiciono|adicionar")],
];

export const NOTE = words("note", "nota|annota", "anota|anotar");

export const EVERYBODY = words(
  "each|each player|everybody|everyone|all|all players|both",
  "tutti|ciascuno|ciascun giocatore|ogni giocatore|entrambi",
  "todos|cada jogador|todos os jogadores|ambos",
);
export const OPPONENTS = words(
  "each opponent|opponents|the opponents|all opponents",
  "avversari|gli avversari|ciascun avversario|ogni avversario",
  "oponentes|os oponentes|cada oponente",
);

/** Between one instruction and the next, besides a semicolon. */
export const NEXT = words("then|and then", "poi|e poi", "depois|e depois");
/** Said behind a number, and telling nothing more. */
export const UNITS = new Set(
  words(
    "card|cards|life|damage|points|point|counter|counters|of|token|tokens|a|an|the",
    "carta|carte|vita|punti|danni|danno|segnalino|segnalini|di|pedina|pedine|un|una|il|la|i|le",
    "cards|vida|pontos|de|dano|marcador|marcadores|ficha|fichas|um|uma|o|os|as",
  ),
);
