import type { RegistryRow } from '#src/declaration/RegistryRow.ts';
import { facets } from '#src/i18n/es/facets.ts';
import type { Translate } from './PageContext.tsx';
import { wordFor } from './wordFor.ts';

const t: Translate = (key) => (facets as Record<string, string>)[key] ?? key;

describe('a word that comes with data', () => {
  it('is told by its string', () => {
    expect(wordFor(t, 'facets.', 'Clinical Trial')).toBe('Ensayo clínico');
  });

  it('is told as it came, or otherwise, without one', () => {
    expect(wordFor(t, 'facets.', 'Astrology')).toBe('Astrology');
    expect(wordFor(t, 'facets.', 'astro', 'Astrology')).toBe('Astrology');
  });
});

// The compiler is the test: each line below must not compile, or `npm run check:types` fails.
it('a key or group that is not there does not compile', () => {
  // @ts-expect-error no such key
  expect(t('facets.nonsense')).toBe('facets.nonsense');
  // @ts-expect-error no such group
  expect(wordFor(t, 'nonsense.', 'x')).toBe('x');
  // @ts-expect-error no such group
  const strings: RegistryRow['strings'] = ['nonsense'];
  // @ts-expect-error a key of another group
  const spanish: Record<keyof typeof facets, string> = { ...facets, 'hours.closed': '' };
  expect([strings, spanish]).toHaveLength(2);
});
