import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SCREENS } from '#src/components/search/common/screens.ts';
import {
  placed,
  renderSearch,
  screen,
  settle,
  someResults,
  stubNetwork,
} from '#src/components/search/testing/searchHarness.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { UniversalResults } from './UniversalResults.tsx';

const site = { screen: SCREENS.SiteSearch, address: '/search?query=%22lee%22' };
const results = (params: Record<string, string> = {}) => (
  <UniversalResults {...placed('UniversalResults', params)} />
);
const sections = () => [
  { verticalKey: 'healthcare_facilities', count: 31, results: someResults(9) },
  { verticalKey: 'events', count: 2, results: [{ data: { id: 'e1', type: 'event', name: 'Yoga' } }] },
];

it('[Q-023, C-046] shows five results of each vertical, and the way to all of them', async () => {
  const network = stubNetwork();
  network.sections = sections;
  const { container } = await renderSearch(results(), site);
  const places = screen.getByRole('region', { name: 'Locations 31' });
  expect(within(places).getAllByRole('article')).toHaveLength(5);
  expect(within(places).getByRole('link', { name: 'See all: Locations' })).toHaveAttribute(
    'href',
    expect.stringContaining('verticalKey=healthcare_facilities'),
  );
  expect(screen.getByRole('region', { name: 'Events 2' })).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('keeps the order an editor gave, else the service’s', async () => {
  const network = stubNetwork();
  network.sections = sections;
  await renderSearch(results({ Sections: 'events,healthcare_facilities' }), site);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Events 2',
    'Locations 31',
  ]);
});

it('[Q-251] is hidden until the first search completes, and in the search of one vertical', async () => {
  const network = stubNetwork();
  network.sections = sections;
  const view = await renderSearch(results(), { ...site, settles: false });
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await settle();
  view.unmount();
  const { container } = await renderSearch(results(), { ...site, address: '/search?verticalKey=events' });
  expect(container).toBeEmptyDOMElement();
});

it('a service that fails is said to have failed, and can be asked again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const network = stubNetwork();
  network.sections = () => {
    throw new Error('down');
  };
  const { container } = await renderSearch(results(), site);
  expect(screen.getByText('We could not load the results')).toBeVisible();
  await expectNoAxeViolations(container);
  network.sections = sections;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(screen.getByRole('region', { name: 'Locations 31' })).toBeInTheDocument();
});

it('[E-072, E-073] shows its configuration while editing', async () => {
  stubNetwork();
  await renderSearch(results({ Sections: 'events' }), { ...site, page: { mode: 'edit' } });
  expect(screen.getByRole('note')).toHaveTextContent('Sectionsevents');
});
