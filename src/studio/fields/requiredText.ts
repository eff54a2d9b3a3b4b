import type { Words } from '../strings/useWords.ts';

/** What a text box says of a text that may not be missing: the word beside its name, and what is wrong once it was left empty. */
export const requiredText = (say: Words, text: string) => ({
  aside: say('required'),
  errorOnLeaving: text.trim() === '' ? say('isRequired') : undefined,
});
