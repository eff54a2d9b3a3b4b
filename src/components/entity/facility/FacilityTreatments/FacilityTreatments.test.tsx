import { testLinkList } from '#src/components/entity/facility/testing/testLinkList.tsx';
import { FacilityTreatments } from './FacilityTreatments.tsx';

describe('FacilityTreatments', () => {
  testLinkList({
    Section: FacilityTreatments,
    member: 'treatments',
    field: 'c_displayTreatments',
    ids: {
      lists: '[D-098]',
      sorts: '[R-118]',
      nothing: '[D-003, D-004, X-073]',
      editors: '[D-005, E-079]',
    },
    english: 'Treatments',
    spanish: 'Tratamientos',
  });
});
