import userEvent from '@testing-library/user-event';
import {
  placed,
  renderSearch,
  screen,
  stubNetwork,
  waitFor,
  wireFacet,
} from '#src/components/search/testing/searchHarness.tsx';
import { optionNames, testMissingField } from '#src/components/search/testing/testFacet.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { HealthTopicsFacet } from './HealthTopicsFacet.tsx';

const field = 'c_healthTopics.name';
const facet = (
  <HealthTopicsFacet {...placed('HealthTopicsFacet', { FacetFieldId: field, Label: 'Topics' })} />
);
const network = (options = ['Heart', 'Sleep', 'Insomnia']) =>
  stubNetwork(() => ({
    facets: [
      wireFacet(
        field,
        'Health Topics',
        options.map((displayName) => ({ displayName, count: 3 })),
      ),
    ],
  }));
const list = [
  { name: 'Heart', c_parentHealthTopic: [] },
  { name: 'Sleep', c_parentHealthTopic: [] },
  { name: 'Insomnia', c_parentHealthTopic: [{ name: 'Sleep' }] },
];
const calls = (net: { others: string[] }) => net.others.filter((path) => path === '/api/healthTopics').length;

afterEach(() => jest.restoreAllMocks());

it('[Q-311, S-335] asks once for the list of topics and shows only those without a parent', async () => {
  const net = network();
  net.routes['/api/healthTopics'] = list;
  const { container } = await renderSearch(facet);
  await waitFor(() => expect(optionNames()).toEqual(['Heart', 'Sleep']));
  expect(calls(net)).toBe(1);
  await expectNoAxeViolations(container);
});

it('a chosen topic below another stays in view, so that it can be undone', async () => {
  const net = network();
  net.routes['/api/healthTopics'] = list;
  const chosen = encodeURIComponent(JSON.stringify([{ i: field, v: ['Insomnia'] }]));
  await renderSearch(facet, { address: `/find-location?facets=${chosen}` });
  await waitFor(() => expect(optionNames()).toEqual(['Heart', 'Sleep', 'Insomnia']));
  await waitFor(() => expect(calls(net)).toBe(1));
  expect(screen.getByRole('checkbox', { name: /Insomnia/ })).toBeChecked();
});

it.each([
  ['[X-057] a refusal', 503],
  ['an answer that is no list', { topics: list }],
])('%s is logged, and all topics show', async (_, route) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const net = network();
  net.routes['/api/healthTopics'] = route;
  await renderSearch(facet);
  await waitFor(() => expect(log).toHaveBeenCalledWith('Failed to fetch health topics'));
  expect(optionNames()).toEqual(['Heart', 'Sleep', 'Insomnia']);
});

it('asks for nothing while editing, nor where there are no topics', async () => {
  const editing = network();
  const { unmount } = await renderSearch(facet, { page: { mode: 'edit' } });
  expect(editing.others).toEqual([]);
  unmount();
  const empty = network([]);
  const { container } = await renderSearch(facet);
  expect(empty.others).toEqual([]);
  expect(container).toBeEmptyDOMElement();
});

it('holds at most sixty topics at a time, says so, and finds the others by typing', async () => {
  network(Array.from({ length: 424 }, (_, index) => `Topic ${index + 1}`));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = await renderSearch(facet);
  expect(container.querySelectorAll('input[type=checkbox]')).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Show 50 more' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(60);
  expect(screen.getByText('The first 60 of 424 are listed. Type above to find others.')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find in Topics' }), 'topic 42');
  expect(optionNames()).toEqual([
    'Topic 42',
    'Topic 420',
    'Topic 421',
    'Topic 422',
    'Topic 423',
    'Topic 424',
  ]);
});

testMissingField(HealthTopicsFacet, '[X-020]');
