import { testApplication } from '#src/components/entity/volunteer/testing/testApplication.tsx';
import { VolunteerApplyNow } from './VolunteerApplyNow.tsx';

describe('VolunteerApplyNow', () => {
  testApplication({
    name: 'VolunteerApplyNow',
    Component: VolunteerApplyNow,
    ids: { leads: '[D-253]', noAddress: '[D-254]' },
    english: 'Interested in volunteering with us?',
    spanish: '¿Le interesa ser voluntario',
  });
});
