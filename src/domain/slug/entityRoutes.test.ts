import { ENTITY_ROUTES, entityPath, matchEntityRoute, siteOfType } from './entityRoutes.ts';

describe('matchEntityRoute', () => {
  it.each([
    ['ask an expert', '/ask-an-expert/answers/why-rest-5', 'ce_askAnExpert', '5'],
    ['[S-122] provider', '/find-provider/jane-doe-7', 'healthcareProfessional', '7'],
    ['[S-123] provider, second prefix', '/provider-details/jane-doe-7', 'healthcareProfessional', '7'],
    ['[S-124]', '/find-location/facility/harbor-street-12', 'healthcareFacility', '12'],
    ['story', '/patient-stories/ann-3', 'ce_patientStory', '3'],
    ['publication', '/research/publications/x-1', 'ce_researchPublication', '1'],
    ['study', '/research/studies/x-1', 'ce_researchStudy', '1'],
    ['trial', '/research/clinical-trials/x-1', 'ce_researchStudy', '1'],
    ['investigator', '/research/investigators/x-1', 'ce_investigator', '1'],
    ['[S-131] medical group', '/health-plan/med-group/x-1', 'ce_affiliate', '1'],
    ['[S-132] hospital', '/health-plan/hospital/x-1', 'ce_affiliate', '1'],
    ['[S-130] payor', '/health-plan/plan/acme-payor1', 'ce_healthPlanPayor', 'payor1'],
    ['[S-130] plan, under its payor', '/health-plan/plan/acme-payor1/gold-plan2', 'ce_healthPlan', 'plan2'],
    ['[S-130] plan without a slug', '/health-plan/plan/acme/plan2', 'ce_healthPlan', 'plan2'],
    ['[S-130] the id of a plan as a segment', '/health-plan/plan/acme/gold/a-2', 'ce_healthPlan', 'a-2'],
    ['volunteering', '/volunteering/opportunities/x-1', 'ce_volunteerOpportunity', '1'],
    [
      '[S-120] the id as a segment of its own',
      '/find-location/facility/harbor/fac-12',
      'healthcareFacility',
      'fac-12',
    ],
    ['[S-120] percent-encoded', '/find-location/facility/caf%C3%A9-12', 'healthcareFacility', '12'],
  ])('%s %s', (_row, path, type, id) => {
    expect(matchEntityRoute(path)).toMatchObject({ id, route: { entityTypeId: type } });
  });

  it.each([
    '/',
    '/find-location/facility',
    '/find-location/facilityx/a-1',
    '/find-doctor/city/fresno',
    '/research/a-1',
  ])('%s names no entity', (path) => {
    expect(matchEntityRoute(path)).toBeUndefined();
  });

  it('what entityPath prints is read back', () => {
    for (const { entityTypeId, prefix, isCanonical, isBelow } of ENTITY_ROUTES) {
      if (!isCanonical) continue;
      // An id with a hyphen takes a segment of its own; below a payor that would be a plan's.
      const id = entityTypeId === 'ce_healthPlanPayor' ? '9' : 'id-9';
      const path = entityPath(entityTypeId, 'some-slug', id, { prefix, parent: 'acme-1' });
      expect(path.startsWith(`/${prefix}/${isBelow ? 'acme-1/' : ''}some-slug`)).toBe(true);
      expect(matchEntityRoute(path, siteOfType(entityTypeId))).toMatchObject({
        id,
        route: { entityTypeId, prefix, isCanonical: true },
      });
    }
  });

  it.each([
    ['main', '/find-provider/a-1', 'healthcareProfessional'],
    ['plan', '/find-provider/a-1', 'ce_shpProvider'],
    ['plan', '/provider-details/a-1', 'ce_shpProvider'],
    ['plan', '/find-location/facility/a-1', 'healthcareFacility'],
  ] as const)('each site has its own providers: %s %s', (variant, path, type) => {
    expect(matchEntityRoute(path, variant)?.route.entityTypeId).toBe(type);
  });
});
