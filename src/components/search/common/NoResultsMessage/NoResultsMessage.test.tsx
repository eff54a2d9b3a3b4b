import userEvent from '@testing-library/user-event';
import {
  inAddress,
  placed,
  renderSearch,
  screen,
  settle,
  someResults,
  stubNetwork,
  waitFor,
} from '#src/components/search/testing/searchHarness.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { NoResultsMessage } from './NoResultsMessage.tsx';

const message = <NoResultsMessage {...placed('NoResultsMessage')} />;
const filters = encodeURIComponent(
  JSON.stringify([
    { 'builtin.hours': { $openAt: 'now' } },
    { 'builtin.location': { $near: { lat: 38, lng: -121, radius: 40000, name: 'Here' } } },
  ]),
);

/** Whether a search is for affiliated providers. */
const isOfAffiliated = (query: URLSearchParams) => query.get('filters')?.includes('{"$eq":false}') === true;

it('[Q-385] says that nothing was found, and where to look instead', async () => {
  stubNetwork(() => ({ results: [] }));
  const { container } = await renderSearch(message);
  expect(screen.getByRole('heading')).toHaveTextContent(/^Your search provided no results\.$/);
  expect(screen.getByRole('link', { name: 'See all kinds of locations' })).toHaveAttribute(
    'href',
    '/find-location/type',
  );
  expect(
    await screen.findByText('Your search provided no results.', { selector: '[role="status"]' }),
  ).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('gives the editor’s advice first, and leads to kinds of places as its MessageSet says', async () => {
  stubNetwork(() => ({ results: [] }));
  const fields = { Text: { value: 'Ask us by telephone.' } };
  const given = <NoResultsMessage {...placed('NoResultsMessage', { MessageSet: 'providers' }, { fields })} />;
  await renderSearch(given, { address: '/find-location?query=%22zzz%22' });
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Ask us by telephone.');
  expect(screen.queryByRole('link', { name: 'See all kinds of locations' })).toBeNull();
});

it('gives words to look for that fit what is looked in', async () => {
  stubNetwork(() => ({ results: [] }));
  const address = '/research?verticalKey=research&query=%22zzz%22';
  await renderSearch(message, { address, screen: { verticals: ['research'] } });
  expect(screen.getByText(/more general ones, such as “asthma”/)).toBeVisible();
});

it('leads on to affiliated providers where the network has none of its own', async () => {
  const network = stubNetwork((query) => ({ results: someResults(isOfAffiliated(query) ? 1 : 0) }));
  const address = '/find-provider?verticalKey=healthcare_professionals';
  const verticals = ['healthcare_professionals'] as const;
  await renderSearch(message, { address, screen: { verticals } });
  await userEvent.click(screen.getByRole('link', { name: 'Search affiliated providers' }));
  await settle();
  expect(isOfAffiliated(network.searches.at(-1)!)).toBe(true);
  expect(screen.queryByRole('link', { name: 'Search affiliated providers' })).toBeNull();
});

it('does not lead on to affiliated providers where there are none either', async () => {
  const network = stubNetwork(() => ({ results: [] }));
  const address = '/find-provider?verticalKey=healthcare_professionals';
  const verticals = ['healthcare_professionals'] as const;
  await renderSearch(message, { address, screen: { verticals } });
  await waitFor(() => expect(network.searches.some(isOfAffiliated)).toBe(true));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Search affiliated providers' })).toBeNull());
});

it('[Q-386] names the query', async () => {
  stubNetwork(() => ({ results: [] }));
  await renderSearch(message, { address: '/find-location?query=%22zzz%22' });
  expect(screen.getByRole('heading')).toHaveTextContent(
    /^Your search, zzz, provided no results\. Try re-phrasing your search query\.$/,
  );
});

it('leads on to the search of the whole site with the same words, from a search of one kind only', async () => {
  stubNetwork(() => ({ results: [] }));
  await renderSearch(message, { address: '/find-provider?query=%22pay+my+bill%22' });
  expect(screen.getByRole('link', { name: 'Search the whole site for “pay my bill”' })).toHaveAttribute(
    'href',
    '/search?query=%22pay+my+bill%22',
  );
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Search the whole site');
});

it('offers to take the place or the filters away', async () => {
  stubNetwork(() => ({ results: [] }));
  await renderSearch(message, { address: `/find-location?staticFilters=${filters}` });
  await userEvent.click(screen.getByRole('button', { name: 'Search everywhere' }));
  await settle();
  expect(inAddress('staticFilters')).toEqual([{ 'builtin.hours': { $openAt: 'now' } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Clear All' }));
  expect(inAddress('staticFilters')).toBeUndefined();
});

it('is silent while there are results, and before the first answer', async () => {
  stubNetwork(() => ({ results: someResults(1) }));
  await renderSearch(message);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
