import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import catalogue from '#src/components/catalogue.generated.json' with { type: 'json' };
import { inLanguage } from '../catalogue.ts';
import type { BothLanguages } from '../catalogue.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** Phrases that are the same in both languages: names, what only joins what is filled in, and words that both have. */
const ALIKE = [
  ...['studio', 'mediaPdf', 'mediaPortrait', 'keyEscape'],
  ...['approvalOf', 'guardOn', 'guardSays', 'importsEnded', 'lineCount', 'phraseEdit', 'widthOf'],
  ...['linksWords', 'namedAbout', 'noteOf'],
];

it('says nothing in Spanish as it is said in English', () => {
  const alike = Object.entries(en).filter(
    ([key, phrase]) => JSON.stringify(phrase) === JSON.stringify(es[key as keyof typeof es]),
  );
  expect(alike.map(([key]) => key).sort()).toEqual([...ALIKE].sort());
});

it('has every name and help of the catalogue in the language of its reader', () => {
  const both = catalogue as unknown as BothLanguages;
  const [english, spanish] = (['en', 'es'] as const).map((language) => inLanguage(both, language));
  const textsOf = ({ page, components }: ReturnType<typeof inLanguage>) =>
    [['page', page] as const, ...Object.entries(components)].flatMap(([name, { fields }]) =>
      Object.entries(fields).flatMap(([field, { help }]) => (help ? [[`${name}.${field}`, help]] : [])),
    );
  const helps = Object.fromEntries(textsOf(english!));
  expect(Object.keys(helps).length).toBeGreaterThan(10);
  expect(textsOf(spanish!).filter(([key = '', help]) => !help || help === helps[key])).toEqual([]);
  const placed = Object.entries(both.components).filter(([, { standsIn }]) => standsIn.length > 0);
  expect(placed.filter(([, one]) => !one.es).map(([name]) => name)).toEqual([]);
  expect(spanish!.components['RichText']?.title).toBe(both.components['RichText']?.es?.title);
});

/** Attributes that are read, by people or by what reads to them. */
const READ =
  /^(?:aria-label|aria-description|aria-roledescription|alt|label|placeholder|title|help|note|textValue)$/;
const hasWords = (text: string) => /\p{L}{2}/u.test(text);

/** Texts an expression may come to that stand in it as they are. */
function textsOf(of: ts.Node | undefined): string[] {
  if (!of) return [];
  if (ts.isStringLiteralLike(of)) return hasWords(of.text) ? [of.text] : [];
  if (ts.isTemplateExpression(of))
    return [of.head, ...of.templateSpans.map(({ literal }) => literal)].flatMap(({ text }) =>
      hasWords(text) ? [text] : [],
    );
  if (ts.isConditionalExpression(of)) return [of.whenTrue, of.whenFalse].flatMap(textsOf);
  return ts.isBinaryExpression(of) ? [of.left, of.right].flatMap(textsOf) : [];
}

/** Words that stand in a file of views themselves, where no language is asked. */
function wordsIn(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isJsxText(node) && hasWords(node.text)) found.push(node.text.trim());
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) found.push(...textsOf(node.expression));
    if (ts.isJsxAttribute(node) && READ.test(node.name.getText())) {
      const { initializer: value } = node;
      found.push(...textsOf(value && ts.isJsxExpression(value) ? value.expression : value));
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found.map((text) => `${path.split('/studio/').at(-1)}: ${text}`);
}

it('has no words in its views but those asked for in a language', () => {
  const root = join(__dirname, '..');
  const views = readdirSync(root, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'));
  expect(views.length).toBeGreaterThan(80);
  expect(views.flatMap((name) => wordsIn(join(root, name))).sort()).toEqual([
    'app/SignIn.tsx: English',
    'app/SignIn.tsx: Español',
    'app/SignIn.tsx: Meridian',
    'media/MediaPanel.tsx: kB.',
  ]);
});

/** What a phrase is filled with that code has a name for, by the gap; each is to be called as people call it. */
const NAMED: Readonly<Record<string, RegExp>> = {
  field: /^fieldTitle\(|^label$/,
  slot: /^slotTitle\(/,
  toSlot: /^slotTitle\(/,
  component: /^titleOf\(|^partName\(|^nameOf\(|^componentName\(/,
};

/** Gaps of phrases that a file fills with something as code has it. */
function codeNamesIn(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const lookAt = (object: ts.ObjectLiteralExpression): void => {
    for (const property of object.properties) {
      const gap = property.name?.getText() ?? '';
      const rule = Object.hasOwn(NAMED, gap) ? NAMED[gap] : undefined;
      const value = ts.isPropertyAssignment(property) ? property.initializer.getText() : gap;
      if (rule && !rule.test(value)) found.push(`${path.split('/studio/').at(-1)}: ${gap} is ${value}`);
      if (ts.isSpreadAssignment(property) && ts.isObjectLiteralExpression(property.expression))
        lookAt(property.expression);
    }
  };
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'say')
      node.arguments.filter(ts.isObjectLiteralExpression).forEach(lookAt);
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

it('fills its phrases with what people call fields, places and components, never with what code does', () => {
  const root = join(__dirname, '..');
  const files = readdirSync(root, { recursive: true })
    .map(String)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'));
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap((name) => codeNamesIn(join(root, name)))).toEqual([]);
});
