/** @jest-environment node */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { sheetOf } from '../../scripts/lib/sheets.ts';
import { rows } from '#src/components/rows.generated.ts';
import type { RegistryRow } from '#src/declaration/RegistryRow.ts';

/*
 * A page asks for the sheets its components declare. What a component draws with, itself or by what it is made of, has to
 * stand in the sheet of every page or in one it declares; and none is asked for that draws nothing.
 */

const known: Record<string, RegistryRow> = rows;
const textOf = new Map<string, string>();
const read = (file: string): string => {
  const text = textOf.get(file) ?? readFileSync(file, 'utf8');
  textOf.set(file, text);
  return text;
};

/** The views a file is made of, itself among them; what is loaded by name, such as a card, declares for itself. */
function viewsIn(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const [, from] of read(file).matchAll(/^(?:import|export) [^;]*?from '([^']+\.tsx?)';/gms)) {
    if (from!.includes('.generated.') || from!.includes('.declaration.')) continue;
    if (from!.startsWith('#src/')) viewsIn(from!.replace('#src/', 'src/'), seen);
    else if (from!.startsWith('.')) viewsIn(join(dirname(file), from!), seen);
  }
  return seen;
}

/** The style files of each block of classes: the one that is named after it, else all that have rules for it. */
const blocks = new Map<string, string[]>();
const styleFiles = globSync('src/{components,ui,page,editor}/**/*.css');
for (const file of styleFiles)
  for (const [, block] of read(file).matchAll(/^\s*\.([A-Z][A-Za-z]+)/gm))
    blocks.set(block!, [...(blocks.get(block!) ?? []), file]);
for (const file of styleFiles) {
  const block = basename(file, '.css');
  blocks.set(
    block,
    styleFiles.filter((other) => basename(other, '.css') === block),
  );
}
// Only editors see it, and while editing a page has all sheets.
blocks.delete('SearchPart');

/** For each block a view writes classes of, the files that style it. */
function stylesOf(view: string): string[][] {
  const written = [...read(view).matchAll(/className=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)]
    .map(([, plain, reckoned]) => plain ?? reckoned!)
    .join(' ');
  const named = [...written.matchAll(/(?<![\w.])([A-Z][A-Za-z]+)(?=$|["'`\s$-])/g)].map(
    ([, block]) => block!,
  );
  return [...new Set(named)].flatMap((block) => [blocks.get(block) ?? []]).filter(({ length }) => length > 0);
}

const components = Object.entries(known).map(([name, row]) => {
  const views = viewsIn(`src/components/${row.folder}/${name}/${name}.tsx`);
  const styles = [...views].filter((file) => file.endsWith('.tsx')).flatMap(stylesOf);
  return { name, row, styles };
});

const sheetsOf = (files: readonly string[]) => files.map((file) => sheetOf(file, known));

it('knows the views and styles it judges', () => {
  const ofQuote = components.find(({ name }) => name === 'Quote');
  expect(ofQuote?.styles.flat()).toContain('src/components/content/Quote/Quote.css');
});

it('every component draws with what every page has and with the sheet it declares', () => {
  const missing = components.flatMap(({ name, row, styles }) =>
    styles
      .filter(
        (files) => !sheetsOf(files).some((sheet) => !sheet || sheet === 'editor' || sheet === row.sheet),
      )
      .map((files) => `${name} (${row.sheet ?? 'none'}) draws with ${files[0]} (${sheetsOf(files)[0]})`),
  );
  expect([...new Set(missing)]).toEqual([]);
});

/** What header and footer may hold, too, would bring the sheet to every page. */
it('no component asks for the sheet of composed pages without drawing with it', () => {
  const idle = components
    .filter(({ row, styles }) => row.sheet === 'content' && !sheetsOf(styles.flat()).includes('content'))
    .map(({ name }) => name);
  expect(idle).toEqual([]);
});
