import { PRODUCT_PAGE_TYPE } from './entityTypes.ts';

/** What a content endpoint serves. */
export interface Endpoint {
  types: readonly string[];
  /** Only documents whose field has, or has not, this value. */
  only?: { field: string; value: string | boolean; isNot?: boolean };
  /** Only these plain members of each document; links are not followed. For lists of everything there is. */
  members?: readonly string[];
}

/** What a list of pages needs of an entity. */
const OUTLINE = ['name', 'slug', 'c_isDeleted', 'c_isPhysician', 'c_clinicalType', 'c_affiliateOrgType'];
const outline = (type: string): Endpoint => ({ types: [type], members: OUTLINE });

const of = (...types: string[]): Endpoint => ({ types });

/** Content endpoints by name; every entity type has one. A type's own id is a name too. */
export const endpoints: Readonly<Record<string, Endpoint>> = {
  facilities: of('healthcareFacility'),
  providers: of('healthcareProfessional'),
  healthcareProfessionals: of('healthcareProfessional'),
  facilityOutlines: outline('healthcareFacility'),
  providerOutlines: outline('healthcareProfessional'),
  shpProviderOutlines: outline('ce_shpProvider'),
  researchPublicationOutlines: outline('ce_researchPublication'),
  researchStudyOutlines: outline('ce_researchStudy'),
  investigatorOutlines: outline('ce_investigator'),
  patientStoryOutlines: outline('ce_patientStory'),
  askAnExpertOutlines: outline('ce_askAnExpert'),
  volunteerOpportunityOutlines: outline('ce_volunteerOpportunity'),
  healthPlanPayorOutlines: outline('ce_healthPlanPayor'),
  affiliateOutlines: outline('ce_affiliate'),
  locations: of('location'),
  services: of('ce_service'),
  specialties: of('ce_specialty'),
  yextSpecialties: of('ce_yextSpecialty'),
  healthTopics: of('ce_healthTopic'),
  topics: of('ce_healthTopic'),
  healthTopicGroups: of('ce_healthTopicGroup'),
  awards: of('ce_award'),
  awardPresenters: of('ce_awardPresenter'),
  plans: of('ce_healthPlan'),
  healthPlans: of('ce_healthPlan'),
  healthPlanPayors: of('ce_healthPlanPayor'),
  // The organisation type decides: only a hospital is one, everything else is a medical group.
  healthPlanHospitals: {
    types: ['ce_affiliate'],
    only: { field: 'c_affiliateOrgType', value: 'Hospital' },
  },
  healthPlanMedicalGroups: {
    types: ['ce_affiliate'],
    only: { field: 'c_affiliateOrgType', value: 'Hospital', isNot: true },
  },
  affiliates: of('ce_affiliate'),
  shpProviders: of('ce_shpProvider'),
  shpFacilities: of('ce_shpFacility'),
  shpPages: of('ce_shpPage'),
  researchPublications: of('ce_researchPublication'),
  researchStudies: of('ce_researchStudy'),
  clinicalTrials: {
    types: ['ce_researchStudy'],
    only: { field: 'c_clinicalType', value: 'Clinical' },
  },
  investigators: of('ce_investigator'),
  researchTopics: of('ce_researchTopic'),
  researchInstitutes: of('ce_researchInstitute'),
  researchLocations: of('ce_researchLocation'),
  patientStories: of('ce_patientStory'),
  askAnExpert: of('ce_askAnExpert'),
  volunteerOpportunities: of('ce_volunteerOpportunity'),
  events: of('ce_seatRobotEvent'),
  people: of('ce_person'),
  languages: of('ce_language'),
  conditions: of('ce_conditionTreated'),
  procedures: of('ce_procedure'),
  providerTitles: of('ce_providerTitle'),
  reasonsForVisit: of('ce_reasonForVisit'),
  resources: of('ce_resource'),
  articles: of(PRODUCT_PAGE_TYPE),
  pages: of(PRODUCT_PAGE_TYPE),
  posts: of('wp_post'),
};
