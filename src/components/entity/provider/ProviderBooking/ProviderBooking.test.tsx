import { act, screen, within } from '@testing-library/react';
import { drawSection, expectSection } from '#src/components/entity/provider/testing/drawProvider.tsx';
import { openScheduling, providerFixture } from '#src/components/entity/provider/testing/providerFixture.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { ProviderBooking } from './ProviderBooking.tsx';

expectSection(ProviderBooking, 'ProviderBooking', 'No way to book applies');

it('has no accessibility violation', async () => {
  const { container } = drawSection(ProviderBooking);
  expect(container).not.toBeEmptyDOMElement();
  await expectNoAxeViolations(container);
});

it.each([
  ['[R-041] sign in', { acceptingNewPatients: false }, /^Sign in to Book/, '/-/demo/portal'],
  [
    '[R-044] an address',
    { bookingUrl: 'https://book.example/1' },
    /^Book an Appointment/,
    'https://book.example/1',
  ],
  [
    '[R-049] the scheduling page',
    { ...openScheduling, offices: providerFixture().offices },
    /^Book an Appointment/,
    '/-/demo/schedule?providerId=E1',
  ],
  ['[R-050] a call', {}, /^415-555-0141/, 'tel:+14155550141'],
])('[R-040, S-319] %s', (_, more, name, href) => {
  drawSection(ProviderBooking, providerFixture(more));
  const panel = screen.getByRole('region', { name: 'Appointments' });
  expect(within(panel).getByRole('link', { name })).toHaveAttribute('href', href);
});

it('[R-045] the open-scheduling widget opens from its button, and the office can be called as well', () => {
  drawSection(ProviderBooking, providerFixture(openScheduling));
  expect(screen.getByRole('button', { name: /^Book an Appointment/ })).toBeVisible();
  expect(screen.getByRole('link', { name: '415-555-0141' })).toHaveAttribute('href', 'tel:+14155550141');
});

it('[R-051] nothing by rule 8', () => {
  const { container } = drawSection(ProviderBooking, providerFixture({ offices: [] }));
  expect(container).toBeEmptyDOMElement();
});

describe('the bar of a phone', () => {
  let tell: (entries: Partial<IntersectionObserverEntry>[]) => void;
  const Original = window.IntersectionObserver;
  beforeEach(() => {
    window.IntersectionObserver = class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof window.IntersectionObserver;
  });
  afterEach(() => {
    window.IntersectionObserver = Original;
  });
  const panel = () => document.getElementById('booking')!;
  const scroll = (isIntersecting: boolean, bottom: number, target: Element = panel()) =>
    act(() => tell([{ target, isIntersecting, boundingClientRect: { bottom } as DOMRectReadOnly }]));

  it('comes once the panel has scrolled away, and goes when it is back', () => {
    drawSection(ProviderBooking, providerFixture(openScheduling));
    const bar = () => screen.queryByRole('group', { name: 'Booking' });
    expect(bar()).toBeNull();
    scroll(false, 900); // still below
    expect(bar()).toBeNull();
    scroll(false, -10);
    expect(bar()).toHaveTextContent('Earliest Available tomorrow');
    expect(within(bar()!).getByRole('link', { name: 'Book' })).toHaveAttribute('href', '#booking');
    scroll(true, 900, document.body); // the end of the page is seen
    expect(bar()).toBeNull();
    scroll(false, 900, document.body);
    expect(bar()).not.toBeNull();
    scroll(true, 300);
    expect(bar()).toBeNull();
  });

  it('calls where the panel calls', () => {
    drawSection(ProviderBooking);
    scroll(false, -10);
    expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+14155550141');
  });
});
