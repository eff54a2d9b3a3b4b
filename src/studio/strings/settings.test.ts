import catalogue from '#src/components/catalogue.generated.json' with { type: 'json' };
import { WORDS } from '../fields/settingWords.ts';
import { choiceTitle, settings, settingTitle } from './settings.ts';
import { words } from './testing/words.ts';

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

it('has a name for every setting', () => {
  const names = new Set(declared.flatMap((params) => params.map(([name]) => name)));
  const nameless = [...names].filter(
    (name) => !HIDDEN.includes(name) && settingTitle(words.es, name) === name,
  );
  expect(nameless).toEqual([]);
});

interface Kind {
  kind: string;
  of?: readonly string[] | Record<string, Kind>;
}
type Chosen = readonly [name: string, word: string];
const isList = (of: Kind['of']): of is readonly string[] => Array.isArray(of);

/** Words that can be chosen in fields or settings, those of entries at any depth, too. */
const wordsOf = (kinds: Record<string, Kind>): Chosen[] =>
  Object.entries(kinds).flatMap(([name, { kind, of = [] }]): Chosen[] => {
    if (isList(of)) return kind === 'choice' ? of.map((word) => [name, word] as const) : [];
    return kind === 'items' ? wordsOf(of) : [];
  });
const all = [catalogue.page, ...Object.values(catalogue.components)] as unknown as {
  fields: Record<string, Kind>;
  params?: Record<string, Kind>;
}[];
const chosen = [
  ...all.flatMap(({ fields, params = {} }) => [...wordsOf(fields), ...wordsOf(params)]),
  ...Object.entries(WORDS).flatMap(([name, of]) => of.map((word): Chosen => [name, word])),
];
const keysOf = ([name, word]: Chosen) => {
  const stem = word.replaceAll(' ', '');
  return [`choice-${name}-${stem}`, `choice-${stem}`];
};

it.each(['en', 'es'] as const)(
  'has a name for every word that can be chosen, of fields, entries and settings: %s',
  (language) => {
    expect(chosen).toEqual(
      expect.arrayContaining([
        ['BodyPart', 'Skin'],
        ['Severity', 'Error'],
      ]),
    );
    const unnamed = chosen.filter(
      (one) => !keysOf(one).some((key) => Object.hasOwn(settings[language], key)),
    );
    // What is a number is one in both languages.
    expect(unnamed.filter(([, word]) => !/^\d+(-\d+)?$/.test(word))).toEqual([]);
  },
);

it('has a name for no word that cannot be chosen', () => {
  const known = new Set(chosen.flatMap(keysOf));
  const named = Object.keys(settings.en).filter((key) => key.startsWith('choice-'));
  expect(named.filter((key) => !known.has(key))).toEqual([]);
});

it.each([
  ['Columns', '1', '1', '1'],
  ['HeadingLevel', '1', '1', '1'],
  ['Searchable', '1', 'Yes', 'Sí'],
  ['OpenNow', 'None', 'Nowhere', 'En ningún lugar'],
  ['BodyPart', 'None', 'None: it is a need', 'Ninguna: es una necesidad'],
])('%s: “%s” is said as it is meant there', (name, word, en, es) => {
  expect([choiceTitle(words.en, word, name), choiceTitle(words.es, word, name)]).toEqual([en, es]);
});

it('offers words of one choice that can be told apart', () => {
  for (const language of ['en', 'es'] as const)
    for (const name of new Set(chosen.map(([one]) => one))) {
      const of = [...new Set(chosen.flatMap(([one, word]) => (one === name ? [word] : [])))];
      const titles = of.map((word) => choiceTitle(words[language], word, name));
      expect(new Set(titles).size).toBe(titles.length);
    }
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
