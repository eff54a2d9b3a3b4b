import { screen } from '@testing-library/react';
import { resultOf, wireOffice, wireProvider } from '#src/components/cards/testing/providerFixture.ts';
import { booking } from '#src/i18n/en/booking.ts';
import { cards } from '#src/i18n/en/cards.ts';
import { provider } from '#src/i18n/en/provider.ts';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { PlanProviderCard } from './PlanProviderCard.tsx';

const dictionary = { ...cards, ...provider, ...booking };
const address = (number: number, more: Record<string, unknown> = {}) => ({
  name: `Pear Clinic ${number}`,
  address: { line1: `${number} Plaza`, city: 'San Leandro', region: 'CA', postalCode: '94578' },
  c_shpPhone: '+15105550155',
  yextDisplayCoordinate: { latitude: 38 + number / 100, longitude: -121.5 },
  ...more,
});
const wirePlanProvider = (more: Record<string, unknown> = {}) => ({
  name: 'Casey Navarrete, NP',
  gender: 'Nonbinary',
  acceptingNewPatients: true,
  c_isPrimaryCareProvider: true,
  c_shpProviderID: 'MP700753',
  c_shpMedicalGroupAffiliation: ['Bayside Physicians'],
  c_shpHospitalAffiliation: ['Castro Valley Hospital'],
  c_shpSpecialty: [{ name: 'Family Medicine' }],
  c_shpGenderAffirmingServices: true,
  c_shpLanguage: ['English', 'Thai'],
  c_shpAddresses: [address(1)],
  ...more,
});
const draw = (more: Record<string, unknown> = {}, entityType = 'ce_shpProvider') =>
  renderOnPage(<PlanProviderCard result={resultOf(wirePlanProvider(more), { id: 'shpp1', entityType })} />, {
    dictionary,
    variant: 'plan',
  });

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T18:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

it('[Q-208, Q-209, Q-210, Q-211] says who, what, where and with whom', async () => {
  const { container } = draw();
  expect(screen.getByRole('heading', { name: 'Casey Navarrete, NP' })).toBeVisible();
  for (const words of [
    'Family Medicine',
    'Accepting new patients',
    'Pear Clinic 1, San Leandro',
    'Bayside Physicians · Castro Valley Hospital',
    'English, Thai',
    'Primary care provider',
    'Gender-affirming services',
    'Family Medicine · Provider ID MP700753',
  ]) {
    expect(container).toHaveTextContent(words);
  }
  await expectNoAxeViolations(container);
});

it('[Q-212] the first related provider gives portrait and rating', () => {
  const { container } = draw({
    c_shpRelatedProvider: [
      {
        headshot: { url: 'https://photos.example/c.jpg' },
        c_reputationRatingFiveStar: 3.9,
        c_reputationId: 'r',
      },
      { headshot: { url: 'https://photos.example/other.jpg' } },
    ],
  });
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://photos.example/c.jpg');
  expect(screen.getByText('3.9 out of 5 stars')).toBeInTheDocument();
});

it('[Q-085, Q-345, Q-346] the name leads to the page, more places to those on it', () => {
  draw({ slug: 'casey', c_shpAddresses: [address(1), address(2)] });
  const page = '/find-provider/casey-shpp1';
  expect(screen.getByRole('link', { name: 'Casey Navarrete, NP' })).toHaveAttribute('href', page);
  expect(screen.getByRole('link', { name: /^\+ 1 location/ })).toHaveAttribute('href', `${page}#locations`);
});

it('[Q-210, Q-211] the place, and its phone, are one in a town that was asked for', () => {
  const there = {
    address: { line1: '1 B St', city: 'Davis', region: 'CA', postalCode: '95616' },
    c_shpPhone: '+15305550155',
  };
  const data = wirePlanProvider({ c_shpAddresses: [address(1), address(2, there)] });
  const result = resultOf(data, { id: 'shpp1', entityType: 'ce_shpProvider' });
  renderOnPage(<PlanProviderCard result={result} cities={['Davis']} />, { dictionary, variant: 'plan' });
  expect(screen.getByText(/Pear Clinic 2, Davis/)).toBeVisible();
  expect(screen.getByRole('link', { name: /530-555-0155/ })).toBeVisible();
});

it('[Q-345, Q-346, Q-211] more places open in the card of somebody without a page', async () => {
  const { container } = draw({ c_shpAddresses: [address(1), address(2), address(3)] }, 'ce_person');
  const more = screen.getByText(/^\+ 2 locations/);
  expect(more.closest('details')).not.toHaveAttribute('open');
  expect(screen.getByText('Pear Clinic 3, 3 Plaza, San Leandro, CA 94578')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('[Q-211] the phone of the nearest address is there, once', () => {
  draw();
  expect(screen.getAllByRole('link', { name: /510-555-0155/ })).toHaveLength(1);
});

describe('[R-063] the status text', () => {
  it('is split on its semicolon: status, then extra text', () => {
    draw({ c_shpDisplayComments: 'Accepting existing patients; Call the office first' });
    expect(screen.getByText('Accepting existing patients')).toBeVisible();
    expect(screen.getByText('Call the office first')).toBeVisible();
    expect(screen.queryByText('Accepting new patients')).not.toBeInTheDocument();
  });
  it('is left out when nothing is known', () => {
    draw({ acceptingNewPatients: undefined });
    expect(screen.queryByText(/patients/)).not.toBeInTheDocument();
  });
});

it('[R-052] says when somebody starts who is still to come', () => {
  const { unmount } = draw({ c_startDate: '2026-12-01' });
  expect(screen.getByText('Provider starts on December 1, 2026')).toBeVisible();
  unmount();
  draw({ c_startDate: '2026-11-20' });
  expect(screen.queryByText(/starts on/)).not.toBeInTheDocument();
});

describe('[R-053, R-054] booking', () => {
  const related = (offices: unknown[]) => ({
    c_shpRelatedProvider: [
      wireProvider({ c_offices: offices, c_appointmentBookingUrl: 'https://book.example/1' }),
    ],
  });
  const book = () => screen.queryByRole('link', { name: /^Book an Appointment/ });

  it('is the ladder of the network provider at the same places', () => {
    draw(related([wireOffice(1)]));
    expect(book()).toHaveAttribute('href', 'https://book.example/1');
  });
  it('is nothing for other counts', () => {
    draw(related([wireOffice(1), wireOffice(2)]));
    expect(book()).not.toBeInTheDocument();
  });
  it('is nothing for other places', () => {
    draw(related([wireOffice(1, { yextDisplayCoordinate: { latitude: 34, longitude: -118 } })]));
    expect(book()).not.toBeInTheDocument();
  });
  it('is nothing without a network provider', () => {
    const { container } = draw();
    expect(container.querySelector('.CardFrame-actions')).toBeNull();
  });
});

it('shows nothing without a result', () => {
  expect(renderOnPage(<PlanProviderCard />, { dictionary }).container).toBeEmptyDOMElement();
});
