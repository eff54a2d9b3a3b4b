import type { Facility } from '#src/domain/entities/Facility.ts';
import { fullFacilityName } from '#src/domain/facility/fullFacilityName.ts';
import { formatPhone } from '#src/domain/phone/phone.ts';
import { openingHoursSpecification } from '#src/domain/hours/openingHoursSpecification.ts';
import { postalAddress } from './postalAddress.ts';
import { wordsOf } from './words.ts';

/** schema.org types by location type; a place of another type is a clinic. */
const TYPES: Record<string, string> = {
  Hospital: 'Hospital',
  'Emergency Room': 'EmergencyService',
  Imaging: 'DiagnosticLab',
  Lab: 'DiagnosticLab',
  'Pharmacy (Outpatient)': 'Pharmacy',
};

/** Types that are no place by themselves: where it is and when it is open is told of a place. */
const NOT_PLACES = ['DiagnosticLab'];

/** The facility's types, most particular first and each once; one of them is a place. */
export function facilityTypes(facility: Pick<Facility, 'locationTypes' | 'hasEmergencyRoom'>): string[] {
  const types = facility.locationTypes.map((name) => TYPES[name] ?? 'MedicalClinic');
  if (facility.hasEmergencyRoom) types.push('EmergencyService');
  if (types.length === 0) types.push('MedicalClinic');
  if (types.every((type) => NOT_PLACES.includes(type))) types.push('MedicalBusiness');
  return [...new Set(types)];
}

/**
 * A facility for search engines: only facts the page shows, from the same values; a fact that is not known is
 * left out.
 */
export function facilityData(
  facility: Facility,
  where: { url: string; origin: string; now: Date },
): Record<string, unknown> {
  const { address, coordinate, mainPhone, fax, hours, image, parentLocation } = facility;
  const types = facilityTypes(facility);
  const opening = openingHoursSpecification(hours, where.now);
  return {
    '@context': 'https://schema.org',
    '@type': types.length === 1 ? types[0] : types,
    '@id': `${where.url}#place`,
    name: fullFacilityName(facility, (part, whole) =>
      wordsOf(facility.locale)('seo.partAt', { part, whole }),
    ),
    ...(facility.otherName ? { alternateName: facility.otherName } : {}),
    ...(facility.shortDescription ? { description: facility.shortDescription } : {}),
    url: where.url,
    ...(address ? { address: postalAddress(address) } : {}),
    ...(coordinate ? { geo: { '@type': 'GeoCoordinates', ...coordinate } } : {}),
    ...(formatPhone(mainPhone) ? { telephone: mainPhone } : {}),
    ...(formatPhone(fax) ? { faxNumber: fax } : {}),
    ...(image ? { image: new URL(image.url, where.origin).href } : {}),
    ...(opening.length > 0 ? { openingHoursSpecification: opening } : {}),
    ...(parentLocation ? { containedInPlace: { '@type': 'Place', name: parentLocation.name } } : {}),
    parentOrganization: { '@id': `${where.origin}/#organisation` },
  };
}
