/**
 * The enumerations of the directory and the content platform, as the specification lists them. Lists said to be
 * incomplete there ("and others") hold the named values only; data may carry more.
 */

/** Clinical study recruiting statuses. */
export const RECRUITING_STATUSES = [
  'Recruiting',
  'Active Recruiting',
  'Active Not Recruiting',
  'Completed Has Results',
  'Completed',
  'Coming Soon',
  'Open to Enrollment',
  'Closed to Enrollment',
] as const;
export type RecruitingStatus = (typeof RECRUITING_STATUSES)[number];

/** Statuses that count as open for recruiting. */
export const OPEN_RECRUITING_STATUSES = ['Active Recruiting', 'Recruiting', 'Open to Enrollment'] as const;

/** Program statuses. */
export const PROGRAM_STATUSES = ['Active', 'Inactive'] as const;
export type ProgramStatus = (typeof PROGRAM_STATUSES)[number];

/** Page template types; 'Partial Design' is none. */
export const PAGE_TEMPLATE_TYPES = ['page', 'servicePage', 'healthWellnessPage'] as const;

/** Gender options. */
export const GENDERS = [
  'Unspecified',
  'Female',
  'Male',
  'Nonbinary',
  'Transgender Female',
  'Transgender Male',
  'Other',
  'Prefer Not to Disclose',
] as const;

/** Accepted age groups. */
export const AGE_GROUPS = [
  'All Ages',
  '0-18 years',
  '18 + years',
  'Seniors Only',
  'Contact Physician Office',
  'Other Specify',
] as const;

/** Regions. */
export const REGIONS = [
  'Greater Central Coast',
  'Central Valley',
  'East Bay',
  'Sacramento',
  'San Francisco',
  'Silicon Valley',
] as const;

/** Affiliate organisation types. */
export const AFFILIATE_ORG_TYPES = [
  'Hospital',
  'Campus',
  'HMO Network',
  'IPA',
  'Medical Group',
  'Foundation',
  'Affiliate',
  'Other',
] as const;

/** Media categories. */
export const MEDIA_CATEGORIES = [
  'Community Responsibility',
  'Innovation',
  'Patient Care',
  'Patient Experience',
  'Philanthropy',
  'Research',
] as const;

/** Award types on the locations map. */
export const AWARD_TYPES = ['Award', 'Accreditation'] as const;

/** Provider practice statuses. */
export const PRACTICE_STATUSES = ['Open', 'Closed', 'Unknown'] as const;

/** Entity type ids that do not depend on the product token (D-008). */
const ENTITY_TYPES = [
  'ce_volunteerOpportunity',
  'ce_researchPublication',
  'ce_researchStudy',
  'ce_investigator',
  'healthcareFacility',
  'healthcareProfessional',
  'ce_shpProvider',
  'ce_shpFacility',
  'ce_patientStory',
  'ce_askAnExpert',
  'ce_healthPlan',
  'ce_healthPlanPayor',
  'ce_award',
  'ce_awardPresenter',
  'ce_conditionTreated',
  'ce_healthTopic',
  'ce_healthTopicGroup',
  'ce_language',
  'location',
  'ce_person',
  'ce_procedure',
  'ce_providerTitle',
  'ce_reasonForVisit',
  'ce_researchInstitute',
  'ce_researchLocation',
  'ce_researchTopic',
  'ce_resource',
  'ce_service',
  'ce_specialty',
  'ce_yextSpecialty',
  'ce_seatRobotEvent',
  'ce_affiliate',
  'ce_shpPage',
  'wp_post',
] as const;

/** The default product token. */
export const DEFAULT_PRODUCT = 'Sutter';

/** `ce_{product}Page` with the token's first letter in lower case (D-008, A-30). */
function productPageType(product: string): string {
  return `ce_${product.charAt(0).toLowerCase()}${product.slice(1)}Page`;
}

/** All entity type ids (D-008). */
export function entityTypes(product: string = DEFAULT_PRODUCT): string[] {
  return [...ENTITY_TYPES, productPageType(product)];
}

/** The field that marks a provider as the network's own: `c_providerIs{product}`. */
export function ownershipField(product: string = DEFAULT_PRODUCT): string {
  return `c_providerIs${product}`;
}
