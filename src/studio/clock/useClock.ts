import { createContext, useContext, useMemo } from 'react';
import type { Session } from '../api/StudioApi.ts';
import { useLanguage } from '../strings/useWords.ts';
import { clockOf } from './clockOf.ts';
import type { Clock } from './clockOf.ts';

/** The zone of the site that is looked at; of the first site, where a screen tells of all of them. */
export const ZoneContext = createContext('UTC');

/** The clock times are told by, in the reader's words. */
export function useClock(): Clock {
  const zone = useContext(ZoneContext);
  const language = useLanguage();
  return useMemo(() => clockOf(zone, language), [zone, language]);
}

/** The zone of a site; without a name, of the first. */
export const siteZone = ({ sites }: Session, site?: string): string =>
  (sites.find(({ name }) => name === site) ?? sites[0])?.zone ?? 'UTC';
