import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ContentChange, EditedPage, Whereabouts } from '../api/StudioApi.ts';
import { useApi } from '../app/ApiContext.ts';
import { companyOn } from './company.ts';
import type { Companion } from './company.ts';

/** What somebody has selected on a page. */
export type Spot = Pick<Whereabouts, 'component' | 'field'>;

/** Undefined: nothing was heard for a while, so anything may have changed. */
type ChangeListener = (change: ContentChange | undefined) => void;

export interface Meanwhile {
  /** Who else is on the page. */
  company: readonly Companion[];
  /** Says where on the page one is. */
  moveTo: (spot: Spot) => void;
  /** Tells of changes, until the answer is called. */
  onChange: (listener: ChangeListener) => () => void;
}

/** The platform forgets a tab that is silent for 22 s. */
const BEAT_MS = 10_000;
/** Somebody who walks through the outline is told of where they stop. */
const PAUSE_MS = 300;
const NOWHERE: Spot = { component: '', field: '' };

/**
 * What others do while a page is open: who is on it and where, and what they change. It is one stream for each tab, which is
 * open while the tab is seen: a browser has few connections to one server, and all tabs of a person share them.
 */
export function useMeanwhile(
  page: Pick<EditedPage, 'id' | 'language'> | undefined,
  personId: string,
): Meanwhile {
  const api = useApi();
  const [tab] = useState(() => crypto.randomUUID());
  const [everybody, setEverybody] = useState<readonly Whereabouts[]>([]);
  const spot = useRef(NOWHERE);
  const listeners = useRef(new Set<ChangeListener>());
  const beat = useRef<() => void>(() => undefined);
  const id = page?.id;
  const language = page?.language;

  useEffect(() => {
    if (id === undefined || language === undefined) return undefined;
    const say = () =>
      void api
        .here({ tab, itemId: id, locale: language, ...spot.current })
        .then((now) => setEverybody((before) => same(before, now)))
        // Without a connection nobody is told; the state line says so already.
        .catch(() => undefined);
    beat.current = say;
    say();
    const timer = setInterval(say, BEAT_MS);
    return () => {
      clearInterval(timer);
      beat.current = () => undefined;
    };
  }, [api, tab, id, language]);

  useEffect(() => {
    const leave = () => void api.here({ tab, itemId: '', locale: 'en', ...NOWHERE }).catch(() => undefined);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [api, tab]);

  useEffect(() => {
    let isFirst = true;
    const tell: ChangeListener = (change) => listeners.current.forEach((listener) => listener(change));
    const start = () =>
      api.listen({
        opened() {
          // After a restart the platform knows nobody until they say it again.
          if (!isFirst) beat.current();
          if (!isFirst) tell(undefined);
          isFirst = false;
        },
        people: (now) => setEverybody((before) => same(before, now)),
        changed: tell,
      });
    let stop: (() => void) | undefined = start();
    const seen = () => {
      if (document.hidden) stop?.();
      stop = document.hidden ? undefined : (stop ?? start());
    };
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      stop?.();
    };
  }, [api]);

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const moveTo = useCallback((next: Spot) => {
    if (next.component === spot.current.component && next.field === spot.current.field) return;
    spot.current = next;
    clearTimeout(pause.current);
    pause.current = setTimeout(() => beat.current(), PAUSE_MS);
  }, []);
  const onChange = useCallback((listener: ChangeListener) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);
  const company = useMemo(
    () => companyOn(everybody, { id, language, personId }),
    [everybody, id, language, personId],
  );
  return useMemo(() => ({ company, moveTo, onChange }), [company, moveTo, onChange]);
}

/** The list as it was, where nothing is new in it: nothing has to be drawn again. */
const same = (before: readonly Whereabouts[], now: readonly Whereabouts[]) =>
  JSON.stringify(before) === JSON.stringify(now) ? before : now;
