import type { Words } from '../strings/useWords.ts';
import type { Entry } from './entriesOf.ts';

const formatter = (language: 'en' | 'es', options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', options);

/** Who made a version, by name. */
export function authorOf({ name, author }: Entry, say: Words): string {
  if (name != null) return name;
  return say(author === 'machine' ? 'historyMachine' : 'historySystem');
}

export const timeOf = (at: string, language: 'en' | 'es'): string =>
  formatter(language, { timeStyle: 'short' }).format(new Date(at));

/** The day of a version in words. */
export function dayOf(at: string, language: 'en' | 'es', say: Words, now = new Date()): string {
  const day = new Date(at);
  if (day.toDateString() === now.toDateString()) return say('historyToday');
  const year = day.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' as const };
  return formatter(language, { month: 'long', day: 'numeric', ...year }).format(day);
}

/** A version in one line. */
export function entryTitle(entry: Entry, language: 'en' | 'es', say: Words): string {
  if (entry.moment === 'draft') return say('historyNow');
  if (entry.moment === 'published') return say('historyLive');
  if (entry.at === undefined) return '';
  if (entry.milestone === 'imported') return say('historyImported');
  const called = entry.called === undefined ? '' : `“${entry.called}”, `;
  return `${called}${dayOf(entry.at, language, say)}, ${timeOf(entry.at, language)}, ${authorOf(entry, say)}`;
}
