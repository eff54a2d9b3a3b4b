import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The strings of a source, without its comments and patterns. */
function stringsIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest));
  return found;
}

/** What a file of JSON says, without what is markup or asked of a service. */
function* wordings(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value.replace(/<[^>]*>/g, '');
  else if (value !== null && typeof value === 'object')
    for (const member of Object.values(value)) yield* wordings(member);
}

const texts = 'src/platform/seed/texts';
const inMarkdown = globSync(`${texts}/**/*.md`, { cwd: root }).map(
  (file) => [file, read(file).replace(/^---\n[\s\S]*?\n---\n/, '')] as const,
);
const inJson = globSync(`${texts}/**/*.json`, { cwd: root }).map(
  (file) => [file, [...wordings(JSON.parse(read(file)))].join('\n')] as const,
);
const inSource = globSync(['src/i18n/**/*.ts', 'src/studio/strings/*.ts', 'src/platform/seed/**/*.ts'], {
  cwd: root,
})
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => [file, stringsIn(file).join('\n')] as const);

describe('quotes', () => {
  it('are “ and ” in both languages, as health sites of the country have them in Spanish', () => {
    const all = [...inMarkdown, ...inJson, ...inSource];
    expect(all.length).toBeGreaterThan(400);
    expect(all.filter(([, text]) => /[«»]/.test(text)).map(([file]) => file)).toEqual([]);
  });

  it('are not those of a typewriter in written texts', () => {
    const typed = inMarkdown.filter(([, text]) => /"|(?<=\p{L})'/u.test(text));
    expect(typed.map(([file]) => file)).toEqual([]);
  });

  it('are closed where they are opened', () => {
    const open = inMarkdown.filter(([, text]) =>
      text.split('\n').some((line) => line.split('“').length !== line.split('”').length),
    );
    expect(open.map(([file]) => file)).toEqual([]);
  });
});
