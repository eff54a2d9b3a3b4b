import {
  asked,
  inAddress,
  placed,
  renderSearch,
  screen,
  stubNetwork,
  wireFacet,
  type WireOption,
} from '#src/components/search/testing/searchHarness.tsx';
import { pressOption, testMissingField } from '#src/components/search/testing/testFacet.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { BooleanFacet } from './BooleanFacet.tsx';

const network = (options: WireOption[]) =>
  stubNetwork(() => ({ facets: [wireFacet('c_hasER', 'Has ER', options)] }));
const facet = (params: Record<string, string> = {}) => (
  <BooleanFacet {...placed('BooleanFacet', { FacetFieldId: 'c_hasER', ...params })} />
);
const yes = { displayName: 'true', value: true, count: 12 };
const no = { displayName: 'false', value: false, count: 300 };

it('[Q-303] shows only the true option, under its label', async () => {
  const net = network([no, yes]);
  const { container } = await renderSearch(facet({ OptionLabel: 'Emergency room' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  expect(container).toHaveTextContent(/^Emergency room12$/);
  await expectNoAxeViolations(container);
  await pressOption(/Emergency room/);
  expect(inAddress('facets')).toEqual([{ i: 'c_hasER', v: [true] }]);
  expect(asked(net.searches.at(-1), 'facetFilters')).toEqual({ c_hasER: [{ c_hasER: { $eq: true } }] });
});

it('is hidden without a true option', async () => {
  network([no]);
  await renderSearch(facet());
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

testMissingField(BooleanFacet, '[X-020]');
