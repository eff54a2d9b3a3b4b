const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}(:\d{2}(:\d{2}(\.\d+)?)?)?)?(Z|[+-]\d{2}:?\d{2})?$/;

/** A date in any of the forms the protocol takes, as a number that orders them; a zone is stripped, not converted. */
function dateNumber(text: string): number | undefined {
  if (!DATE.test(text)) return undefined;
  const local = text.replace(/(Z|[+-]\d{2}:?\d{2})$/, '');
  const [date = '', time = ''] = text.includes('T') ? local.split('T') : [text.slice(0, 10)];
  const [hour = '00', minute = '00', second = '00'] = time === '' ? [] : time.split(':');
  const number = Date.parse(`${date}T${hour}:${minute}:${second.includes('.') ? second : `${second}.000`}Z`);
  return Number.isNaN(number) ? undefined : number;
}

/** Whether a stored value and text from an address mean the same: text without case, numbers, dates, true and false. */
export function equalsText(value: unknown, text: string): boolean {
  if (typeof value === 'number') return text.trim() !== '' && value === Number(text);
  if (typeof value === 'boolean') return String(value) === text;
  if (typeof value !== 'string') return false;
  if (value.toLowerCase() === text.toLowerCase()) return true;
  const date = dateNumber(value);
  return date !== undefined && date === dateNumber(text);
}

/** Order of a stored value against text or a value from a filter; undefined when they cannot be compared. */
export function orderOf(value: unknown, bound: string | number): number | undefined {
  if (typeof value === 'number') {
    const number = typeof bound === 'number' ? bound : bound.trim() === '' ? NaN : Number(bound);
    return Number.isNaN(number) ? undefined : value - number;
  }
  if (typeof value !== 'string' || typeof bound !== 'string') return undefined;
  const left = dateNumber(value);
  const right = dateNumber(bound);
  return left === undefined || right === undefined ? undefined : left - right;
}
