/**
 * JSON text with object keys in code-unit order and members that are `undefined` left out, so that two values
 * that mean the same give the same text. Used to tell an unchanged row from a changed one.
 */
export function canonicalJson(value: unknown): string {
  return written(value) ?? 'null';
}

/** Undefined for what JSON has no text for. */
function written(value: unknown): string | undefined {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((member) => written(member) ?? 'null').join(',')}]`;
  const withToJson = value as { toJSON?: () => unknown };
  if (typeof withToJson.toJSON === 'function') return written(withToJson.toJSON());
  const source = value as Record<string, unknown>;
  let members = '';
  for (const key of Object.keys(source).sort()) {
    const member = written(source[key]);
    if (member !== undefined) members += `${members === '' ? '' : ','}${JSON.stringify(key)}:${member}`;
  }
  return `{${members}}`;
}
