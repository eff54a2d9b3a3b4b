import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gradeOf, spanishEase } from './testing/readingLevel.ts';
import type { Bilingual } from './bilingual.ts';

/* What every service says of itself: once, on its card, in its page's list and in search. */

interface Says {
  name: Bilingual;
  says: Bilingual;
}
const services = (
  JSON.parse(readFileSync(join(import.meta.dirname, 'texts', 'services.json'), 'utf8')) as (Says & {
    services: Says[];
  })[]
).flatMap((one) => [one, ...one.services]);

it.each(['en', 'es'] as const)('of no two services the same is said (%s)', (locale) => {
  const said = services.map(({ says }) => says[locale]);
  expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([]);
});

it.each(['en', 'es'] as const)('fits on a card, and does not say the name again (%s)', (locale) => {
  for (const { name, says } of services) {
    expect([name.en, says[locale].length <= 130]).toEqual([name.en, true]);
    expect(says[locale].startsWith(`${name[locale]}:`)).toBe(false);
  }
});

it('is easy to read', () => {
  const text = (locale: 'en' | 'es') => services.map(({ says }) => says[locale]).join('\n');
  expect(gradeOf(text('en'))).toBeLessThanOrEqual(8);
  expect(spanishEase(text('es'))).toBeGreaterThanOrEqual(55);
});
