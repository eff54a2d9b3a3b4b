import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';

/** What finds the page of any result, names it to those who count clicks, and puts it on a map. */
const ANY = [
  ...[
    'id',
    'uid',
    'type',
    'locale',
    'name',
    'slug',
    'website',
    'websiteUrl',
    'landingPageUrl',
    'c_detailPageURL',
    'c_linkURL',
    'c_resourceLinkURL',
    'c_resourceFile',
  ],
  ...['c_displayName', 'address', 'yextDisplayCoordinate', 'c_isPhysician'],
];
const STORY = [
  ...['Headline', 'c_headline', 'c_subTitle', 'c_questionParaphrased'],
  ...['c_teaserText', 'c_shortDescription', 'Summary', 'description', 'c_description'],
  ...['c_publishedDate', 'PublishedDate', 'c_publicationDate', 'date'],
  ...['c_teaserImage', 'c_image', 'c_featuredImage', 'image', 'c_imageOrVideo', 'c_brightcoveVideoID'],
  ...['c_healthTopics.name', 'wp_categories', 'c_patientStoryCategory'],
  ...[
    'c_person.name',
    'c_person.c_title',
    'c_contributor.name',
    'c_contributor.c_title',
    'Contributor',
    'c_authors',
  ],
];
const STUDY = [
  ...['c_clinicalType', 'c_recruitingStatus', 'c_derivedStatus', 'c_shortDescription'],
  ...['c_researchTopics', 'c_investigators', 'c_researchLocations'],
];
const PUBLICATION = ['c_authors', 'c_journals', 'c_publicationDate', 'c_researchTopics', 'c_pubmedURL'];
const INVESTIGATOR = [
  ...['c_investigatorType', 'image', 'c_image', 'c_researchInstitute', 'c_researchTopics'],
  'c_researchPublicationsAndStudies.c_researchTopics.name',
];

/** The members of a result that its card reads, by CardType, beside those every result keeps; paths name them within. */
export const cardMembers: Readonly<Record<string, readonly string[]>> = {
  Article: STORY,
  AskAnExpert: STORY,
  Award: [
    ...['c_awardType', 'c_displayYears', 'c_latestYearOfAward', 'image', 'c_image', 'description'],
    ...['c_awardPresenter', 'c_awardLocations', 'c_awardProviders', 'c_awardServices'],
  ],
  ClinicalTrial: STUDY,
  Event: [
    ...['c_startDateTime', 'c_endDateTime', 'c_multiDay', 'c_doesEventHasMoreDates', 'c_isOnlineEvent'],
    ...[
      'c_isPaid',
      'c_price',
      'c_sessions',
      'c_eventType',
      'c_language',
      'c_teaserText',
      'c_registerUrl',
      'c_eventLocations',
      'c_affiliate',
    ],
  ],
  HealthWellness: STORY,
  Investigator: INVESTIGATOR,
  JumboStory: STORY,
  Location: [
    ...['c_locationType', 'c_hasER', 'mainPhone', 'hours', 'timezone', 'c_image'],
    ...['c_parentLocation.name', 'c_parentLocation.c_displayName'],
    ...['c_findingYourWay.headline', 'c_findingYourWay.linkURL', 'c_findingYourWay.linkText'],
  ],
  News: STORY,
  Page: STORY,
  PatientStory: STORY,
  PlanFacility: [
    ...['c_shpPhone', 'c_shpService', 'c_shpMedicalGroupAffiliation', 'c_shpLicenseNumber', 'c_shpNPI'],
    ...['c_shpDisplayComments', 'hours', 'timezone'],
  ],
  PlanPage: STORY,
  PlanProvider: [
    ...[
      'acceptingNewPatients',
      'c_startDate',
      'c_startsLater',
      'c_isPrimaryCareProvider',
      'c_shpAddresses',
      'c_shpSpecialty',
    ],
    ...['c_shpDisplayComments', 'c_shpGenderAffirmingServices', 'c_shpHospitalAffiliation', 'c_shpLanguage'],
    ...['c_shpMedicalGroupAffiliation', 'c_shpProviderID', 'c_shpRelatedProvider'],
  ],
  Provider: [
    ...['acceptingNewPatients', 'c_startDate', 'c_startsLater', 'headshot', 'c_offersVideoVisit'],
    ...['c_affiliate.name', 'c_affiliate.c_showReferralOnProviders'],
    ...['c_additionalLanguages.language.name', 'c_additionalLanguages.availability'],
    ...['alternativeText', 'practiceAlternativeText', 'status'].map((own) => `c_providerSpecialties.${own}`),
    ...['name', 'c_defaultText', 'c_hideBookAppointmentLink', 'c_hideReferralOnProviders'].map(
      (own) => `c_providerSpecialties.specialty.${own}`,
    ),
    ...['practiceName', 'phoneNumber'].map((own) => `c_offices.${own}`),
    ...['name', 'address', 'mainPhone', 'yextDisplayCoordinate', 'nearestToFilter', 'nearestToUser'].map(
      (own) => `c_offices.officeOrFacility.${own}`,
    ),
    ...['c_reputationRatingFiveStar', 'c_appointmentBookingUrl', 'c_appointmentBookingLabel'],
    ...['c_epicProviderId', 'c_epicOpenSchedulingEnabled', 'c_epicProviderScheduleList'],
  ],
  Publication: PUBLICATION,
  Research: [...STUDY, ...PUBLICATION, ...INVESTIGATOR],
  ResearchStudy: STUDY,
  Service: [...STORY, 'c_parentService.name'],
  Teaser: STORY,
  VolunteerOpportunity: [
    ...['c_departmentOrSpecialty', 'c_volunteerAge', 'c_hasApplication', 'applicationUrl', 'c_image'],
    ...['c_subheadDescriptionV2', 'c_healthcareFacility', 'c_status'],
  ],
};

/** What is kept of a value: all of it, or of its objects the members named. */
type Kept = true | Map<string, Kept>;

/**
 * A result as a page carries it to the browser: with the members that some cards read, and the fields in `also`, both as
 * paths (`c_offices.practiceName`: of each office its name). Whole for a card that says nothing of its members.
 */
export function resultInPage(
  result: SearchResult,
  cardTypes: readonly string[],
  also: readonly string[] = [],
): SearchResult {
  const lists = cardTypes.map((cardType) => cardMembers[cardType]);
  if (lists.some((list) => list === undefined)) return result;
  const kept: Kept = new Map();
  for (const path of [...ANY, ...lists.flatMap((list) => list ?? []), ...also]) keep(kept, path.split('.'));
  return { ...result, data: only(result.data, kept) };
}

/** Notes a path; what is kept whole stays so. */
function keep(kept: Map<string, Kept>, [member = '', ...inside]: readonly string[]): void {
  const before = kept.get(member);
  if (before === true) return;
  if (inside.length === 0) {
    kept.set(member, true);
    return;
  }
  const own = before ?? new Map<string, Kept>();
  kept.set(member, own);
  keep(own, inside);
}

function only<T>(value: T, kept: Kept): T {
  if (kept === true || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => only(one, kept)) as T;
  const members = Object.entries(value).flatMap(([member, own]) => {
    const inside = kept.get(member);
    return inside ? [[member, only(own as unknown, inside)]] : [];
  });
  return Object.fromEntries(members) as T;
}
