import userEvent from '@testing-library/user-event';
import {
  asked,
  inAddress,
  placed,
  renderSearch,
  screen,
  settle,
  stubNetwork,
  wireFacet,
} from '#src/components/search/testing/searchHarness.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { FreeEventsFacet } from './FreeEventsFacet.tsx';

const field = 'c_isPaid';
const facet = <FreeEventsFacet {...placed('FreeEventsFacet', { FacetFieldId: field, Label: 'Cost' })} />;
const paid = { displayName: 'true', value: true, count: 52 };
const free = { displayName: 'false', value: false, count: 198 };

beforeEach(() => {
  window.scrollTo = jest.fn();
});

it('[Q-304] shows only the false option, named Free Events, and asks for what is not paid', async () => {
  const network = stubNetwork(() => ({ facets: [wireFacet(field, 'Paid', [paid, free])] }));
  const { container } = await renderSearch(facet);
  expect(container).toHaveTextContent(/^Free Events198$/);
  await expectNoAxeViolations(container);
  await userEvent.click(screen.getByRole('checkbox', { name: /Free Events/ }));
  await settle();
  expect(inAddress('facets')).toEqual([{ i: field, v: [false] }]);
  expect(asked(network.searches.at(-1), 'facetFilters')).toEqual({ [field]: [{ [field]: { $eq: false } }] });
});

it('is hidden when every event is paid', async () => {
  stubNetwork(() => ({ facets: [wireFacet(field, 'Paid', [paid])] }));
  const { container } = await renderSearch(facet);
  expect(container).toBeEmptyDOMElement();
});

it('[X-020] without a field id says so to editors', async () => {
  stubNetwork();
  await renderSearch(<FreeEventsFacet {...placed('FreeEventsFacet')} />, { page: { mode: 'edit' } });
  expect(screen.getByText('Facet field ID required')).toBeVisible();
});
