import * as lists from './enumerations.ts';

describe('enumerations', () => {
  it.each<[string, readonly string[], string]>([
    [
      '[R-150]',
      lists.RECRUITING_STATUSES,
      'Recruiting, Active Recruiting, Active Not Recruiting, Completed Has Results, Completed, Coming Soon, Open to Enrollment, Closed to Enrollment',
    ],
    ['[R-152]', lists.PROGRAM_STATUSES, 'Active, Inactive'],
    ['[R-154]', lists.PAGE_TEMPLATE_TYPES, 'page, servicePage, healthWellnessPage'],
    [
      '[R-156]',
      lists.GENDERS,
      'Unspecified, Female, Male, Nonbinary, Transgender Female, Transgender Male, Other, Prefer Not to Disclose',
    ],
    [
      '[R-157]',
      lists.AGE_GROUPS,
      'All Ages, 0-18 years, 18 + years, Seniors Only, Contact Physician Office, Other Specify',
    ],
    [
      '[R-159]',
      lists.REGIONS,
      'Greater Central Coast, Central Valley, East Bay, Sacramento, San Francisco, Silicon Valley',
    ],
    [
      '[R-160]',
      lists.AFFILIATE_ORG_TYPES,
      'Hospital, Campus, HMO Network, IPA, Medical Group, Foundation, Affiliate, Other',
    ],
    [
      '[R-170]',
      lists.MEDIA_CATEGORIES,
      'Community Responsibility, Innovation, Patient Care, Patient Experience, Philanthropy, Research',
    ],
    ['[R-173]', lists.AWARD_TYPES, 'Award, Accreditation'],
    ['[R-065]', lists.PRACTICE_STATUSES, 'Open, Closed, Unknown'],
  ])('%s as the specification lists them', (_, values, expected) => {
    expect(values.join(', ')).toBe(expected);
  });

  it('[R-155] Partial Design is no page type', () => {
    expect(lists.PAGE_TEMPLATE_TYPES).not.toContain('Partial Design');
  });

  it('[D-008] entity type ids, one of them named by the product', () => {
    const named =
      'ce_volunteerOpportunity, ce_researchPublication, ce_researchStudy, ce_investigator, healthcareFacility, healthcareProfessional, ce_shpProvider, ce_shpFacility, ce_patientStory, ce_askAnExpert, ce_healthPlan, ce_healthPlanPayor, ce_award, ce_awardPresenter, ce_conditionTreated, ce_healthTopic, ce_healthTopicGroup, ce_language, location, ce_person, ce_procedure, ce_providerTitle, ce_reasonForVisit, ce_researchInstitute, ce_researchLocation, ce_researchTopic, ce_resource, ce_service, ce_specialty, ce_yextSpecialty, ce_seatRobotEvent, ce_affiliate, ce_shpPage, wp_post';
    expect([...lists.entityTypes('Meridian')].sort()).toEqual(
      [...named.split(', '), 'ce_meridianPage'].sort(),
    );
    expect(lists.entityTypes()).toContain('ce_sutterPage');
    expect(lists.ownershipField()).toBe('c_providerIsSutter');
  });
});
