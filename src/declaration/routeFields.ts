import type { LayoutServiceData, RouteData } from '@sitecore-jss/sitecore-jss-nextjs';

const plain = (name: string) => name.replace(/[\s_-]+/g, '').toLowerCase();

/** A route field by its name in the specification; platforms write it with or without spaces (S-200). */
export function routeField(route: RouteData, name: string): unknown {
  const wanted = plain(name);
  const entry = Object.entries(route.fields ?? {}).find(([key]) => plain(key) === wanted)?.[1];
  return entry && typeof entry === 'object' && 'value' in entry ? (entry as { value: unknown }).value : entry;
}

/** A text field of a route; undefined when empty or not a text. */
export function routeText(route: RouteData, name: string): string | undefined {
  const value = routeField(route, name);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** A checkbox of a route; platforms send true, 'true' or '1'. */
export function routeFlag(route: RouteData, name: string): boolean {
  const value = routeField(route, name);
  return value === true || value === 'true' || value === '1' || value === 1;
}

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
  return route && isWildcardPage(layoutData) ? routeText(route, 'WildcardType') : undefined;
}
