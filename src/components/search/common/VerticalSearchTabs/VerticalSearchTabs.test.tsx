import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { SCREENS } from '#src/components/search/common/screens.ts';
import { SearchProvider } from '#src/components/search/common/SearchProvider.tsx';
import {
  asked,
  dictionary,
  inAddress,
  placed,
  renderSearch,
  screen,
  settle,
  stubNetwork,
} from '#src/components/search/testing/searchHarness.tsx';
import { useSearch } from '#src/components/search/common/useSearch.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { OnPage, pageFixture } from '#tests/support/renderOnPage.tsx';
import { VerticalSearchTabs } from './VerticalSearchTabs.tsx';

const item = (VerticalKey: string, Label: string, Limit?: string) => ({
  fields: {
    VerticalKey: { value: VerticalKey },
    Label: { value: Label },
    ...(Limit && { Limit: { value: Limit } }),
  },
});
const tabs = (items?: object[]) => (
  <>
    <VerticalSearchTabs {...placed('VerticalSearchTabs', {}, { fields: { items } })} />
    <Panel />
  </>
);
function Panel() {
  return <section id={useSearch()?.resultsId} />;
}
const site = { screen: SCREENS.SiteSearch, address: '/search?query=%22lee%22' };
const names = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
/** The tab of a vertical is there, named, and opens that vertical. */
const expectTab = async (name: string, vertical: string) => {
  const network = stubNetwork();
  await renderSearch(tabs(), site);
  await userEvent.click(screen.getByRole('tab', { name }));
  await settle();
  expect(screen.getByRole('tab', { name, selected: true })).toBeInTheDocument();
  expect(network.searches.at(-1)?.get('verticalKey')).toBe(vertical);
  expect(network.searches.at(-1)?.get('input')).toBe('lee');
};

it('[Q-011] Providers', () => expectTab('Providers', 'healthcare_professionals'));
it('[Q-012] Locations', () => expectTab('Locations', 'healthcare_facilities'));
it('[Q-013] Services', () => expectTab('Services', 'services'));
it('[Q-014] Health & Wellness', () => expectTab('Health & Wellness', 'health-and-wellness'));
it('[Q-015] Research', () => expectTab('Research', 'research'));
it('[Q-016] Events', () => expectTab('Events', 'events'));
it('[Q-017] Patient Stories', () => expectTab('Patient Stories', 'patient_story'));
it('[Q-018] Volunteering', () => expectTab('Volunteering', 'volunteer-opportunity'));
it('[Q-019] News', () => expectTab('News', 'post'));
it('[Q-020] General', () => expectTab('General', 'pages'));

it('[Q-021] All comes first and searches everything', async () => {
  const network = stubNetwork();
  const { container } = await renderSearch(tabs(), {
    ...site,
    address: '/search?query=%22lee%22&verticalKey=events',
  });
  expect(names()[0]).toBe('All');
  await userEvent.click(screen.getByRole('tab', { name: 'All' }));
  await settle();
  expect(network.universalSearches).toHaveLength(1);
  expect(inAddress('verticalKey')).toBeUndefined();
  await expectNoAxeViolations(container);
});

it('[Q-022] sets the vertical and the tab’s limit, keeps words and place, drops what suited another', async () => {
  const network = stubNetwork();
  const near = { 'builtin.location': { $near: { lat: 38, lng: -121, radius: 40000 } } };
  const query = new URLSearchParams({
    query: '"lee"',
    verticalKey: 'events',
    facets: '[{"i":"c_isPaid","v":[false]}]',
    staticFilters: JSON.stringify([near, { c_eventType: { $eq: 'Class' } }]),
    sortBys: '[{"type":"FIELD","field":"c_startDateTime","direction":"ASC"}]',
    offset: '20',
  });
  await renderSearch(tabs([item('', 'Everything'), item('healthcare_facilities', 'Places', '10')]), {
    ...site,
    address: `/search?${query}`,
  });
  expect(names()).toEqual(['Everything', 'Places']);
  await userEvent.click(screen.getByRole('tab', { name: 'Places' }));
  await settle();
  const last = network.searches.at(-1);
  expect(last?.get('limit')).toBe('10');
  expect(last?.get('offset')).toBe('0');
  expect(asked(last, 'filters')).toEqual(near);
  expect(inAddress('facets')).toBeUndefined();
  expect(inAddress('sortBys')).toBeUndefined();
  expect(inAddress('query')).toBe('lee');
});

it('arrows, Home and End move the focus and wrap; Enter and Space choose; one tab is a stop', async () => {
  const network = stubNetwork();
  await renderSearch(tabs(), site);
  const all = screen.getByRole('tab', { name: 'All' });
  expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toEqual([all]);
  all.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'General' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Providers' })).toHaveFocus();
  expect(network.searches).toHaveLength(0);
  await userEvent.keyboard(' ');
  await settle();
  expect(network.searches.at(-1)?.get('verticalKey')).toBe('healthcare_professionals');
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'General' })).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{Enter}');
  await settle();
  expect(network.searches.at(-1)?.get('verticalKey')).toBe('healthcare_facilities');
});

it('leaves out verticals the screen does not allow, and every second one', async () => {
  stubNetwork();
  await renderSearch(
    tabs([
      item('awards', 'No'),
      item('events', 'Events'),
      item('events', 'Again'),
      { fields: null },
      null as never,
    ]),
    { ...site, address: '/search?verticalKey=events' },
  );
  expect(names()).toEqual(['Events', 'All']);
});

it('before scripts run the tabs are plain links, the chosen one marked', () => {
  const html = renderToString(
    <OnPage page={pageFixture({ path: '/search', dictionary })}>
      <SearchProvider screen={{ ...SCREENS.SiteSearch, experienceKey: 'search' }}>{tabs()}</SearchProvider>
    </OnPage>,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  const links = [...page.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('role'))).toEqual(Array.from({ length: 11 }, () => null));
  expect(links[0]?.getAttribute('aria-current')).toBe('page');
  expect(links[1]?.getAttribute('href')).toBe('/search?verticalKey=healthcare_professionals');
  expect(links.every((link) => link.tabIndex === 0)).toBe(true);
});
