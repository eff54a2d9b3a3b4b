const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * `next`, in which every part that says what it said in `before` is the object it was: what shows that part alone need not be
 * drawn anew. For data as JSON has it.
 */
export function sameParts<T>(before: unknown, next: T): T {
  if (Array.isArray(before) && Array.isArray(next)) {
    const parts = next.map((one, index) => sameParts(before[index], one) as unknown);
    const isSame = parts.length === before.length && parts.every((one, index) => one === before[index]);
    return (isSame ? before : parts) as T;
  }
  if (isRecord(before) && isRecord(next)) {
    const parts = Object.entries(next).map(
      ([name, value]) => [name, sameParts(before[name], value)] as const,
    );
    const isSame =
      parts.length === Object.keys(before).length &&
      parts.every(([name, value]) => Object.hasOwn(before, name) && value === before[name]);
    return (isSame ? before : Object.fromEntries(parts)) as T;
  }
  return next;
}
