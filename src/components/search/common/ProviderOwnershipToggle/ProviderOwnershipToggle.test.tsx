import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  asked,
  inAddress,
  placed,
  renderSearch,
  screen,
  settle,
  stubNetwork,
} from '#src/components/search/testing/searchHarness.tsx';
import { facets as spanish } from '#src/i18n/es/facets.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { pageFixture } from '#tests/support/renderOnPage.tsx';
import { ProviderOwnershipToggle } from './ProviderOwnershipToggle.tsx';
import { SETTLE_DELAY } from './useOwnershipCounts.ts';

const toggle = <ProviderOwnershipToggle {...placed('ProviderOwnershipToggle')} />;
const OWN = { c_providerIsSutter: { $eq: true } };
const AFFILIATED = { c_providerIsSutter: { $eq: false } };
const isCount = (query: URLSearchParams) => query.get('limit') === '0';
/** 128 own providers, 42 affiliated ones; counts can be made to fail. */
function network({ counts = true }: { counts?: boolean } = {}) {
  return stubNetwork((query) => {
    if (isCount(query) && !counts) throw new TypeError('Failed to fetch');
    return { count: query.get('filters')?.includes('false') ? 42 : 1280, results: [] };
  });
}
const show = (more: Parameters<typeof renderSearch>[1] = {}) =>
  renderSearch(toggle, {
    screen: { verticals: ['healthcare_professionals'] },
    address: '/find-provider?offset=40&query=%22heart%22',
    ...more,
  });
const segments = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
/** Time enough for answers and counts, in steps, so that what an answer starts is waited for too. */
const rest = async () => {
  for (let step = 0; step < 6; step += 1) await pass(20);
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
const user = () => userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) });

it('[Q-293, Q-350, C-090, C-091] offers own and affiliated providers with their counts', async () => {
  network();
  const { container } = await show({ settles: false });
  await rest();
  expect(segments()).toEqual(['Sutter Providers 1,280', 'Affiliated Providers 42']);
  expect(screen.getByRole('radio', { name: /Sutter/ })).toBeChecked();
  jest.useRealTimers();
  await expectNoAxeViolations(container);
});

it('[Q-294, Q-295] choosing goes to the first page, switches the flag and searches again', async () => {
  const { searches } = network();
  await show({ settles: false });
  await rest();
  await user().click(screen.getByRole('radio', { name: /Affiliated/ }));
  await rest();
  expect(inAddress('offset')).toBeUndefined();
  expect(inAddress('staticFilters')).toEqual([AFFILIATED]);
  expect(inAddress('query')).toBe('heart');
  const full = searches.filter((query) => !isCount(query));
  expect(full).toHaveLength(2);
  expect(asked(full[1], 'filters')).toEqual(AFFILIATED);
  expect(full[1]?.get('offset')).toBe('0');
  expect(screen.getByRole('radio', { name: 'Affiliated Providers 42' })).toBeChecked();
});

it('is chosen by the arrow keys, as one stop of the Tab key', async () => {
  network();
  await show({ settles: false });
  await rest();
  const keys = user();
  await keys.tab();
  expect(screen.getByRole('radio', { name: /Sutter/ })).toHaveFocus();
  await keys.keyboard('{ArrowRight}');
  await rest();
  expect(inAddress('staticFilters')).toEqual([AFFILIATED]);
  await keys.keyboard('{ArrowRight}');
  await rest();
  expect(screen.getByRole('radio', { name: /Sutter/ })).toBeChecked();
  await keys.tab();
  expect(document.body).toHaveFocus();
});

