/** The kernel: phrases that read and print. The files below know one thing each; everybody else imports from here. */
export { FormsHub, Hub, inEveryForm, oneOf, oneOfForms } from "./choice.ts";
export { list, many, opt } from "./lists.ts";
export type { EveryForm, Forms, Phrase, Plurality, Tree, VerbForm } from "./phrase.ts";
export { Rule, rulesFor } from "./rule.ts";
export { FixedPhrase, fixed, UnusedSlot } from "./slots.ts";
export { heading, printed, selfName, title, token, wordForms, words } from "./words.ts";
