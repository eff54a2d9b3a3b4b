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
import { ResearchTypeFacet } from './ResearchTypeFacet.tsx';

const field = 'c_clinicalType';
const network = () =>
  stubNetwork(() => ({
    facets: [
      wireFacet(
        field,
        'From the service',
        ['Non Clinical', 'Clinical'].map((displayName, index) => ({ displayName, count: 90 - index })),
      ),
    ],
  }));
const facet = <ResearchTypeFacet {...placed('ResearchTypeFacet', { FacetFieldId: field, Label: 'Kind' })} />;
const names = () =>
  screen
    .queryAllByRole('checkbox')
    .map((box) => box.closest('label')?.querySelector('.Checkbox-label')?.textContent);

beforeEach(() => {
  window.scrollTo = jest.fn();
});

it('[Q-305, Q-306] calls Clinical Clinical Trial and every other value Research Study', async () => {
  const { searches } = network();
  const { container } = await renderSearch(facet);
  expect(screen.getByRole('group', { name: 'Kind' })).toBeVisible();
  expect(names()).toEqual(['Research Study', 'Clinical Trial']);
  await expectNoAxeViolations(container);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Clinical Trial/ }));
  await settle();
  expect(inAddress('facets')).toEqual([{ i: field, v: ['Clinical'] }]);
  expect(asked(searches.at(-1), 'facetFilters')).toEqual({ [field]: [{ [field]: { $eq: 'Clinical' } }] });
});

it('says them in Spanish on a Spanish page, the values unchanged', async () => {
  network();
  await renderSearch(facet, { page: { locale: 'es', dictionary: { ...dictionary, ...spanish } } });
  expect(names()).toEqual(['Estudio de investigación', 'Ensayo clínico']);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Ensayo clínico/ }));
  await settle();
  expect(inAddress('facets')).toEqual([{ i: field, v: ['Clinical'] }]);
});

it('[X-020] without a field id says so to editors', async () => {
  stubNetwork();
  await renderSearch(<ResearchTypeFacet {...placed('ResearchTypeFacet')} />, { page: { mode: 'edit' } });
  expect(screen.getByText('Facet field ID required')).toBeVisible();
});
