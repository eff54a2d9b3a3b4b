import { basename, dirname } from 'node:path';
import type { RegistryRow } from '#src/declaration/RegistryRow.ts';
import type { AreaSheet } from '#src/page/styleSheets.ts';

/**
 * The sheet a file of styles stands in; undefined for the one every page has. A component's own stand where it declares,
 * what its group shares where most components of the group do, when those that declare any agree; what only editors see
 * in the editors' sheet.
 * @param file from the top of the repository
 */
export function sheetOf(file: string, rows: Readonly<Record<string, RegistryRow>>): AreaSheet | undefined {
  if (file.startsWith('src/editor/')) return 'editor';
  if (!file.startsWith('src/components/')) return undefined;
  const inside = file.replace('src/components/', '');
  const name = basename(file, '.css');
  const own = Object.hasOwn(rows, name) ? rows[name] : undefined;
  if (own && dirname(inside) === `${own.folder}/${name}`) return own.sheet;
  return sheetOfGroup(dirname(inside), Object.values(rows));
}

/** The sheet of the nearest folder upwards that holds components. */
function sheetOfGroup(folder: string, rows: readonly RegistryRow[]): AreaSheet | undefined {
  if (folder === '.') return undefined;
  const group = rows.filter((row) => `${row.folder}/`.startsWith(`${folder}/`));
  if (group.length === 0) return sheetOfGroup(dirname(folder), rows);
  const declared = group.flatMap(({ sheet }) => sheet ?? []);
  // One of many with a sheet of its own takes none of the others' styles along.
  const isMost = declared.length * 2 >= group.length;
  return isMost && new Set(declared).size === 1 ? declared[0] : undefined;
}
