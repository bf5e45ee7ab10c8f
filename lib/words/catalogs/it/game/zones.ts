import type { Part } from "../../catalog.ts";

export const zones: Part<"zones"> = {
  of: "{zone, select, hand {mano} library {grimorio} graveyard {cimitero} exile {esilio} command {zona di comando} battlefield {campo di battaglia} stack {pila} other {un’altra zona}}{who, select, you {} other { di {name}}}",
  from: "{zone, select, hand {{who, select, you {dalla tua mano} other {dalla mano di {name}}}} library {{who, select, you {dal tuo grimorio} other {dal grimorio di {name}}}} graveyard {{who, select, you {dal tuo cimitero} other {dal cimitero di {name}}}} exile {dall’esilio} command {dalla zona di comando} battlefield {dal campo di battaglia} stack {dalla pila} other {da un’altra zona}}",
  to: "{zone, select, hand {{who, select, you {nella tua mano} other {nella mano di {name}}}} library {{who, select, you {nel tuo grimorio} other {nel grimorio di {name}}}} graveyard {{who, select, you {nel tuo cimitero} other {nel cimitero di {name}}}} exile {in esilio} command {nella zona di comando} battlefield {nel campo di battaglia} stack {in pila} other {in un’altra zona}}",
};
