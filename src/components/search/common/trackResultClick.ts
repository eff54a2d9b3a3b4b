import type { MouseEvent } from 'react';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { trackClick } from '#src/ports/trackClick.ts';

/** Tells of a click on the link to a result's page, which is its name (S-321); the card's other links are no such click. */
export function trackResultClick({ target }: MouseEvent, result: SearchResult): void {
  if (!(target instanceof Element) || !target.closest('a')?.closest('h2, h3')) return;
  const { uid } = result.data;
  trackClick({
    action: 'search-result',
    entityTypeId: result.entityType ?? '',
    entityUid: typeof uid === 'string' || typeof uid === 'number' ? String(uid) : result.id,
  });
}
