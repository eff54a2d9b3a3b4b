import userEvent from '@testing-library/user-event';
import {
  asked,
  dictionary,
  inAddress,
  placed,
  renderSearch,
  screen,
  settle,
  stubNetwork,
  wireFacet,
} from '#src/components/search/testing/searchHarness.tsx';
import { facets as spanish } from '#src/i18n/es/facets.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { RecruitingStatusFacet } from './RecruitingStatusFacet.tsx';

const field = 'c_recruitingStatus';
const network = () =>
  stubNetwork(() => ({
    facets: [
      wireFacet(
        field,
        'From the service',
        [
          'Closed to Enrollment',
          'Completed',
          'Paused',
          'Open to Enrollment',
          'Recruiting',
          'Coming Soon',
          'Completed Has Results',
          'Active Not Recruiting',
          'Active Recruiting',
        ].map((displayName, index) => ({ displayName, count: 90 - index })),
      ),
    ],
  }));
const facet = (
  <RecruitingStatusFacet {...placed('RecruitingStatusFacet', { FacetFieldId: field, Label: 'Kind' })} />
);
const names = () =>
  screen
    .queryAllByRole('checkbox')
    .map((box) => box.closest('label')?.querySelector('.Checkbox-label')?.textContent);

beforeEach(() => {
  window.scrollTo = jest.fn();
});

it('[Q-301, R-150] shows the statuses in their order, whatever order they come in', async () => {
  const { searches } = network();
  const { container } = await renderSearch(facet);
  expect(screen.getByRole('group', { name: 'Kind' })).toBeVisible();
  expect(names()).toEqual([
    'Recruiting',
    'Active Recruiting',
    'Active Not Recruiting',
    'Completed Has Results',
    'Completed',
    'Coming Soon',
    'Open to Enrollment',
    'Closed to Enrollment',
    'Paused',
  ]);
  await expectNoAxeViolations(container);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Coming Soon/ }));
  await settle();
  expect(inAddress('facets')).toEqual([{ i: field, v: ['Coming Soon'] }]);
  expect(asked(searches.at(-1), 'facetFilters')).toEqual({ [field]: [{ [field]: { $eq: 'Coming Soon' } }] });
});

it('says them in Spanish on a Spanish page, the values unchanged', async () => {
  network();
  await renderSearch(facet, { page: { locale: 'es', dictionary: { ...dictionary, ...spanish } } });
  expect(names()).toEqual([
    'En reclutamiento',
    'Activo, recluta participantes',
    'Activo, no recluta',
    'Concluido, con resultados',
    'Concluido',
    'Próximamente',
    'Inscripción abierta',
    'Inscripción cerrada',
    'Paused',
  ]);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Próximamente/ }));
  await settle();
  expect(inAddress('facets')).toEqual([{ i: field, v: ['Coming Soon'] }]);
});

it('[X-020] without a field id says so to editors', async () => {
  stubNetwork();
  await renderSearch(<RecruitingStatusFacet {...placed('RecruitingStatusFacet')} />, {
    page: { mode: 'edit' },
  });
  expect(screen.getByText('Facet field ID required')).toBeVisible();
});
