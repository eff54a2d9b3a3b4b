import { futureStart } from '#src/domain/provider/startDate.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './PlanProviderBooking.declaration.ts';

/** `startsOn` is an ISO instant, only while it was to come when the page was made. */
export interface PlanProviderBookingData {
  startsOn: string;
}

export const loadPlanProviderBooking: ComponentDataLoader<
  typeof declaration,
  PlanProviderBookingData
> = async (_rendering, { entity, now }) => {
  const start = entity?.entityTypeId === 'ce_shpProvider' ? futureStart(entity.startDate, now) : undefined;
  return start && { startsOn: start.toISOString() };
};
