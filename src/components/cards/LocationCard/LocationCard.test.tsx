import { act, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import type { DistanceOrigin } from '#src/domain/distance/DistanceOrigin.ts';
import type { SearchResult } from '#src/domain/search/SearchAnswer.ts';
import { dictionary, stubNetwork, wireLocation } from '#src/components/search/testing/searchHarness.tsx';
import { cards as cardsEs } from '#src/i18n/es/cards.ts';
import { hours as hoursEs } from '#src/i18n/es/hours.ts';
import { search as searchEs } from '#src/i18n/es/search.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { OnPage, pageFixture, renderOnPage } from '#tests/support/renderOnPage.tsx';
import { LocationCard } from './LocationCard.tsx';

// A Wednesday, 10 in the morning in California.
const now = new Date('2026-03-04T18:00:00Z');
const weekday = { openIntervals: [{ start: '08:00', end: '17:00' }] };
const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const openHours = Object.fromEntries(days.map((day) => [day, weekday]));
const closedNow = { ...openHours, wednesday: { openIntervals: [{ start: '13:00', end: '17:00' }] } };

const found = (more: Record<string, unknown> = {}, rest: Partial<SearchResult> = {}): SearchResult => ({
  id: 'fac1',
  data: wireLocation(1, more),
  ...rest,
});
const draw = (result: SearchResult | undefined, page = {}) =>
  renderOnPage(
    <SWRConfig value={{ provider: () => new Map() }}>
      <LocationCard result={result} />
    </SWRConfig>,
    { dictionary, ...page },
  );

beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'queueMicrotask', 'setImmediate', 'nextTick'] });
  const network = stubNetwork();
  network.routes['/api/waitTimes'] = {
    '1001': { YextLocationUid: '1001', PatientsStillWaiting: 4, FetchDateTime: now.toISOString() },
  };
});
afterEach(() => jest.useRealTimers());
const arrive = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 5))));

