import type { PickedKind } from '#src/ports/DirectoryPort.ts';

/** Content endpoints by entity type (S-306). */
const ENDPOINTS: Record<string, string> = {
  healthcareFacility: 'facilities',
  healthcareProfessional: 'providers',
  ce_shpProvider: 'shpProviders',
  ce_shpFacility: 'shpFacilities',
  ce_service: 'services',
  ce_specialty: 'specialties',
  ce_healthTopic: 'healthTopics',
  ce_award: 'awards',
  ce_healthPlan: 'healthPlans',
  ce_healthPlanPayor: 'healthPlanPayors',
  ce_researchPublication: 'researchPublications',
  ce_researchStudy: 'researchStudies',
  ce_investigator: 'investigators',
  ce_patientStory: 'patientStories',
  ce_askAnExpert: 'askAnExpert',
  ce_volunteerOpportunity: 'volunteerOpportunities',
  location: 'locations',
  ce_person: 'people',
  ce_seatRobotEvent: 'events',
  ce_affiliate: 'affiliates',
  ce_conditionTreated: 'conditions',
  ce_procedure: 'procedures',
  ce_reasonForVisit: 'reasonsForVisit',
  ce_researchTopic: 'researchTopics',
  ce_researchLocation: 'researchLocations',
  ce_researchInstitute: 'researchInstitutes',
  ce_language: 'languages',
  ce_providerTitle: 'providerTitles',
  ce_resource: 'resources',
  wp_post: 'posts',
};
/** Page entities are named after the product, e.g. ce_sutterPage. */
const PAGE_TYPE = /^ce_(?!shp)\w+Page$/;

/** Endpoints that give of each entity only what a list of pages needs: whole documents of 12,000 providers are 1.5 GB. */
const OUTLINES: Readonly<Record<string, string>> = {
  healthcareFacility: 'facilityOutlines',
  healthcareProfessional: 'providerOutlines',
  ce_shpProvider: 'shpProviderOutlines',
  ce_researchPublication: 'researchPublicationOutlines',
  ce_researchStudy: 'researchStudyOutlines',
  ce_investigator: 'investigatorOutlines',
  ce_patientStory: 'patientStoryOutlines',
  ce_askAnExpert: 'askAnExpertOutlines',
  ce_volunteerOpportunity: 'volunteerOpportunityOutlines',
  // Plans come whole: their address holds the payor's, which is linked.
  ce_healthPlanPayor: 'healthPlanPayorOutlines',
  ce_affiliate: 'affiliateOutlines',
};

/** Where picked entities are asked for when the picker did not say their type. */
const PICKED_ENDPOINTS: Record<PickedKind, string> = {
  award: 'awards',
  article: 'articles',
  location: 'facilities',
  provider: 'providers',
};

const isKnownType = (type: string): boolean => Object.hasOwn(ENDPOINTS, type) || PAGE_TYPE.test(type);

/** The content endpoint of an entity type (S-306). Throws for a type that has none. */
export function endpointOf(entityTypeId: string): string {
  const endpoint = PAGE_TYPE.test(entityTypeId)
    ? 'articles'
    : Object.hasOwn(ENDPOINTS, entityTypeId)
      ? ENDPOINTS[entityTypeId]
      : undefined;
  if (!endpoint) throw new Error(`No directory endpoint for ${entityTypeId}`);
  return endpoint;
}

/** The endpoint of what a list of pages needs of a type, where there is one. */
export const outlinesOf = (entityTypeId: string): string | undefined => OUTLINES[entityTypeId];

/** The endpoint of a type by its own name, which it has where it has no other. */
export const endpointNamed = (entityTypeId: string): string => ENDPOINTS[entityTypeId] ?? entityTypeId;

/** Where picked entities are asked for; the picker did not always say their type. */
export const pickedEndpointOf = (type: string | undefined, kind: PickedKind): string =>
  type && isKnownType(type) ? endpointOf(type) : PICKED_ENDPOINTS[kind];
