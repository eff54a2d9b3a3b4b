import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '../app/ApiContext.ts';
import type { MediaChanges, MediaDetail, MediaItem } from '../api/StudioApi.ts';

const QUIET_MS = 700;

export interface MediaEdit {
  detail: MediaDetail | undefined;
  /** As it is on the screen: what the platform has, with what was changed since. */
  media: MediaItem | undefined;
  state:
    | { kind: 'idle' }
    | { kind: 'saving' }
    | { kind: 'saved'; at: Date }
    | { kind: 'problem'; reason: string };
  change: (changes: MediaChanges) => void;
  remove: () => Promise<void>;
  restore: () => Promise<void>;
  /** Shows what another request answered. */
  take: (detail: MediaDetail) => void;
}

/** One of the library, saved as it is changed: after a moment of quiet, and when it is left. */
export function useMediaEdit(id: string, onChanged: (media: MediaItem) => void): MediaEdit {
  const api = useApi();
  const [detail, setDetail] = useState<MediaDetail>();
  const [changes, setChanges] = useState<MediaChanges>({});
  const [state, setState] = useState<MediaEdit['state']>({ kind: 'idle' });
  const waiting = useRef<MediaChanges>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const changed = useRef(onChanged);
  useEffect(() => {
    changed.current = onChanged;
  });

  const take = useCallback((answer: MediaDetail) => {
    setDetail(answer);
    changed.current(answer.media);
  }, []);
  const problem = useCallback((error: Error) => setState({ kind: 'problem', reason: error.message }), []);
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const { name, ...others } = waiting.current;
    // Between one name and the next the field may be empty; the platform is not told.
    const sent = name === undefined || name.trim() === '' ? others : { name, ...others };
    if (Object.keys(sent).length === 0) return;
    waiting.current = {};
    setState({ kind: 'saving' });
    api.changeMedia(id, sent).then((answer) => {
      take(answer);
      // What was changed meanwhile stays on the screen until it is sent, too.
      setChanges(waiting.current);
      setState({ kind: 'saved', at: new Date() });
    }, problem);
  }, [api, id, take, problem]);

  useEffect(() => {
    let isOver = false;
    api.media(id).then((answer) => isOver || setDetail(answer), problem);
    return () => {
      isOver = true;
      flush();
    };
  }, [api, id, flush, problem]);

  const change = useCallback(
    (some: MediaChanges) => {
      const joined = joinChanges(waiting.current, some);
      waiting.current = joined;
      setChanges((before) => joinChanges(before, some));
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, QUIET_MS);
    },
    [flush],
  );
  const media = detail && { ...detail.media, ...changes, alt: { ...detail.media.alt, ...changes.alt } };
  return {
    ...{ detail, media, state, change, take },
    remove: useCallback(() => api.deleteMedia(id).then(take, problem), [api, id, take, problem]),
    restore: useCallback(() => api.restoreMedia(id).then(take, problem), [api, id, take, problem]),
  };
}

const joinChanges = (before: MediaChanges, some: MediaChanges): MediaChanges => ({
  ...before,
  ...some,
  ...(before.alt || some.alt ? { alt: { ...before.alt, ...some.alt } } : {}),
});
