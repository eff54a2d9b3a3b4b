import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words of each area of the Studio, by its file. */
const areas = readdirSync(__dirname).filter(
  (name) => name.endsWith('.ts') && !/^(es|useWords|.*\.test)\.ts$/.test(name),
);

it('gives a word to one area only: of two with the same key the later would be said in both', () => {
  const holders = new Map<string, string[]>();
  for (const area of areas) {
    const text = readFileSync(join(__dirname, area), 'utf8');
    const [, english = ''] = /^ {2}en: \{\n([\s\S]*?)^ {2}\},/m.exec(text) ?? [];
    const own =
      area === 'en.ts' ? text.matchAll(/^ {2}'?([\w-]+)'?:/gm) : english.matchAll(/^ {4}'?([\w-]+)'?:/gm);
    for (const [, key = ''] of own) holders.set(key, [...(holders.get(key) ?? []), area]);
  }
  expect(holders.size).toBeGreaterThan(200);
  expect([...holders].filter(([, files]) => files.length > 1)).toEqual([]);
});
