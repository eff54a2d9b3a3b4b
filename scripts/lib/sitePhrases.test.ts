import { sitePhrases } from './sitePhrases.ts';
import { stringsFor } from '#src/i18n/strings.ts';

it('knows every phrase of the site in both languages', async () => {
  const phrases = await sitePhrases();
  expect(Object.keys(phrases).length).toBeGreaterThan(500);
  for (const [key, phrase] of Object.entries(phrases)) {
    expect([key, typeof phrase.es]).toEqual([key, 'string']);
    // An option of a facet that is called in English what it is has no English phrase.
    if (!key.startsWith('facets.')) expect([key, typeof phrase.en]).toEqual([key, 'string']);
    expect(key).toMatch(/^[A-Za-z]+\.\S/);
  }
  for (const [key, text] of Object.entries(await stringsFor('es', ['shell'])))
    expect(phrases[key]?.es).toBe(text);
});
