import { phoneLinks } from './phoneLinks.ts';

it.each([
  ['Call 1-800-222-1222 now.', 'Call <a href="tel:+18002221222">1-800-222-1222</a> now.'],
  ['<p>At 916-555-0118.</p>', '<p>At <a href="tel:+19165550118">916-555-0118</a>.</p>'],
  ['<a href="tel:+19165550118">916-555-0118</a>', '<a href="tel:+19165550118">916-555-0118</a>'],
  ['<a href="/x">call 916-555-0118</a>', '<a href="/x">call 916-555-0118</a>'],
  ['In 2026-11-21 and 12-34', 'In 2026-11-21 and 12-34'],
])('makes of %s what can be called', (html, expected) => {
  expect(phoneLinks(html)).toBe(expected);
});
