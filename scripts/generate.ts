/**
 * Writes what is mechanical about the component registry and the site's one stylesheet:
 *   src/components/rows.generated.ts               all declarations, as the server needs them
 *   src/components/catalogue.generated.json        all declarations and the fields of pages, as editors and platforms read them
 *   src/platform/content/placing.generated.ts      where components may stand, for the platform
 *   src/platform/seed/components.generated.ts      the components as types, for the platform's demo
 *   src/components/components.server.generated.ts  every component, for the server
 *   src/components/islands.generated.ts            lazy loaders of the components that wake in the browser
 *   src/components/cards.server.generated.ts       result cards by CardType, for the server
 *   src/components/cards.browser.generated.ts      lazy loaders of the same
 *   src/components/chunk-*.generated.ts            what browsers load together, by the rows' `chunk`
 *   src/components/data.server.generated.ts        server-side data loaders (Name.data.ts)
 *   src/i18n/groups.generated.ts                   the groups of interface strings, as a type
 *   docs/architecture.md                           the table of rooms in it
 *   src/styles/components.generated.css            the stylesheet of every page
 *   public/styles/<sheet>.css                      what only search pages, detail pages of a kind, comparisons or drafts draw with
 * `--check` writes nothing and fails when a file is out of date or a row breaks the component grammar.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Declaration } from '#src/declaration/Declaration.ts';
import type { FieldKinds, ParamKinds } from '#src/declaration/kinds.ts';
import { PAGE_AREAS } from '#src/declaration/pageAreas.ts';
import { PAGE_FIELDS } from '#src/declaration/pageFields.ts';
import type { RegistryRow } from '#src/declaration/RegistryRow.ts';
import { AREA_SHEETS } from '#src/page/styleSheets.ts';
import type { AreaSheet } from '#src/page/styleSheets.ts';
import { cssProblems, grammarProblems, reachingSelectors } from './lib/componentGrammar.ts';
import { readDeclarations } from './lib/readDeclarations.ts';
import { roomProblems, withRoomsTable } from './lib/rooms.ts';
import { placingSource, seedTypesSource } from './lib/platformSources.ts';
import { sheetOf } from './lib/sheets.ts';
import { stringGroupsSource } from './lib/stringGroups.ts';

const root = join(import.meta.dirname, '..');
const check = process.argv.includes('--check');
/** The order of the layers, as global.css has it: whichever sheet comes first must say it. */
const LAYERS = `@layer reset, base, layout, helpers, ui, components;`;
/** Selectors that name the class of another component: mended one by one, the number only falls. */
const REACHING_SELECTORS = 133;
const banner = '// Written by `npm run generate`. Do not edit.\n';

const rows: Record<string, RegistryRow> = {};
const catalogue: Record<string, object> = {};
const declarations: Record<string, Declaration> = {};
const problems: string[] = [];
for (const { name, folder, declaration, hasData } of await readDeclarations(root)) {
  if (rows[name]) problems.push(`${name} is declared twice (${rows[name].folder} and ${folder})`);
  rows[name] = rowOf(declaration, folder, hasData);
  catalogue[name] = { folder, ...declaration };
  declarations[name] = declaration;
}

const names = Object.keys(rows).sort();
const componentPath = (name: string) => `src/components/${rows[name]!.folder}/${name}/${name}.tsx`;
const cards = names.flatMap((name) => {
  const { cardType } = rows[name]!;
  return cardType === undefined ? [] : [{ name, cardType }];
});
for (const name of names) problems.push(...grammarProblems(root, name, rows[name]!));

let reaching = 0;
for (const file of globSync('src/{ui,editor,page,components}/**/*.css', { cwd: root })) {
  const css = readFileSync(join(root, file), 'utf8');
  problems.push(...cssProblems(basename(file, '.css'), css));
  reaching += reachingSelectors(basename(file, '.css'), css).length;
}
if (reaching > REACHING_SELECTORS)
  problems.push(`${reaching} selectors reach into other components, at most ${REACHING_SELECTORS} may`);
if (reaching < REACHING_SELECTORS)
  problems.push(`only ${reaching} selectors reach into other components: lower REACHING_SELECTORS to that`);

