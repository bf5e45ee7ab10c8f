/** A beginner at the buttons of any platform. */

export interface Button {
  readonly label: string;
  readonly token: string;
  /** It stands out. */
  readonly main?: boolean;
}

export interface Seen {
  readonly text: string;
  readonly buttons: readonly Button[];
  /** Must choose several of a list, at least so many: tokens and values that do. */
  readonly several?: { readonly token: string; readonly values: readonly string[] };
}

export interface Driver {
  /** Asks what there is to do. */
  show(person: number): Promise<Seen>;
  press(person: number, token: string, values?: readonly string[]): Promise<Seen>;
}

const OVER = /The game is over|A partida acabou|La partita è finita/;

/** What a beginner presses: what stands out, then attacks, then whatever is first; passing last. */
function next({ buttons, several }: Seen): { readonly token: string; readonly values?: readonly string[] } | undefined {
  const answers = buttons.filter(({ token }) => token.startsWith("a:") && !/:t$|:s[0-9a-z]*$/.test(token));
  const attack = attackOf(answers);
  const main = answers.find((one) => one.main);
  const first = attack ?? main ?? answers.find(({ label }) => !/^(Pass|Passar|Passa)/.test(label)) ?? answers[0];
  return several ?? first;
}

/** Everybody attacks, and then the turn is over. */
export function attackOf<B extends { readonly label: string }>(buttons: readonly B[]): B | undefined {
  const attacks = buttons.filter(({ label }) => /everything|tudo|tutto|tutti|\ball\b/i.test(label));
  return attacks.find(({ label }) => /end turn|encerrar o turno|termina il turno/.test(label)) ?? attacks[0];
}

/** Two people play until the game is over; how many buttons they pressed. */
export async function playOut(driver: Driver, most = 3_000): Promise<number> {
  let pressed = 0;
  while (pressed < most) {
    for (const person of [0, 1]) {
      let seen = await driver.show(person);
      for (let todo = next(seen); todo && pressed < most; todo = next(seen)) {
        pressed++;
        seen = await driver.press(person, todo.token, todo.values);
      }
      if (OVER.test(seen.text)) return pressed;
      pressed++;
    }
  }
  throw new Error(`not over after ${most} presses`);
}
