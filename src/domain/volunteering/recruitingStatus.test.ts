import { isWaitlist, recruitingStatus } from './recruitingStatus.ts';

it.each([
  ['[D-274, R-153]', 'ACTIVELY_RECRUITING', { kind: 'recruiting', text: 'Actively Recruiting' }],
  ['[D-275, R-153]', 'NOT_RECRUITING', { kind: 'closed', text: 'Not Recruiting' }],
  ['[D-276, D-277, R-153]', 'WAITLIST_ONLY', { kind: 'other', text: 'Waitlist Only' }],
  ['[D-277]', 'ask__US first', { kind: 'other', text: 'Ask Us First' }],
  ['none', ' _ ', undefined],
  ['none', undefined, undefined],
])('%s %s', (_, stored, status) => {
  expect(recruitingStatus(stored)).toEqual(status);
});

it.each([
  ['WAITLIST_ONLY', true],
  [' WAITLIST_ONLY ', true],
  ['ACTIVELY_RECRUITING', false],
  ['NOT_RECRUITING', false],
  [undefined, false],
])('who applies for %j is put on a waiting list: %s', (stored, is) => {
  expect(isWaitlist(stored)).toBe(is);
});
