type Json = Record<string, unknown>;

/** The named members, dotted ones through lists, in the shape of the whole. */
export function selectFields(body: Json, fields: readonly string[]): Json {
  const result: Json = {};
  for (const field of fields) {
    const [member = '', ...rest] = field.split('.');
    if (!Object.hasOwn(body, member)) continue;
    result[member] = rest.length === 0 ? body[member] : merged(result[member], part(body[member], rest));
  }
  return result;
}

function part(value: unknown, path: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((entry) => part(entry, path));
  if (path.length === 0 || typeof value !== 'object' || value === null) return value;
  const [member = '', ...rest] = path;
  const inner = (value as Json)[member];
  return inner === undefined ? {} : { [member]: part(inner, rest) };
}

function merged(a: unknown, b: unknown): unknown {
  if (Array.isArray(a) && Array.isArray(b)) return b.map((entry, at) => merged(a[at], entry));
  if (!isObject(a) || !isObject(b)) return b ?? a;
  const both: Json = { ...a };
  for (const [member, value] of Object.entries(b)) both[member] = merged(a[member], value);
  return both;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
