import { REFUSAL_CODES, refusal } from '#src/platform/import/refusals.ts';
import { REFUSAL_CODES as known } from '#src/studio/reports/refusalCodes.ts';
import { words } from '#src/studio/strings/testing/words.ts';

it('the Studio knows every reason for which the platform refuses a record, and no other', () => {
  expect([...known].sort()).toEqual([...REFUSAL_CODES].sort());
});

it.each(known)('says in both languages why a record was refused: %s', (code) => {
  const { reason } = refusal(code, 'QUETZAL');
  const sentences = (['en', 'es'] as const).map((language) =>
    words[language](`importsWhy-${code}`, { about: 'QUETZAL' }),
  );
  for (const sentence of sentences) {
    expect(sentence.includes('QUETZAL')).toBe(reason.includes('QUETZAL'));
    expect(sentence).not.toMatch(/[{}]/);
  }
  expect(new Set(sentences).size).toBe(2);
});
