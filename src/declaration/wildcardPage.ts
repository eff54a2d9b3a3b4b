import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import { readPageFields } from './pageFields.ts';

/** What stands for any text: in the platform's tree, and in addresses made of it. */
const WILDCARDS: ReadonlySet<string> = new Set(['*', ',-w-,']);

/** Whether a path names the wildcard page itself, as the editor's address of its draft does, and no page below it. */
export function isWildcardPath(path: string): boolean {
  return path.split('/').some((segment) => WILDCARDS.has(segment));
}

/**
 * Whether the page stands for many addresses. A published layout says what stood in the wildcard's place; a draft is asked
 * for by its item and has but the item's own path.
 */
export function isWildcardPage({ sitecore }: LayoutServiceData): boolean {
  const { wildcard, itemPath } = sitecore.context as Record<string, unknown>;
  return (
    Boolean(wildcard) ||
    WILDCARDS.has(sitecore.route?.name ?? '') ||
    (typeof itemPath === 'string' && isWildcardPath(itemPath))
  );
}

/** The wildcard page type the page declares, one of Q-121's nine names; undefined for other pages. */
export function wildcardTypeOf(layoutData: LayoutServiceData): string | undefined {
  const { route } = layoutData.sitecore;
  if (!route || !isWildcardPage(layoutData)) return undefined;
  return readPageFields(route.fields, 'en').WildcardType.value || undefined;
}
