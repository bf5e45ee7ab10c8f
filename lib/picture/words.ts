import type { Step } from "../engine/views.ts";
import { LANGUAGES, type Language } from "../words/language.ts";

export { LANGUAGES, type Language };

/** The few words in a picture and the sentences of its alternative text, by the official terms of each language. */
export interface PictureWords {
  readonly you: string;
  player(number: number): string;
  turn(number: number): string;
  readonly steps: Readonly<Record<Step, string>>;
  readonly yourMove: string;
  waitingFor(who: string): string;
  readonly youWin: string;
  readonly youLose: string;
  wins(who: string): string;
  readonly drawn: string;
  readonly stack: string;
  more(count: number): string;
  readonly faceDown: string;
  readonly openingHand: string;
  /** Sentences. */
  readonly say: {
    turnOf(number: number, step: string, who: string | undefined): string;
    side(who: string | undefined, life: number, hand: number, library: number, graveyard: number): string;
    controls(who: string | undefined, what: string): string;
    onStack(what: string): string;
    inHand(what: string): string;
    lands(untapped: number, tapped: number): string;
    targeting(what: string, targets: string): string;
    blocking(what: string, attackers: string): string;
    attacking(what: string, whom: string | undefined): string;
    readonly tapped: string;
    readonly you: string;
    readonly lost: string;
    counters(count: number, kind: string): string;
    attached(what: string): string;
  };
}

const list = new Map(LANGUAGES.map((language) => [language, new Intl.ListFormat(language, { type: "conjunction" })]));
export const listed = (language: Language, items: readonly string[]): string => list.get(language)!.format(items);

const s = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const en: PictureWords = {
  you: "You",
  player: (number) => `Player ${number}`,
  turn: (number) => `Turn ${number}`,
  steps: {
    untap: "Untap step",
    upkeep: "Upkeep",
    draw: "Draw step",
    precombatMain: "First main phase",
    beginningOfCombat: "Beginning of combat",
    declareAttackers: "Attackers",
    declareBlockers: "Blockers",
    firstStrikeDamage: "First-strike damage",
    combatDamage: "Combat damage",
    endOfCombat: "End of combat",
    postcombatMain: "Second main phase",
    end: "End step",
    cleanup: "Cleanup step",
  },
  yourMove: "Your move",
  waitingFor: (who) => `Waiting for ${who}`,
  youWin: "You win",
  youLose: "You lose",
  wins: (who) => `${who} wins`,
  drawn: "The game is a draw",
  stack: "Stack",
  more: (count) => `+${count} more`,
  faceDown: "Face down",
  openingHand: "Opening hand",
  say: {
    turnOf: (number, step, who) => `${who === undefined ? "Your" : `${who}'s`} turn ${number}, ${step}.`,
    side: (who, life, hand, library, graveyard) =>
      `${who === undefined ? "You have" : `${who} has`} ${life} life, ${s(hand, "card", "cards")} in hand, ${library} in the library, ${graveyard} in the graveyard.`,
    controls: (who, what) => `${who === undefined ? "You control" : `${who} controls`} ${what}.`,
    onStack: (what) => `On the stack, the top first: ${what}.`,
    inHand: (what) => `Your hand: ${what}.`,
    lands: (untapped, tapped) =>
      untapped + tapped === 0
        ? ""
        : `${s(untapped + tapped, "land", "lands")}${tapped > 0 ? ` (${tapped} tapped)` : ""}`,
    targeting: (what, targets) => `${what} targeting ${targets}`,
    blocking: (what, attackers) => `${what} blocking ${attackers}`,
    attacking: (what, whom) => `${what} attacking ${whom ?? "you"}`,
    tapped: "tapped",
    you: "you",
    lost: "out of the game",
    counters: (count, kind) => `${count} ${kind} ${count === 1 ? "counter" : "counters"}`,
    attached: (what) => `with ${what}`,
  },
};

