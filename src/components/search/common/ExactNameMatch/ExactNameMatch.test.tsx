import { waitFor } from '@testing-library/react';
import {
  placed,
  renderSearch,
  screen,
  settle,
  stubNetwork,
  wireLocation,
} from '#src/components/search/testing/searchHarness.tsx';
import { wireProvider } from '#src/components/cards/testing/providerFixture.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ExactNameMatch } from './ExactNameMatch.tsx';

const match = <ExactNameMatch {...placed('ExactNameMatch')} />;
const path = '/api/yext/exactNameMatch';
const at = (query: string, more = '') =>
  `/find-location?query=${encodeURIComponent(JSON.stringify(query))}${more}`;

function network() {
  const net = stubNetwork();
  net.routes[path] = { entity: wireLocation(7, { name: 'Harbor Clinic' }) };
  return net;
}
const calls = (net: ReturnType<typeof network>) => net.others.filter((address) => address.startsWith(path));
afterEach(() => jest.restoreAllMocks());

it('[Q-335, S-336, Q-338, S-337] shows the match under ‘Exact match for’, asked for with its vertical', async () => {
  const net = network();
  const { container } = await renderSearch(match, { address: at(' harbor clinic ') });
  await waitFor(() => expect(screen.getByRole('region')).toBeVisible());
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^Exact match for harbor clinic$/);
  expect(screen.getByRole('link', { name: 'Harbor Clinic' })).toBeVisible();
  expect(calls(net)).toEqual([`${path}?query=harbor+clinic&entityType=healthcare_facilities`]);
  await expectNoAxeViolations(container);
});

it('[Q-335] shows a provider by the card of providers', async () => {
  const net = network();
  net.routes[path] = { entity: wireProvider() };
  await renderSearch(match, { address: at('amara okafor') });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Amara Okafor, MD' })).toBeVisible());
  expect(screen.getByRole('heading', { level: 3, name: 'Amara Okafor, MD' })).toBeVisible();
  expect(screen.getByText('Family Medicine')).toBeVisible();
});

it.each([
  ['[Q-336, R-081, C-065] with fewer than 3 trimmed characters', at(' ha ')],
  ['[Q-337] on a later page', at('harbor clinic', '&offset=20')],
])('asks for nothing %s', async (_, address) => {
  const net = network();
  await renderSearch(match, { address });
  expect(calls(net)).toEqual([]);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('shows nothing without a match', async () => {
  const net = network();
  net.routes[path] = { entity: null };
  await renderSearch(match, { address: at('harbor clinic') });
  await settle();
  expect(calls(net)).toHaveLength(1);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('[X-061] a failure is logged and no match is shown', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const net = network();
  net.routes[path] = 500;
  await renderSearch(match, { address: at('harbor clinic') });
  await settle();
  expect(log).toHaveBeenCalledWith('The exact name match failed', 'status 500');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
