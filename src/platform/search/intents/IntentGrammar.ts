/** How people of a language say what they come to get done; see `intents.en.ts`. */
export interface IntentGrammar {
  /** Words that say nothing of what is wanted. */
  idle: string;
  /** `name = expression, expression`, a line each. */
  groups: string;
  /** `Name of what does it; Another name > pattern | pattern`, a line each. */
  intents: string;
}