problems.push(...roomProblems(root));
const architecture = withRoomsTable(readFileSync(join(root, 'docs/architecture.md'), 'utf8'));
if (architecture === undefined)
  problems.push('docs/architecture.md has lost the markers of its table of rooms');

const importPath = (file: string) => `#${file}`;
const files: Record<string, string> = {
  'src/components/rows.generated.ts': [
    banner,
    "import type { RegistryRow } from '#src/declaration/RegistryRow.ts';\n",
    '\n/** Every component an editor can place, by rendering name (S-012). */\n',
    'export const rows = {\n',
    ...names.map((name) => `  ${name}: ${JSON.stringify(rows[name])},\n`),
    '} as const satisfies Record<string, RegistryRow>;\n',
  ].join(''),
  'src/components/catalogue.generated.json': `${JSON.stringify({ page: { areas: PAGE_AREAS, fields: PAGE_FIELDS }, components: catalogue }, null, 1)}\n`,
  'src/platform/content/placing.generated.ts': banner + placingSource(declarations),
  'src/platform/seed/components.generated.ts': banner + seedTypesSource(declarations),
  'src/components/components.server.generated.ts': [
    banner,
    ...names.map((name) => `import { ${name} } from '${importPath(componentPath(name))}';\n`),
    '\n/** Implementations by rendering name; the server draws all of them, the browser none (see islands). */\n',
    'export const components = {\n',
    ...names.map((name) => `  ${name},\n`),
    '};\n',
  ].join(''),
  'src/components/islands.generated.ts': [
    banner,
    ...loadersOf(names.filter((name) => rows[name]!.wake !== 'never')),
    '/** Lazily loaded modules of the components that wake in the browser; each exports its component by name. */\n',
    'export const islands = {\n',
    ...names.filter((name) => rows[name]!.wake !== 'never').map((name) => `  ${name}: ${loaderOf(name)},\n`),
    '};\n',
    '\n/** Parts that need not be there when their island wakes: they come when idle, or after its first content. */\n',
    "export const laterParts: Readonly<Record<string, 'idle' | 'visible'>> = {\n",
    ...names
      .filter((name) => rows[name]!.wake === 'idle' || rows[name]!.wake === 'visible')
      .map((name) => `  ${name}: '${rows[name]!.wake}',\n`),
    '};\n',
  ].join(''),
  'src/components/cards.server.generated.ts': [
    banner,
    ...cards.map(({ name }) => `import { ${name} } from '${importPath(componentPath(name))}';\n`),
    '\n/** Result cards by CardType. */\n',
    'export const cards = {\n',
    ...cards.map(({ name, cardType }) => `  ${cardType}: ${name},\n`),
    '};\n',
  ].join(''),
  'src/components/cards.browser.generated.ts': [
    banner,
    ...loadersOf(cards.map(({ name }) => name)),
    '/** Lazily loaded code of the result cards by CardType. */\n',
    'export const cardLoaders = {\n',
    ...cards.map(
      ({ name, cardType }) => `  ${cardType}: () => ${called(loaderOf(name))}.then((m) => m.${name}),\n`,
    ),
    '};\n',
  ].join(''),
  ...Object.fromEntries(
    chunksOf(names).map((chunk) => [
      `src/components/chunk-${chunk}.generated.ts`,
      [
        banner,
        ...names
          .filter((name) => rows[name]!.chunk === chunk)
          .map((name) => `export { ${name} } from '${importPath(componentPath(name))}';\n`),
      ].join(''),
    ]),
  ),
  'src/components/data.server.generated.ts': [
    banner,
    ...names
      .filter((name) => rows[name]!.data)
      .map(
        (name) =>
          `import { load${name} } from '${importPath(componentPath(name).replace(/tsx$/, 'data.ts'))}';\n`,
      ),
    '\n/** Server-side data of components by rendering name. */\n',
    'export const dataLoaders = {\n',
    ...names.filter((name) => rows[name]!.data).map((name) => `  ${name}: load${name},\n`),
    '};\n',
  ].join(''),
  ...(architecture !== undefined && { 'docs/architecture.md': architecture }),
  'src/i18n/groups.generated.ts': banner + stringGroupsSource(root),
  // The sheets are copied in rather than imported: Next's CSS pipeline drops the layer of an @import.
  'src/styles/components.generated.css': [
    '/* Written by `npm run generate`. Do not edit. */\n',
    ...sheetParts(undefined),
  ].join(''),
  ...Object.fromEntries(
    AREA_SHEETS.map((sheet) => [
      `public/styles/${sheet}.css`,
      compact([LAYERS, ...sheetParts(sheet)].join('\n')),
    ]),
  ),
};

