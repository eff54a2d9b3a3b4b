import { screen, within } from '@testing-library/react';
import {
  facilityFixture,
  HOSTILE_TEXT,
  LONG_NAME,
  RTL_NAME,
} from '#src/components/entity/facility/testing/facilityFixture.ts';
import { atFixtureTime } from '#src/components/entity/facility/testing/fixtureTime.ts';
import { testEmptySection } from '#src/components/entity/facility/testing/expectSection.tsx';
import type { DeclaredComponent } from '#src/declaration/Declaration.ts';
import type { Entity } from '#src/domain/entities/Entity.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import type { VerticalSearch } from '#src/ports/SearchPort.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { hydrateOnPage } from '#tests/support/hydrateOnPage.tsx';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { loadFacilityRelatedLocations, type RelatedLocation } from './FacilityRelatedLocations.data.ts';
import { FacilityRelatedLocations } from './FacilityRelatedLocations.tsx';
import { placed, placedProps } from '#tests/support/placed.ts';

atFixtureTime();

const place = (id: string, name: string, over: object = {}): SearchResult => ({
  id,
  entityType: 'healthcareFacility',
  data: {
    id,
    uid: id,
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    c_locationType: ['Urgent Care'],
    hours: { saturday: { openIntervals: [{ start: '08:00', end: '21:00' }] } },
    ...over,
  },
  distance: { metres: 4828, from: { kind: 'here' } },
});

/** What the loader asks, and what it makes of the answer. */
async function load(results: SearchResult[] | Error, entity: Entity | undefined = facilityFixture()) {
  const asked: VerticalSearch[] = [];
  const vertical = async (wanted: VerticalSearch) => {
    asked.push(wanted);
    if (results instanceof Error) throw results;
    return { count: results.length, offset: 0, results, facets: [] };
  };
  const context = { entity, search: { vertical }, log: jest.fn() } as unknown as ComponentDataContext;
  const data = await loadFacilityRelatedLocations(placed('FacilityRelatedLocations'), context);
  return { asked, data };
}

async function draw(results: SearchResult[], page = {}) {
  const { data } = await load(results);
  return renderOnPage(
    <FacilityRelatedLocations {...placedProps('FacilityRelatedLocations')} {...(data && { data })} />,
    {
      entity: facilityFixture(),
      ...page,
    },
  );
}

it('[D-116, S-361, C-123] asks for the same types within 16093 metres of the facility', async () => {
  const { asked } = await load([], facilityFixture({ locationTypes: ['Urgent Care', 'Lab'] }));
  const type = (value: string) => ({ kind: 'fieldValue', fieldId: 'c_locationType', matcher: '$eq', value });
  expect(asked).toEqual([
    {
      verticalKey: 'healthcare-facilities-by-type',
      experience: 'related-content',
      limit: 4,
      contextEntityId: 'fac12',
      distancesFrom: { kind: 'here' },
      staticFilters: [
        {
          kind: 'fieldValue',
          fieldId: 'builtin.location',
          matcher: '$near',
          value: { lat: 37.8, lng: -122.4, radius: 16093 },
        },
        { kind: 'disjunction', filters: [type('Urgent Care'), type('Lab')] },
      ],
    },
  ]);
});

it('asks nothing without a place on the map or a type', async () => {
  for (const entity of [facilityFixture({ locationTypes: [] }), facilityFixture({ coordinate: undefined })]) {
    expect(await load([place('a1', 'A')], entity)).toEqual({ asked: [], data: undefined });
  }
});

it('shows nothing when there is none; a service that fails is not taken for that', async () => {
  await expect(load(new Error('down'))).rejects.toThrow('down');
  const { container } = await draw([]);
  expect(container).toBeEmptyDOMElement();
});

it('[D-109, D-110] has its title and a link to the location search', async () => {
  const { container } = await draw([place('a1', 'Cedar Lane')]);
  expect(screen.getByRole('heading', { name: 'Similar Locations Nearby' })).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'See all locations' });
  expect(new URL(link.getAttribute('href') ?? '', 'https://x.example').pathname).toBe('/find-location');
  await expectNoAxeViolations(container);
});

it('[C-122] shows three, never the facility itself', async () => {
  await draw([
    place('fac12', 'Myself'),
    place('a1', 'One'),
    place('a2', 'Two'),
    place('a3', 'Three'),
    place('a4', 'Four'),
  ]);
  const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(names).toEqual(['One', 'Two', 'Three']);
});

it('[R-008] [A-83] tells of each its state, its distance from this place and where its page is', async () => {
  await draw([place('a1', 'Cedar Lane')]);
  const card = screen.getByRole('listitem');
  expect(card).toHaveTextContent('Open now, closes at 9 pm');
  expect(card).toHaveTextContent('3 miles from this location');
  expect(within(card).getByRole('link')).toHaveAttribute('href', '/find-location/facility/cedar-lane-a1');
});

it('tells no state and no distance that are not known', async () => {
  const { distance: _, ...bare } = place('a1', 'Cedar Lane', { hours: undefined });
  await draw([bare]);
  expect(screen.getByRole('listitem').textContent).toBe('Cedar Lane');
});

it('speaks Spanish', async () => {
  const { container } = await draw([place('a1', 'Cedar Lane')], { locale: 'es' });
  expect(screen.getByRole('heading', { name: 'Centros similares cerca de aquí' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cedar Lane' })).toHaveAttribute(
    'href',
    '/es/find-location/facility/cedar-lane-a1',
  );
  expect(container.textContent).toContain('a 3 millas de este centro');
});

it('is whole in the server’s HTML, and wakes without a difference from it', async () => {
  const { data } = await load([place('a1', 'Cedar Lane')]);
  const { complaints, before } = await hydrateOnPage(
    <FacilityRelatedLocations {...placedProps('FacilityRelatedLocations')} {...(data && { data })} />,
    {
      entity: facilityFixture(),
    },
  );
  expect(complaints).toEqual([]);
  expect(before).toContain('href="/find-location/facility/cedar-lane-a1"');
});

testEmptySection(FacilityRelatedLocations as DeclaredComponent, {
  missing: 'yextDisplayCoordinate, c_locationType',
  ids: { nothing: '[D-003, D-004, X-073]', editors: '[D-005, E-079]' },
});

it('prints hostile, long and right-to-left names as text, and links nowhere else', async () => {
  const { container } = await draw([
    place('a1', HOSTILE_TEXT, { slug: '../../evil' }),
    place('a2', LONG_NAME),
    place('a3', RTL_NAME, { c_image: { url: 'javascript:alert(1)' } }),
  ]);
  expect(screen.getByRole('link', { name: HOSTILE_TEXT })).toBeInTheDocument();
  for (const link of within(screen.getByRole('list')).getAllByRole('link')) {
    expect(new URL(link.getAttribute('href') ?? '', 'https://x.example').pathname).toMatch(
      /^\/find-location\/facility\//,
    );
  }
  expect(container.querySelector('script, [onerror], [src^="javascript"]')).toBeNull();
  await expectNoAxeViolations(container);
});

it('carries no more of a place than its card reads', async () => {
  const { data } = await load([place('a1', 'Cedar Lane', { c_secret: 'x' })]);
  const [only] = data as RelatedLocation[];
  expect(Object.keys(only ?? {}).sort()).toEqual([
    ...['distance', 'hours', 'id', 'locationType', 'name', 'path'],
  ]);
});
