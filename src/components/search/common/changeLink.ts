import type { MouseEvent } from 'react';
import type { SearchState } from '#src/domain/search/searchState.ts';
import type { Search } from './useSearch.ts';

/** What makes a link lead to a changed search: at an address of its own, or in place where scripts run and no window is asked for. */
export const changeLink = (
  { state, change, hrefOf }: Search,
  to: (now: SearchState) => SearchState,
  readsOnAt?: Parameters<Search['change']>[1],
) => ({
  href: hrefOf(to(state)),
  rel: 'nofollow',
  onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    change(to, readsOnAt);
  },
});
