import type { Part } from "../../catalog.ts";

export const zones: Part<"zones"> = {
  of: "{zone, select, hand {mão} library {grimório} graveyard {cemitério} exile {exílio} command {zona de comando} battlefield {campo de batalha} stack {pilha} other {outra zona}}{who, select, you {} other { de {name}}}",
  from: "{zone, select, hand {{who, select, you {da sua mão} other {da mão de {name}}}} library {{who, select, you {do seu grimório} other {do grimório de {name}}}} graveyard {{who, select, you {do seu cemitério} other {do cemitério de {name}}}} exile {do exílio} command {da zona de comando} battlefield {do campo de batalha} stack {da pilha} other {de outra zona}}",
  to: "{zone, select, hand {{who, select, you {sua mão} other {a mão de {name}}}} library {{who, select, you {seu grimório} other {o grimório de {name}}}} graveyard {{who, select, you {seu cemitério} other {o cemitério de {name}}}} exile {o exílio} command {a zona de comando} battlefield {o campo de batalha} stack {a pilha} other {outra zona}}",
};
