import { useCallback, useEffect, useMemo, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { PageFlow } from '../api/flowCalls.ts';
import type { EditedPage, Language } from '../api/StudioApi.ts';
import { useApi } from '../app/ApiContext.ts';

/** Asked again so often, in ms, while the page is open: others review it, and time goes by. */
const AGAIN_MS = 15_000;
/** Several changes of one act are one question. */
const SOON_MS = 400;

/** How a page stands with its reviewers, and to what visitors see. */
export function usePageFlow(itemId: string | undefined) {
  const api = useApi();
  return useSWR(itemId ? ['flow', itemId] : null, () => api.flow(itemId ?? ''), {
    refreshInterval: AGAIN_MS,
  });
}

/** Whether the page differs from what visitors see in its language: the one answer all of the Studio shows. */
export function useDiffers({ id, language, state }: EditedPage): boolean {
  const { data: flow } = usePageFlow(id);
  const own = flow?.languages.find((one) => one.language === language);
  return own ? own.isPending : state === 'draft';
}

export interface FlowDesk {
  /** Asks anew how all pages in view stand: also what they show besides may have changed. */
  ask: () => void;
  /** Something of a page was changed here: it differs from now on, until the platform says otherwise. */
  changed: (itemId: string, language: Language) => void;
}

/** Keeps what is known of how pages stand no older than what was done. */
export function useFlowDesk(): FlowDesk {
  const { mutate } = useSWRConfig();
  const ask = useCallback(() => void mutate((key) => Array.isArray(key) && key[0] === 'flow'), [mutate]);
  const changed = useCallback(
    (itemId: string, language: Language) =>
      void mutate<PageFlow>(['flow', itemId], (flow) => asChanged(flow, language), { revalidate: false }),
    [mutate],
  );
  return useMemo(() => ({ ask, changed }), [ask, changed]);
}

function asChanged(flow: PageFlow | undefined, language: Language): PageFlow | undefined {
  if (!flow?.languages.some((one) => one.language === language && !one.isPending)) return flow;
  const languages = flow.languages.map((one) =>
    one.language === language ? { ...one, isPending: true } : one,
  );
  return { ...flow, languages };
}

/** Asks anew after what others change, shared parts among it; `onChange` tells of it. */
export function useAskAfterOthers(onChange: (listener: () => void) => () => void, ask: () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onChange(() => {
      clearTimeout(timer);
      timer = setTimeout(ask, SOON_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [onChange, ask]);
}

/**
 * How a page stands now, asked anew by whoever opens a view of it: nothing that was known before is shown. It is asked once
 * what was written here has arrived (`isSending`).
 */
export function useFlowNow(itemId: string, isSending: boolean): { flow?: PageFlow; hasFailed: boolean } {
  const api = useApi();
  const { data, mutate } = usePageFlow(itemId);
  const [answer, setAnswer] = useState<'none' | 'failed' | 'here'>('none');
  const isAsking = !isSending && answer === 'none';
  useEffect(() => {
    if (!isAsking) return undefined;
    let isOver = false;
    mutate(api.flow(itemId), { revalidate: false }).then(
      () => !isOver && setAnswer('here'),
      () => !isOver && setAnswer('failed'),
    );
    return () => {
      isOver = true;
    };
  }, [api, itemId, isAsking, mutate]);
  return { ...(data && answer === 'here' && { flow: data }), hasFailed: answer === 'failed' };
}
