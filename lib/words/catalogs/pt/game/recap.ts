import type { Part } from "../../catalog.ts";

export const recap: Part<"recap"> = {
  attacked: "{who, select, you {Você} other {{name}}} atacou com {what}.",
  attackedOn: "{who, select, you {Você} other {{name}}} atacou {on} com {what}.",
  attackedMe: "{name} atacou você com {what}.",
  blocked: "{who, select, you {Você} other {{name}}} bloqueou {what}.",
  pair: "{on} com {what}",
  lost: "{who, select, you {Você} other {{name}}} perdeu {what}.",
  sacrificed: "{who, select, you {Você} other {{name}}} sacrificou {what}.",
  cast: "{who, select, you {Você} other {{name}}} conjurou {what}.",
  spellAt: "{what} com alvo em {at}",
  spellCountered: "{what} (mágica anulada)",
  activated: "{who, select, you {Você} other {{name}}} ativou habilidades de {what}.",
  mulligans: "{who, select, you {Você} other {{name}}} fez {n, plural, =1 {um mulligan} other {# mulligans}}.",
  played: "{who, select, you {Você} other {{name}}} jogou {what}.",
  created: "{who, select, you {Você} other {{name}}} criou {what}.",
  entered: "No campo de batalha: {what}.",
  exiled: "No exílio: {what}.",
  returned: "De volta à mão do dono: {what}.",
  discarded: "{who, select, you {Você} other {{name}}} descartou {what}.",
  milled: "{who, select, you {Você} other {{name}}} triturou {cards}.",
  drew: "{who, select, you {Você} other {{name}}} comprou {what}.",
};
