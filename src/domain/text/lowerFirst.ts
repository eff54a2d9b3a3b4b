/** The text as it stands within a sentence: without the capital of a word at its beginning. "MRI" and names in capitals keep theirs. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
