import type { Clock } from '../clock/clockOf.ts';
import type { Words } from '../strings/useWords.ts';
import type { Entry } from './entriesOf.ts';

/** Who made a version, by name. */
export function authorOf({ name, author }: Entry, say: Words): string {
  if (name != null) return name;
  return say(author === 'machine' ? 'historyMachine' : 'historySystem');
}

/** The day of a version in words. */
export function dayOf(at: string, clock: Clock, say: Words, now = new Date()): string {
  return clock.day(at) === clock.day(now) ? say('historyToday') : clock.longDay(at, now);
}

/** A version in one line. */
export function entryTitle(entry: Entry, clock: Clock, say: Words): string {
  if (entry.moment === 'draft') return say('historyNow');
  if (entry.moment === 'published') return say('historyLive');
  if (entry.at === undefined) return '';
  if (entry.milestone === 'imported') return say('historyImported');
  const called = entry.called === undefined ? '' : `“${entry.called}”, `;
  return `${called}${dayOf(entry.at, clock, say)}, ${clock.time(entry.at)}, ${authorOf(entry, say)}`;
}
