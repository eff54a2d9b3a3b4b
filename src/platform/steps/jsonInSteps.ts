/** So deep a value is taken apart; what lies deeper is written whole. */
const DEEPEST = 5;

/**
 * The text JSON.stringify makes of plain data, in steps between which others may have their turn: for an answer of some megabytes
 * it takes longer than others are to wait.
 */
export function* jsonInSteps(value: unknown, depth = 0): Generator<void, string> {
  if (depth === DEEPEST || !isPlain(value)) {
    yield;
    return JSON.stringify(value);
  }
  const parts: string[] = [];
  if (Array.isArray(value)) {
    for (const member of value) parts.push((yield* jsonInSteps(member ?? null, depth + 1)) ?? 'null');
    return `[${parts.join(',')}]`;
  }
  for (const [name, member] of Object.entries(value)) {
    const text = (yield* jsonInSteps(member, depth + 1)) as string | undefined;
    // What JSON has no word for is left out.
    if (text !== undefined) parts.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${parts.join(',')}}`;
}

/** An object or a list that does not say itself how it is written. */
function isPlain(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as { toJSON?: unknown }).toJSON !== 'function'
  );
}
