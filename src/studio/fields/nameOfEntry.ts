import { readMembers } from './rawMarkup.ts';

const LONGEST = 40;

/** What an entry is known by among others: its first text, or the words of its link or picture; '' as long as it has none. */
export function nameOfEntry(fields: readonly { type: string; rawValue: string }[]): string {
  for (const { type, rawValue } of fields) {
    const text = wordsIn(type, rawValue).replace(/\s+/g, ' ').trim();
    if (text) return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text;
  }
  return '';
}

function wordsIn(type: string, raw: string): string {
  switch (type) {
    case 'Single-Line Text':
    case 'Multi-Line Text':
      return raw;
    case 'General Link':
      return readMembers(raw)['text'] ?? '';
    case 'Image':
      return readMembers(raw)['alt'] ?? '';
    default:
      return '';
  }
}
