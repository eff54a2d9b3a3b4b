import { screen, within } from '@testing-library/react';
import {
  facilityFixture,
  HOSTILE_TEXT,
  LONG_NAME,
  RTL_NAME,
} from '#src/components/entity/facility/testing/facilityFixture.ts';
import { atFixtureTime } from '#src/components/entity/facility/testing/fixtureTime.ts';
import { testEmptySection } from '#src/components/entity/facility/testing/expectSection.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { fakeIntersection } from '#tests/support/fakeIntersection.ts';
import { hydrateOnPage } from '#tests/support/hydrateOnPage.tsx';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { FacilityRelatedLocations } from './FacilityRelatedLocations.tsx';

atFixtureTime();

const place = (id: string, name: string, over: object = {}) => ({
  data: {
    id,
    uid: id,
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    c_locationType: ['Urgent Care'],
    hours: { saturday: { openIntervals: [{ start: '08:00', end: '21:00' }] } },
    ...over,
  },
  distanceFromFilter: 4828,
});
const answerWith = (results: unknown[]) => ({ meta: {}, response: { results } });

function answer(body: unknown, ok = true) {
  const fetched = jest.fn(async (_address: string) => ({ ok, json: async () => body }));
  Object.assign(globalThis, { fetch: fetched });
  return fetched;
}

