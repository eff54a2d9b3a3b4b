import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import type { declaration } from './ProviderLocations.declaration.ts';

/** Tells the log of a provider without any place, in the catalogue's words. Visitors see no section. */
export const loadProviderLocations: ComponentDataLoader<typeof declaration, undefined> = async (
  _rendering,
  { entity, log },
) => {
  if (entity?.entityTypeId === 'healthcareProfessional' && entity.offices.length === 0) {
    log({
      event: 'provider-offices',
      id: entity.id,
      message: 'No offices found for the healthcare professional.',
    });
  }
  return undefined;
};
