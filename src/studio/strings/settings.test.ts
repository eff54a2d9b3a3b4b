import catalogue from '#src/components/catalogue.generated.json' with { type: 'json' };
import { choiceTitle, settings, settingTitle } from './settings.ts';
import { words } from './useWords.ts';

interface Declared {
  standsIn: readonly string[] | 'any';
  params?: Record<string, { kind: string; of?: readonly string[] }>;
}
const declared = Object.values(catalogue.components as unknown as Record<string, Declared>).map(
  ({ params = {} }) => Object.entries(params),
);
/** Older spellings, which nobody is offered. */
const HIDDEN = ['ColumnCount', 'Tag', 'levels', 'sig', 'startLevel'];

it.each(['en', 'es'] as const)('calls no two settings of a component the same: %s', (language) => {
  const say = words[language];
  for (const params of declared) {
    const names = params.map(([name]) => name).filter((name) => !HIDDEN.includes(name));
    const titles = names.map((name) => settingTitle(say, name));
    expect(new Set(titles).size).toBe(titles.length);
  }
});

it.each(['en', 'es'] as const)('has a name for every word that can be chosen: %s', (language) => {
  const of = declared.flat().flatMap(([, one]) => (one.kind === 'choice' ? (one.of ?? []) : []));
  expect(of.length).toBeGreaterThan(20);
  const unnamed = of.filter(
    (word) => !Object.hasOwn(settings[language], `choice-${word.replaceAll(' ', '')}`),
  );
  expect(unnamed).toEqual([]);
});

it('has a name for every setting that is offered, and none for what is not there', () => {
  const stems = declared.flat().map(([name]) => name.replace(/\d+$/, ''));
  const wanted = new Set([...stems, 'StylesOf'].filter((name) => !HIDDEN.includes(name)));
  for (const language of ['en', 'es'] as const) {
    const named = Object.keys(settings[language]).filter((key) => key.startsWith('setting-'));
    expect(named.sort()).toEqual([...wanted].map((name) => `setting-${name}`).sort());
  }
});

it('counts the parts of a setting that has several', () => {
  expect(settingTitle(words.en, 'ColumnWidth2')).toBe('Width of column 2, in twelfths');
  expect(settingTitle(words.es, 'Styles3')).toBe('Nombres de estilo de la parte 3');
  expect(settingTitle(words.en, 'Styles')).toBe('Style names');
  expect([choiceTitle(words.es, ''), choiceTitle(words.en, 'ours')]).toEqual(['Como siempre', 'ours']);
});
