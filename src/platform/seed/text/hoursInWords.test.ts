import { hoursInWords } from './hoursInWords.ts';

const open = (...spans: string[]) => ({
  openIntervals: spans.map((span) => ({ start: span.split('-')[0]!, end: span.split('-')[1]! })),
});
const week = (weekdays: object, saturday: object, sunday: object) => ({
  ...Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => [day, weekdays]),
  ),
  ...{ saturday, sunday },
});
const closed = { isClosed: true };
const always = open('00:00-23:59');
const inWords = (hours: Record<string, unknown> | undefined, language: 'en' | 'es') =>
  hoursInWords(hours).map((line) => line[language].replaceAll('\u00a0', ' '));

it.each([
  [
    'weekdays',
    week(open('08:30-17:00'), closed, closed),
    ['Monday to Friday: 8:30 am to 5 pm', 'Saturday and Sunday: closed'],
    ['De lunes a viernes: de 8:30 a. m. a 5 p. m.', 'Sábado y domingo: cerrado'],
  ],
  [
    'day and night',
    week(always, always, always),
    ['Every day: open 24 hours'],
    ['Todos los días: abierto las 24 horas'],
  ],
  [
    'a break at noon and one day of its own',
    week(open('09:00-12:00', '13:00-18:00'), open('09:00-13:00'), closed),
    ['Monday to Friday: 9 am to 12 pm and 1 pm to 6 pm', 'Saturday: 9 am to 1 pm', 'Sunday: closed'],
    [
      'De lunes a viernes: de 9 a. m. a 12 p. m. y de 1 p. m. a 6 p. m.',
      'Sábado: de 9 a. m. a 1 p. m.',
      'Domingo: cerrado',
    ],
  ],
  [
    'a place that is closed for works',
    { ...week(always, always, always), reopenDate: '2026-12-03' },
    ['Closed until December 3, 2026', 'Every day: open 24 hours'],
    ['Cerrado hasta el 3 de diciembre de 2026', 'Todos los días: abierto las 24 horas'],
  ],
  ['hours nobody knows', undefined, [], []],
  ['a day nobody knows', { monday: always }, [], []],
])('says the hours of %s', (_, hours, en, es) => {
  expect(inWords(hours, 'en')).toEqual(en);
  expect(inWords(hours, 'es')).toEqual(es);
});
