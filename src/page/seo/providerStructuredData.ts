import type { Provider } from '#src/domain/entities/Provider.ts';
import { splitAffiliations } from '#src/domain/affiliates/affiliations.ts';
import { acceptance } from '#src/domain/provider/specialtyStatus.ts';
import type { EntityPlace } from './entityStructuredData.ts';

/**
 * A provider for search engines: a physician's practice, or a person of another profession. Only facts the page shows,
 * from the same values; a fact that is not known is left out.
 */
export function providerData(provider: Provider, where: EntityPlace): Record<string, unknown> {
  const { name, image, specialties, languages, offices, awards, affiliates, shortDescription } = provider;
  const fields = [...new Set(specialties.map((specialty) => specialty.name))];
  const [office] = offices;
  const address = office?.address && {
    '@type': 'PostalAddress',
    streetAddress: [office.address.line1, office.address.line2, office.address.line3]
      .filter(Boolean)
      .join(', '),
    addressLocality: office.address.city,
    addressRegion: office.address.region,
    postalCode: office.address.postalCode,
    addressCountry: office.address.countryCode,
  };
  const { hospitals } = splitAffiliations(affiliates);
  const accepts = acceptance(provider, where.now);
  const common = {
    '@context': 'https://schema.org',
    '@id': `${where.url}#provider`,
    name,
    url: where.url,
    ...(shortDescription ? { description: shortDescription } : {}),
    ...(image ? { image: new URL(image.url, where.origin).href } : {}),
    ...(address ? { address } : {}),
    ...(office?.phone ? { telephone: office.phone } : {}),
    ...(languages.length > 0 ? { knowsLanguage: languages.map((language) => language.name) } : {}),
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
    ...(fields.length > 0 ? { medicalSpecialty: fields } : {}),
    ...(office?.coordinate ? { geo: { '@type': 'GeoCoordinates', ...office.coordinate } } : {}),
    ...(accepts === 'unknown' ? {} : { isAcceptingNewPatients: accepts === 'accepting' }),
    ...(hospitals.length > 0
      ? { hospitalAffiliation: hospitals.map((one) => ({ '@type': 'Hospital', name: one.name })) }
      : {}),
    parentOrganization: { '@id': `${where.origin}/#organisation` },
  };
}
