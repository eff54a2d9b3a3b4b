import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { map as mapEn } from '#src/i18n/en/map.ts';
import { places as placesEn } from '#src/i18n/en/places.ts';
import { map as mapEs } from '#src/i18n/es/map.ts';
import { places as placesEs } from '#src/i18n/es/places.ts';
import type { MapLocation } from '#src/domain/map/MapLocation.ts';
import { createLacks } from '#src/page/lacks.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { placedProps } from '#tests/support/placed.ts';
import { OnPage, pageFixture, renderOnPage } from '#tests/support/renderOnPage.tsx';
import { loadLocationsMap, type LocationsMapData } from './LocationsMap.data.ts';
import { LocationsMap } from './LocationsMap.tsx';

const place = (id: string, more: Partial<MapLocation> = {}): MapLocation => ({
  id,
  name: `Place ${id}`,
  coordinate: { latitude: 38, longitude: -121 },
  colour: '#006666',
  ...more,
});
const two = [
  place('a', {
    href: '/find-location/facility/a-1',
    awardType: 'Award',
    cardContent: '<p>Gold, 2026</p>' as never,
  }),
  place('b', {
    coordinate: { latitude: 38.4, longitude: -121 },
    colour: '#a8371b',
    awardType: 'Accreditation',
  }),
];
const words = { en: { ...mapEn, ...placesEn }, es: { ...mapEs, ...placesEs } };
const element = (data?: LocationsMapData, params: Record<string, string> = {}) => (
  <LocationsMap {...placedProps('LocationsMap', { params })} data={data} />
);
const draw = (data?: LocationsMapData, params?: Record<string, string>, page: Partial<PageProps> = {}) =>
  renderOnPage(element(data, params), { dictionary: words[page.locale ?? 'en'], ...page });
const pins = () => screen.queryAllByRole('button', { name: /^\d: / });

beforeAll(() => {
  Object.assign(SVGElement.prototype, { createSVGRect: () => ({}) });
  for (const side of ['clientWidth', 'clientHeight']) {
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => 600 });
  }
});
beforeEach(() => {
  window.scrollTo = jest.fn();
  window.fetch = jest.fn(async () => ({
    ok: true,
    json: async () => ({ land: [], borders: { type: 'MultiLineString', coordinates: [] }, cities: [] }),
  })) as unknown as typeof window.fetch;
});

it('[Q-140, Q-235] lists its places and shows them as pins in their colours', async () => {
  const { container } = draw({ places: two }, { Zoom: '5' });
  await waitFor(() => expect(pins()).toHaveLength(2));
  expect(pins().map((pin) => pin.querySelector('circle')?.getAttribute('fill'))).toEqual([
    '#006666',
    '#a8371b',
  ]);
  const list = within(screen.getByRole('list'));
  expect(list.getByRole('link', { name: 'Place a' })).toHaveAttribute('href', '/find-location/facility/a-1');
  expect(list.getByText('Gold, 2026')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '1: Place a' }));
  expect(screen.getAllByText('Gold, 2026')).toHaveLength(2);
  await expectNoAxeViolations(container);
});

it('[C-084] begins at zoom 1, the whole state, where near pins stand as one', async () => {
  const { unmount } = draw({ places: two });
  await waitFor(() => expect(pins()).toHaveLength(1));
  unmount();
  draw({ places: two }, { Zoom: '1' });
  await waitFor(() => expect(pins()).toHaveLength(1));
});

it('begins at its places where an editor wants all of them in view', async () => {
  draw({ places: two }, { Zoom: 'fit' });
  await waitFor(() => expect(pins()).toHaveLength(2));
});

it.each([
  ['Award', ['Place a']],
  ['Accreditation', ['Place b']],
  ['', ['Place a', 'Place b']],
  ['Prize', ['Place a', 'Place b']],
])('[Q-220, R-173] AwardType %j keeps %j', (type, names) => {
  draw({ places: two }, { AwardType: type });
  expect(screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual(names);
});

it('the server sends the list, which needs no script', () => {
  const html = renderToString(
    <OnPage page={pageFixture({ dictionary: words.en })}>{element({ places: two })}</OnPage>,
  );
  expect(html).toContain('Place b');
  expect(html).not.toContain('PinMap-canvas');
});

it.each([
  [
    '[X-063]',
    { places: [], problem: 'No locations map data found.' as const },
    'No locations map data found.',
  ],
  ['[X-062]', { places: [], problem: 'JSS mode is disconnected.' as const }, 'JSS mode is disconnected.'],
])('%s editors are told why there is no map, visitors see nothing', (_row, data, message) => {
  expect(draw(data).container).toBeEmptyDOMElement();
  draw(data, {}, { mode: 'edit' });
  expect(screen.getByRole('note')).toHaveTextContent(message);
});

it('speaks Spanish', () => {
  draw({ places: two }, {}, { locale: 'es' });
  expect(screen.getByRole('region', { name: 'Mapa de centros' })).toHaveTextContent('Acreditación');
  expect(screen.getByRole('link', { name: 'Place a' })).toHaveAttribute(
    'href',
    '/es/find-location/facility/a-1',
  );
});

describe('its data', () => {
  const load = (content: object, placeholders = {}, mode = 'normal') =>
    loadLocationsMap({ ...placedProps('LocationsMap', { placeholders }).rendering, dataSource: '{D}' }, {
      locale: 'en',
      mode,
      content,
      orElse: createLacks(() => undefined).orElse,
    } as unknown as ComponentDataContext);
  const item = (params: object, dataSource = '') => ({
    componentName: 'LocationsMapItem',
    params,
    dataSource,
  });

  it('[S-348, S-349] is what stands below its data source and what is placed in it, each once', async () => {
    const mapLocations = jest.fn(async () => two);
    const mapLocation = jest.fn(async (id: string) =>
      id === '{C}' ? place('c') : id === '{A}' ? two[0] : undefined,
    );
    const placed = {
      'locations-map-7': [item({ ItemId: '{C}' }), item({}, '{A}'), item({}, '{gone}'), item({})],
    };
    const data = await load({ mapLocations, mapLocation }, placed);
    expect(data?.places.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(mapLocations).toHaveBeenCalledWith('{D}', 'en');
  });

  it('[X-063] none is told', async () => {
    expect(await load({ mapLocations: async () => [] })).toEqual({
      places: [],
      problem: 'No locations map data found.',
    });
  });

  it('[X-062] an outage is told, and costs the map alone', async () => {
    const mapLocations = () => Promise.reject(new Error('down'));
    const problem = 'JSS mode is disconnected.';
    expect(await load({ mapLocations }, {}, 'edit')).toEqual({ places: [], problem });
    // Visitors are told by the page that something is missing.
    await expect(load({ mapLocations })).rejects.toThrow('down');
  });
});
