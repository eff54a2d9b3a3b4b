/**
 * JSON text with object keys in code-unit order and members that are `undefined` left out, so that two values
 * that mean the same give the same text. Used to tell an unchanged row from a changed one.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value)) ?? 'null';
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const withToJson = value as { toJSON?: () => unknown };
  if (typeof withToJson.toJSON === 'function') return sorted(withToJson.toJSON());
  const source = value as Record<string, unknown>;
  // A null prototype keeps a member called __proto__ an ordinary member.
  const target: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const key of Object.keys(source).sort()) target[key] = sorted(source[key]);
  return target;
}
