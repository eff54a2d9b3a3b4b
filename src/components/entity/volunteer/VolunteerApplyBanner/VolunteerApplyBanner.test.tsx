import { testApplication } from '#src/components/entity/volunteer/testing/testApplication.tsx';
import { VolunteerApplyBanner } from './VolunteerApplyBanner.tsx';

describe('VolunteerApplyBanner', () => {
  testApplication({
    name: 'VolunteerApplyBanner',
    Component: VolunteerApplyBanner,
    ids: { leads: '[D-270]', noAddress: '[D-254]' },
    english: 'Interested in volunteering?',
    spanish: '¿Le interesa el voluntariado?',
  });
});
