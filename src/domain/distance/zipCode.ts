/** A ZIP code as a form or an address has it: its five digits; undefined for anything else. */
export function readZip(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return /^\d{5}(-\d{4})?$/.test(text) ? text.slice(0, 5) : undefined;
}
