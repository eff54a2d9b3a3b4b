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
import { AgeRangeFacet } from './AgeRangeFacet.tsx';

const field = 'c_ageRange';
const network = () =>
  stubNetwork(() => ({
    facets: [
      wireFacet(
        field,
        'From the service',
        [
          '18 + years',
          'ALL_AGES',
          '0-18 years',
          'Other Specify',
          'Seniors Only',
          'Contact Physician Office',
          'Nonsense',
        ].map((displayName, index) => ({ displayName, count: 90 - index })),
      ),
    ],
  }));
const facet = <AgeRangeFacet {...placed('AgeRangeFacet', { FacetFieldId: field, Label: 'Kind' })} />;
const names = () =>
  screen
    .queryAllByRole('checkbox')
    .map((box) => box.closest('label')?.querySelector('.Checkbox-label')?.textContent);

beforeEach(() => {
  window.scrollTo = jest.fn();
});

it('[R-120] shows the display values of the age groups and leaves out what is none', async () => {
  const { searches } = network();
  const { container } = await renderSearch(facet);
  expect(screen.getByRole('group', { name: 'Kind' })).toBeVisible();
  expect(names()).toEqual([
    'Adults only',
    'All ages',
    'Children under 18',
    'Other ages',
    'Seniors Only',
    'Contact Office',
  ]);
  await expectNoAxeViolations(container);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Adults only/ }));
  await settle();
  expect(inAddress('facets')).toEqual([{ i: field, v: ['18 + years'] }]);
  expect(asked(searches.at(-1), 'facetFilters')).toEqual({ [field]: [{ [field]: { $eq: '18 + years' } }] });
});

it('says them in Spanish on a Spanish page, the values unchanged', async () => {
  network();
  await renderSearch(facet, { page: { locale: 'es', dictionary: { ...dictionary, ...spanish } } });
  expect(names()).toEqual([
    'Solo adultos',
    'Todas las edades',
    'Menores de 18 años',
    'Otras edades',
    'Solo adultos mayores',
    'Consulte con el consultorio',
  ]);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Solo adultos \d/ }));
  await settle();
  expect(inAddress('facets')).toEqual([{ i: field, v: ['18 + years'] }]);
});

it('[X-020] without a field id says so to editors', async () => {
  stubNetwork();
  await renderSearch(<AgeRangeFacet {...placed('AgeRangeFacet')} />, { page: { mode: 'edit' } });
  expect(screen.getByText('Facet field ID required')).toBeVisible();
});
