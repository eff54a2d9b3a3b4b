import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryRow } from '#src/components/RegistryRow.ts';
import { renderingsOf } from '#src/page/renderings.ts';
import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';

/** Style sheets beside the one every page has: what only search pages or only detail pages draw with. */
export const AREA_SHEETS = ['search', 'entity'] as const;
export type AreaSheet = (typeof AREA_SHEETS)[number];

/**
 * The sheet a component's styles stand in, by its folder below src/components; undefined for the common one. A map of
 * places stands on any page.
 */
export function sheetOf(folder: string): AreaSheet | undefined {
  if (/^(?:entity\/(?!shared)|research\/|plan(?:\/|$))/.test(folder)) return 'entity';
  return /^(?:search\/(?!bars|common\/ResultsMap)|linkgrid(?:\/|$)|wildcard(?:\/|$))/.test(folder)
    ? 'search'
    : undefined;
}

/** Addresses of the sheets a page needs; while editing all of them, because anything may be placed. */
export function sheetsFor(
  layoutData: LayoutServiceData,
  rows: Record<string, RegistryRow>,
  isEditing: boolean,
): string[] {
  const needed = new Set(
    [...renderingsOf(layoutData)].map(({ componentName }) => sheetOf(rows[componentName]?.folder ?? '')),
  );
  return AREA_SHEETS.filter((sheet) => isEditing || needed.has(sheet)).flatMap(
    (sheet) => addressOf(sheet) ?? [],
  );
}

const known = new Map<AreaSheet, string>();

/** The built file, whose name tells its content; in development, where there is none, the one in public. */
function addressOf(sheet: AreaSheet): string {
  const kept = known.get(sheet);
  if (kept) return kept;
  const isName = new RegExp(`^${sheet}\\.[0-9a-f]+\\.css$`);
  const built = filesIn(join(process.env.NEXT_DIST_DIR ?? '.next', 'static', 'styles')).find((name) =>
    isName.test(name),
  );
  const address = built ? `/_next/static/styles/${built}` : `/styles/${sheet}.css`;
  if (process.env.NODE_ENV === 'production') known.set(sheet, address);
  return address;
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(join(process.cwd(), folder));
  } catch {
    return [];
  }
}
