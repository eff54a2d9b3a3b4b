import { useCallback } from 'react';
import useSWR, { unstable_serialize as serialized, useSWRConfig } from 'swr';
import type { EditedPage, Language } from '../api/StudioApi.ts';
import { useApi } from './ApiContext.ts';
import { sameParts } from './sameParts.ts';

/**
 * The page that is open. The one before stays in view until the next is there: a look at another language is no flash of
 * nothing. It is there to be seen then, not to be worked on: what is written would go to the page one has left. After a change
 * each part of it that has not changed is the object it was.
 */
export function usePage(openId: string | undefined, language: Language) {
  const api = useApi();
  const key = openId ? ['page', openId, language] : null;
  const { cache } = useSWRConfig();
  const asKnown = (page: EditedPage) => sameParts(cache.get(serialized(key))?.data, page);
  const { data, error, mutate } = useSWR<EditedPage, Error>(
    key,
    async () => asKnown(await api.page(openId ?? '', language)),
    { keepPreviousData: true },
  );
  const isAsked = useCallback(
    (page: EditedPage) => page.id === openId && page.language === language,
    [openId, language],
  );
  // One that cannot be asked for again is still the page that is open; another one is not.
  const page = data && (!error || isAsked(data)) ? data : undefined;
  return {
    page,
    /** Whether it is the one before. */
    isBehind: page !== undefined && !isAsked(page),
    error,
    /** Puts a changed page in its place; of one that was left meanwhile nobody hears. */
    put: (page: EditedPage) => {
      if (isAsked(page)) void mutate(asKnown(page), { revalidate: false });
    },
    ask: () => void mutate(),
  };
}
