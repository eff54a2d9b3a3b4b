import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  bareFacility,
  facilityFixture,
  HOSTILE_TEXT,
  LONG_NAME,
  RTL_NAME,
} from '#src/components/entity/facility/testing/facilityFixture.ts';
import {
  expectSpanish,
  expectTextOnly,
  testEmptySection,
} from '#src/components/entity/facility/testing/expectSection.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { hydrateOnPage } from '#tests/support/hydrateOnPage.tsx';
import { renderOnPage } from '#tests/support/renderOnPage.tsx';
import { FacilityContact } from './FacilityContact.tsx';

const granted = (state: string) =>
  Object.assign(navigator, { permissions: { query: async () => ({ state }) } });
const locate = (answer: (found: PositionCallback, failed: PositionErrorCallback) => void) => {
  const getCurrentPosition = jest.fn(answer);
  Object.assign(navigator, { geolocation: { getCurrentPosition } });
  return getCurrentPosition;
};
const nearby = { coords: { latitude: 37.81, longitude: -122.4 } } as GeolocationPosition;

describe('FacilityContact', () => {
  beforeEach(() => {
    granted('prompt');
    locate(() => {});
  });

  it('[D-086] shows the address with directions to it', async () => {
    const { container } = renderOnPage(<FacilityContact />, { entity: facilityFixture() });
    expect(screen.getByText('214 Harbor Street')).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Get Directions to Harbor Street Urgent Care' });
    const address = new URL(link.getAttribute('href') ?? '');
    expect(address.searchParams.get('destination')).toBe('214 Harbor Street, Alder Bay, CA 94900');
    await expectNoAxeViolations(container);
  });

  it('[D-087, R-101] shows the main phone as ddd-ddd-dddd, to be called', () => {
    renderOnPage(<FacilityContact />, { entity: facilityFixture() });
    expect(screen.getByRole('link', { name: '415-555-0188' })).toHaveAttribute('href', 'tel:+14155550188');
  });

  it('[D-088, R-102] shows the alternate phone with its label and extension', () => {
    renderOnPage(<FacilityContact />, {
      entity: facilityFixture({ alternatePhone: { number: '(415) 555-0189 x42', label: 'Nurse line' } }),
    });
    const item = screen.getByText('Nurse line').closest('li') as HTMLElement;
    expect(within(item).getByRole('link', { name: '415-555-0189, ext. 42' })).toBeInTheDocument();
  });

  it('[D-089] shows the fax, which is not a link', () => {
    renderOnPage(<FacilityContact />, { entity: facilityFixture() });
    expect(screen.getByText('415-555-0190').closest('a')).toBeNull();
  });

  it('heads a fax that stands alone as what it is', () => {
    renderOnPage(<FacilityContact />, { entity: bareFacility({ fax: '4155550190' }) });
    expect(screen.getByRole('heading', { name: 'Fax' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Phone' })).toBeNull();
  });

  it('[R-103] leaves out a phone that is none', () => {
    renderOnPage(<FacilityContact />, {
      entity: facilityFixture({ mainPhone: 'call us', alternatePhone: undefined, fax: '1' }),
    });
    expect(screen.queryByRole('heading', { name: 'Phone' })).toBeNull();
  });

  it('[R-108] never asks for the position by itself, and shows no distance without it', async () => {
    const asked = locate(() => {});
    renderOnPage(<FacilityContact />, { entity: facilityFixture() });
    await act(async () => {});
    expect(asked).not.toHaveBeenCalled();
    expect(screen.queryByText(/away/)).toBeNull();
  });

  it('[R-028, R-108] shows the distance when the visitor allowed it before', async () => {
    granted('granted');
    locate((found) => found(nearby));
    renderOnPage(<FacilityContact />, { entity: facilityFixture() });
    expect(await screen.findByText('0.7 miles away from you')).toBeInTheDocument();
  });

  it('shows the distance when asked, and says so when it cannot be found', async () => {
    locate((found) => found(nearby));
    const first = renderOnPage(<FacilityContact />, { entity: facilityFixture() });
    await userEvent.click(screen.getByRole('button', { name: 'How far is it?' }));
    expect(screen.getByText('0.7 miles away from you')).toBeInTheDocument();
    first.unmount();
    locate((_, failed) => failed({} as GeolocationPositionError));
    renderOnPage(<FacilityContact />, { entity: facilityFixture() });
    await userEvent.click(screen.getByRole('button', { name: 'How far is it?' }));
    expect(screen.getByText('We could not find where you are.')).toBeInTheDocument();
  });

  it('says nothing when a position allowed before cannot be had now', async () => {
    granted('granted');
    locate((_, failed) => failed({} as GeolocationPositionError));
    renderOnPage(<FacilityContact />, { entity: facilityFixture() });
    await act(async () => {});
    expect(screen.queryByText('We could not find where you are.')).toBeNull();
    expect(screen.getByRole('button', { name: 'How far is it?' })).toBeInTheDocument();
  });

  it('[R-108] offers no distance to a place that is not on the map', () => {
    renderOnPage(<FacilityContact />, { entity: facilityFixture({ coordinate: undefined }) });
    expect(screen.queryByRole('button', { name: 'How far is it?' })).toBeNull();
  });

  it('copies the address, and says so when the browser does not let it', async () => {
    const user = userEvent.setup();
    renderOnPage(<FacilityContact />, { entity: facilityFixture() });
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(await navigator.clipboard.readText()).toBe('214 Harbor Street\nAlder Bay, CA 94900');
    expect(screen.getByText('Address copied')).toBeInTheDocument();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(screen.getByText('Your browser did not let us copy it')).toBeInTheDocument();
  });

  it('wakes without a difference from what the server wrote', async () => {
    const { complaints } = await hydrateOnPage(<FacilityContact />, { entity: facilityFixture() });
    expect(complaints).toEqual([]);
  });

  it('speaks Spanish', () => expectSpanish(FacilityContact, facilityFixture()));

  testEmptySection(FacilityContact, {
    missing: 'address, mainPhone',
    ids: { nothing: '[D-003, D-004, X-073]', editors: '[D-005, E-079]' },
  });

  it('prints hostile, long and right-to-left text as text', async () => {
    const address = {
      line1: HOSTILE_TEXT,
      line2: LONG_NAME,
      line3: RTL_NAME,
      city: '',
      region: '',
      postalCode: '',
      countryCode: 'US',
    };
    await expectTextOnly(FacilityContact, bareFacility({ address }));
    expect(screen.getByText(HOSTILE_TEXT)).toBeInTheDocument();
    expect(screen.getByText(RTL_NAME).closest('[dir]')).toHaveAttribute('dir', 'auto');
  });
});
