import { testQueryListing } from '#src/components/listing/testing/testListing.tsx';
import { loadDynamicPatientStories } from './DynamicPatientStories.data.ts';
import { DynamicPatientStories } from './DynamicPatientStories.tsx';

describe('DynamicPatientStories', () => {
  testQueryListing({
    name: 'DynamicPatientStories',
    Component: DynamicPatientStories,
    load: loadDynamicPatientStories,
    ids: { asks: '[Q-404]', editors: '[E-072, E-073]', noQuery: '[X-026]' },
    search: { verticalKey: 'patient_story' },
    english: { heading: 'Patient stories', more: { name: 'All patient stories', href: '/patient-stories' } },
    spanish: {
      heading: 'Historias de pacientes',
      more: { name: 'Todas las historias de pacientes', href: '/es/patient-stories' },
    },
  });
});
