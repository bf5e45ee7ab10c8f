/** What can be commanded in a chat. Names are the same on every platform and in every language; what they do is said in each. */

export interface Command {
  readonly name: CommandName;
  readonly options?: readonly CommandOption[];
  /** Everybody in the channel sees what comes of it. */
  readonly shared?: true;
}

export interface CommandOption {
  readonly name: string;
  readonly type: "text" | "account" | "file";
  readonly required?: true;
  /** Proposals come while it is typed. */
  readonly completed?: true;
  readonly choices?: readonly string[];
}

const deck = { name: "deck", type: "text", completed: true } as const;
const game = { name: "game", type: "text", completed: true } as const;

const commands = [
  { name: "new", options: [{ name: "opponent", type: "account", required: true }, deck], shared: true },
  { name: "computer", options: [deck] },
  { name: "open", options: [deck], shared: true },
  { name: "challenges" },
  { name: "games" },
  { name: "do", options: [{ name: "what", type: "text", required: true, completed: true }, game] },
  { name: "pass", options: [{ name: "until", type: "text", choices: ["turn", "end", "attack", "respond"] }, game] },
  { name: "show", options: [game] },
  { name: "board", options: [game] },
  { name: "hand", options: [game] },
  { name: "stack", options: [game] },
  { name: "graveyard", options: [game] },
  { name: "card", options: [{ name: "name", type: "text", required: true, completed: true }, game] },
  { name: "log", options: [game] },
  { name: "back", options: [game] },
  { name: "draw", options: [game] },
  { name: "agree", options: [game] },
  { name: "object", options: [game] },
  { name: "manual", options: [{ name: "what", type: "text", required: true }, game] },
  { name: "concede", options: [game] },
  { name: "rematch", options: [game] },
  { name: "claim", options: [game] },
  { name: "say", options: [{ name: "text", type: "text", required: true }, game] },
  { name: "mute", options: [{ name: "who", type: "text" }, game] },
  { name: "chat", options: [{ name: "what", type: "text", choices: ["on", "off"] }] },
  { name: "stops", options: [{ name: "profile", type: "text", choices: ["default", "reactive", "quick"] }, game] },
  { name: "orders", options: [game] },
  {
    name: "deck",
    options: [
      { name: "name", type: "text", completed: true },
      { name: "file", type: "file" },
    ],
  },
  { name: "decks" },
  { name: "link", options: [{ name: "code", type: "text" }] },
  { name: "unlink" },
  { name: "test" },
  {
    name: "language",
    options: [{ name: "language", type: "text", required: true, choices: ["en", "it", "pt"] }],
  },
  {
    name: "notices",
    options: [
      { name: "how", type: "text", choices: ["each", "day", "visit"] },
      { name: "at", type: "text" },
    ],
  },
  { name: "help" },
] as const satisfies readonly NamedCommand[];

type NamedCommand = Omit<Command, "name"> & { readonly name: string };
export type CommandName = (typeof commands)[number]["name"];

const NAMES: ReadonlySet<string> = new Set(commands.map(({ name }) => name));
export const isCommand = (name: string): name is CommandName => NAMES.has(name);

/** The same commands, as their shapes are read. */
export const commandList: readonly Command[] = commands;
