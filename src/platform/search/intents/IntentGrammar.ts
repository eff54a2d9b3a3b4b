/** How people of a language say what they come to get done; see `intents.en.ts`. */
export interface IntentGrammar {
  /** Words that say nothing of what is wanted. */
  idle: string;
  /** What is left out of expressions by who writes in haste. */
  articles: string;
  /** `name = expression, expression`, a line each. */
  groups: string;
  /**
   * `Name of what does it; Another name > pattern | pattern`, a line each. In a pattern `*` allows other words beside, and `!` says that
   * nothing else is meant.
   */
  intents: string;
}
