import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
    expect(keys.filter((key) => !spanish[key])).toEqual([]);
    expect(keys.concat(Object.keys(spanish)).filter((key) => !key.startsWith(`${group}.`))).toEqual([]);
  });

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
  const keys = Object.keys(await stringsFor('en', groups));
  const unused = keys.filter((key) => !written.has(key) && !joined.some((shape) => shape.test(key)));
  expect(keys.length).toBeGreaterThan(500);
  expect(unused).toEqual([]);
});

describe('stringsFor', () => {
  it('gives the groups asked for, in the language', async () => {
    const strings = await stringsFor('es', ['shell']);
    expect(strings['shell.skipToContent']).toBe('Ir al contenido');
    expect(Object.keys(strings).every((key) => key.startsWith('shell.'))).toBe(true);
  });

  it('an unknown group is empty, and a name is never a path', async () => {
    expect(await stringsFor('en', ['nonsense', '../en/shell', '__proto__'])).toEqual({});
  });
});
