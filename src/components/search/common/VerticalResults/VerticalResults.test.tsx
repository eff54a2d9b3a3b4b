import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  dictionary,
  placed,
  renderSearch,
  screen,
  settle,
  someResults,
  stubNetwork,
  wireLocation,
} from '#src/components/search/testing/searchHarness.tsx';
import { eventCard } from '#src/i18n/en/eventCard.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { SearchBar } from '#src/components/search/common/SearchBar/SearchBar.tsx';
import { VerticalResults } from './VerticalResults.tsx';

const results = (params: Record<string, string> = { CardType: 'Location' }) => (
  <VerticalResults {...placed('VerticalResults', params)} />
);
const cards = () => screen.queryAllByRole('article');

afterEach(() => jest.restoreAllMocks());

it('shows the results in the card of its configuration, as a numbered list', async () => {
  stubNetwork(() => ({ count: 60, results: someResults(3) }));
  const { container } = await renderSearch(results(), { address: '/find-location?offset=20' });
  await waitFor(() => expect(cards()).toHaveLength(3));
  expect(screen.getByRole('list')).toHaveAttribute('start', '21');
  expect(screen.getByRole('link', { name: 'Harbor Clinic 2' })).toHaveAttribute(
    'href',
    '/find-location/facility/harbor-clinic-2-fac2',
  );
  await expectNoAxeViolations(container);
});

it('draws what is in view first, and the rest in another go, for which it keeps the place', async () => {
  let answer = (): void => undefined;
  stubNetwork(() => new Promise((resolve) => (answer = () => resolve({ results: someResults(9) }))));
  const { container } = await renderSearch(results());
  const gone: string[] = [];
  const added: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, removedNodes } of records) {
      if (!(target instanceof HTMLOListElement)) continue;
      added.push(...[...addedNodes].map((row) => (row as Element).className));
      gone.push(...[...removedNodes].map((row) => (row as Element).className));
    }
  });
  observer.observe(container, { subtree: true, childList: true });
  answer();
  await settle();
  expect(cards()).toHaveLength(9);
  // The first three came with the list: a screen of 768 pixels shows no more.
  expect(gone).toEqual(Array.from({ length: 6 }, () => 'VerticalResults-toCome'));
  expect(added).toEqual(Array.from({ length: 6 }, () => 'far'));
  expect(container.querySelector('.VerticalResults-toCome')).not.toBeInTheDocument();
  observer.disconnect();
});

it('a list in place of another draws as many rows first as that one shows', async () => {
  const rowTop = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  // Each row of the list before begins 700 pixels below the one above it.
  rowTop.mockImplementation(function top(this: HTMLElement) {
    const { parentElement } = this;
    return { top: parentElement ? [...parentElement.children].indexOf(this) * 700 : 0 } as DOMRect;
  });
  const network = stubNetwork(() => ({ count: 60, results: someResults(9) }));
  const { container } = await renderSearch(
    <>
      <SearchBar {...placed('SearchBar')} />
      {results()}
    </>,
  );
  network.answer = () => ({ count: 9, results: someResults(9) });
  await userEvent.type(screen.getByRole('combobox'), 'clinic{Enter}');
  await settle();
  expect(cards()).toHaveLength(9);
  // What came with the list is not drawn on its coming near, which the rest is.
  expect(container.querySelectorAll('.far')).toHaveLength(7);
});

it('[Q-251] keeps the results hidden until the first search completes', async () => {
  let answer: () => void = () => undefined;
  stubNetwork(
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ results: someResults(2) });
      }),
  );
  await renderSearch(results());
  expect(cards()).toHaveLength(0);
  expect(screen.getByText('Loading results')).toBeInTheDocument();
  answer();
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(screen.queryByText('Loading results')).not.toBeInTheDocument();
});

