/**
 * What Discord takes at most, in characters where nothing else is said. Looked up in docs.discord.com/developers and, number by
 * number, in sapphirejs.dev/docs/Documentation/api-utilities/@sapphire/discord-utilities/variables (…Limits).
 */
export const LIMITS = {
  // resources/message: "Embed Limits", MessageLimits, EmbedLimits
  content: 2_000,
  embedTitle: 256,
  embedDescription: 4_096,
  /** Of all texts of all embeds of a message. */
  embeds: 6_000,
  // components/reference: ButtonLimits, SelectMenuLimits, TextInputLimits
  rows: 5,
  buttonsInRow: 5,
  label: 80,
  customId: 100,
  options: 25,
  optionLabel: 100,
  placeholder: 150,
  modalTitle: 45,
  inputLabel: 45,
  input: 4_000,
  // interactions/application-commands: ApplicationCommandLimits, AutoCompleteLimits
  proposals: 25,
  proposal: 100,
  commandName: 32,
  commandDescription: 100,
  commandOptions: 25,
  /** Names, descriptions and values of a command with all in it, in each language. */
  command: 4_000,
  /** Slash commands of an application that hold everywhere. */
  commands: 100,
} as const;
