import { testLinkList } from '#src/components/entity/facility/testing/testLinkList.tsx';
import { FacilityDiagnostics } from './FacilityDiagnostics.tsx';

describe('FacilityDiagnostics', () => {
  testLinkList({
    Section: FacilityDiagnostics,
    member: 'diagnostics',
    field: 'c_displayDiagnostics',
    ids: {
      lists: '[D-097]',
      sorts: '[R-118]',
      nothing: '[D-003, D-004, X-073]',
      editors: '[D-005, E-079]',
    },
    english: 'Tests and diagnostics',
    spanish: 'Pruebas y diagnósticos',
  });
});
