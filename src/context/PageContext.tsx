import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { fillIn } from '#src/domain/text/fillIn.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import type { StringKey } from '#src/i18n/StringKey.ts';
import type { PageContextValue } from './PageProps.ts';

const PageContext = createContext<PageContextValue | null>(null);

/** Gives every component below it the page it stands on. */
export function PageProvider({ page, children }: { page: PageContextValue; children: ReactNode }) {
  return <PageContext.Provider value={page}>{children}</PageContext.Provider>;
}

/** The page a component stands on. Throws outside a PageProvider. */
export function usePage(): PageContextValue {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage needs a PageProvider above it');
  return page;
}

/** The page's entity when it is of the given type, else undefined (D-001, D-003). */
export function useEntity<T extends Entity['entityTypeId']>(
  entityTypeId: T,
): Extract<Entity, { entityTypeId: T }> | undefined {
  const { entity } = usePage();
  return entity?.entityTypeId === entityTypeId ? (entity as Extract<Entity, { entityTypeId: T }>) : undefined;
}

/** Looks up an interface string; `{name}` parts are filled from `values`. A missing key shows itself. */
export type Translate = (key: StringKey, values?: Record<string, string | number>) => string;

/** The page's interface strings (S-007, S-008). */
export function useStrings(): Translate {
  const { dictionary } = usePage();
  return useMemo(() => (key, values) => fillIn(dictionary[key] ?? key, values), [dictionary]);
}

const minute = 60_000;
const subscribeToMinutes = (notify: () => void) => {
  const timer = setInterval(notify, minute / 4);
  return () => clearInterval(timer);
};
const currentMinute = () => Math.floor(Date.now() / minute);
const noMinute = () => null;

/** The current time to the minute, ticking; null on the server and in the first client render (pages are cached). */
export function useNow(): Date | null {
  const tick = useSyncExternalStore<number | null>(subscribeToMinutes, currentMinute, noMinute);
  return useMemo(
    () => (tick === null ? null : new Date(Math.max(tick * minute, Date.now() - minute))),
    [tick],
  );
}
