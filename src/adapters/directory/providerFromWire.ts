import type { ScheduleEntry } from '#src/domain/booking/bookingOffer.ts';
import type { Locale } from '#src/domain/entities/common.ts';
import type {
  Provider,
  ProviderAffiliate,
  ProviderAward,
  ProviderOffice,
  ProviderPublication,
  ProviderSpecialtyEntry,
} from '#src/domain/entities/Provider.ts';
import { distinctPlans } from '#src/domain/plans/plans.ts';
import { entityPath } from '#src/domain/slug/entityRoutes.ts';
import { providerSlug } from '#src/domain/slug/slug.ts';
import { plainText } from '#src/domain/text/plainText.ts';
import { summarize } from '#src/domain/text/summary.ts';
import { defined, readFields, resourceLinks } from './fields.ts';
import type { FieldProblem, FieldReader } from './fields.ts';
import { pagePath } from './pagePath.ts';
import { identityOf } from './references.ts';

/**
 * A healthcareProfessional document → Provider (D-172 – D-177). Needs `id` and `name`; every other field may be missing or
 * unreadable and is then left out and told to `onProblem`. Throws when it is no provider at all.
 */
export function providerFromWire(
  document: Record<string, unknown>,
  locale: Locale,
  onProblem: FieldProblem,
): Provider {
  const fields = readFields(document, onProblem);
  const identity = identityOf(fields, 'healthcareProfessional', locale);
  const isPhysician = fields.flag('c_isPhysician');
  const ownSlug = fields.text('slug');
  const slug = providerSlug({ ...(ownSlug && { slug: ownSlug }), name: identity.name, isPhysician });
  const label = fields.html('c_freeTextLabel');
  const about = fields.html('c_freeTextContent') ?? fields.html('c_carePhilosophy');
  const affiliates = fields.records('c_affiliate').flatMap((one) => affiliateOf(one) ?? []);
  return defined<Provider>({
    ...identity,
    slug,
    path: entityPath('healthcareProfessional', slug, identity.id),
    shortDescription: about && summarize(plainText(about)),
    image: fields.image('headshot'),
    address: fields.address('address'),
    firstName: fields.text('firstName'),
    lastName: fields.text('lastName'),
    gender: fields.text('gender'),
    ageRange: fields.text('c_ageRange'),
    ageRangeOther: fields.text('c_ageRangeOther'),
    titles: [...fields.records('c_primaryTitle'), ...fields.records('c_secondaryTitles')].flatMap(
      (title) => title.text('c_abbreviation') ?? title.text('name') ?? [],
    ),
    isPhysician,
    isOfMedicalGroup: fields.flag('c_isSutterMedicalGroup'),
    startDate: fields.text('c_startDate'),
    reputationId: fields.text('c_reputationId'),
    fiveStar: fields.number('c_reputationRatingFiveStar'),
    offersVideoVisit: fields.flagIfSet('c_offersVideoVisit'),
    chartApp: fields.text('c_patientChartApp'),
    onlineServices: fields.texts('c_onlineServices'),
    worksWithResidents: fields.flag('c_worksWithResidents'),
    brightcoveVideoId: fields.text('c_brightcoveVideoID'),
    carePhilosophy: fields.html('c_carePhilosophy'),
    freeTextLabel: label && plainText(label),
    freeText: fields.html('c_freeTextContent'),
    personalInterest: fields.html('c_personalInterest'),
    communityActivities: fields.html('c_communityActivities'),
    additionalAddressInfo: fields.text('additionalAddressInfo'),
    languages: fields
      .records('c_additionalLanguages')
      .flatMap((entry) =>
        entry
          .entityLinks('language')
          .map((language) => defined({ name: language.name, proficiency: entry.text('availability') })),
      ),
    procedures: fields.entityLinks('c_relatedProcedures'),
    conditions: fields.entityLinks('c_relatedConditions'),
    reasons: fields.entityLinks('c_relatedReasonsForVisit'),
    publications: fields.records('c_providerPublications').flatMap((one) => publicationOf(one) ?? []),
    forms: resourceLinks(fields.records('c_onlineForms')),
    formsIntro: fields.html('c_formsIntroText'),
    medSchools: fields.texts('c_medSchool'),
    internships: fields.texts('c_internship'),
    residencies: fields.texts('c_residency'),
    fellowships: fields.texts('c_fellowship'),
    licensure: fields.texts('c_licensureCertification'),
    education: fields.texts('c_education'),
    specialTraining: fields.text('c_specialTrainingPlain'),
    awards: fields.records('c_providerAwards').flatMap((one) => awardOf(one) ?? []),
    plans: isPhysician ? plansOf(fields) : [],
    specialties: fields.records('c_providerSpecialties').flatMap(specialtiesOf),
    affiliates,
    offices: fields.records('c_offices').flatMap(officesOf),
    acceptingNewPatients: fields.flagIfSet('acceptingNewPatients'),
    bookingUrl: fields.link('c_appointmentBookingUrl'),
    bookingLabel: fields.text('c_appointmentBookingLabel'),
    schedulingId: fields.text('c_epicProviderId'),
    openScheduling: fields.flag('c_epicOpenSchedulingEnabled'),
    schedules: (fields.record('c_epicProviderScheduleList')?.records('providerSchedule') ?? []).map(
      scheduleOf,
    ),
  });
}

