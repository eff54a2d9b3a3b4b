import { sitePhrases } from './sitePhrases.ts';
import { stringsFor } from '#src/i18n/strings.ts';

it('knows every phrase of the site in both languages', async () => {
  const phrases = await sitePhrases();
  expect(Object.keys(phrases).length).toBeGreaterThan(500);
  for (const [key, phrase] of Object.entries(phrases)) {
    expect([key, typeof phrase.es]).toEqual([key, 'string']);
    // What is called in English as the search service calls it (options, sorts) has no English phrase.
    if (!/^(?:facets\.|search\.sort-)/.test(key)) expect([key, typeof phrase.en]).toEqual([key, 'string']);
    expect(key).toMatch(/^[A-Za-z]+\.\S/);
  }
  for (const [key, text] of Object.entries(await stringsFor('es', ['shell'])))
    expect(phrases[key]?.es).toBe(text);
});
