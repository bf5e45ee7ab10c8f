/**
 * The words of typed answers. Those of all languages hold for everybody: nobody thinks about which language a table speaks,
 * and players mix them. All as `plain` leaves them: without accents and capitals.
 */

const words = (...lists: readonly string[]): readonly string[] => lists.flatMap((list) => list.split("|"));
const set = (...lists: readonly string[]): ReadonlySet<string> => new Set(words(...lists));

export const PASS = set(
  "pass|p|pass priority|ok|okay|no response|done|go|next|resolve",
  "passa|passo|passo la priorita|nessuna risposta|avanti|risolvi|va bene",
  "passar|passo a prioridade|sem resposta|proximo|resolver|pronto",
);
export const YES = set("yes|y|yeah|yep|sure|ok|okay|true", "si|s|certo|va bene|ok", "sim|claro|ok");
export const NO = set("no|n|nope|false", "no", "nao|nunca");
export const NONE = set(
  "none|nothing|no|zero|nobody|no attack|no block|no attackers|no blockers|don't attack|don't block|do not attack|do not block|attack with nothing|block with nothing",
  "niente|nulla|nessuno|nessuna|non attaccare|non attacco|non bloccare|non blocco|nessun attacco|nessun blocco",
  "nada|nenhum|nenhuma|ninguem|nao atacar|nao ataco|nao bloquear|nao bloqueio|sem ataque|sem bloqueio",
);
export const ALL = set(
  "all|everything|everyone|everybody|any|both|attack with all|attack with everything|all attack|attack all",
  "tutto|tutti|tutte|entrambi|entrambe|con tutto|con tutti",
  "tudo|todos|todas|ambos|ambas|com tudo|com todos",
);
export const KEEP = set(
  "keep|keep it|keep hand|keep this hand",
  "tieni|tengo|tenere|tengo la mano",
  "manter|mantenho|fico|ficar",
);
export const MULLIGAN = set("mulligan|mull|new hand|take a mulligan", "nuova mano", "nova mao");
export const PAY = set(
  "pay|auto|pay auto|automatic|automatically|pay automatically",
  "paga|pago|automatico|paga in automatico|paga auto",
  "pagar|automatico|pagar automaticamente|pagar auto",
);
export const DO_NOT_PAY = set("don't pay|do not pay", "non pagare|non pago", "nao pagar|nao pago");
export const AS_IT_IS = set(
  "ok|okay|yes|so|this order|in this order|as is|as it is|like this|default|auto",
  "si|va bene|cosi|in quest'ordine|cosi com'e",
  "sim|assim|nesta ordem|como esta",
);
export const MOST = set("max|maximum|all|most", "massimo|tutto", "maximo|tudo");
export const LEAST = set("min|minimum|none|least", "minimo|niente", "nada");
export const ME = set("me|myself|my face|i", "me|io|me stesso", "eu|mim|voce");
export const THEM = set(
  "opponent|opp|them|him|her|face|their face|you",
  "avversario|l'avversario|lui|lei|faccia|in faccia",
  "oponente|adversario|ele|ela|cara",
);

/** By their letters, in every language. */
export const COLORS: Readonly<Record<string, readonly string[]>> = {
  W: words("white", "bianco", "branco"),
  U: words("blue", "blu", "azul"),
  B: words("black", "nero", "preto"),
  R: words("red", "rosso", "vermelho"),
  G: words("green", "verde"),
  C: words("colorless", "incolore", "incolor"),
};

