import { hours as en } from '#src/i18n/en/hours.ts';
import { hours as es } from '#src/i18n/es/hours.ts';
import type { OpenState } from '#src/domain/hours/openState.ts';
import { fillIn } from '#src/domain/text/fillIn.ts';
import { type Translate } from '#src/context/PageContext.tsx';
import { openStateWords } from './openStateWords.ts';

const now = new Date('2026-11-21T14:41:00-08:00'); // a Saturday
const words = (state: OpenState, locale: 'en' | 'es' = 'en') => {
  const strings: Record<string, string> = locale === 'en' ? en : es;
  const t: Translate = (key, values) => fillIn(strings[key] ?? key, values);
  const said = openStateWords(state, now, locale, t);
  return said && [said.tone, said.label, said.change].map((text) => text?.replaceAll('\u00a0', ' '));
};
const open = (closes: string | null): OpenState => ({
  kind: 'open',
  closesAt: closes ? new Date(closes) : null,
});
const closed = (opens: string | null): OpenState => ({
  kind: 'closed',
  opensAt: opens ? new Date(opens) : null,
});

describe('openStateWords', () => {
  it('says of an unknown state neither open nor closed', () => {
    expect(words({ kind: 'unknown' })).toEqual(['neutral', 'Hours not known', undefined]);
    expect(words({ kind: 'unknown' }, 'es')).toEqual(['neutral', 'Horario no disponible', undefined]);
  });

  it.each<[string, OpenState, 'en' | 'es', (string | undefined)[]]>([
    ['closes today', open('2026-11-21T20:00:00-08:00'), 'en', ['open', 'Open now', 'Closes at 8 pm']],
    [
      'closes tonight after midnight',
      open('2026-11-22T02:00:00-08:00'),
      'en',
      ['open', 'Open now', 'Closes at 2 am'],
    ],
    [
      'closes tomorrow evening',
      open('2026-11-22T20:00:00-08:00'),
      'en',
      ['open', 'Open now', 'Closes tomorrow at 8 pm'],
    ],
    [
      'closes on Tuesday',
      open('2026-11-24T20:00:00-08:00'),
      'en',
      ['open', 'Open now', 'Closes Tuesday at 8 pm'],
    ],
    [
      'closes within the hour',
      open('2026-11-21T15:00:00-08:00'),
      'en',
      ['soon', 'Open now', 'Closes soon, at 3 pm'],
    ],
    ['closes at no known time', open(null), 'en', ['open', 'Open now', undefined]],
    ['opens today', closed('2026-11-21T17:30:00-08:00'), 'en', ['closed', 'Closed', 'Opens at 5:30 pm']],
    [
      'opens on Monday',
      closed('2026-11-23T08:00:00-08:00'),
      'en',
      ['closed', 'Closed', 'Opens Monday at 8 am'],
    ],
    [
      'opens in ten days',
      closed('2026-12-01T08:00:00-08:00'),
      'en',
      ['closed', 'Closed', 'Opens Tue, Dec 1 at 8 am'],
    ],
    ['opens at no known time', closed(null), 'en', ['closed', 'Closed', undefined]],
    [
      'reopens',
      { kind: 'temporarily-closed', reopens: '2027-03-04' },
      'en',
      ['closed', 'Temporarily closed', 'Reopens March 4, 2027'],
    ],
    [
      'reopens, unset',
      { kind: 'temporarily-closed', reopens: '0001-01-01' },
      'en',
      ['closed', 'Temporarily closed', undefined],
    ],
    [
      'one o’clock in Spanish',
      closed('2026-11-22T13:00:00-08:00'),
      'es',
      ['closed', 'Cerrado', 'Abre mañana a la 1 p. m.'],
    ],
    [
      'ten o’clock in Spanish',
      closed('2026-11-22T10:00:00-08:00'),
      'es',
      ['closed', 'Cerrado', 'Abre mañana a las 10 a. m.'],
    ],
    [
      'a Tuesday in March in Spanish',
      closed('2027-03-30T08:00:00-07:00'),
      'es',
      ['closed', 'Cerrado', 'Abre el mar, 30 de marzo a las 8 a. m.'],
    ],
    [
      'a weekday in Spanish',
      closed('2026-11-23T08:00:00-08:00'),
      'es',
      ['closed', 'Cerrado', 'Abre el lunes a las 8 a. m.'],
    ],
  ])('%s', (_, state, locale, expected) => {
    expect(words(state, locale)).toEqual(expected);
  });
});
