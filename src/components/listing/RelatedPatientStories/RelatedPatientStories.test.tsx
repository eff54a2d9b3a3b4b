import {
  expectCards,
  expectNothingWhenEmptyOrFailed,
  expectSettingsForEditors,
  expectSpanishListing,
} from '#src/components/listing/testing/expectListing.tsx';
import { found, listingContext, rendering, stored } from '#src/components/listing/testing/listingWorld.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { loadRelatedPatientStories } from './RelatedPatientStories.data.ts';
import { RelatedPatientStories } from './RelatedPatientStories.tsx';

const pageFields = {
  Service: stored({ id: '100574', label: 'Heart Care', type: 'ce_service', entityId: 'svc1' }),
  Specialties: stored({ id: '9', label: 'Cardiology' }),
  HealthTopics: stored({ id: '12', label: 'Heart health' }),
};
const one = {
  name: 'RelatedPatientStories',
  Component: RelatedPatientStories,
  load: loadRelatedPatientStories,
  params: { Limit: '2' },
  page: { pageFields },
};

describe('RelatedPatientStories', () => {
  it('[Q-046] lists what was found, with the way to all of it', async () => {
    const { container } = await expectCards(one, {
      heading: 'Patient stories',
      more: { name: 'All patient stories', href: '/patient-stories' },
    });
    await expectNoAxeViolations(container);
  });

  it('[S-340] asks for stories of the service or the topics', async () => {
    const { context, asked } = listingContext({}, { pageFields });
    await loadRelatedPatientStories(rendering('RelatedPatientStories'), context);
    expect(asked).toEqual([
      {
        experience: 'related-content',
        verticalKey: 'patient_story',
        limit: 3,
        contextEntityId: 'svc1',
        staticFilters: [
          {
            kind: 'disjunction',
            filters: [
              { kind: 'fieldValue', fieldId: 'c_services.name', matcher: '$eq', value: 'Heart Care' },
              { kind: 'fieldValue', fieldId: 'c_healthTopics.name', matcher: '$eq', value: 'Heart health' },
            ],
          },
        ],
      },
    ]);
  });

  it('[S-338] shows nothing when there is nothing or the service does not answer', async () => {
    await expectNothingWhenEmptyOrFailed(one);
  });

  it('[E-072, E-073] shows editors its configuration and no live output', async () => {
    await expectSettingsForEditors(one);
  });

  it('asks nothing for a page that says nothing about itself', async () => {
    const { context, asked } = listingContext({ results: [found('a1')] });
    expect(await loadRelatedPatientStories(rendering('RelatedPatientStories'), context)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('speaks Spanish', async () => {
    await expectSpanishListing(
      { ...one, world: { englishNames: { 100574: 'Heart Care', 9: 'Cardiology', 12: 'Heart health' } } },
      'Historias de pacientes',
      { name: 'Todas las historias de pacientes', href: '/es/patient-stories' },
    );
  });
});
