import { freshnessOf } from '#src/domain/dates/freshness.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './Freshness.declaration.ts';

/** `date` is an ISO instant. */
export interface FreshnessData {
  date: string;
  isOld: boolean;
}

/** How fresh the page's entity is at the time the page is made; it only changes by the day. */
export const loadFreshness: ComponentDataLoader<typeof declaration, FreshnessData> = async (
  _rendering,
  { entity, now },
) => {
  const freshness = freshnessOf(entity?.updatedAt, now);
  return freshness && { date: freshness.updated.toISOString(), isOld: freshness.isOld };
};
