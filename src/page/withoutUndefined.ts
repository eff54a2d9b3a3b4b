/**
 * The same value without members that are undefined: what Next takes as the props of a page. Its development server
 * refuses a page over one of them; in production they are only not written.
 */
export function withoutUndefined<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((one: unknown) => withoutUndefined(one)) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) =>
      member === undefined ? [] : [[name, withoutUndefined(member as unknown)]],
    ),
  ) as Value;
}
