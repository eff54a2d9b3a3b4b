import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { inSpanish } from '#src/studio/reasons/inSpanish.ts';
import { IMPORTED } from '#src/studio/reasons/imported.ts';
import { PARTS, SENTENCES } from '#src/studio/reasons/sentences.ts';

const ROOT = join(__dirname, '../../src');

/** What answers programs and operators, and nobody who works in the Studio. */
const FOR_OTHERS =
  /^platform\/(?:seed|search|directory|feeds|maps|standIns|widgets)\/|^platform\/(?:faults|platformEnv|studioEnv|main|backup|checkAudit|server)\.ts$|^platform\/content\/(?:dictionary|restRoutes|settingsRoutes|siteSettings|sitemapRoutes|putPage)\.ts$|^platform\/store\/(?:EntityTables|migrations|openStore|refuseEmptyFile|sharedFromEnv|shared\/prepareReplica)\.ts$|^platform\/import\/(?:main|importFolder|importFiles|refusals)\.ts$/;

/** Which argument of what is made holds the sentence. */
const SAID_AT: Readonly<Record<string, number>> = {
  ...{ problem: 1, HttpProblem: 1, StoreProblem: 0, NotDone: 1, ImportFileProblem: 0, RangeError: 0 },
  ...{ ImportProblem: 1, flag: -1, '#flag': -1 },
};
/** Members of a finding of an import that are sentences. */
const MEMBERS = /^(?:reason|untrusted|note)$/;
/** Functions that return sentences, or what stands in them. */
const TELLERS: Readonly<Record<string, readonly string[]>> = {
  'platform/accounts/requestRules.ts': ['foreignTo'],
  'platform/accounts/passwords.ts': ['passwordProblem'],
  'platform/authoring/Authoring.ts': ['refusedWords'],
  'platform/authoring/pageCommands.ts': ['fixed'],
  'platform/content/placing.ts': ['problemsIn', 'misplaced'],
  'platform/flow/requireApproved.ts': ['requireApproved'],
  'platform/import/formats/openCsvFile.ts': ['unknownColumns'],
  'platform/import/readCsv.ts': ['explain'],
  'platform/import/mergeBody.ts': ['difference'],
  'platform/store/StoreBusy.ts': ['HELD'],
  'platform/store/unwritable.ts': ['REASONS'],
  'platform/store/shared/BridgedLog.ts': ['DOWN', 'WORDS', 'words'],
  'platform/store/shared/Replica.ts': ['BEHIND', 'OTHER', 'BROKEN'],
  'studio/api/http.ts': ['createHttp'],
};

const known = { ...SENTENCES, ...IMPORTED, ...PARTS };

/** The sentences an expression may come to, `{}` for what is filled in. */
function sentencesOf(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('')];
  if (ts.isParenthesizedExpression(node)) return sentencesOf(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(sentencesOf);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left = '{}', right = '{}'] = [sentencesOf(node.left)[0], sentencesOf(node.right)[0]];
    return [left + right];
  }
  return [];
}

/** A sentence is several words; ids and names of members are not. */
const isSentence = (text: string): boolean => /[a-z]\S* \S/i.test(text.replaceAll('{}', ''));

function saidIn(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: string[] = [];
  const isImport = file.startsWith('platform/import/');
  const look = (node: ts.Node, isTeller: boolean): void => {
    let isTold = isTeller;
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const name = node.expression.getText().split('.').at(-1) ?? '';
      const at = Object.hasOwn(SAID_AT, name) ? SAID_AT[name] : undefined;
      if (at !== undefined) found.push(...sentencesOf((node.arguments ?? []).at(at)));
    }
    if (isImport && ts.isPropertyAssignment(node) && MEMBERS.test(node.name.getText()))
      found.push(...sentencesOf(node.initializer));
    if (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node))
      isTold ||= TELLERS[file]?.includes(node.name?.getText() ?? '') ?? false;
    if (isTold && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)))
      found.push(...sentencesOf(node).filter(isSentence));
    ts.forEachChild(node, (child) => look(child, isTold));
  };
  look(source, false);
  return found.filter((text) => /[a-z]{2}/i.test(text.replaceAll('{}', '')) || text.includes('{}'));
}

const files = readdirSync(join(ROOT, 'platform'), { recursive: true })
  .map((name) => `platform/${String(name)}`)
  .filter(
    (name) => name.endsWith('.ts') && !/\.test\.ts$|\/test|\/fixtures\//.test(name) && !FOR_OTHERS.test(name),
  );
const said = [...files, 'studio/api/http.ts'].flatMap((file) =>
  saidIn(file).map((sentence): [file: string, sentence: string] => [file, sentence]),
);

it('has in Spanish every sentence with which the platform refuses what an editor wants', () => {
  expect(said.length).toBeGreaterThan(200);
  expect(said.filter(([, sentence]) => !Object.hasOwn(known, sentence))).toEqual([]);
});

it('has no Spanish for what the platform no longer says', () => {
  const current = new Set(said.map(([, sentence]) => sentence));
  const text = files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
  const isSaid = (sentence: string) =>
    current.has(sentence) || sentence.split('{}').every((part) => text.includes(part.trim()));
  expect(Object.keys({ ...SENTENCES, ...IMPORTED }).filter((sentence) => !isSaid(sentence))).toEqual([]);
});

it.each(Object.entries({ ...SENTENCES, ...IMPORTED }).filter(([english]) => !/^\{\}[.:]/.test(english)))(
  'says “%s” with all that is filled in',
  (english, spanish) => {
    let count = 0;
    const filled = english.replaceAll('{}', () => `quetzal${String.fromCodePoint(97 + count++)}`);
    const read = inSpanish(filled);
    expect(read).not.toBe(filled);
    expect(read.match(/quetzal[a-z]/g)?.sort() ?? []).toEqual(filled.match(/quetzal[a-z]/g)?.sort() ?? []);
    expect(spanish.match(/\{\d/g)?.length ?? 0).toBe(count);
  },
);