it('[Q-296, S-342, S-343] the other side’s count is a query of its own, for nothing but the count', async () => {
  const { searches } = network();
  const facets = encodeURIComponent(JSON.stringify([{ i: 'gender', v: ['Female'] }]));
  await show({ settles: false, address: `/find-provider?query=%22heart%22&offset=40&facets=${facets}` });
  await rest();
  const counts = searches.filter(isCount);
  expect(counts).toHaveLength(1);
  const sent = Object.fromEntries(counts[0] ?? []);
  expect(sent).toMatchObject({
    input: 'heart',
    verticalKey: 'healthcare_professionals',
    limit: '0',
    offset: '0',
    retrieveFacets: 'false',
    skipSpellCheck: 'true',
    sessionTrackingEnabled: 'false',
    source: 'STANDARD',
    locale: 'en',
  });
  expect(asked(counts[0], 'filters')).toEqual(AFFILIATED);
  expect(asked(counts[0], 'facetFilters')).toEqual({ gender: [{ gender: { $eq: 'Female' } }] });
  expect(sent).not.toHaveProperty('session_id');
});

it('[Q-297, C-069] counts are an ellipsis until they have settled for 50 ms after a change', async () => {
  expect(SETTLE_DELAY).toBe(50);
  network();
  await show({ settles: false });
  await rest();
  await user().click(screen.getByRole('radio', { name: /Affiliated/ }));
  await pass(0);
  expect(segments()).toEqual(['Sutter Providers …', 'Affiliated Providers …']);
  await pass(49);
  expect(segments()).toEqual(['Sutter Providers …', 'Affiliated Providers …']);
  await pass(10);
  expect(segments()).toEqual(['Sutter Providers 1,280', 'Affiliated Providers 42']);
});

it('the other side is counted once its results have been painted', async () => {
  const { searches } = network();
  await show({ settles: false });
  await rest();
  const before = searches.filter(isCount).length;
  await user().click(screen.getByRole('radio', { name: /Affiliated/ }));
  await pass(49);
  expect(searches.filter(isCount)).toHaveLength(before);
  await pass(10);
  expect(searches.filter(isCount)).toHaveLength(before + 1);
});

it('[X-058] a count that cannot be had is none, and logged; the switch still works', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  network({ counts: false });
  await show({ settles: false });
  await rest();
  expect(log).toHaveBeenCalledWith('Error fetching search count');
  expect(JSON.stringify(log.mock.calls)).not.toContain('heart');
  expect(segments()).toEqual(['Sutter Providers 1,280', 'Affiliated Providers']);
  await user().click(screen.getByRole('radio', { name: /Affiliated/ }));
  await rest();
  expect(inAddress('staticFilters')).toEqual([AFFILIATED]);
});

it('[Q-299, Q-300] own providers unless the address says otherwise, in the older field too', async () => {
  const { searches } = network();
  const { unmount } = await show({ settles: false });
  await rest();
  expect(asked(searches[0], 'filters')).toEqual(OWN);
  unmount();
  const old = encodeURIComponent(JSON.stringify([{ c_isSutterMedicalGroup: { $eq: false } }]));
  await show({ settles: false, address: `/find-provider?staticFilters=${old}` });
  await rest();
  expect(screen.getByRole('radio', { name: /Affiliated/ })).toBeChecked();
  expect(asked(searches.filter((query) => !isCount(query)).at(-1), 'filters')).toEqual(AFFILIATED);
});

it('follows the product of the configuration and the language of the page', async () => {
  network();
  const { config } = pageFixture();
  await show({
    settles: false,
    page: { locale: 'es', dictionary: spanish, config: { ...config, product: 'Harbor' } },
  });
  await rest();
  expect(segments()[0]).toMatch(/^De Harbor/);
});

it('stands only in the search of providers', async () => {
  jest.useRealTimers();
  stubNetwork();
  const { container } = await renderSearch(toggle);
  await settle();
  expect(container).toBeEmptyDOMElement();
});

it('[E-072] shows editors its configuration and asks for nothing', async () => {
  jest.useRealTimers();
  const { searches } = network();
  await show({ page: { mode: 'edit' } });
  expect(screen.getByText('ProviderOwnershipToggle')).toBeVisible();
  expect(searches).toEqual([]);
});
