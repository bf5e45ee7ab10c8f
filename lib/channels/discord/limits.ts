/** What Discord takes at most (docs.discord.com: message resource, component reference, application commands). Lengths in characters. */
export const LIMITS = {
  content: 2_000,
  embedTitle: 256,
  embedDescription: 4_096,
  /** Of all texts of all embeds of a message. */
  embeds: 6_000,
  rows: 5,
  buttonsInRow: 5,
  label: 80,
  customId: 100,
  options: 25,
  optionLabel: 100,
  placeholder: 150,
  proposals: 25,
  proposal: 100,
  modalTitle: 45,
  inputLabel: 45,
  input: 4_000,
  commandDescription: 100,
} as const;
