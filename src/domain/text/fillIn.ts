import { formatNumber } from './formatNumber.ts';

/** Blanks that say how many: their numbers have a comma after the thousands. Others may be years. */
const HOW_MANY: ReadonlySet<string> = new Set(['count', 'total']);

/** Fills `{name}` parts of a text; a part without a value stays as it is. */
export function fillIn(text: string, values: Record<string, string | number> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole;
    return typeof value === 'number' && HOW_MANY.has(name) ? formatNumber(value) : String(value);
  });
}
