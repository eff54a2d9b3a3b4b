import { otherLocale, searchLocale } from './searchLocale.ts';

describe('searchLocale', () => {
  it.each([
    ['es', ['en', 'es'], 'es'],
    ['es', ['en'], 'en'],
    ['en', ['en', 'es'], 'en'],
  ] as const)('[A-60] a page in %s of a service with %s asks in %s', (page, known, asked) => {
    expect(searchLocale(page, known)).toBe(asked);
  });
});

describe('otherLocale', () => {
  const both = ['en', 'es'] as const;
  it.each([
    ['the page’s own', { locale: 'es' }, 'es', both, undefined],
    ['another', { locale: 'en' }, 'es', both, 'en'],
    ['told in meta', { meta: { locale: 'en_GB' } }, 'es', both, 'en'],
    ['not told: that of the question', {}, 'es', both, undefined],
    ['not told by a service in English', {}, 'es', ['en'], 'en'],
    ['nonsense', { locale: 7, meta: 'x' }, 'en', both, undefined],
  ] as const)('%s', (_, data, page, known, expected) => {
    expect(otherLocale(data, page, known)).toBe(expected);
  });
});
