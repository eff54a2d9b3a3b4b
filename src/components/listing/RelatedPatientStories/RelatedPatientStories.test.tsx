import { onTopicPage } from '#src/components/listing/testing/listingWorld.tsx';
import { askedBy, testListing } from '#src/components/listing/testing/testListing.tsx';
import { loadRelatedPatientStories } from './RelatedPatientStories.data.ts';
import { RelatedPatientStories } from './RelatedPatientStories.tsx';

const one = {
  ...onTopicPage,
  name: 'RelatedPatientStories',
  Component: RelatedPatientStories,
  load: loadRelatedPatientStories,
  params: { Limit: '2' },
};

describe('RelatedPatientStories', () => {
  testListing({
    ...one,
    ids: { cards: '[Q-046]', nothing: '[S-338]', editors: '[E-072, E-073]' },
    english: { heading: 'Patient stories', more: { name: 'All patient stories', href: '/patient-stories' } },
    spanish: {
      heading: 'Historias de pacientes',
      more: { name: 'Todas las historias de pacientes', href: '/es/patient-stories' },
    },
    asksNothingOn: [{ page: {} }],
  });

  it('[S-340] asks for stories of the service or the topics', async () => {
    const { asked } = await askedBy(one);
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
});
