import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RegistryRow } from '#src/components/RegistryRow.ts';

/** A content field or a parameter that a source file asks for. */
export interface Read {
  kind: 'fields' | 'params';
  name: string;
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

/** The sources a component is made of: its own file, its data loader, and what these import of the components' folder. */
export function sourcesOf(name: string, row: RegistryRow): string[] {
  const base = `src/components/${row.folder}/${name}/${name}`;
  const found = new Set<string>();
  const open = [`${base}.tsx`, ...(row.data ? [`${base}.data.ts`] : [])];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || !existsSync(file)) continue;
    found.add(file);
    for (const [, path = ''] of sourceOf(file).matchAll(/(?:from|import\()\s*'([^']+)'/g)) {
      const local = path.startsWith('.') ? join(dirname(file), path) : path.replace(/^#/, '');
      if (/^src\/components\/(?!.*(?:generated|\/registry\/|RegistryRow))/.test(local)) open.push(local);
    }
  }
  return [...found];
}

/** What a helper for fields reads of the fields it is handed. */
export const HELPER_READS: Readonly<Record<string, readonly string[]>> = {
  navItems: ['Id', 'Href', 'Querystring', 'NavigationTitle', 'Title', 'DisplayName', 'Styles', 'Link'],
  jumpLinks: ['Label', 'Anchor', 'Link'],
};

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/**
 * The fields and parameters a source file asks for by name. A name that reaches the reader through a variable is not
 * seen, so a component's file has to write it out.
 */
export function readsOf(file: string): Read[] {
  const text = sourceOf(file);
  const settings = found(text, /\bsetting\([^(){}]*?,\s*'([A-Z]\w*)'/g);
  const fields = [
    ...settings,
    ...found(text, /\b\w*(?:[fF]ield|[pP]icked|Teaser|shown|label)\w*\(\s*[^(){}']*?,\s*'([A-Z][\w ]*)'/g),
    ...found(text, /<(?:Editable|Pattern|PickedIcon)\w*\b[^>]*?\bname="([A-Z]\w+)"/gs),
    ...found(text, /\b(?:field|lead)="([A-Z]\w+)"/g),
    ...found(text, /\blead = '(\w+)'/g),
    ...Object.entries(HELPER_READS).flatMap(([helper, names]) => (text.includes(`${helper}(`) ? names : [])),
    ...(/\b(?:navItems|childItems|jumpLinks)\(/.test(text) ? ['Children'] : []),
  ];
  const params = [
    ...settings,
    ...found(text, /\bparams\??\.([A-Z]\w*)/g),
    ...found(text, /\bparams\??\.?\[[`'"]([A-Z]\w*)/g),
    ...found(text, /\bloadTeasers\([^(){}]*?'([A-Z]\w*)'/g),
    ...(/\bvariantOf\(/.test(text) ? ['FieldNames'] : []),
  ];
  const reads = (kind: Read['kind'], names: string[]) => [...new Set(names)].map((name) => ({ kind, name }));
  return [...reads('fields', fields), ...reads('params', params)];
}
