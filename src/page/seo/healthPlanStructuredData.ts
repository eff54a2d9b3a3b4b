import { splitPlanAffiliates } from '#src/domain/affiliates/affiliations.ts';
import type { Affiliate, HealthPlan, HealthPlanPayor } from '#src/domain/entities/healthPlans.ts';
import type { PlanProvider } from '#src/domain/entities/PlanProvider.ts';
import { formatPhone } from '#src/domain/phone/phone.ts';
import { medicalSpecialties } from '#src/domain/provider/medicalSpecialty.ts';
import { displayedGender } from '#src/domain/provider/gender.ts';
import type { EntityPlace } from './entityStructuredData.ts';
import { postalAddress } from './postalAddress.ts';

const base = (
  type: string,
  id: string,
  entity: { name: string; shortDescription?: string },
  url: string,
) => ({
  '@context': 'https://schema.org',
  '@type': type,
  '@id': `${url}#${id}`,
  name: entity.name,
  url,
  ...(entity.shortDescription ? { description: entity.shortDescription } : {}),
});

/** A plan for search engines (D-037): an insurance plan by the name its page goes by. */
export function healthPlanData(plan: HealthPlan, { url }: EntityPlace): object {
  const { displayName, productName } = plan;
  const name = displayName ?? plan.name;
  return {
    ...base('HealthInsurancePlan', 'plan', { ...plan, name }, url),
    ...(productName && productName !== name ? { alternateName: productName } : {}),
  };
}

/** A payor for search engines (D-034). */
export function payorData(payor: HealthPlanPayor, { url }: EntityPlace): object {
  return base('Organization', 'payor', payor, url);
}

/** A hospital or medical group for search engines (D-030). */
export function affiliateData(affiliate: Affiliate, { url }: EntityPlace): object {
  const isHospital = splitPlanAffiliates([affiliate]).hospitals.length > 0;
  return base(isHospital ? 'Hospital' : 'MedicalOrganization', 'affiliate', affiliate, url);
}

/** A provider of the plan for search engines (D-196): only facts the page shows; what is not known is left out. */
export function planProviderData(provider: PlanProvider, { url, origin }: EntityPlace): object {
  const { specialties, languages, addresses, related, hospitals } = provider;
  const [first] = addresses;
  const members = medicalSpecialties(specialties);
  const isPhysician = provider.providerType === 'Physician';
  const gender = displayedGender(provider.gender);
  return {
    ...base(isPhysician ? 'Physician' : 'Person', 'provider', provider, url),
    ...(related?.image ? { image: new URL(related.image.url, origin).href } : {}),
    ...(first ? { address: postalAddress(first.address) } : {}),
    ...(formatPhone(first?.phone) ? { telephone: first?.phone } : {}),
    ...(isPhysician
      ? {
          ...(members.length > 0 ? { medicalSpecialty: members } : {}),
          ...(specialties.length > 0 ? { knowsAbout: specialties } : {}),
          ...(languages.length > 0 ? { knowsLanguage: languages } : {}),
          ...(first?.coordinate ? { geo: { '@type': 'GeoCoordinates', ...first.coordinate } } : {}),
          ...(provider.npi ? { usNPI: provider.npi } : {}),
          ...(hospitals.length > 0
            ? { hospitalAffiliation: hospitals.map((name) => ({ '@type': 'Hospital', name })) }
            : {}),
        }
      : {
          ...(specialties.length > 0 ? { jobTitle: specialties.join(', ') } : {}),
          ...(languages.length > 0 ? { knowsLanguage: languages } : {}),
          ...(gender === 'Male' || gender === 'Female' ? { gender } : {}),
        }),
  };
}
