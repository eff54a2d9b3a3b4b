import type { OpenState } from '#src/domain/hours/openState.ts';
import { visibleWait } from './waitTime.ts';

const NOW = new Date('2026-06-10T19:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const record = (patientsWaiting: number, fetchedAt: Date) => ({
  facilityUid: '1',
  patientsWaiting,
  fetchedAt,
});

describe('visibleWait', () => {
  it.each<[string, OpenState, string]>([
    ['[R-014] open now', { kind: 'open', closesAt: null }, 'shown'],
    ['[R-014] open 24 hours', { kind: 'open-24-hours' }, 'shown'],
    ['[R-014] closed', { kind: 'closed', opensAt: null }, 'not-open'],
    ['[R-014] temporarily closed', { kind: 'temporarily-closed' }, 'not-open'],
    ['[R-014] unknown hours', { kind: 'unknown' }, 'not-open'],
  ])('%s', (_, state, expected) => {
    const wait = visibleWait(record(3, minutesAgo(1)), state, NOW);
    expect(wait.kind === 'shown' ? wait.kind : wait.reason).toBe(expected);
  });

  it.each([
    ['30 minutes old', record(3, minutesAgo(30)), 'shown'],
    ['31 minutes old', record(3, minutesAgo(31)), 'stale'],
    ['from far in the future', record(3, minutesAgo(-31)), 'stale'],
    ['of no known moment', record(3, new Date(Number.NaN)), 'stale'],
    ['nobody waiting is a fact', record(0, NOW), 'shown'],
    ['fewer than nobody is not', record(-1, NOW), 'unknown'],
    ['no number', record(Number.NaN, NOW), 'unknown'],
    ['no record', undefined, 'unknown'],
  ])('%s', (_, wait, expected) => {
    const view = visibleWait(wait, { kind: 'open-24-hours' }, NOW);
    expect(view.kind === 'shown' ? view.kind : view.reason).toBe(expected);
  });
});
