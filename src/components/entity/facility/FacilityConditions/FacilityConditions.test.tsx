import { testLinkList } from '#src/components/entity/facility/testing/testLinkList.tsx';
import { FacilityConditions } from './FacilityConditions.tsx';

describe('FacilityConditions', () => {
  testLinkList({
    Section: FacilityConditions,
    member: 'conditions',
    field: 'c_displayConditions',
    ids: {
      lists: '[D-096]',
      sorts: '[R-118]',
      nothing: '[D-003, D-004, X-073]',
      editors: '[D-005, E-079]',
    },
    english: 'Conditions we treat',
    spanish: 'Afecciones que tratamos',
  });
});
