import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import {
  openScheduling,
  resultOf,
  wireOffice,
  wireProvider,
  wireSpecialty,
} from '#src/components/cards/testing/providerFixture.ts';
import { booking as bookingEn } from '#src/i18n/en/booking.ts';
import { cards as cardsEn } from '#src/i18n/en/cards.ts';
import { provider as providerEn } from '#src/i18n/en/provider.ts';
import { booking as bookingEs } from '#src/i18n/es/booking.ts';
import { cards as cardsEs } from '#src/i18n/es/cards.ts';
import { provider as providerEs } from '#src/i18n/es/provider.ts';
import type { PageProps } from '#src/context/PageProps.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { OnPage, pageFixture, renderOnPage } from '#tests/support/renderOnPage.tsx';
import { ProviderCard } from './ProviderCard.tsx';

const dictionary = { ...cardsEn, ...providerEn, ...bookingEn };
const draw = (more: Record<string, unknown> = {}, page: Partial<PageProps> = {}, found = {}) =>
  renderOnPage(<ProviderCard result={resultOf(wireProvider(more), found)} />, { dictionary, ...page });

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T18:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

describe('who and where', () => {
  it('[Q-200, Q-203, Q-207] name, specialties, languages and video visits', async () => {
    const { container } = draw({
      c_offersVideoVisit: true,
      c_providerSpecialties: ['Family Medicine', 'Geriatrics', 'Sports Medicine'].map((name) =>
        wireSpecialty(name),
      ),
    });
    expect(screen.getByRole('heading', { level: 2, name: 'Amara Okafor, MD' })).toBeVisible();
    expect(screen.getByText('Family Medicine, Geriatrics +1')).toBeVisible();
    expect(screen.getByText('Igbo, Spanish')).toBeInTheDocument();
    expect(screen.getByText('Video visits')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('[Q-085] the name leads to the provider’s page', () => {
    draw();
    expect(screen.getByRole('link', { name: 'Amara Okafor, MD' })).toHaveAttribute(
      'href',
      '/find-provider/dr-amara-okafor-prov1',
    );
  });

  it('[R-113] a physician without a slug has a page by name', () => {
    draw({ slug: undefined, name: 'Amara Okafor', c_isPhysician: true });
    expect(screen.getByRole('link', { name: 'Amara Okafor' })).toHaveAttribute(
      'href',
      '/find-provider/dr-amara-okafor-prov1',
    );
  });

  it('[Q-086] or to /404 without one, and then more locations are no link', () => {
    draw({ slug: undefined, c_offices: [wireOffice(1), wireOffice(2)] }, {}, { entityType: 'ce_person' });
    expect(screen.getByRole('link', { name: 'Amara Okafor, MD' })).toHaveAttribute('href', '/404');
    expect(screen.getByText(/\+ 1 location/).closest('details')).toHaveTextContent('Harbor Office 2');
    expect(screen.queryByRole('link', { name: /location/ })).not.toBeInTheDocument();
  });

  it('[C-086, Q-200] the portrait is 230 by 230, and a monogram stands in for none', () => {
    const { container, unmount } = draw({
      headshot: { url: 'https://photos.example/a.jpg', alternateText: 'x' },
    });
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('width', '230');
    expect(image).toHaveAttribute('height', '230');
    unmount();
    expect(draw().container.querySelector('svg text')).toHaveTextContent('AO');
  });

  it('[Q-202] the nearest office, with the distance of the service', () => {
    const offices = [wireOffice(1, { nearestToUser: 8000 }), wireOffice(2, { nearestToUser: 1609.344 })];
    const { unmount } = draw({ c_offices: offices });
    // Nobody said where they are: the first office, and no distance.
    expect(screen.getByText(/Harbor Office 1, /)).toBeVisible();
    expect(screen.queryByText(/mile/)).not.toBeInTheDocument();
    unmount();
    draw({ c_offices: offices }, {}, { distance: { metres: 1600, from: { kind: 'you' } } });
    expect(screen.getByText('1 mile away from you')).toBeVisible();
    expect(screen.getByText(/Harbor Office 2, Davis/)).toBeVisible();
  });

  it('a distance is never made up', () => {
    draw();
    expect(screen.queryByText(/mile/)).not.toBeInTheDocument();
  });

  it.each([
    ['[Q-345] one more', 2, '+ 1 location'],
    ['[Q-346] several more', 4, '+ 3 locations'],
  ])('%s', (_, count, words) => {
    draw({ c_offices: Array.from({ length: count }, (_none, index) => wireOffice(index + 1)) });
    const link = screen.getByRole('link', { name: `${words} of Amara Okafor, MD` });
    expect(link).toHaveAttribute('href', '/find-provider/dr-amara-okafor-prov1#locations');
  });

  it('[Q-206] the stars of the service, and none for people nobody has rated', () => {
    const { unmount } = draw({ c_reputationRatingFiveStar: 4.5 });
    expect(screen.getByText('4.5 out of 5 stars')).toBeInTheDocument();
    unmount();
    draw({ c_reputationRatingFiveStar: 0 });
    expect(screen.queryByText(/stars/)).not.toBeInTheDocument();
  });
});

describe('whether new patients are taken', () => {
  const specialty = (...more: Parameters<typeof wireSpecialty>) => ({
    c_providerSpecialties: [wireSpecialty(...more)],
  });
  it.each([
    ['[R-060, Q-201] open', {}, 'Accepting new patients'],
    ['[R-061] closed', specialty('Surgery', { status: 'Closed' }), 'Not accepting new patients'],
    ['[R-061] nobody at all', { acceptingNewPatients: false }, 'Not accepting new patients'],
    [
      '[R-062, Q-203] otherwise',
      specialty('Surgery', { status: 'Limited', alternativeText: 'By referral' }),
      'By referral',
    ],
    ['[R-068] unknown', specialty('Surgery', { status: 'Unknown' }, { c_defaultText: 'Call us' }), 'Call us'],
  ])('%s', (_, more, words) => {
    draw(more);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('[R-067] is not told when the specialty hides it', () => {
    draw(specialty('Pathology', {}, { c_hideBookAppointmentLink: true }));
    expect(screen.queryByText(/new patients/)).not.toBeInTheDocument();
  });

  it('is told by specialty where it differs', () => {
    draw({
      c_providerSpecialties: [wireSpecialty('Geriatrics'), wireSpecialty('Surgery', { status: 'Closed' })],
    });
    expect(screen.getByText('Accepting new patients: Geriatrics')).toBeVisible();
    expect(screen.getByText('Not accepting new patients: Surgery')).toBeVisible();
  });

  it('[Q-348, Q-349, R-064, Q-201] who is still to start is coming soon', () => {
    draw({ c_startDate: '2027-01-01' });
    expect(screen.getByText('Coming Soon · Available Beginning January 2027')).toBeVisible();
    expect(screen.queryByText('Accepting new patients')).not.toBeInTheDocument();
  });

  it('[R-064] the page as it is sent says so, too, of whom the server marked', () => {
    const html = renderToString(
      <OnPage page={pageFixture({ dictionary })}>
        <ProviderCard result={resultOf(wireProvider({ c_startDate: '2027-01-01', c_startsLater: true }))} />
      </OnPage>,
    );
    expect(html).toContain('Coming Soon');
    expect(html).not.toContain('Accepting new patients');
  });

  it('[Q-348] who has started is not, nor is it judged by a cached page', () => {
    const { unmount } = draw({ c_startDate: '2026-11-21' });
    expect(screen.getByText('Accepting new patients')).toBeVisible();
    unmount();
    const html = renderToString(
      <OnPage page={pageFixture({ dictionary })}>
        <ProviderCard result={resultOf(wireProvider({ c_startDate: '2027-01-01' }))} />
      </OnPage>,
    );
    expect(html).toContain('Accepting new patients');
    expect(html).not.toContain('Coming Soon');
  });
});

describe('[Q-205] the one way to book', () => {
  it.each<[string, Record<string, unknown>, string, string]>([
    [
      '[R-041] sign in',
      { acceptingNewPatients: false },
      'Sign in to Book (with Amara Okafor, MD)',
      '/-/demo/portal',
    ],
    [
      '[R-042, Q-204] sign in for Santa Barbara',
      { acceptingNewPatients: false, c_affiliate: [{ name: 'Santa Barbara Clinic' }] },
      'Sign in to Book (with Amara Okafor, MD)',
      '/-/demo/portal?group=sansum',
    ],
    [
      '[R-044, R-044c] an address with its label',
      { c_appointmentBookingUrl: 'https://book.example/1', c_appointmentBookingLabel: 'Book online' },
      'Book online (with Amara Okafor, MD)',
      'https://book.example/1',
    ],
    [
      '[R-044c] an address without a label',
      { c_appointmentBookingUrl: 'https://book.example/1' },
      'Book an Appointment (with Amara Okafor, MD)',
      'https://book.example/1',
    ],
    [
      '[R-049] the scheduling page',
      { ...openScheduling, c_offices: [wireOffice(1), wireOffice(2)] },
      'Book an Appointment (with Amara Okafor, MD)',
      '/-/demo/schedule?providerId=E1',
    ],
    ['[R-050] a call', {}, '415-555-0141 (with Amara Okafor, MD)', 'tel:+14155550141'],
    [
      '[R-047, C-092] the phone of the referral team',
      { c_affiliate: [{ name: 'Bay', c_showReferralOnProviders: true }] },
      '888-834-1788 (call the referral team about Amara Okafor, MD)',
      'tel:+18888341788',
    ],
  ])('%s', async (_, more, name, href) => {
    const { container } = draw(more);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    await expectNoAxeViolations(container);
  });

  it('[R-046, R-048] the referral team has its heading and a chat', () => {
    draw({ c_affiliate: [{ name: 'Bay', c_showReferralOnProviders: true }] });
    expect(screen.getByText('Contact Our Referral Team to Book an Appointment')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Chat Now' })).toBeVisible();
  });

  it('the chat shares its line with the comparison, which stands there once', () => {
    draw({ c_affiliate: [{ name: 'Bay', c_showReferralOnProviders: true }] });
    const [compare, ...more] = document.querySelectorAll('.CompareToggle');
    expect(more).toEqual([]);
    expect(compare?.parentElement).toContainElement(screen.getByRole('button', { name: 'Chat Now' }));
  });

  it('[R-045] a button for the open-scheduling widget, which is not loaded yet', () => {
    draw(openScheduling);
    expect(screen.getByText('tomorrow')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Book an Appointment (with Amara Okafor, MD)' })).toBeVisible();
    expect(document.querySelector('script[src]')).toBeNull();
  });

  it('[R-051] nothing at all leaves no empty column', () => {
    const { container } = draw({ c_offices: [] });
    expect(container.querySelector('.CardFrame-actions')).toBeNull();
  });

  it('[R-040] shows one rung only', () => {
    const { container } = draw({
      ...openScheduling,
      acceptingNewPatients: false,
      c_appointmentBookingUrl: 'https://book.example/1',
    });
    const rungs = container.querySelectorAll<HTMLElement>('.CardFrame-actions .BookingAction');
    expect(rungs).toHaveLength(1);
    expect(within(rungs[0]!).getAllByRole('link')).toHaveLength(1);
    expect(within(rungs[0]!).queryByRole('button')).not.toBeInTheDocument();
  });
});

it('speaks Spanish', () => {
  draw(
    { c_startDate: '2027-01-01', c_offices: [wireOffice(1), wireOffice(2)] },
    { locale: 'es', dictionary: { ...cardsEs, ...providerEs, ...bookingEs } },
  );
  expect(screen.getByText('Próximamente · Disponible a partir de enero de 2027')).toBeVisible();
  expect(screen.getByText('Llame para reservar una cita')).toBeVisible();
  expect(screen.getByRole('link', { name: /^\+ 1 / })).toHaveAttribute(
    'href',
    '/es/find-provider/dr-amara-okafor-prov1#locations',
  );
});

it('shows nothing without a result or a name', () => {
  const { container, unmount } = renderOnPage(<ProviderCard />, { dictionary });
  expect(container).toBeEmptyDOMElement();
  unmount();
  expect(draw({ name: ' ' }).container).toBeEmptyDOMElement();
});

it('[S-319] its way to book is marked with ids only, so that a click on it is counted', () => {
  draw({ c_appointmentBookingUrl: '#book' });
  expect(screen.getByRole('link', { name: /^Book/ })).toHaveAttribute(
    'data-click',
    expect.stringMatching(/^booking healthcareProfessional \w+$/),
  );
});
