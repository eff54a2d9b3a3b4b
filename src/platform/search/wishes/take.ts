/** What is left of a query (folded words), from which wishes take theirs. */
export interface Said {
  text: string;
}

/** Takes the first find of a pattern out of what is said; the words taken, undefined when there are none. */
export function take(said: Said, pattern: RegExp): string | undefined {
  const found = pattern.exec(said.text);
  if (!found) return undefined;
  const [before, after] = [said.text.slice(0, found.index), said.text.slice(found.index + found[0].length)];
  said.text = `${before.trimEnd()} ${after.trimStart()}`.trimStart();
  return found[0].trim();
}

/** The first of several ways to wish that is said, and its words. */
export function takeFirst<T extends { said: RegExp }>(
  said: Said,
  ways: readonly T[],
): { one: T; taken: string } | undefined {
  for (const one of ways) {
    const taken = take(said, one.said);
    if (taken !== undefined) return { one, taken };
  }
  return undefined;
}

/** A pattern for a name with what may stand before and after it; all three are parts of patterns. */
export const around = (before: string, name: string, after: string): RegExp =>
  new RegExp(`\\b(?:${before})?(?:${name})(?:${after})?(?![a-z0-9])`);
