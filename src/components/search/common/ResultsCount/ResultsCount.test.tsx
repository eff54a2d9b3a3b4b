import { act } from '@testing-library/react';
import {
  placed,
  renderSearch,
  screen,
  someResults,
  stubNetwork,
  wireLocation,
} from '#src/components/search/testing/searchHarness.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ResultsCount } from './ResultsCount.tsx';

const count = <ResultsCount {...placed('ResultsCount')} />;
/** Near a place that was typed: without one no distance counts. */
const nearDavis = {
  address: `/find-location?staticFilters=${encodeURIComponent('[{"builtin.location":{"$near":{"lat":38.5,"lng":-121.7,"radius":40000,"name":"Davis"}}}]')}`,
};
const distances = (metres: (number | undefined)[]) =>
  metres.map((distance, index) => ({
    data: wireLocation(index),
    ...(distance !== undefined && { distanceFromFilter: distance }),
  }));

afterEach(() => jest.useRealTimers());

it('says which part of how many is shown', async () => {
  stubNetwork(() => ({ count: 1280, results: someResults(20) }));
  const { container } = await renderSearch(count, { address: '/find-location?offset=40' });
  expect(screen.getByText('41–60 of 1,280')).toBeVisible();
  await expectNoAxeViolations(container);
});

it('says nearest first only when the results themselves are so', async () => {
  stubNetwork(() => ({ results: distances([100, 250, 250]) }));
  const { unmount } = await renderSearch(count, nearDavis);
  expect(screen.getByText('1–3 of 3, nearest first')).toBeVisible();
  unmount();
  stubNetwork(() => ({ results: distances([300, 250]) }));
  const second = await renderSearch(count, nearDavis);
  expect(screen.getByText('1–2 of 2')).toBeVisible();
  second.unmount();
  stubNetwork(() => ({ results: distances([100, undefined]) }));
  const third = await renderSearch(count, nearDavis);
  expect(screen.getByText('1–2 of 2')).toBeVisible();
  third.unmount();
  // Nobody said where they are: there is no nearest.
  stubNetwork(() => ({ results: distances([100, 250, 250]) }));
  await renderSearch(count);
  expect(screen.getByText('1–3 of 3')).toBeVisible();
});

it('says of events that it counts dates, as several of them may share a card', async () => {
  const events = { address: '/find-event?verticalKey=events', screen: { verticals: ['events'] as const } };
  stubNetwork(() => ({ count: 23, results: someResults(20) }));
  const { unmount } = await renderSearch(count, events);
  expect(screen.getByText('1–20 of 23 dates')).toBeVisible();
  unmount();
  stubNetwork(() => ({ results: distances([100, 250]) }));
  const near = nearDavis.address.replace('/find-location?', '/find-event?verticalKey=events&');
  await renderSearch(count, { ...events, address: near });
  expect(screen.getByText('1–2 of 2 dates, nearest place first')).toBeVisible();
});

it('is said once, politely, when the results have settled', async () => {
  jest.useFakeTimers();
  stubNetwork(() => ({ count: 2, results: someResults(2) }));
  await renderSearch(count, { settles: false });
  await act(() => jest.advanceTimersByTimeAsync(10));
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('Showing 1–2 of 2');
});

it('is hidden at zero', async () => {
  stubNetwork(() => ({ results: [] }));
  await renderSearch(count);
  expect(screen.queryByText(/ of /)).not.toBeInTheDocument();
});
