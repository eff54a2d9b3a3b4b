import { existsSync, readFileSync } from 'node:fs';

/** Rows of docs/security.md that say what is done: requirement, what, and what proves it. */
const [done = '', open = ''] = readFileSync('docs/security.md', 'utf8').split(/^## Open$/m);
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const [, numbers = '', what = '', proof = ''] = line.split('|').map((cell) => cell.trim());
      return { numbers: numbers.split(', '), what, proof };
    });
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const PROOF = /`([^`]+)` “([^”]+)”/g;

it('says of each row what is done and which tests prove it, by the number of a requirement', () => {
  const rows = rowsOf(done);
  expect(rows.length).toBeGreaterThan(70);
  for (const { numbers, what, proof } of rows) {
    for (const number of numbers) expect(number).toMatch(/^(?:[1-9]|1[0-6])\.\d{1,2}\.\d{1,2}$/);
    expect(what.length).toBeGreaterThan(15);
    expect([numbers, proof.replace(PROOF, '').replaceAll('<br>', '')]).toEqual([numbers, '']);
    expect([...proof.matchAll(PROOF)].length).toBeGreaterThan(0);
  }
  const chapters = new Set(rows.flatMap(({ numbers }) => numbers.map((number) => number.split('.')[0])));
  expect([...chapters]).toEqual(Array.from({ length: 16 }, (_, at) => String(at + 1)));
});

it('each test it names is there, under just that title', () => {
  const named = rowsOf(done).flatMap(({ proof }) =>
    [...proof.matchAll(PROOF)].map(([, file = '', title = '']) => ({ file, title })),
  );
  const sources = new Map<string, string>();
  const sourceOf = (file: string) => {
    if (!sources.has(file)) sources.set(file, existsSync(file) ? readFileSync(file, 'utf8') : '');
    return sources.get(file) ?? '';
  };
  // As the title of a test: behind `it(`, `test(` or the rows of one, and before the function.
  const isThere = ({ file, title }: { file: string; title: string }) =>
    ["'", '"', '`'].some((mark) =>
      new RegExp(String.raw`\(\s*${literally(mark + title + mark)},\s*(?:async )?\(`).test(sourceOf(file)),
    );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((one) => !isThere(one))).toEqual([]);
});

it('says in a sentence what is open', () => {
  const rows = rowsOf(open);
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter(({ what }) => what.length < 20 || !what.endsWith('.'))).toEqual([]);
});
