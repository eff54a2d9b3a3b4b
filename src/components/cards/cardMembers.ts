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
  ...['c_healthTopics', 'wp_categories', 'c_patientStoryCategory'],
  ...['c_person', 'c_contributor', 'Contributor', 'c_authors'],
];
const STUDY = [
  ...['c_clinicalType', 'c_recruitingStatus', 'c_derivedStatus', 'c_shortDescription'],
  ...['c_researchTopics', 'c_investigators', 'c_researchLocations'],
];
const PUBLICATION = ['c_authors', 'c_journals', 'c_publicationDate', 'c_researchTopics', 'c_pubmedURL'];
const INVESTIGATOR = [
  ...['c_investigatorType', 'image', 'c_image', 'c_researchInstitute', 'c_researchTopics'],
  'c_researchPublicationsAndStudies',
];

/** The top-level members of a result that its card reads, by CardType, beside those every result keeps. */
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
    ...['c_isPaid', 'c_eventType', 'c_teaserText', 'c_registerUrl', 'c_eventLocations', 'c_affiliate'],
  ],
  HealthWellness: STORY,
  Investigator: INVESTIGATOR,
  JumboStory: STORY,
  Location: [
    ...['c_locationType', 'c_hasER', 'mainPhone', 'hours', 'timezone', 'c_image', 'c_parentLocation'],
    'c_findingYourWay',
  ],
  News: STORY,
  Page: STORY,
  PatientStory: STORY,
  PlanFacility: [
    ...['c_shpPhone', 'c_shpService', 'c_shpMedicalGroupAffiliation', 'c_shpLicenseNumber', 'c_shpNPI'],
    'c_shpDisplayComments',
  ],
  PlanPage: STORY,
  PlanProvider: [
    ...['acceptingNewPatients', 'c_startDate', 'c_isPrimaryCareProvider', 'c_shpAddresses', 'c_shpSpecialty'],
    ...['c_shpDisplayComments', 'c_shpGenderAffirmingServices', 'c_shpHospitalAffiliation', 'c_shpLanguage'],
    ...['c_shpMedicalGroupAffiliation', 'c_shpProviderID', 'c_shpRelatedProvider'],
  ],
  Provider: [
    ...['acceptingNewPatients', 'c_startDate', 'c_providerSpecialties', 'c_offices', 'c_affiliate'],
    ...['headshot', 'c_additionalLanguages', 'c_offersVideoVisit'],
    ...['c_reputationRatingFiveStar', 'c_appointmentBookingUrl', 'c_appointmentBookingLabel'],
    ...['c_epicProviderId', 'c_epicOpenSchedulingEnabled', 'c_epicProviderScheduleList'],
  ],
  Publication: PUBLICATION,
  Research: [...STUDY, ...PUBLICATION, ...INVESTIGATOR],
  ResearchStudy: STUDY,
  Service: STORY,
  Teaser: STORY,
  VolunteerOpportunity: [
    ...['c_departmentOrSpecialty', 'c_volunteerAge', 'c_hasApplication', 'applicationUrl', 'c_image'],
    ...['c_subheadDescriptionV2', 'c_healthcareFacility'],
  ],
};

/**
 * A result as a page carries it to the browser: with the members that some cards read, and the fields in `also` (paths
 * count by their first part). Whole for a card that says nothing of its members.
 */
export function resultInPage(
  result: SearchResult,
  cardTypes: readonly string[],
  also: readonly string[] = [],
): SearchResult {
  const lists = cardTypes.map((cardType) => cardMembers[cardType]);
  if (lists.some((list) => list === undefined)) return result;
  const kept = new Set([...ANY, ...lists.flatMap((list) => list ?? []), ...also.map(memberOf)]);
  return {
    ...result,
    data: Object.fromEntries(Object.entries(result.data).filter(([member]) => kept.has(member))),
  };
}

const memberOf = (path: string) => path.split('.')[0] ?? path;