it('[Q-213, S-202] says what the place is, where it is and how to reach it', async () => {
  const { container } = draw(found({ c_locationType: ['Urgent Care', 'Lab', 'Imaging'], c_hasER: true }));
  await arrive();
  expect(screen.getByRole('heading', { level: 2, name: 'Harbor Clinic 1' })).toBeVisible();
  expect(screen.getByText(/^Urgent Care, Lab \+1/)).toBeVisible();
  expect(screen.getByText('Emergency room')).toBeVisible();
  expect(screen.getByText('1 Shore St, Alder Bay, CA 94000')).toBeVisible();
  expect(screen.getByRole('link', { name: '415-555-0142 (call Harbor Clinic 1)' })).toHaveAttribute(
    'href',
    'tel:+14155550142',
  );
  expect(screen.getByRole('link', { name: 'Get Directions to Harbor Clinic 1' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('1 Shore St')),
  );
  await expectNoAxeViolations(container);
});

it('says of an emergency room once what it is, and where it is only when its name does not', async () => {
  const campus = { c_parentLocation: [{ id: 'fac9', name: 'Harbor Medical Center' }] };
  const { container, unmount } = draw(
    found({
      ...{ name: 'Harbor Medical Center Emergency Room', c_displayName: undefined },
      ...{ c_locationType: ['Emergency Room'], c_hasER: true, ...campus },
    }),
  );
  await arrive();
  expect(container.querySelector('.CardFrame-line')?.textContent).toBe('Emergency Room');
  unmount();
  const other = draw(found({ c_locationType: ['Lab'], c_hasER: true, ...campus })).container;
  await arrive();
  expect(other.querySelector('.CardFrame-line')).toHaveTextContent(
    /^Lab · Harbor Medical CenterEmergency room$/,
  );
});

it('[Q-085] the name leads to the page of the place, or to /404 when it has none', async () => {
  const { unmount } = draw(found());
  expect(screen.getByRole('link', { name: 'Harbor Clinic 1' })).toHaveAttribute(
    'href',
    '/find-location/facility/harbor-clinic-1-fac1',
  );
  unmount();
  draw(found({ slug: undefined, type: 'ce_person' }));
  expect(screen.getByRole('link', { name: 'Harbor Clinic 1' })).toHaveAttribute('href', '/404');
  await arrive();
});

it('leads to the page in the language of the visitor, in its words', async () => {
  draw(found({}, { distance: { metres: 1609.344, from: { kind: 'you' } } }), {
    locale: 'es',
    dictionary: { ...cardsEs, ...searchEs, ...hoursEs },
  });
  expect(screen.getByRole('link', { name: 'Harbor Clinic 1' })).toHaveAttribute(
    'href',
    '/es/find-location/facility/harbor-clinic-1-fac1',
  );
  expect(screen.getByText('a 1 milla de usted')).toBeVisible();
  await arrive();
});

describe('the open state', () => {
  it('[R-002, R-008] is told with its next change', async () => {
    draw(found({ hours: openHours }));
    expect(screen.getByText(/^Open now, closes at 5/)).toBeVisible();
    await arrive();
  });

  it('is not told by the server, whose pages live long', () => {
    const html = renderToString(
      <OnPage page={pageFixture({ dictionary })}>
        <LocationCard result={found({ hours: openHours })} />
      </OnPage>,
    );
    expect(html).toContain('Harbor Clinic 1');
    expect(html).not.toContain('Open now');
  });
});

describe('[R-014] the wait', () => {
  it('is shown while the place is open', async () => {
    draw(found({ hours: openHours }));
    await waitFor(() => expect(screen.getByText('4 people waiting')).toBeVisible());
  });

  it('is not shown while it is closed', async () => {
    draw(found({ hours: closedNow }));
    await arrive();
    expect(screen.getByText(/^Closed/)).toBeVisible();
    expect(screen.queryByText(/waiting/)).not.toBeInTheDocument();
  });
});

describe('the distance', () => {
  const you: DistanceOrigin = { kind: 'you' };
  const davis: DistanceOrigin = { kind: 'place', name: 'Davis' };
  const point: DistanceOrigin = { kind: 'point' };

  it.each([
    ['[R-027] for exactly one', 1609.344, you, '1 mile away from you'],
    ['[R-028] otherwise', 3218.688, you, '2 miles away from you'],
    ['[R-030, R-031, R-033] with two decimals under ten', 2000, you, '1.24 miles away from you'],
    ['whole above ten', 20_000, you, '12 miles away from you'],
    ['[A-83] from the place that was typed', 2000, davis, '1.24 miles from Davis'],
    ['[A-83] from a point somebody chose, perhaps another', 1609.344, point, '1 mile from a chosen point'],
  ])('%s', async (_, metres, from, words) => {
    draw(found({}, { distance: { metres, from } }));
    expect(screen.getByText(words)).toBeVisible();
    await arrive();
  });

  it('is never made up', async () => {
    draw(found());
    await arrive();
    expect(screen.queryByText(/mile/)).not.toBeInTheDocument();
  });
});

it('[Q-215] an entry ‘Campus Maps’ of finding your way yields a campus-map button', async () => {
  draw(
    found({
      c_findingYourWay: [
        { headline: 'Parking', linkURL: '/parking', linkText: 'Parking' },
        { headline: 'Campus Maps', linkURL: '/maps/harbor.pdf', linkText: 'See the campus map' },
      ],
    }),
  );
  expect(screen.getByRole('link', { name: 'See the campus map of Harbor Clinic 1' })).toHaveAttribute(
    'href',
    '/maps/harbor.pdf',
  );
  await arrive();
});

it('leaves out a campus map with an unsafe address', async () => {
  draw(found({ c_findingYourWay: [{ headline: 'Campus Maps', linkURL: 'javascript:alert(1)' }] }));
  expect(screen.queryByRole('link', { name: /Campus Map/ })).not.toBeInTheDocument();
  await arrive();
});

it('shows nothing without a result, and stands with a name alone', async () => {
  const { container, unmount } = draw(undefined);
  expect(container).toBeEmptyDOMElement();
  unmount();
  const bare = draw({
    id: 'x',
    data: { name: 'Bare', hours: 'nonsense', address: 7, c_findingYourWay: 'x' },
  });
  expect(screen.getByRole('heading', { name: 'Bare' })).toBeVisible();
  await expectNoAxeViolations(bare.container);
});
