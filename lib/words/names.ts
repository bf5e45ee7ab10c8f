/** Names that read alike are alike: wide letters, ligatures, other case, letters that nobody sees. */
export const folded = (name: string): string =>
  name
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .trim()
    .toLowerCase();

/** What a player is called among these, which are by seat: who shares a name with another is told apart by the seat. */
export function toldApart(names: Readonly<Record<number, string>>, seat: number): string {
  const name = names[seat] ?? "";
  const alike = Object.values(names).filter((other) => folded(other) === folded(name));
  return alike.length > 1 ? `${name} (${seat + 1})` : name;
}

/** Of the seats of a game, all of them, in order. */
export const namesApart = (seats: readonly { readonly name: string }[]): string[] =>
  seats.map((_, at) =>
    toldApart(
      seats.map(({ name }) => name),
      at,
    ),
  );

/** What a game is called: "Ann – Bo". */
export const tableName = (seats: readonly { readonly name: string }[]): string => namesApart(seats).join(" – ");
