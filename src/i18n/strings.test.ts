import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECRUITING_STATUSES } from '#src/domain/enumerations.ts';
import { stringsFor } from './strings.ts';

const folder = (locale: string) => join(process.cwd(), 'src/i18n', locale);
const groups = readdirSync(folder('en')).map((file) => file.replace(/\.ts$/, ''));

type Group = Record<string, Record<string, string>>;

describe('groups of strings', () => {
  it.each(groups)('[S-007, S-008] group %s is there in both languages, every key of it', async (group) => {
    const english = ((await import(`./en/${group}.ts`)) as Group)[group] ?? {};
    const spanish = ((await import(`./es/${group}.ts`)) as Group)[group] ?? {};
    const keys = Object.keys(english);
    expect(keys.length).toBeGreaterThan(0);
    expect(Object.keys(spanish).sort()).toEqual(keys.sort());
    for (const text of [...Object.values(english), ...Object.values(spanish)])
      expect(text.trim()).not.toBe('');
    expect(keys.filter((key) => !key.startsWith(`${group}.`))).toEqual([]);
  });

  it.each(['en', 'es'] as const)(
    'a status of research is called the same in a card and in the filter, %s',
    async (locale) => {
      const strings = await stringsFor(locale, ['facets', 'researchCard']);
      const told = (prefix: string) =>
        RECRUITING_STATUSES.map((status) => strings[`${prefix}${status}`] ?? status);
      expect(told('facets.')).toEqual(told('researchCard.status-'));
    },
  );

  it('both languages keep the same blanks', async () => {
    const blanks = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join();
    const [english, spanish] = await Promise.all([stringsFor('en', groups), stringsFor('es', groups)]);
    expect(
      Object.keys(english).filter((key) => blanks(english[key] ?? '') !== blanks(spanish[key] ?? '')),
    ).toEqual([]);
  });
});

/** Text of all code that may ask for a string. */
const code = () =>
  globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/^src\/(?:i18n|platform)\/|\.test\.|\/testing\//.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

it('every string is asked for somewhere, by its key or by a key put together', async () => {
  const text = code();
  const written = new Set([...text.matchAll(/['"`]([a-zA-Z]+\.[\w.-]+)['"`]/g)].map(([, key]) => key));
  const joined = [...text.matchAll(/`([a-zA-Z]+\.[\w.-]*\$\{[^`\n]*)`/g)].map(([, key = '']) => {
    const parts = key.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&'));
    return new RegExp(`^${parts.join('.+')}$`);
  });
  const ofData = [...text.matchAll(/\bwordFor\(\s*\w+,\s*'([\w.-]+)'/g)].map(([, prefix = '']) => prefix);
  const keys = Object.keys(await stringsFor('es', groups));
  const unused = keys.filter(
    (key) =>
      !written.has(key) &&
      !joined.some((shape) => shape.test(key)) &&
      !ofData.some((prefix) => key.startsWith(prefix)),
  );
  expect(keys.length).toBeGreaterThan(500);
  expect(unused).toEqual([]);
});

describe('stringsFor', () => {
  it('gives the groups asked for, in the language', async () => {
    const strings = await stringsFor('es', ['shell']);
    expect(strings['shell.skipToContent']).toBe('Ir al contenido');
    expect(Object.keys(strings).every((key) => key.startsWith('shell.'))).toBe(true);
  });

  it('leaves out what says only the word it stands for: the word is told all the same', async () => {
    const key = 'facets.Clinical Trial';
    expect(await stringsFor('en', ['facets'])).not.toHaveProperty([key]);
    expect((await stringsFor('es', ['facets']))[key]).toBe('Ensayo clínico');
  });

  it('an unknown group is empty, and a name is never a path', async () => {
    expect(await stringsFor('en', ['nonsense', '../en/shell', '__proto__'])).toEqual({});
  });
});
