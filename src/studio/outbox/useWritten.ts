import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Outbox, Written } from './Outbox.ts';

type Place = Pick<Written, 'itemId' | 'name' | 'language'>;

const keyOf = ({ itemId, name, language }: Place) => `${language} ${itemId} ${name}`;

/**
 * What was written on a screen of texts, over the platform's own list of them: what waits in the outbox, and what was
 * delivered since the list was fetched. `reload` fetches it again.
 */
export function useWritten(outbox: Outbox, reload: () => Promise<unknown>) {
  const state = useSyncExternalStore(
    (changed) => outbox.subscribe(changed),
    () => outbox.state(),
  );
  const [typed, setTyped] = useState<ReadonlyMap<string, Place & { value: string }>>(new Map());
  const count = useRef(state.count);
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  });
  useEffect(() => {
    const isDelivered = count.current > 0 && state.count === 0;
    count.current = state.count;
    if (!isDelivered) return;
    // What was typed meanwhile stays; all else the list has now, or somebody else's text.
    const delivered = latest.current;
    void reload().then(() =>
      setTyped((now) => new Map([...now].filter(([key, one]) => delivered.get(key) !== one))),
    );
  }, [state, outbox, reload]);

  /** A text chosen elsewhere, such as one of two that clashed. */
  const show = useCallback(
    (place: Place, value: string) =>
      setTyped((before) => new Map(before).set(keyOf(place), { ...place, value })),
    [],
  );
  /** A text as it stands here; `saved` is what the list has. */
  const textOf = useCallback(
    (place: Place, saved: string): string => outbox.waiting(place) ?? typed.get(keyOf(place))?.value ?? saved,
    [outbox, typed],
  );
  const write = useCallback(
    (place: Omit<Written, 'value' | 'originalValue'>, value: string, saved: string) => {
      outbox.write({ ...place, value, originalValue: typed.get(keyOf(place))?.value ?? saved });
      show(place, value);
    },
    [outbox, show, typed],
  );
  /** Why a text was not taken; it is kept on the device meanwhile. */
  const refusedOf = ({ itemId, language }: Place): string | undefined => {
    const unsent = state.stopped.find((one) => one.itemId === itemId && one.language === language);
    return unsent?.stopped?.kind === 'refused' ? unsent.stopped.reason : undefined;
  };
  return { state, textOf, write, show, refusedOf };
}
