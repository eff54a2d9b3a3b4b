import { act, screen, within } from '@testing-library/react';
import {
  drawPlanProvider,
  expectQuiet,
} from '#src/components/entity/plan-provider/testing/drawPlanProvider.tsx';
import { planProviderFixture } from '#src/components/entity/plan-provider/testing/planProviderFixture.ts';
import type { PlanProvider } from '#src/domain/entities/PlanProvider.ts';
import type { ComponentDataContext } from '#src/context/ComponentData.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { placedProps } from '#tests/support/placed.ts';
import { loadPlanProviderBooking } from './PlanProviderBooking.data.ts';
import { PlanProviderBooking } from './PlanProviderBooking.tsx';

// 10 am in California.
const now = new Date('2026-11-21T18:00:00Z');
const draw = async (
  entity: PlanProvider,
  params: Record<string, string> = {},
  locale: 'en' | 'es' = 'en',
) => {
  const props = placedProps('PlanProviderBooking', { params });
  const data = await loadPlanProviderBooking(props.rendering, { entity, now } as ComponentDataContext);
  return drawPlanProvider(<PlanProviderBooking {...props} {...(data && { data })} />, entity, { locale });
};
const book = () => screen.queryByRole('link', { name: /^Book an Appointment/ });
const movedOffice = (latitude: number) => {
  const provider = planProviderFixture();
  const related = provider.related!;
  const [first, second] = related.offices;
  return {
    ...provider,
    related: { ...related, offices: [{ ...first, coordinate: { latitude, longitude: -122.25 } }, second!] },
  };
};

it('[R-053, R-054] books by the ladder of the network provider at the same places', async () => {
  const { container } = await draw(planProviderFixture());
  expect(screen.getByRole('region', { name: 'Appointments' })).toBeVisible();
  expect(book()).toHaveAttribute('href', 'https://book.example.org/1');
  await expectNoAxeViolations(container);
});

it.each([
  ['[R-053] other counts', planProviderFixture({ addresses: planProviderFixture().addresses.slice(1) })],
  ['[R-054] a place that is elsewhere', movedOffice(34)],
  ['nobody of the network', (({ related: _related, ...rest }) => rest)(planProviderFixture())],
])('%s: nothing to book', async (_row, entity) => {
  expect((await draw(entity)).container).toBeEmptyDOMElement();
});

it.each([
  ['', true],
  ['10', false],
  ['100', true],
  ['-5', true],
  ['far', true],
])('[C-055, R-054] AddressMatchMiles %j: an office 69 miles away counts: %s', async (miles, isBookable) => {
  await draw(movedOffice(38.85), miles ? { AddressMatchMiles: miles } : {});
  expect(book() !== null).toBe(isBookable);
});

describe('[R-052] a start date', () => {
  it('that is to come is said, also when there is nothing to book', async () => {
    const { container } = await draw(planProviderFixture({ startDate: '2026-12-01', addresses: [] }));
    expect(container).toHaveTextContent('Provider starts on December 1, 2026');
    expect(book()).toBeNull();
    await expectNoAxeViolations(container);
  });
  it('is said in Spanish', async () => {
    const { container } = await draw(planProviderFixture({ startDate: '2026-12-01' }), {}, 'es');
    expect(container).toHaveTextContent('1 de diciembre de 2026');
  });
  it.each(['2026-11-20', '0001-01-01', 'soon'])('%s is not', async (startDate) => {
    expect((await draw(planProviderFixture({ startDate }))).container).not.toHaveTextContent('starts on');
  });
});

it('follows on a phone as a bar once the panel has scrolled away', async () => {
  const Original = window.IntersectionObserver;
  let tell: (entries: Partial<IntersectionObserverEntry>[]) => void = () => undefined;
  window.IntersectionObserver = class {
    constructor(callback: typeof tell) {
      tell = callback;
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof window.IntersectionObserver;
  await draw(planProviderFixture());
  window.IntersectionObserver = Original;
  const bar = () => screen.queryByRole('group', { name: 'Booking' });
  expect(bar()).toBeNull();
  const target = document.getElementById('booking')!;
  act(() =>
    tell([{ target, isIntersecting: false, boundingClientRect: { bottom: -10 } as DOMRectReadOnly }]),
  );
  expect(within(bar()!).getByRole('link', { name: 'Book' })).toHaveAttribute(
    'href',
    'https://book.example.org/1',
  );
});

it('[E-080, X-060] tells editors when there is no example, or why visitors see nothing', () =>
  expectQuiet(PlanProviderBooking, 'no network provider with the same addresses'));
