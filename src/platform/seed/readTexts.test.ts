import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { pairs, parseTexts, readTexts } from './readTexts.ts';

const schema = z.strictObject({ leads: pairs, count: z.number().optional() });
const parse = (content: string) => () => parseTexts('made-up.json', content, schema);

describe('parseTexts', () => {
  it('gives texts in both languages as pairs', () => {
    expect(parse('{ "leads": [{ "en": "Hello", "es": "Hola" }] }')()).toEqual({ leads: [['Hello', 'Hola']] });
  });

  it.each([
    ['a text without its Spanish', '{ "leads": [{ "en": "Hello" }] }', 'leads.0.es: '],
    ['a text in a third language', '{ "leads": [{ "en": "a", "es": "b", "fr": "c" }] }', 'leads.0: .*"fr"'],
    ['a misspelt member', '{ "leads": [{ "en": "a", "es": "b" }], "leds": [] }', 'whole: .*"leds"'],
    ['an empty list', '{ "leads": [] }', 'leads: '],
    ['no JSON', '{ "leads": [}', 'is not JSON: '],
  ])('names the file and the place of %s', (_, content, message) => {
    expect(parse(content)).toThrow(new RegExp(`^src/platform/seed/texts/made-up.json [^]*${message}`));
  });
});

it('names the file that is missing', () => {
  expect(() => readTexts('nowhere.json', schema)).toThrow(/seed\/texts\/nowhere\.json/);
});

it('one form of apostrophe in all texts of the demo and all phrases: the one of print', () => {
  const under = (folder: string, ending: string) =>
    readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => join(import.meta.dirname, folder, name));
  const files = [
    ...['.json', '.md'].flatMap((ending) => under('texts', ending)),
    ...['en', 'es'].flatMap((locale) => under(`../../i18n/${locale}`, '.ts')),
  ];
  expect(files.length).toBeGreaterThan(300);
  // What is said of the code in the files of phrases no visitor reads.
  const textOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const straight = files.flatMap((file) =>
    [...textOf(file).matchAll(/.{0,20}(?:\p{L}'(?=\p{L})|s'(?= \p{L})).{0,20}/gu)].map(
      ([found]) => `${file}: ${found}`,
    ),
  );
  expect(straight).toEqual([]);
});