it('a failure says what happened, and Try again brings the results', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const network = stubNetwork(() => Promise.reject(new TypeError('Failed to fetch')));
  const { container } = await renderSearch(results());
  expect(screen.getByRole('alert')).toHaveTextContent('We could not load the results');
  await expectNoAxeViolations(container);
  network.answer = () => ({ results: someResults(1) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  await waitFor(() => expect(cards()).toHaveLength(1));
});

it('numbers the cards while the map is shown', async () => {
  stubNetwork(() => ({ results: someResults(2) }));
  await renderSearch(results(), { address: '/find-location?view=map' });
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(cards()[1]).toHaveTextContent('Number on the map: 2');
});

it('shows nothing when nothing was found: NoResultsMessage speaks', async () => {
  stubNetwork(() => ({ results: [] }));
  const { container } = await renderSearch(results());
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

it.each([
  ['[X-022] without a card type', {}, 'Card Type not defined'],
  ['[X-023] with an unknown card type', { CardType: 'Poster' }, 'Card Type Poster not available'],
])('%s tells editors, and visitors nothing', async (_, params, message) => {
  stubNetwork();
  const { unmount, container } = await renderSearch(results(params));
  expect(container).toBeEmptyDOMElement();
  unmount();
  await renderSearch(results(params), { page: { mode: 'edit' } });
  expect(screen.getByText(message)).toBeVisible();
});

it('shows a class of events once, with its next date and the others folded, and loses none', async () => {
  const date = (id: string, day: string, c_teaserText: string) => ({
    data: {
      ...wireLocation(1, { c_teaserText, c_startDateTime: `2026-12-${day}T10:00`, name: c_teaserText }),
      ...{ id, type: 'ce_seatRobotEvent', landingPageUrl: `/find-event/${id}` },
    },
  });
  const found = [date('y2', '09', 'Yoga'), date('b1', '05', 'Birth'), date('y1', '02', 'Yoga')];
  stubNetwork(() => ({ count: 3, results: found }));
  const events = results({ CardType: 'Event' });
  const page = { dictionary: { ...dictionary, ...eventCard } };
  const { container, unmount } = await renderSearch(events, { address: '/find-event', page });
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(cards()[0]).toHaveTextContent(/Dec 2, 2026.*More dates.*Dec 9, 2026/);
  expect(
    [...container.querySelectorAll('article a')].map((link) => link.getAttribute('href')).sort(),
  ).toEqual(['/find-event/b1', '/find-event/y1', '/find-event/y2']);
  await expectNoAxeViolations(container);
  unmount();

  // The order somebody chose is kept.
  const latest = encodeURIComponent(
    JSON.stringify([{ type: 'FIELD', field: 'c_startDateTime', direction: 'DESC' }]),
  );
  await renderSearch(events, { address: `/find-event?sortBys=${latest}`, page });
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(cards()[0]).toHaveTextContent(/Dec 9, 2026.*More dates.*Dec 2, 2026/);
});

it('says why results are there once above them, where it is the same for all of them', async () => {
  const highlightedFields = {
    c_relatedServices: [{ name: { value: 'Imaging', matchedSubstrings: [{ offset: 0, length: 7 }] } }],
  };
  const found = [1, 2, 3].map((at) => ({ data: wireLocation(at), highlightedFields }));
  stubNetwork(() => ({ results: found }));
  const { container } = await renderSearch(results(), { address: '/find-location?query=%22x-ray%22' });
  await waitFor(() => expect(cards()).toHaveLength(3));
  expect(container.querySelectorAll('.ReasonLine')).toHaveLength(0);
  expect(screen.getByText('Why these: offers imaging for “x-ray”')).toBeVisible();
});

it('says under each card why it is there, and once how results are ordered', async () => {
  const highlightedFields = {
    c_relatedServices: [{ name: { value: 'Imaging', matchedSubstrings: [{ offset: 0, length: 7 }] } }],
  };
  const found = [
    { data: wireLocation(1), highlightedFields, distanceFromFilter: 3380 },
    { data: wireLocation(2), distanceFromFilter: 3380 },
  ];
  const network = stubNetwork(() => ({ results: found }));
  const near = { lat: 38.58, lng: -121.49, radius: 40000, name: 'Sacramento' };
  const filters = encodeURIComponent(JSON.stringify([{ 'builtin.location': { $near: near } }]));
  const { container } = await renderSearch(results(), {
    address: `/find-location?query=%22x-ray%22&staticFilters=${filters}`,
  });
  await waitFor(() => expect(cards()).toHaveLength(2));
  // How far it is the card says.
  expect([...container.querySelectorAll('.ReasonLine')].map((line) => line.textContent)).toEqual([
    'Why here: offers imaging for “x-ray”',
  ]);
  expect(cards()[0]?.closest('li')).toHaveTextContent(/2\.1 miles.*Why here: offers imaging for “x-ray”$/);
  expect(screen.getAllByRole('link', { name: 'How results are ordered' })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'How results are ordered' })).toHaveAttribute(
    'href',
    '/search/how-results-are-ordered',
  );
  await expectNoAxeViolations(container);
  expect(network.searches).toHaveLength(1);
});
