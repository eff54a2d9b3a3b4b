import type { Locale } from '#src/domain/entities/common.ts';
import type { PlanAddress, PlanProvider, RelatedProvider } from '#src/domain/entities/PlanProvider.ts';
import { splitPlanStatus } from '#src/domain/provider/specialtyStatus.ts';
import { defined, readFields } from './fields.ts';
import type { FieldProblem, FieldReader } from './fields.ts';
import { providerFromWire } from './providerFromWire.ts';
import { identityOf } from './references.ts';

/**
 * A ce_shpProvider document → PlanProvider (D-196). Needs `id` and `name`; every other field may be missing or unreadable
 * and is then left out and told to `onProblem`. Throws when it is no provider at all.
 */
export function planProviderFromWire(
  document: Record<string, unknown>,
  locale: Locale,
  onProblem: FieldProblem,
): PlanProvider {
  const fields = readFields(document, onProblem);
  const { status, extra } = splitPlanStatus(fields.text('c_shpDisplayComments'));
  return defined<PlanProvider>({
    ...identityOf(fields, 'ce_shpProvider', locale),
    address: fields.address('address'),
    title: fields.text('c_shpProviderTitle'),
    providerType: fields.text('c_shpProviderType'),
    specialties: namesOf(fields, 'c_shpSpecialty'),
    isPrimaryCare: fields.flag('c_isPrimaryCareProvider'),
    acceptingNewPatients: fields.flagIfSet('acceptingNewPatients'),
    status,
    statusExtra: extra,
    startDate: fields.text('c_startDate'),
    gender: fields.text('gender'),
    languages: namesOf(fields, 'c_shpLanguage'),
    offersGenderAffirmingCare: fields.flag('c_shpGenderAffirmingServices'),
    hospitals: namesOf(fields, 'c_shpHospitalAffiliation'),
    medicalGroups: namesOf(fields, 'c_shpMedicalGroupAffiliation'),
    surgeryCenters: namesOf(fields, 'c_shpASCAffiliation'),
    certifications: namesOf(fields, 'certifications'),
    npi: fields.text('c_shpNPI'),
    licenseNumber: fields.text('c_stateLicenseNo'),
    providerNumber: fields.text('c_shpProviderID'),
    addresses: fields.records('c_shpAddresses').flatMap(addressOf),
    related: relatedOf(document['c_shpRelatedProvider'], locale, onProblem),
    updatedAt: fields.text('c_shpLastUpdatedDate') ?? fields.record('meta')?.text('updateTimestamp'),
  });
}

/** The names in a list of texts or of entities, each once. */
const namesOf = (fields: FieldReader, field: string): string[] => [
  ...new Set(fields.entityLinks(field).map(({ name }) => name)),
];

function addressOf(entry: FieldReader, index: number): PlanAddress[] {
  const address = entry.address('address');
  if (!address) return [];
  return [
    defined<PlanAddress>({
      id: entry.text('id') ?? `address-${index + 1}`,
      name: entry.text('name'),
      address,
      coordinate: entry.coordinate('yextDisplayCoordinate'),
      phone: entry.text('c_shpPhone'),
      fax: entry.text('c_shpFax'),
    }),
  ];
}

/** The network provider they are, with no more than the page needs of them; undefined when deleted or unreadable. */
function relatedOf(value: unknown, locale: Locale, onProblem: FieldProblem): RelatedProvider | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first !== 'object' || first === null || Array.isArray(first)) return undefined;
  const document = first as Record<string, unknown>;
  if (document['c_isDeleted'] === true) return undefined;
  try {
    const provider = providerFromWire(document, locale, (field, problem) =>
      onProblem(`c_shpRelatedProvider.${field}`, problem),
    );
    return defined<RelatedProvider>({
      acceptingNewPatients: provider.acceptingNewPatients,
      specialties: provider.specialties.map(({ hidesBooking, hidesReferral }) => ({
        hidesBooking,
        hidesReferral,
      })),
      affiliates: provider.affiliates.map(({ name, showsReferral }) => ({ name, showsReferral })),
      offices: provider.offices.map(({ phone, coordinate }) => defined({ phone, coordinate })),
      bookingUrl: provider.bookingUrl,
      bookingLabel: provider.bookingLabel,
      schedulingId: provider.schedulingId,
      openScheduling: provider.openScheduling,
      schedules: provider.schedules,
      image: provider.image,
      fiveStar: provider.fiveStar,
    });
  } catch {
    onProblem('c_shpRelatedProvider', 'not a provider');
    return undefined;
  }
}
