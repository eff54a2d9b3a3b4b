import { AUDIT_ACTS } from '#src/platform/accounts/auditActs.ts';
import { ACT_WORDS, actWords } from '#src/studio/audit/actWords.ts';

it('has words in both languages for everything the log tells of, and for nothing else', () => {
  expect(Object.keys(ACT_WORDS).sort()).toEqual([...AUDIT_ACTS].sort());
  for (const language of ['en', 'es'] as const) {
    const said = AUDIT_ACTS.map((act) => actWords(act, language));
    expect(said.filter((words, at) => words === '' || said.indexOf(words) !== at)).toEqual([]);
  }
  expect(AUDIT_ACTS.filter((act) => actWords(act, 'en') === actWords(act, 'es'))).toEqual([]);
});

it('keeps the name of an act it does not know', () => {
  expect([actWords('toString', 'es'), actWords('of-another-version', 'es')]).toEqual([
    'toString',
    'of-another-version',
  ]);
});
