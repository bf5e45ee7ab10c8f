/** 607.2d: another line of the card has a player chosen, maybe beside something else. */
export const playerChosen = (text: string): boolean =>
  /\bchoose (?:an? [\w ]+ and )?an? (?:player|opponent)\b/i.test(text);
