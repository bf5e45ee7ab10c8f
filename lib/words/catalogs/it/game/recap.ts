import type { Part } from "../../catalog.ts";

export const recap: Part<"recap"> = {
  attacked: "{who, select, you {Hai} other {{name} ha}} attaccato con {what}.",
  attackedOn: "{who, select, you {Hai} other {{name} ha}} attaccato {on} con {what}.",
  attackedMe: "{name} ti ha attaccato con {what}.",
  blocked: "{who, select, you {Hai} other {{name} ha}} bloccato {what}.",
  pair: "{on} con {what}",
  lost: "{who, select, you {Hai} other {{name} ha}} perso {what}.",
  sacrificed: "{who, select, you {Hai} other {{name} ha}} sacrificato {what}.",
  cast: "{who, select, you {Hai} other {{name} ha}} lanciato {what}.",
  spellAt: "{what} con bersaglio {at}",
  spellCountered: "{what} (magia neutralizzata)",
  activated: "{who, select, you {Hai} other {{name} ha}} attivato abilità di {what}.",
  mulligans: "{who, select, you {Hai} other {{name} ha}} fatto {n, plural, =1 {un mulligan} other {# mulligan}}.",
  played: "{who, select, you {Hai} other {{name} ha}} giocato {what}.",
  created: "{who, select, you {Hai} other {{name} ha}} creato {what}.",
  entered: "Nel campo di battaglia: {what}.",
  exiled: "In esilio: {what}.",
  returned: "Di nuovo in mano al proprietario: {what}.",
  discarded: "{who, select, you {Hai} other {{name} ha}} scartato {what}.",
  milled: "{who, select, you {Hai} other {{name} ha}} macinato {cards}.",
  drew: "{who, select, you {Hai} other {{name} ha}} pescato {what}.",
};
