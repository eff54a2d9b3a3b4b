import { futureStart } from '#src/domain/provider/startDate.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './ProviderSpecialties.declaration.ts';

/** Whether the provider was still to start when the page was made; the browser judges again. */
export interface ProviderSpecialtiesData {
  isStillToStart: boolean;
}

export const loadProviderSpecialties: ComponentDataLoader<
  typeof declaration,
  ProviderSpecialtiesData
> = async (_rendering, { entity, now }) =>
  entity?.entityTypeId === 'healthcareProfessional'
    ? { isStillToStart: futureStart(entity.startDate, now) !== undefined }
    : undefined;
