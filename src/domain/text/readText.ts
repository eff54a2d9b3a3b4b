/**
 * The text of a member that a service sent, or a number as one; trimmed, halves of surrogate pairs, which no address can
 * carry, replaced. Undefined where there is none. `String()` throws on what has a `toString` of its own.
 */
export function readText(value: unknown): string | undefined {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string') return undefined;
  return text.replace(/\p{Surrogate}/gu, '\ufffd').trim() || undefined;
}