/** Before what is cast, played or used. */
export const CAST = words("cast", "lancia|lancio|lanciare", "conjurar|conjura|conjuro|lancar|lanco");
export const PLAY = words("play|p", "gioca|gioco|giocare|cala|calo", "jogar|joga|jogo|baixar|baixo");
export const USE = words(
  "activate|use|ability of|tap",
  "attiva|attivo|attivare|usa|uso|usare",
  "ativar|ativa|ativo|usar|usa|uso",
);
export const CHOOSE = words(
  "choose|pick|take|target|find|discard|sacrifice|name|say|answer|number|x|x =|x=|put|keep|order|divide|assign|vote|vote for|mode|modes|option",
  "scegli|scelgo|prendi|prendo|bersaglia|bersaglio|cerca|scarta|scarto|sacrifica|sacrifico|nomina|nomino|metti|metto|ordina|dividi|assegna|voto|vota|modo|modi",
  "escolher|escolho|escolha|pegar|pego|alvo|procurar|descartar|descarto|sacrificar|sacrifico|nomear|colocar|coloco|ordenar|dividir|atribuir|votar|voto|modo|modos",
);
export const ATTACK = words(
  "attack|attack with|attacks|swing|swing with|send",
  "attacca|attacco|attaccare|attacca con|attacco con|attaccare con",
  "atacar|ataca|ataco|atacar com|ataca com|ataco com",
);
export const BLOCK = words("block|blocks", "blocca|blocco|bloccare|bloccano", "bloquear|bloqueia|bloqueio|bloqueiam");

/** Between things. */
export const WITH = set("with|by|using", "con|tramite", "com|usando");
export const ON = set(
  "on|at|to|targeting|target|>|into|onto|against",
  "su|a|al|alla|contro|bersaglio|bersagliando|verso|sul|sulla",
  "em|no|na|contra|alvo|para|ao",
);
export const AND = set("and|&|+|then", "e|ed|poi", "e|depois");

/** How long to pass: "pass until my turn". */
export const UNTIL = words(
  "until|till|til|up to|to",
  "fino a|fino al|fino alla|fino all'|finche|finche non|sino a|sino al",
  "ate|ate a|ate o|ate que|ate ser|ate ao",
);
export const UNTIL_WHAT = {
  turn: words(
    "my turn|my next turn|next turn|own turn|it is my turn",
    "mio turno|il mio turno|mio prossimo turno|il mio prossimo turno|prossimo turno|tocca a me",
    "meu turno|o meu turno|meu proximo turno|proximo turno|ser minha vez|minha vez",
  ),
  end: words(
    "end|end step|end of turn|the end of turn|the end of the turn|end of the turn",
    "fine|fine turno|fine del turno|la fine del turno|alla fine del turno",
    "fim|fim do turno|o fim do turno|final|final do turno|o final do turno|etapa final",
  ),
  attack: words(
    "attack|attacked|i am attacked|i'm attacked|an attack|combat",
    "attacco|un attacco|attaccato|mi attaccano|sono attaccato|vengo attaccato|combattimento",
    "ataque|um ataque|atacado|me atacarem|for atacado|seja atacado|eu for atacado|combate",
  ),
  respond: words(
    "respond|something|something happens|anything|i am targeted|i'm targeted|targeted|i can respond",
    "risposta|qualcosa|succede qualcosa|mi bersagliano|posso rispondere|rispondo",
    "resposta|algo|algo acontecer|eu for alvo|for alvo|eu puder responder|responder",
  ),
} as const;

/** Where the game waits for a player. */
export const STOPS = words(
  "stops|stop|set stops|stop profile",
  "fermate|ferma|fermate del gioco",
  "paradas|parada|parar",
);
export const PROFILE_WORDS = {
  default: words("default|usual|normal", "normale|solito|predefinito", "normal|padrao"),
  reactive: words("reactive|always|ask me|careful", "reattivo|sempre|chiedimi", "reativo|sempre|pergunte"),
  quick: words("quick|fast|few", "veloce|rapido|poche", "rapido|veloz|poucas"),
} as const;

/** Where the rest of an own turn leads to. */
export const END_TURN = words(
  "end turn|end my turn|end the turn|finish turn|finish my turn",
  "termina il turno|termino il turno|finisci il turno|finisco il turno|fine turno|passa il turno|passo il turno",
  "encerrar o turno|encerro o turno|encerrar turno|terminar o turno|termino o turno|passar o turno|passo o turno",
);
export const SECOND_MAIN = words(
  "to combat|go to combat|main 2|main two|to main 2|second main|second main phase|to the second main phase",
  "al combattimento|vai al combattimento|vado al combattimento|fase principale 2|seconda fase principale|alla seconda fase principale",
  "para o combate|ao combate|ir para o combate|vou para o combate|fase principal 2|segunda fase principal|para a segunda fase principal",
);
export const THEN = words("and then|then|and", "e poi|poi|e", "e depois|depois|e");
