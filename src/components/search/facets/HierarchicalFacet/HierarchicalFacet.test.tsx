import userEvent from '@testing-library/user-event';
import {
  inAddress,
  placed,
  renderSearch,
  screen,
  settle,
  stubNetwork,
  wireFacet,
} from '#src/components/search/testing/searchHarness.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { HierarchicalFacet } from './HierarchicalFacet.tsx';

const field = 'c_topic';
const options = ['Food', 'Food > Fruit', 'Food > Fruit > Bananas', 'Food>Bread', 'Sleep'].map(
  (displayName, index) => ({ displayName, count: 20 - index }),
);
const network = () => stubNetwork(() => ({ facets: [wireFacet(field, 'Topic', options)] }));
const facet = <HierarchicalFacet {...placed('HierarchicalFacet', { FacetFieldId: field })} />;
const at = (values: string[]) =>
  `/find-location?facets=${encodeURIComponent(JSON.stringify([{ i: field, v: values }]))}`;
const shown = () => screen.queryAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
const press = async (name: RegExp) => {
  await userEvent.click(screen.getByRole('checkbox', { name }));
  await settle();
};
const chosen = () => (inAddress('facets') as { v: string[] }[] | undefined)?.[0]?.v;

beforeEach(() => {
  window.scrollTo = jest.fn();
});

it('[Q-269, C-070] reads levels between ">" and opens what is below a chosen option', async () => {
  network();
  const { container } = await renderSearch(facet);
  expect(shown()).toEqual(['Food20', 'Sleep16']);
  await press(/^Food/);
  expect(shown()).toEqual(['Food20', 'Fruit19', 'Bread17', 'Sleep16']);
  await expectNoAxeViolations(container);
});

it('a child takes the place of its ancestors, which then are half chosen', async () => {
  network();
  await renderSearch(facet, { address: at(['Food']) });
  await press(/^Fruit/);
  expect(chosen()).toEqual(['Food > Fruit']);
  expect(screen.getByRole('checkbox', { name: /^Food/ })).toBePartiallyChecked();
});

it('[Q-270, Q-271] taking a child away takes its descendants too and selects its parent again', async () => {
  network();
  await renderSearch(facet, { address: at(['Food > Fruit > Bananas', 'Sleep']) });
  await press(/^Fruit/);
  expect(chosen()?.sort()).toEqual(['Food', 'Sleep']);
});

it('[X-020] without a field id says so to editors', async () => {
  stubNetwork();
  await renderSearch(<HierarchicalFacet {...placed('HierarchicalFacet')} />, { page: { mode: 'edit' } });
  expect(screen.getByText('Facet field ID required')).toBeVisible();
});
