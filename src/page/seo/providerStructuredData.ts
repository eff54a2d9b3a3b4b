import type { Provider } from '#src/domain/entities/Provider.ts';
import { splitAffiliations } from '#src/domain/affiliates/affiliations.ts';
import { formatPhone } from '#src/domain/phone/phone.ts';
import { fullName } from '#src/domain/provider/splitName.ts';
import { spokenLanguages } from '#src/domain/provider/spokenLanguages.ts';
import { acceptance } from '#src/domain/provider/specialtyStatus.ts';
import { medicalSpecialties } from '#src/domain/provider/medicalSpecialty.ts';
import type { EntityPlace } from './entityStructuredData.ts';
import { postalAddress } from './postalAddress.ts';

/**
 * A provider for search engines: a physician's practice, or a person of another profession. Only facts the page shows,
 * from the same values; a fact that is not known is left out.
 */
export function providerData(provider: Provider, where: EntityPlace): Record<string, unknown> {
  const { image, specialties, offices, awards, affiliates, shortDescription } = provider;
  const languages = spokenLanguages(provider.languages);
  const fields = [...new Set(specialties.map((specialty) => specialty.name))];
  const specialtyMembers = medicalSpecialties(fields);
  // The page shows places with an address alone.
  const office = offices.find((one) => one.address);
  const { hospitals } = splitAffiliations(affiliates);
  const accepts = acceptance(provider, where.now);
  const common = {
    '@context': 'https://schema.org',
    '@id': `${where.url}#provider`,
    name: fullName(provider),
    url: where.url,
    ...(shortDescription ? { description: shortDescription } : {}),
    ...(image ? { image: new URL(image.url, where.origin).href } : {}),
    ...(office?.address ? { address: postalAddress(office.address) } : {}),
    ...(formatPhone(office?.phone) ? { telephone: office?.phone } : {}),
    ...(languages.length > 0 ? { knowsLanguage: languages } : {}),
    ...(awards.length > 0 ? { award: awards.map((award) => award.name) } : {}),
  };
  if (!provider.isPhysician) {
    return {
      ...common,
      '@type': 'Person',
      ...(fields.length > 0 ? { jobTitle: fields.join(', ') } : {}),
      worksFor: { '@id': `${where.origin}/#organisation` },
    };
  }
  return {
    ...common,
    '@type': 'Physician',
    ...(specialtyMembers.length > 0 ? { medicalSpecialty: specialtyMembers } : {}),
    // The enumeration is coarser than the network's own words.
    ...(fields.length > 0 ? { knowsAbout: fields } : {}),
    ...(office?.coordinate ? { geo: { '@type': 'GeoCoordinates', ...office.coordinate } } : {}),
    ...(accepts === 'unknown' ? {} : { isAcceptingNewPatients: accepts === 'accepting' }),
    ...(hospitals.length > 0
      ? { hospitalAffiliation: hospitals.map((one) => ({ '@type': 'Hospital', name: one.name })) }
      : {}),
    parentOrganization: { '@id': `${where.origin}/#organisation` },
  };
}