describe('FacilityRelatedLocations', () => {
  let scroll: ReturnType<typeof fakeIntersection>;
  beforeEach(() => {
    scroll = fakeIntersection();
  });
  afterEach(() => scroll.restore());

  it('[D-109, D-110] has its title and a link to the location search', async () => {
    answer(answerWith([place('a1', 'Cedar Lane')]));
    const { container } = renderOnPage(<FacilityRelatedLocations />, { entity: facilityFixture() });
    await scroll.scrollTo(1);
    expect(screen.getByRole('heading', { name: 'Similar Locations Nearby' })).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'See all locations' });
    expect(new URL(link.getAttribute('href') ?? '', 'https://x.example').pathname).toBe('/find-location');
    await expectNoAxeViolations(container);
  });

  it('[D-009] asks only when near the viewport', async () => {
    const fetched = answer(answerWith([place('a1', 'Cedar Lane')]));
    renderOnPage(<FacilityRelatedLocations />, { entity: facilityFixture() });
    expect(fetched).not.toHaveBeenCalled();
    expect(scroll.margins()).toEqual(['500px 0px']);
    await scroll.scrollTo(0);
    expect(fetched).not.toHaveBeenCalled();
    await scroll.scrollTo(0.1);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('[D-116, S-360, S-361, C-123] asks for the same types within 16093 metres of the facility', async () => {
    const fetched = answer(answerWith([]));
    renderOnPage(<FacilityRelatedLocations />, {
      entity: facilityFixture({ locationTypes: ['Urgent Care', 'Lab'] }),
    });
    await scroll.scrollTo(1);
    const asked = new URL(fetched.mock.calls[0]?.[0] ?? '', 'https://x.example');
    expect(asked.pathname).toBe('/api/search/v2/accounts/me/search/vertical/query');
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      experienceKey: 'related-content',
      verticalKey: 'healthcare-facilities-by-type',
      sessionTrackingEnabled: 'false',
      input: '',
      context: '{"entityId":"fac12"}',
      locale: 'en',
      limit: '4',
    });
    expect(JSON.parse(asked.searchParams.get('filters') ?? '')).toEqual({
      $and: [
        { 'builtin.location': { $near: { lat: 37.8, lng: -122.4, radius: 16093 } } },
        { $or: [{ c_locationType: { $eq: 'Urgent Care' } }, { c_locationType: { $eq: 'Lab' } }] },
      ],
    });
  });

  it('[C-122] shows three, never the facility itself', async () => {
    answer(
      answerWith([
        place('fac12', 'Myself'),
        place('a1', 'One'),
        place('a2', 'Two'),
        place('a3', 'Three'),
        place('a4', 'Four'),
      ]),
    );
    renderOnPage(<FacilityRelatedLocations />, { entity: facilityFixture() });
    await scroll.scrollTo(1);
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'One',
      'Two',
      'Three',
    ]);
  });

  it('[R-008, R-028] tells of each its state, its distance from here and where its page is', async () => {
    answer(answerWith([place('a1', 'Cedar Lane')]));
    renderOnPage(<FacilityRelatedLocations />, { entity: facilityFixture() });
    await scroll.scrollTo(1);
    const card = screen.getByRole('listitem');
    expect(card).toHaveTextContent('Open now, closes at 9 pm');
    expect(card).toHaveTextContent('3 miles away');
    expect(within(card).getByRole('link')).toHaveAttribute('href', '/find-location/facility/cedar-lane-a1');
  });

  it('tells no state and no distance that are not known', async () => {
    const { data } = place('a1', 'Cedar Lane', { hours: undefined });
    answer(answerWith([{ data }]));
    renderOnPage(<FacilityRelatedLocations />, { entity: facilityFixture() });
    await scroll.scrollTo(1);
    expect(screen.getByRole('listitem').textContent).toBe('Cedar Lane');
  });

  it('shows nothing when there is none, or the service fails or talks nonsense', async () => {
    const bodies: [unknown, boolean][] = [
      [answerWith([]), true],
      [{}, true],
      [null, true],
      [answerWith([null, 1, {}]), true],
      [answerWith([place('a', 'A')]), false],
    ];
    for (const [body, ok] of bodies) {
      answer(body, ok);
      const { container, unmount } = renderOnPage(<FacilityRelatedLocations />, {
        entity: facilityFixture(),
      });
      await scroll.scrollTo(1);
      expect(container).toBeEmptyDOMElement();
      unmount();
    }
    Object.assign(globalThis, {
      fetch: jest.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
    });
    const { container } = renderOnPage(<FacilityRelatedLocations />, { entity: facilityFixture() });
    await scroll.scrollTo(1);
    expect(container).toBeEmptyDOMElement();
  });

  it('speaks Spanish, yet asks in English', async () => {
    const fetched = answer(answerWith([place('a1', 'Cedar Lane')]));
    const { container } = renderOnPage(<FacilityRelatedLocations />, {
      entity: facilityFixture(),
      locale: 'es',
    });
    await scroll.scrollTo(1);
    expect(fetched.mock.calls[0]?.[0]).toContain('locale=en');
    expect(screen.getByRole('heading', { name: 'Centros similares cerca de aquí' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Cedar Lane' })).toHaveAttribute(
      'href',
      '/es/find-location/facility/cedar-lane-a1',
    );
    expect(container.textContent).toContain('3 millas de distancia');
  });

  it('wakes without a difference from what the server wrote', async () => {
    answer(answerWith([]));
    const { complaints } = await hydrateOnPage(<FacilityRelatedLocations />, { entity: facilityFixture() });
    expect(complaints).toEqual([]);
  });

  testEmptySection(FacilityRelatedLocations, {
    missing: 'yextDisplayCoordinate, c_locationType',
    ids: { nothing: '[D-003, D-004, X-073]', editors: '[D-005, E-079]' },
  });

  it('prints hostile, long and right-to-left names as text, and links nowhere else', async () => {
    answer(
      answerWith([
        place('a1', HOSTILE_TEXT, { slug: '../../evil' }),
        place('a2', LONG_NAME),
        place('a3', RTL_NAME, { c_image: { url: 'javascript:alert(1)' } }),
      ]),
    );
    const { container } = renderOnPage(<FacilityRelatedLocations />, { entity: facilityFixture() });
    await scroll.scrollTo(1);
    expect(screen.getByRole('link', { name: HOSTILE_TEXT })).toBeInTheDocument();
    for (const link of within(screen.getByRole('list')).getAllByRole('link')) {
      expect(new URL(link.getAttribute('href') ?? '', 'https://x.example').pathname).toMatch(
        /^\/find-location\/facility\//,
      );
    }
    expect(container.querySelector('script, [onerror], [src^="javascript"]')).toBeNull();
    await expectNoAxeViolations(container);
  });
});
