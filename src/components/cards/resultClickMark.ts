import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { clickMark } from '#src/browser/clickMark.ts';
import type { ClickMark } from '#src/browser/clickMark.ts';

/** Has clicks on the link to a result's page, which is its name, counted (S-321). */
export function resultClickMark({ entityType = '', id, data: { uid } }: SearchResult): ClickMark {
  const isUid = typeof uid === 'string' || typeof uid === 'number';
  return clickMark('search_result', entityType, isUid ? String(uid) : id);
}
