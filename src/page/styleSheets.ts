import type { RegistryRow } from '#src/declaration/RegistryRow.ts';
import { builtFile } from '#src/page/builtFile.ts';
import { renderingsOf } from '#src/page/renderings.ts';
import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';

/** Style sheets beside the one every page has: what only search pages, only detail pages or only drafts draw with. */
export const AREA_SHEETS = ['search', 'entity', 'editor'] as const;
export type AreaSheet = (typeof AREA_SHEETS)[number];

/**
 * The sheet a component's styles stand in, by its folder below src/components; undefined for the common one. A map of
 * places stands on any page, and so may the notice that something stands on the wrong one.
 */
export function sheetOf(folder: string): AreaSheet | undefined {
  if (/^(?:src\/editor\/(?!WrongPageNotice)|editor(?:\/|$))/.test(folder)) return 'editor';
  if (/^entity\/(?!shared)/.test(folder)) return 'entity';
  return /^(?:search\/(?!bars|common\/ResultsMap)|linkgrid(?:\/|$)|wildcard(?:\/|$))/.test(folder)
    ? 'search'
    : undefined;
}

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
    [...renderingsOf(layoutData)].map(({ componentName }) => sheetOf(rows[componentName]?.folder ?? '')),
  );
  return AREA_SHEETS.filter((sheet) => isEditing || (sheet !== 'editor' && needed.has(sheet))).map(
    (sheet) => builtFile('styles', sheet, 'css') ?? `/styles/${sheet}.css`,
  );
}
