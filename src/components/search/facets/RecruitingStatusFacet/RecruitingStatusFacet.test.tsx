import { testNamedFacet } from '#src/components/search/testing/testFacet.tsx';
import { RecruitingStatusFacet } from './RecruitingStatusFacet.tsx';

testNamedFacet({
  Facet: RecruitingStatusFacet,
  field: 'c_recruitingStatus',
  values: [
    'Closed to Enrollment',
    'Completed',
    'Paused',
    'Open to Enrollment',
    'Recruiting',
    'Coming Soon',
    'Completed Has Results',
    'Active Not Recruiting',
    'Active Recruiting',
  ],
  title: '[Q-301, R-150] shows the statuses in their order, whatever order they come in',
  noFieldIds: '[X-020]',
  english: [
    'Recruiting',
    'Active Recruiting',
    'Active, Not Recruiting',
    'Completed, Has Results',
    'Completed',
    'Coming Soon',
    'Open to Enrollment',
    'Closed to Enrollment',
    'Paused',
  ],
  spanish: [
    'Reclutando',
    'Activo, reclutando',
    'Activo, sin reclutar',
    'Terminado, con resultados',
    'Terminado',
    'Próximamente',
    'Inscripción abierta',
    'Inscripción cerrada',
    'Paused',
  ],
  choice: { value: 'Coming Soon', english: 'Coming Soon', spanish: 'Próximamente' },
});
