import useSWR from 'swr';
import type { Language, PageFacts } from '../api/StudioApi.ts';
import { useApi } from '../app/ApiContext.ts';

/** What has to be known of a page before something is done with it; asked anew each time. */
export function useFacts(
  pageId: string | undefined,
  language: Language,
): { facts: PageFacts | undefined; trouble: string | undefined } {
  const api = useApi();
  const { data, error } = useSWR<PageFacts, Error>(
    pageId === undefined ? null : ['page-facts', pageId, language],
    () => api.pageFacts(pageId ?? '', language),
    { revalidateOnFocus: false, dedupingInterval: 0 },
  );
  return { facts: data, trouble: error?.message };
}
