import { useCallback, useEffect, useRef } from 'react';
import { unstable_serialize as serialized, useSWRConfig } from 'swr';
import type { EditedPage } from '../api/StudioApi.ts';
import type { Acknowledged } from '../app/usePageEditing.ts';
import { useFlowDesk } from '../flow/usePageFlow.ts';
import type { Save } from '../outbox/Outbox.ts';

type Listen = (listener: Acknowledged | undefined) => void;

/**
 * Hears every acknowledged save first and marks the pages it belongs to: from then on they differ from what visitors see,
 * until the platform says otherwise, which is asked at once. Answers where the page that is open may listen, too.
 */
export function useDraftMarks(onAcknowledged: Listen, page: EditedPage | undefined): Listen {
  const { cache, mutate } = useSWRConfig();
  const flows = useFlowDesk();
  const open = useRef<Acknowledged>(undefined);
  const latest = useRef({ listen: onAcknowledged, page });
  useEffect(() => {
    latest.current = { listen: onAcknowledged, page };
  });
  useEffect(() => {
    latest.current.listen((save, answer) => {
      // Only pages that change: one that is being fetched would never arrive.
      const isMeant = (key: unknown) => {
        if (!isPageKey(key)) return false;
        const known = cache.get(serialized(key))?.data as EditedPage | undefined;
        return marked(known, save) !== known;
      };
      void mutate<EditedPage>(isMeant, (known) => marked(known, save), { revalidate: false });
      const now = latest.current.page;
      if (now && isPartOf(now, save)) flows.changed(now.id, now.language);
      // Of what several pages share, or what was put back, only the platform knows what it changes.
      flows.ask();
      open.current?.(save, answer);
    });
    return () => latest.current.listen(undefined);
  }, [cache, mutate, flows]);
  return useCallback((listener) => {
    open.current = listener;
  }, []);
}

const isPageKey = (key: unknown): key is unknown[] => Array.isArray(key) && key[0] === 'page';

const isPartOf = ({ language, fields }: EditedPage, save: Save): boolean =>
  language === save.language && fields.some(({ itemId }) => itemId === save.itemId);

/** The page with its new state where the save wrote in it; as it is where not. */
export function marked(page: EditedPage | undefined, save: Save): EditedPage | undefined {
  return page?.state === 'published' && isPartOf(page, save) ? { ...page, state: 'draft' } : page;
}
