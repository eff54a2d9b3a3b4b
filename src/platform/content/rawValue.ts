import { emptyDate } from './fieldValue.ts';
import type { FieldType } from './fieldValue.ts';
import { escape } from '../escape.ts';

/** The storage form of a field value: what editing markers carry as `rawValue` and what an editor sends back. */
export function toRawValue(type: FieldType, value: unknown): string {
  switch (type) {
    case 'Checkbox':
      return value === true ? '1' : '';
    case 'Datetime':
      return value === emptyDate || typeof value !== 'string'
        ? ''
        : value.replace(/[-:]/g, '').replace(/\.\d+/, '');
    case 'Image':
      return element('image', value, 'src');
    case 'General Link':
      return element('link', value, 'href');
    default:
      return value === null || value === undefined ? '' : String(value);
  }
}

/** The layout-service value of a raw value. Throws a RangeError when the text is not a raw value of that type. */
export function fromRawValue(type: FieldType, raw: string): unknown {
  switch (type) {
    case 'Checkbox':
      return raw === '1';
    case 'Number': {
      const number = Number(raw);
      if (raw.trim() === '' || !Number.isFinite(number)) throw new RangeError('Not a number');
      return number;
    }
    case 'Datetime': {
      if (raw === '') return emptyDate;
      const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(raw);
      if (!parts) throw new RangeError('Not a date: 20260102T000000Z is one');
      const [, year, month, day, hour, minute, second] = parts;
      const text = `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
      if (Number.isNaN(Date.parse(text))) throw new RangeError('There is no such day');
      return text;
    }
    case 'Image':
      return raw === '' ? {} : attributes('image', raw);
    case 'General Link':
      return raw === '' ? { href: '' } : attributes('link', raw);
    default:
      return raw;
  }
}

function element(name: string, value: unknown, needed: string): string {
  const members = (value ?? {}) as Record<string, unknown>;
  if (!members[needed]) return '';
  const written = Object.entries(members)
    .filter(([, member]) => typeof member === 'string' || typeof member === 'number')
    .map(([key, member]) => ` ${key}="${escape(String(member))}"`);
  return `<${name}${written.join('')} />`;
}

function attributes(name: string, raw: string): Record<string, string> {
  if (!new RegExp(`^<${name}(\\s+[\\w-]+="[^"<>]*")*\\s*/>$`).test(raw))
    throw new RangeError(`Not a ${name}`);
  return Object.fromEntries(
    [...raw.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', text = '']) => [key, unescape(text)]),
  );
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
/** In one pass, so that what was written as text ("&amp;lt;") stays text. Other programs write more entities than this one. */
const unescape = (text: string) =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi,
    (entity: string, ten?: string, sixteen?: string, name?: string) => {
      if (name !== undefined) return SIGNS[name.toLowerCase()] ?? entity;
      const point = ten === undefined ? parseInt(sixteen ?? '', 16) : Number(ten);
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : entity;
    },
  );
