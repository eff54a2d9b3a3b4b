import { wildcardFilters } from '#src/domain/browse/wildcard.ts';
import type { Specialty } from '#src/domain/browse/wildcard.ts';
import { ownershipFilter, PROVIDER_VERTICAL } from '#src/domain/search/providerOwnership.ts';
import type { ComponentDataLoader } from '#src/context/ComponentData.ts';
import { facetValues } from '#src/domain/search/facetValues.ts';
import type { declaration } from './DoctorByCityAndSpecialtyLinkGrid.declaration.ts';

/** The specialties the address's city has doctors of the network for, other than the one the address names. */
export const loadDoctorByCityAndSpecialtyLinkGrid: ComponentDataLoader<
  typeof declaration,
  Specialty[]
> = async (_rendering, { directory, search, locale, wildcard, config }) => {
  if (!wildcard?.city) return undefined;
  const [names, specialties] = await Promise.all([
    facetValues(search, {
      verticalKey: PROVIDER_VERTICAL,
      fieldId: 'c_providerSpecialties.specialty.name',
      staticFilters: [...wildcardFilters({ city: wildcard.city }), ownershipFilter(true, config.product)],
    }),
    directory.professionalSpecialties(locale),
  ]);
  return specialties.filter(
    ({ englishName, uid }) => names.includes(englishName) && uid !== wildcard.specialty?.uid,
  );
};
