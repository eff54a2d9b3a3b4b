import { ENTITY_ROUTES, entityPath, matchEntityRoute } from './entityRoutes.ts';

describe('matchEntityRoute', () => {
  it.each([
    ['ask an expert', '/ask-an-expert/answers/why-rest-5', 'ce_askAnExpert', '5'],
    ['provider', '/find-provider/jane-doe-7', 'healthcareProfessional', '7'],
    ['provider, second prefix', '/provider-details/jane-doe-7', 'healthcareProfessional', '7'],
    ['[S-124]', '/find-location/facility/harbor-street-12', 'healthcareFacility', '12'],
    ['story', '/patient-stories/ann-3', 'ce_patientStory', '3'],
    ['publication', '/research/publications/x-1', 'ce_researchPublication', '1'],
    ['study', '/research/studies/x-1', 'ce_researchStudy', '1'],
    ['trial', '/research/clinical-trials/x-1', 'ce_researchStudy', '1'],
    ['investigator', '/research/investigators/x-1', 'ce_investigator', '1'],
    ['medical group', '/health-plan/med-group/x-1', 'ce_affiliate', '1'],
    ['hospital', '/health-plan/hospital/x-1', 'ce_affiliate', '1'],
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
    for (const { entityTypeId } of ENTITY_ROUTES) {
      const path = entityPath(entityTypeId, 'some-slug', 'id-9');
      expect(matchEntityRoute(path)).toMatchObject({
        id: 'id-9',
        route: { entityTypeId, isCanonical: true },
      });
    }
  });
});
