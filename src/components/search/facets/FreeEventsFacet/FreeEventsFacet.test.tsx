import {
  asked,
  inAddress,
  placed,
  renderSearch,
  stubNetwork,
  wireFacet,
} from '#src/components/search/testing/searchHarness.tsx';
import { pressOption, testMissingField } from '#src/components/search/testing/testFacet.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { FreeEventsFacet } from './FreeEventsFacet.tsx';

const field = 'c_isPaid';
const facet = <FreeEventsFacet {...placed('FreeEventsFacet', { FacetFieldId: field, Label: 'Cost' })} />;
const paid = { displayName: 'true', value: true, count: 52 };
const free = { displayName: 'false', value: false, count: 198 };

it('[Q-304] shows only the false option, named Free Events, and asks for what is not paid', async () => {
  const network = stubNetwork(() => ({ facets: [wireFacet(field, 'Paid', [paid, free])] }));
  const { container } = await renderSearch(facet);
  expect(container).toHaveTextContent(/^Free Events198$/);
  await expectNoAxeViolations(container);
  await pressOption(/Free Events/);
  expect(inAddress('facets')).toEqual([{ i: field, v: [false] }]);
  expect(asked(network.searches.at(-1), 'facetFilters')).toEqual({ [field]: [{ [field]: { $eq: false } }] });
});

it('is hidden when every event is paid', async () => {
  stubNetwork(() => ({ facets: [wireFacet(field, 'Paid', [paid])] }));
  const { container } = await renderSearch(facet);
  expect(container).toBeEmptyDOMElement();
});

testMissingField(FreeEventsFacet, '[X-020]');
