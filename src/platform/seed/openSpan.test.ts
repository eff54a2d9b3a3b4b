import { openSpan } from './openSpan.ts';

/* 2026-12-21 is a Monday. */
const day = (...spans: [string, string][]) => ({
  openIntervals: spans.map(([start, end]) => ({ start, end })),
});
const hours = {
  monday: day(['08:00', '12:00'], ['13:00', '17:00']),
  tuesday: { isClosed: true },
  thursday: day(['08:00', '17:00']),
  friday: day(['08:00', '17:00']),
  holidayHours: [
    { date: '2026-12-24', openIntervals: [{ start: '09:00', end: '13:00' }] },
    { date: '2026-12-25', isClosed: true },
    { date: '2026-12-31', isRegularHours: true },
  ],
};

it.each([
  ['within the hours', hours, '2026-12-21', '08:00', '12:00', '08:00'],
  ['after a pause at noon', hours, '2026-12-21', '13:00', '14:00', '13:00'],
  ['over a pause at noon', hours, '2026-12-21', '11:30', '13:30', undefined],
  ['before it opens', hours, '2026-12-21', '07:30', '09:00', undefined],
  ['past its closing', hours, '2026-12-21', '16:00', '17:30', undefined],
  ['on a day it is closed', hours, '2026-12-22', '10:00', '11:00', undefined],
  ['on a day nobody told of', hours, '2026-12-23', '10:00', '11:00', undefined],
  ['in the short hours of a holiday', hours, '2026-12-24', '10:00', '11:00', '09:00'],
  ['after the short hours of a holiday', hours, '2026-12-24', '14:00', '15:00', undefined],
  ['on a holiday it is closed', hours, '2026-12-25', '10:00', '11:00', undefined],
  ['on a holiday of usual hours', hours, '2026-12-31', '14:00', '15:00', '08:00'],
  [
    'before it opens again',
    { ...hours, reopenDate: '2026-12-22' },
    '2026-12-21',
    '09:00',
    '10:00',
    undefined,
  ],
  ['once it opens again', { ...hours, reopenDate: '2026-12-21' }, '2026-12-21', '09:00', '10:00', '08:00'],
  ['at hours nobody knows', undefined, '2026-12-21', '09:00', '10:00', undefined],
])('finds the hours %s', (_, known, on, start, end, opens) => {
  expect(openSpan(known, on, start, end)?.start).toBe(opens);
});
