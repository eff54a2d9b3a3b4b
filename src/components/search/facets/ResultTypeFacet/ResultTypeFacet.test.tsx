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
import { ResultTypeFacet } from './ResultTypeFacet.tsx';

const field = 'builtin.entityType';
const network = () =>
  stubNetwork(() => ({
    facets: [
      wireFacet(
        field,
        'From the service',
        ['Research Publication', 'Research Study', 'Investigator'].map((displayName, index) => ({
          displayName,
          count: 90 - index,
        })),
      ),
    ],
  }));
const facet = <ResultTypeFacet {...placed('ResultTypeFacet', { FacetFieldId: field, Label: 'Kind' })} />;
const names = () =>
  screen
    .queryAllByRole('checkbox')
    .map((box) => box.closest('label')?.querySelector('.Checkbox-label')?.textContent);

beforeEach(() => {
  window.scrollTo = jest.fn();
});

it('[Q-307, Q-308, Q-301] hides Research Study and calls Research Publication Publication; the values stay', async () => {
  const { searches } = network();
  const { container } = await renderSearch(facet);
  expect(screen.getByRole('group', { name: 'Kind' })).toBeVisible();
  expect(names()).toEqual(['Publication', 'Investigator']);
  await expectNoAxeViolations(container);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Publication/ }));
  await settle();
  expect(inAddress('facets')).toEqual([{ i: field, v: ['Research Publication'] }]);
  expect(asked(searches.at(-1), 'facetFilters')).toEqual({
    [field]: [{ [field]: { $eq: 'Research Publication' } }],
  });
});

it('says them in Spanish on a Spanish page, the values unchanged', async () => {
  network();
  await renderSearch(facet, { page: { locale: 'es', dictionary: { ...dictionary, ...spanish } } });
  expect(names()).toEqual(['Publicación', 'Investigador']);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Publicación/ }));
  await settle();
  expect(inAddress('facets')).toEqual([{ i: field, v: ['Research Publication'] }]);
});

it('[X-020] without a field id says so to editors', async () => {
  stubNetwork();
  await renderSearch(<ResultTypeFacet {...placed('ResultTypeFacet')} />, { page: { mode: 'edit' } });
  expect(screen.getByText('Facet field ID required')).toBeVisible();
});