/** One per specialty that exists; what an entry says of its practice stands in for what it says of its status. */
function specialtiesOf(entry: FieldReader): ProviderSpecialtyEntry[] {
  return entry.records('specialty').flatMap((specialty) => {
    const name = specialty.text('name');
    if (!name) return [];
    return [
      defined<ProviderSpecialtyEntry>({
        id: specialty.text('id') ?? name,
        name,
        path: specialty.link('c_detailPageURL'),
        status: entry.text('status') ?? entry.text('practiceStatus'),
        alternativeText: entry.text('alternativeText') ?? entry.text('practiceAlternativeText'),
        defaultText: specialty.text('c_defaultText'),
        hidesBooking: specialty.flag('c_hideBookAppointmentLink'),
        hidesReferral: specialty.flag('c_hideReferralOnProviders'),
        boardCertification: entry.text('boardCertification'),
        boardText: entry.text('boardAlternativeText'),
      }),
    ];
  });
}

/** One per place of an entry; an entry without a place stands for itself. */
function officesOf(entry: FieldReader, index: number): ProviderOffice[] {
  const places = entry.records('officeOrFacility').filter((place) => !place.flag('c_isDeleted'));
  return (places.length > 0 ? places : [undefined]).flatMap((place) => {
    const name = entry.text('practiceName') ?? place?.text('name') ?? entry.address('address')?.line1;
    if (!name) return [];
    const metres = place?.number('nearestToFilter') ?? place?.number('nearestToUser');
    return [
      defined<ProviderOffice>({
        id: place?.text('id') ?? `office-${index + 1}`,
        name,
        path: place && facilityPath(place),
        address: place?.address('address') ?? entry.address('address'),
        coordinate: place?.coordinate('yextDisplayCoordinate') ?? entry.coordinate('yextDisplayCoordinate'),
        phone: entry.text('phoneNumber') ?? place?.text('mainPhone'),
        fax: entry.text('fAXNumber'),
        hours: (entry.has('hours') ? entry : (place ?? entry)).hours('hours', (place ?? entry).hoursPlace()),
        distance: metres !== undefined && metres >= 0 ? { metres } : undefined,
      }),
    ];
  });
}

function facilityPath(place: FieldReader): string | undefined {
  const type = place.record('meta')?.record('entityType')?.text('id');
  return type && pagePath(type, place);
}

function affiliateOf(affiliate: FieldReader): ProviderAffiliate | undefined {
  const name = affiliate.text('name');
  return name === undefined
    ? undefined
    : defined({
        id: affiliate.text('id') ?? name,
        name,
        path: affiliate.link('landingPageUrl') ?? affiliate.link('c_detailPageURL'),
        orgType: affiliate.text('c_affiliateOrgType'),
        showsReferral: affiliate.flag('c_showReferralOnProviders'),
      });
}

/**
 * Plans of the affiliates, each once per payor and name, in alphabetical order; of these the ones the physician takes,
 * where the directory tells which these are, or of which insurers.
 */
function plansOf(fields: FieldReader): Provider['plans'] {
  const taken = new Set(fields.records('c_acceptedHealthPlans').flatMap((plan) => plan.text('id') ?? []));
  const insurers = fields.texts('c_healthPlanFacet').map((name) => name.toLowerCase());
  const isTaken = (id: string | undefined, payorName: string | undefined): boolean => {
    if (taken.size > 0 && id !== undefined) return taken.has(id);
    // An insurer may be listed with the kind of its plans: "Birch Insurance HMO".
    const insurer = payorName?.toLowerCase();
    return !insurer || insurers.length === 0 || insurers.some((name) => name.startsWith(insurer));
  };
  const affiliates = fields.records('c_healthcareProfessionalHealthPlanAffiliate');
  const plans = affiliates.flatMap((affiliate) =>
    affiliate.records('c_affiliateHealthPlans').flatMap((plan) => {
      const name =
        plan.text('c_healthPlanDisplayName') ?? plan.text('c_healthPlanProductName') ?? plan.text('name');
      const payorName = (plan.record('c_payorRelationship') ?? plan.record('c_payor'))?.text('name');
      return name && isTaken(plan.text('id'), payorName) ? [defined({ name, payorName })] : [];
    }),
  );
  return distinctPlans(plans);
}

function publicationOf(publication: FieldReader): ProviderPublication | undefined {
  const title = publication.text('title');
  return title === undefined
    ? undefined
    : defined({
        title,
        date: publication.text('date'),
        coauthors: publication.text('coauthors'),
        url: publication.link('uRL'),
        publication: publication.text('publication'),
      });
}

function awardOf(award: FieldReader): ProviderAward | undefined {
  const name = award.text('name');
  return name === undefined
    ? undefined
    : defined({
        id: award.text('id') ?? name,
        name,
        presenter: award.entityLinks('c_awardPresenter')[0]?.name,
        years: award.texts('c_displayYears').join(', ') || undefined,
      });
}

function scheduleOf(entry: FieldReader): ScheduleEntry {
  const days = entry.number('daysToFirstAvailableSlot');
  return defined({
    departmentId: entry.text('epicDepartmentID'),
    visitTypeId: entry.text('visitTypeID'),
    daysToFirstSlot: days !== undefined && Number.isInteger(days) && days >= 0 ? days : undefined,
  });
}
