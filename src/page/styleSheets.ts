import type { RegistryRow } from '#src/declaration/RegistryRow.ts';
import { builtFile } from '#src/page/builtFile.ts';
import { renderingsOf } from '#src/page/renderings.ts';
import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';

/**
 * Style sheets beside the one every page has: what only pages composed by editors, only search pages, only detail pages of a kind (those of facilities, of
 * providers, all others), only pages that lead on (events, the index of services, what is not found), only comparisons or only
 * drafts draw with.
 */
export type AreaSheet = NonNullable<RegistryRow['sheet']>;
export const AREA_SHEETS = [
  'content',
  'search',
  'facility',
  'provider',
  'entity',
  'guide',
  'compare',
  'editor',
] as const satisfies readonly AreaSheet[];

/**
 * Addresses of the sheets a page needs (in development the ones in `public`); while editing all of them, because
 * anything may be placed. Visitors see nothing of what stands in the editors' one.
 */
export function sheetsFor(
  layoutData: LayoutServiceData,
  rows: Record<string, RegistryRow>,
  isEditing: boolean,
): string[] {
  const needed = new Set(
    [...renderingsOf(layoutData)].map(({ componentName }) => rows[componentName]?.sheet),
  );
  return AREA_SHEETS.filter((sheet) => isEditing || (sheet !== 'editor' && needed.has(sheet))).map(
    (sheet) => builtFile('styles', sheet, 'css') ?? `/styles/${sheet}.css`,
  );
}
