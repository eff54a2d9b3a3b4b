import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FieldKind, FieldKinds } from '#src/declaration/kinds.ts';
import type { RegistryRow } from '#src/declaration/RegistryRow.ts';

/** Names of an entry of a menu. */
const MENU_NAMES = ['Id', 'Href', 'Querystring', 'NavigationTitle', 'Title', 'DisplayName', 'Styles', 'Link'];

/** Names of the fields a component declares, those of its items included. */
export function declaredFields(kinds: FieldKinds = {}): string[] {
  const below = (kind: FieldKind): string[] =>
    kind.kind === 'items' ? declaredFields(kind.of) : kind.kind === 'menu' ? MENU_NAMES : [];
  return [...new Set(Object.entries(kinds).flatMap(([name, kind]) => [name, ...below(kind)]))];
}

/** Names of the parameters a component declares; numbered ones (`Styles1` to `Styles8`) once, without their number. */
export function declaredParams(row: RegistryRow): string[] {
  return [...new Set(Object.keys(row.params ?? {}).map((name) => name.replace(/\d$/, '')))];
}

const texts = new Map<string, string>();

/** A source file without its comments. */
export function sourceOf(file: string): string {
  let text = texts.get(file);
  if (text === undefined) {
    text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    texts.set(file, text);
  }
  return text;
}

/** The sources a component is made of: its view, its data loader, and what these import of the components' folder. */
export function sourcesOf(name: string, row: RegistryRow): string[] {
  const base = `src/components/${row.folder}/${name}/${name}`;
  const found = new Set<string>();
  const open = [`${base}.tsx`, ...(row.data ? [`${base}.data.ts`] : [])];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || !existsSync(file)) continue;
    found.add(file);
    for (const [, path = ''] of sourceOf(file).matchAll(/(?:from|import\()\s*'([^']+)'/g)) {
      const local = path.startsWith('.') ? join(dirname(file), path) : path.replace(/^#/, '');
      if (/^src\/components\/(?!.*(?:generated|\.declaration\.))/.test(local)) open.push(local);
    }
  }
  return [...found];
}
