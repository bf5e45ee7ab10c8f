/** Zones with what goes before them: whose (`who`, `name`) and where from or to. */
export const zones = {
  of: "{zone, select, hand {{who, select, you {your} other {{name}’s}} hand} library {{who, select, you {your} other {{name}’s}} library} graveyard {{who, select, you {your} other {{name}’s}} graveyard} exile {exile} command {the command zone} battlefield {the battlefield} stack {the stack} other {another zone}}",
  from: "{zone, select, hand {{who, select, you {your} other {{name}’s}} hand} library {{who, select, you {your} other {{name}’s}} library} graveyard {{who, select, you {your} other {{name}’s}} graveyard} exile {exile} command {the command zone} battlefield {the battlefield} stack {the stack} other {another zone}}",
  to: "{zone, select, hand {{who, select, you {your} other {{name}’s}} hand} library {{who, select, you {your} other {{name}’s}} library} graveyard {{who, select, you {your} other {{name}’s}} graveyard} exile {exile} command {the command zone} battlefield {the battlefield} stack {the stack} other {another zone}}",
};
