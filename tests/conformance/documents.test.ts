/** What the documents say of the repository: decisions, links and commands that exist. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const text = (path: string) => readFileSync(path, 'utf8');
/** What people read of the repository; texts of the demo network are the network's. */
const documents = globSync('{*.md,{docs,src,tests,scripts}/**/*.md}')
  .filter((path) => !path.startsWith('src/platform/seed/texts/'))
  .sort();

describe('decisions', () => {
  const folder = 'docs/decisions';
  const files = readdirSync(folder)
    .filter((name) => name !== 'README.md')
    .sort();
  const numbers = files.map((name) => Number(name.slice(0, 3)));
  const index = text(join(folder, 'README.md'));

  // Some stay free: they are handed out before it is known what there is to decide.
  it('each number is given once', () => {
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it.each(files)(
    '%s has its number, title, status, date and three parts, and its row in the index',
    (name) => {
      expect(name).toMatch(/^\d{3}(-[a-z0-9]+)+\.md$/);
      const body = text(join(folder, name));
      const [, number, title] = /^# (\d+)\. (.+)\n/.exec(body) ?? [];
      const [, status] = /^- Status: (.+)$/m.exec(body) ?? [];
      expect(number).toBe(String(Number(name.slice(0, 3))));
      expect(body).toMatch(/^- Date: \d{4}-\d\d-\d\d$/m);
      expect(body.match(/^## .*/gm)).toEqual(['## Context', '## Decision', '## Consequences']);
      const [, successor] = /^superseded by (\d+)$/.exec(status ?? '') ?? [];
      expect(successor === undefined ? status : 'accepted').toBe('accepted');
      if (successor !== undefined) expect(numbers).toContain(Number(successor));
      const row = index.split('\n').find((line) => line.includes(`](${name})`));
      expect(row?.split('|').map((cell) => cell.trim())).toEqual([
        '',
        number,
        `[${title}](${name})`,
        status,
        '',
      ]);
    },
  );

  it('whatever names a decision names one that exists', () => {
    const named = globSync(['{src,scripts,tests,docs}/**/*.{ts,tsx,js,mjs,cjs,css,md}', '*.{md,js,ts,cjs}'])
      .filter((path) => !path.includes('node_modules'))
      .flatMap((path) =>
        [...text(path).matchAll(/\bdecisions? ((?:\d+(?:, | and )?)+)/gi)].flatMap(([, list = '']) =>
          (list.match(/\d+/g) ?? []).map((number) => ({ path, number: Number(number) })),
        ),
      );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ number }) => !numbers.includes(number))).toEqual([]);
  });
});

/** As GitHub makes them: small letters, no punctuation, hyphens for spaces. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

describe.each(documents)('%s', (path) => {
  // What is shown as code is no link.
  const body = text(path).replace(/^```[\s\S]*?^```/gm, '');

  it('every link to a file of the repository leads to one, and to a heading of it', () => {
    const targets = [...body.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
    const isLost = (target: string) => {
      const [file = '', anchor] = target.split('#');
      const there = file === '' ? path : join(dirname(path), file);
      if (!existsSync(there)) return true;
      return (
        anchor !== undefined &&
        ![...text(there).matchAll(/^#+ (.+)$/gm)].some(([, heading = '']) => anchorOf(heading) === anchor)
      );
    };
    expect(targets.filter((target) => !/^(?:https?|mailto):/.test(target)).filter(isLost)).toEqual([]);
  });

  it('every command it names is there', () => {
    const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
    const whole = text(path);
    const commands = [...whole.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !scripts[name])).toEqual([]);
    const files = [...whole.matchAll(/\bnode ((?:src|scripts)\/\S+\.(?:ts|mjs))/g)].map(
      ([, file = '']) => file,
    );
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});

it('.env.example has every variable of the site, and none that nothing reads', () => {
  const listed = [...text('.env.example').matchAll(/^#([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name);
  const shape = /^const shape = z\.object\(\{\n([\s\S]*?)^\}\);/m.exec(text('src/config/env.ts'))?.[1] ?? '';
  const read = [...shape.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name);
  expect(read.length).toBeGreaterThan(40);
  expect(listed.toSorted()).toEqual(
    [...read, 'PORT', 'PLATFORM_PORT', 'PLATFORM_DATA', 'PLATFORM_DATABASE_URL'].toSorted(),
  );
});

it('the README leads to every page of docs', () => {
  const pages = globSync('docs/*.md').map((page) => basename(page));
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((page) => !text('README.md').includes(`](docs/${page}`))).toEqual([]);
});

it('every path of the repository that a document or .env.example names is there', () => {
  // A decision that no longer holds tells of what was there.
  const isOfToday = (path: string) => !/^- Status: superseded/m.test(text(path));
  const named = [...documents.filter(isOfToday), '.env.example'].flatMap((path) => {
    const words = path === '.env.example' ? text(path).split(/\s+/) : (text(path).match(/`[^`\s]+`/g) ?? []);
    return words
      .map((word) => word.replace(/^`|[`,.;:]+$/g, ''))
      .filter((word) => /^(?:src|scripts|tests|docs|public)\/[\w@[\]./-]+$/.test(word))
      .map((name) => ({ path, name }));
  });
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ name }) => !existsSync(name))).toEqual([]);
});

it('what code says of a document is about one that exists', () => {
  const named = globSync('{src,scripts,tests}/**/*.{ts,tsx,js,mjs}').flatMap((path) =>
    [...text(path).matchAll(/\b((?:docs|src|tests)\/[\w/.-]+\.md)\b/g)].map(([, document = '']) => ({
      path,
      document,
    })),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ document }) => !existsSync(document))).toEqual([]);
});

it('LICENSE is the whole text of the Apache License 2.0, and the package says so', () => {
  expect(createHash('sha256').update(text('LICENSE')).digest('hex')).toBe(
    'cfc7749b96f63bd31c3c42b5c471bf756814053e847c10f3eb003417bc523d30',
  );
  expect((JSON.parse(text('package.json')) as { license: string }).license).toBe('Apache-2.0');
});