const it: PictureWords = {
  you: "Tu",
  player: (number) => `Giocatore ${number}`,
  turn: (number) => `Turno ${number}`,
  steps: {
    untap: "STAP",
    upkeep: "Mantenimento",
    draw: "Acquisizione",
    precombatMain: "Prima fase principale",
    beginningOfCombat: "Inizio combattimento",
    declareAttackers: "Attaccanti",
    declareBlockers: "Bloccanti",
    firstStrikeDamage: "Danno da attacco improvviso",
    combatDamage: "Danno da combattimento",
    endOfCombat: "Fine combattimento",
    postcombatMain: "Seconda fase principale",
    end: "Sottofase finale",
    cleanup: "Cancellazione",
  },
  yourMove: "Tocca a te",
  waitingFor: (who) => `Si attende ${who}`,
  youWin: "Hai vinto",
  youLose: "Hai perso",
  wins: (who) => `Vince ${who}`,
  drawn: "Partita patta",
  stack: "Pila",
  more: (count) => `+${count}`,
  faceDown: "A faccia in giù",
  openingHand: "Mano iniziale",
  say: {
    turnOf: (number, step, who) => `Turno ${number}, ${who === undefined ? "tuo" : `di ${who}`}: ${step}.`,
    side: (who, life, hand, library, graveyard) =>
      `${who === undefined ? "Hai" : `${who} ha`} ${s(life, "punto vita", "punti vita")}, ${s(hand, "carta", "carte")} in mano, ${library} nel grimorio, ${graveyard} nel cimitero.`,
    controls: (who, what) => `${who === undefined ? "Controlli" : `${who} controlla`} ${what}.`,
    onStack: (what) => `In pila, dalla cima: ${what}.`,
    inHand: (what) => `La tua mano: ${what}.`,
    lands: (untapped, tapped) =>
      untapped + tapped === 0
        ? ""
        : `${s(untapped + tapped, "terra", "terre")}${tapped > 0 ? ` (${tapped} TAPpate)` : ""}`,
    targeting: (what, targets) => `${what}, che bersaglia ${targets}`,
    blocking: (what, attackers) => `${what}, che blocca ${attackers}`,
    attacking: (what, whom) => `${what}, che attacca ${whom ?? "te"}`,
    tapped: "TAP",
    you: "te",
    lost: "fuori dal gioco",
    counters: (count, kind) => `${s(count, "segnalino", "segnalini")} ${kind}`,
    attached: (what) => `con ${what}`,
  },
};

const pt: PictureWords = {
  you: "Você",
  player: (number) => `Jogador ${number}`,
  turn: (number) => `Turno ${number}`,
  steps: {
    untap: "Desvirar",
    upkeep: "Manutenção",
    draw: "Compra",
    precombatMain: "Primeira fase principal",
    beginningOfCombat: "Início do combate",
    declareAttackers: "Atacantes",
    declareBlockers: "Bloqueadores",
    firstStrikeDamage: "Dano de iniciativa",
    combatDamage: "Dano de combate",
    endOfCombat: "Final do combate",
    postcombatMain: "Segunda fase principal",
    end: "Etapa final",
    cleanup: "Etapa de limpeza",
  },
  yourMove: "Sua vez",
  waitingFor: (who) => `Vez de ${who}`,
  youWin: "Você venceu",
  youLose: "Você perdeu",
  wins: (who) => `${who} venceu`,
  drawn: "A partida empatou",
  stack: "Pilha",
  more: (count) => `+${count}`,
  faceDown: "Virada para baixo",
  openingHand: "Mão inicial",
  say: {
    turnOf: (number, step, who) => `Turno ${number}, ${who === undefined ? "seu" : `de ${who}`}: ${step}.`,
    side: (who, life, hand, library, graveyard) =>
      `${who === undefined ? "Você tem" : `${who} tem`} ${s(life, "ponto de vida", "pontos de vida")}, ${s(hand, "carta", "cartas")} na mão, ${library} no grimório, ${graveyard} no cemitério.`,
    controls: (who, what) => `${who === undefined ? "Você controla" : `${who} controla`} ${what}.`,
    onStack: (what) => `Na pilha, a partir do topo: ${what}.`,
    inHand: (what) => `Sua mão: ${what}.`,
    lands: (untapped, tapped) =>
      untapped + tapped === 0
        ? ""
        : `${s(untapped + tapped, "terreno", "terrenos")}${tapped > 0 ? ` (${s(tapped, "virado", "virados")})` : ""}`,
    targeting: (what, targets) => `${what}, com alvo em ${targets}`,
    blocking: (what, attackers) => `${what}, bloqueando ${attackers}`,
    attacking: (what, whom) => `${what}, atacando ${whom ?? "você"}`,
    tapped: "virada",
    you: "você",
    lost: "fora do jogo",
    counters: (count, kind) => `${s(count, "marcador", "marcadores")} ${kind}`,
    attached: (what) => `com ${what}`,
  },
};

export const pictureWords: Readonly<Record<Language, PictureWords>> = { en, it, pt };
