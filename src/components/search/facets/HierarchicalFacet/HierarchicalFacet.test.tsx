import {
  inAddress,
  placed,
  renderSearch,
  screen,
  stubNetwork,
  wireFacet,
} from '#src/components/search/testing/searchHarness.tsx';
import {
  narrowedTo,
  optionLabels,
  pressOption,
  testMissingField,
} from '#src/components/search/testing/testFacet.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { HierarchicalFacet } from './HierarchicalFacet.tsx';

const field = 'c_topic';
const options = ['Food', 'Food > Fruit', 'Food > Fruit > Bananas', 'Food>Bread', 'Sleep'].map(
  (displayName, index) => ({ displayName, count: 20 - index }),
);
const network = () => stubNetwork(() => ({ facets: [wireFacet(field, 'Topic', options)] }));
const facet = <HierarchicalFacet {...placed('HierarchicalFacet', { FacetFieldId: field })} />;
const chosen = () => (inAddress('facets') as { v: string[] }[] | undefined)?.[0]?.v;

it('[Q-269, C-070] reads levels between ">" and opens what is below a chosen option', async () => {
  network();
  const { container } = await renderSearch(facet);
  expect(optionLabels()).toEqual(['Food20', 'Sleep16']);
  await pressOption(/^Food/);
  expect(optionLabels()).toEqual(['Food20', 'Fruit19', 'Bread17', 'Sleep16']);
  await expectNoAxeViolations(container);
});

it('a child takes the place of its ancestors, which then are half chosen', async () => {
  network();
  await renderSearch(facet, { address: narrowedTo(field, ['Food']) });
  await pressOption(/^Fruit/);
  expect(chosen()).toEqual(['Food > Fruit']);
  expect(screen.getByRole('checkbox', { name: /^Food/ })).toBePartiallyChecked();
});

it('[Q-270, Q-271] taking a child away takes its descendants too and selects its parent again', async () => {
  network();
  await renderSearch(facet, { address: narrowedTo(field, ['Food > Fruit > Bananas', 'Sleep']) });
  await pressOption(/^Fruit/);
  expect(chosen()?.sort()).toEqual(['Food', 'Sleep']);
});

testMissingField(HierarchicalFacet, '[X-020]');
