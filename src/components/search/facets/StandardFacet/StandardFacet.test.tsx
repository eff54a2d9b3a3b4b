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
  type WireOption,
} from '#src/components/search/testing/searchHarness.tsx';
import {
  narrowedTo,
  optionLabels,
  pressOption,
  testMissingField,
} from '#src/components/search/testing/testFacet.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { OptionFacet } from '#src/components/search/facets/OptionFacet.tsx';
import { StandardFacet } from './StandardFacet.tsx';

const field = 'c_locationType';
const network = (options: WireOption[], label = 'Location Type') =>
  stubNetwork(() => ({ facets: [wireFacet(field, label, options)] }));
const facet = (params: Record<string, string> = {}) => (
  <StandardFacet {...placed('StandardFacet', { FacetFieldId: field, ...params })} />
);
const types = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ displayName: `Type ${index + 1}`, count: 100 - index }));

it('[Q-280, Q-281, Q-253] choosing an option selects it, searches again and stands in the address', async () => {
  const net = network([
    { displayName: 'Lab', count: 1204 },
    { displayName: 'Hospital', count: 3 },
  ]);
  const { container } = await renderSearch(facet());
  expect(screen.getByRole('group', { name: 'Location Type' })).toBeVisible();
  expect(optionLabels()).toEqual(['Lab1,204', 'Hospital3']);
  await expectNoAxeViolations(container);
  await pressOption(/Lab/);
  expect(screen.getByRole('checkbox', { name: /Lab/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Hospital/ })).not.toBeChecked();
  expect(inAddress('facets')).toEqual([{ i: field, v: ['Lab'] }]);
  expect(asked(net.searches.at(-1), 'facetFilters')).toEqual({ [field]: [{ [field]: { $eq: 'Lab' } }] });
});

it('[Q-282] clearing it searches again without it, by keyboard too', async () => {
  const net = network([{ displayName: 'Lab', count: 4 }]);
  await renderSearch(facet(), { address: narrowedTo(field, ['Lab']) });
  screen.getByRole('checkbox', { name: /Lab/ }).focus();
  await userEvent.keyboard(' ');
  await settle();
  expect(inAddress('facets')).toBeUndefined();
  expect(net.searches).toHaveLength(2);
});

it.each([
  { options: [{ displayName: 'Lab', count: 2 }], shown: [] },
  {
    options: [
      { displayName: 'Lab', count: 2 },
      { displayName: 'Imaging', count: 2 },
    ],
    shown: [],
  },
  {
    options: [
      { displayName: 'Lab', count: 2 },
      { displayName: 'Imaging', count: 1 },
    ],
    shown: ['Lab2', 'Imaging1'],
  },
])('offers options only where one of them leaves results out: $shown', async ({ options, shown }) => {
  stubNetwork(() => ({ count: 2, facets: [wireFacet(field, 'Location Type', options)] }));
  await renderSearch(facet());
  expect(optionLabels()).toEqual(shown);
});

it('shows a choice that leaves nothing out, so that it can be taken back', async () => {
  stubNetwork(() => ({
    count: 1,
    facets: [wireFacet(field, 'Location Type', [{ displayName: 'Lab', count: 1 }])],
  }));
  await renderSearch(facet(), { address: narrowedTo(field, ['Lab']) });
  expect(optionLabels()).toEqual(['Lab1']);
});

it.each([
  ['[Q-312, R-087, C-068] shows ten when the limit is no number', 'many', 10],
  ['shows as many as configured', '3', 3],
])('%s', async (_, limit, expected) => {
  network(types(14));
  await renderSearch(facet({ ShowMoreLimit: limit }));
  expect(
    optionLabels().filter(
      (_label, index) => screen.getAllByRole('checkbox')[index]?.closest('li')?.hidden === false,
    ),
  ).toHaveLength(expected);
  await userEvent.click(screen.getByRole('button', { name: `Show ${14 - expected} more` }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(14);
});

it('a chosen option is always in view', async () => {
  network(types(14));
  await renderSearch(facet(), { address: narrowedTo(field, ['Type 13']) });
  expect(screen.getByRole('checkbox', { name: /Type 13/ })).toBeVisible();
});

it('keeps a chosen option that no longer counts anything, so that it can be undone', async () => {
  network([{ displayName: 'Lab', count: 4 }]);
  await renderSearch(facet(), { address: narrowedTo(field, ['Birth Center']) });
  expect(optionLabels()).toEqual(['Lab4', 'Birth Center0']);
});

it('a long list can be searched, without case and accents', async () => {
  network([...types(15), { displayName: 'Clínica móvil', count: 1 }]);
  await renderSearch(facet({ Label: 'Kind' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find in Kind' }), 'clinica');
  expect(optionLabels()).toEqual(['Clínica móvil1']);
  await userEvent.type(screen.getByRole('searchbox'), 'xx');
  expect(screen.getByText('None found')).toBeVisible();
});

it('is hidden without options', async () => {
  network([]);
  const { container } = await renderSearch(facet());
  expect(container).toHaveTextContent('');
});

testMissingField(StandardFacet, '[X-020]');

it('[R-119] of genders only the displayed ones are offered', async () => {
  stubNetwork(() => ({
    facets: [
      wireFacet(
        'gender',
        'Gender',
        ['Female', 'MALE', 'Nonbinary', 'Unspecified', 'Prefer Not to Disclose'].map((displayName) => ({
          displayName,
          count: 5,
        })),
      ),
    ],
  }));
  await renderSearch(<StandardFacet {...placed('StandardFacet', { FacetFieldId: 'gender' })} />);
  expect(optionLabels()).toEqual(['Female5', 'Male5', 'Nonbinary5']);
  await pressOption(/^Male/);
  expect(inAddress('facets')).toEqual([{ i: 'gender', v: ['MALE'] }]);
});

it('is worked by keyboard: Tab moves between options, Space turns one on and off', async () => {
  network([
    { displayName: 'Lab', count: 4 },
    { displayName: 'Hospital', count: 3 },
  ]);
  await renderSearch(facet());
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('checkbox', { name: /Hospital/ })).toHaveFocus();
  await userEvent.keyboard(' ');
  await settle();
  expect(inAddress('facets')).toEqual([{ i: field, v: ['Hospital'] }]);
  expect(screen.getByRole('checkbox', { name: /Hospital/ })).toHaveFocus();
  await userEvent.keyboard(' ');
  await settle();
  expect(inAddress('facets')).toBeUndefined();
});

it('what is chosen in one facet leaves the options of the others as they are drawn until they are counted anew', async () => {
  const rule = jest.fn(() => ({ kind: 'result-type' }) as const);
  let answer = (): void => undefined;
  const facets = () => [wireFacet(field, 'Location Type', types(2)), wireFacet('city', 'City', types(3))];
  let isFirst = true;
  stubNetwork(() => {
    if (isFirst) return ((isFirst = false), { facets: facets() });
    return new Promise((resolve) => (answer = () => resolve({ facets: facets() })));
  });
  await renderSearch(
    <>
      {facet()}
      <OptionFacet {...placed('StandardFacet', { FacetFieldId: 'city' })} name="StandardFacet" rule={rule} />
    </>,
  );
  const drawn = rule.mock.calls.length;
  await userEvent.click(screen.getAllByRole('checkbox', { name: /Type 1/ })[0]!);
  await settle();
  expect(rule).toHaveBeenCalledTimes(drawn);
  answer();
  await settle();
  expect(rule).toHaveBeenCalledTimes(drawn + 1);
});