let stale = 0;
for (const [file, text] of Object.entries(files)) {
  const path = join(root, file);
  const current = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (current === text) continue;
  if (check && file.endsWith('.css')) continue; // not kept in the repository: made anew by every command
  stale += 1;
  if (check) problems.push(`${file} is out of date: run npm run generate`);
  else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
for (const problem of problems) console.error(problem);
console.log(
  check
    ? `registry: ${names.length} components, ${problems.length} problems`
    : `registry: ${names.length} components, ${stale} files written`,
);
if (check && problems.length > 0) process.exitCode = 1;

/** The files that rows ask for their code to go into. */
function chunksOf(some: readonly string[]): string[] {
  return [...new Set(some.flatMap((name) => rows[name]!.chunk ?? []))].sort();
}

/** 'search-later' is loaded by `searchLater`. */
function chunkLoader(chunk: string): string {
  return chunk.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** The loaders of the files some components share: one each, so that a browser learns of a file once. */
function loadersOf(some: readonly string[]): string[] {
  return chunksOf(some).map(
    (chunk) =>
      `const ${chunkLoader(chunk)} = () => import(/* webpackChunkName: "${chunk}" */ '#src/components/chunk-${chunk}.generated.ts');\n`,
  );
}

/** What loads the module that exports a component. */
function loaderOf(name: string): string {
  const { chunk } = rows[name]!;
  return chunk ? chunkLoader(chunk) : `() => import('${importPath(componentPath(name))}')`;
}

function called(loader: string): string {
  return loader.startsWith('() => ') ? loader.slice(6) : `${loader}()`;
}

/** A declaration without what only editors and tests read; empty parts are left out. */
function rowOf(declaration: Declaration, folder: string, hasData: boolean): RegistryRow {
  const { title, about, es, standsIn, pageFields, examples, fields, params, ...facts } = declaration;
  return {
    folder,
    ...facts,
    ...(hasData && { data: true }),
    ...(Object.keys(fields).length > 0 && { fields: withoutHelp(fields) }),
    ...(Object.keys(params).length > 0 && { params: withoutHelp(params) }),
  };
}

function withoutHelp<Kinds extends FieldKinds | ParamKinds>(kinds: Kinds): Kinds {
  return JSON.parse(
    JSON.stringify(kinds, (key, value: unknown) => (key === 'help' ? undefined : value)),
  ) as Kinds;
}

/** The styles of one sheet, or of the common one, in their layers. */
function sheetParts(sheet: AreaSheet | undefined): string[] {
  const files = globSync('src/{ui,editor,page,components}/**/*.css', { cwd: root })
    .filter((file) => sheetOf(file.replaceAll('\\', '/'), rows) === sheet)
    .sort(byFolderThenName);
  return ['ui', 'components'].flatMap((layer) => {
    const parts = files
      .filter((file) => layerOf(file) === layer)
      .map((file) => `\n/* ${file} */\n${readFileSync(join(root, file), 'utf8')}`);
    return parts.length > 0 ? [`\n@layer ${layer} {${parts.join('')}}\n`] : [];
  });
}

/** Without comments and spare spaces: these sheets are served as they are. */
function compact(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>~]) ?/g, '$1')
    .replace(/: |(?<=\() | (?=\))| (?=\/ )|(?<= \/) /g, (spare) => spare.trim())
    .replace(/(?<=[\s:(,-])0\.(?=\d)/g, '.')
    .replace(/;}/g, '}')
    .trim();
}

/** Primitives first, so that a component may refine one without a fight over order. */
function layerOf(file: string): string {
  return file.startsWith('src/ui/') ? 'ui' : 'components';
}

/** What several components share comes before them, so that each may refine it. */
function byFolderThenName(a: string, b: string): number {
  const rank = (file: string) =>
    layerOf(file) === 'ui' ? 0 : file.startsWith('src/components/shared/') ? 1 : 2;
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}
