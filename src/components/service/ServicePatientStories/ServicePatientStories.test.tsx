import { onServicePage } from '#src/components/listing/testing/listingWorld.tsx';
import { askedBy, testListing } from '#src/components/listing/testing/testListing.tsx';
import { loadServicePatientStories } from './ServicePatientStories.data.ts';
import { ServicePatientStories } from './ServicePatientStories.tsx';

const one = {
  ...onServicePage,
  name: 'ServicePatientStories',
  Component: ServicePatientStories,
  load: loadServicePatientStories,
  params: { Limit: '2' },
};

describe('ServicePatientStories', () => {
  testListing({
    ...one,
    ids: { cards: '[Q-161, Q-046]', editors: '[E-072, E-073]' },
    english: { heading: 'Patient stories', more: { name: 'All patient stories', href: '/patient-stories' } },
    spanish: {
      heading: 'Historias de pacientes',
      more: { name: 'Todas las historias de pacientes', href: '/es/patient-stories' },
    },
    asksNothingOn: [{ page: {} }, { world: {} }],
  });

  it('[S-340] asks in the context of the service', async () => {
    const { asked } = await askedBy(one);
    expect(asked).toEqual([
      {
        experience: 'related-content',
        verticalKey: 'patient_story',
        limit: 3,
        contextEntityId: 'svc1',
        staticFilters: [
          { kind: 'fieldValue', fieldId: 'c_services.name', matcher: '$eq', value: 'Heart Care' },
        ],
      },
    ]);
  });
});
