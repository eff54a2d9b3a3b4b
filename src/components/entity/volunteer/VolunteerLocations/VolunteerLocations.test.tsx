import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  bareVolunteer,
  volunteerFixture,
} from '#src/components/entity/volunteer/testing/volunteerFixture.ts';
import { drawPart, expectOnlyForEditors, expectSpanishPart } from '#tests/support/entityPart.tsx';
import { expectNoAxeViolations } from '#tests/support/expectNoAxeViolations.ts';
import { VolunteerLocations } from './VolunteerLocations.tsx';

// Cards of places ask for waits once they are awake: here nobody answers.
globalThis.fetch = () => new Promise(() => undefined);

const part = { name: 'VolunteerLocations', Component: VolunteerLocations } as const;

describe('VolunteerLocations', () => {
  /** The position of the visitor, as their browser says it. */
  const standing = (latitude: number, longitude: number, state: 'granted' | 'prompt') => {
    const getCurrentPosition = jest.fn((done: PositionCallback) =>
      done({ coords: { latitude, longitude } } as GeolocationPosition),
    );
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    Object.defineProperty(navigator, 'permissions', {
      configurable: true,
      value: { query: () => Promise.resolve({ state }) },
    });
    return getCurrentPosition;
  };

  it('[D-261, R-107] lists the places with an address, numbered like the pins of the map', async () => {
    standing(38.5, -121.7, 'prompt');
    const { container } = await drawPart(part, volunteerFixture());
    expect(screen.getByRole('region', { name: 'Map of the results' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Harbor Hospital',
      'Pier Clinic',
    ]);
    expect(container.querySelectorAll('li[id]')).toHaveLength(2);
    await expectNoAxeViolations(container);
  });

  it.each([
    ['[R-028, R-032]', 38.5, -121.6, '5.4 miles away from you'],
    ['[R-027, R-032]', 38.5 + 1 / 69.09, -121.7, '1 mile away from you'],
    ['[R-028, R-032] above ten miles with a decimal', 38.2, -121.7, '20.7 miles away from you'],
  ])('[D-261, R-108] %s how far it is, for places on the map', async (_, latitude, longitude, words) => {
    standing(latitude, longitude, 'granted');
    await drawPart(part, volunteerFixture());
    expect(await screen.findAllByText(words)).toHaveLength(1);
  });

  it('[R-108] asks for the position only when the visitor wants to know', async () => {
    const asked = standing(38.5, -121.6, 'prompt');
    await drawPart(part, volunteerFixture());
    expect(screen.queryByText(/away/)).toBeNull();
    const button = await screen.findByRole('button', { name: 'How far is it?' });
    expect(asked).not.toHaveBeenCalled();
    await userEvent.click(button);
    expect(await screen.findByText('5.4 miles away from you')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'How far is it?' })).toBeNull();
  });

  it('hides when empty, with a note to editors', async () => {
    await expectOnlyForEditors(part, bareVolunteer(), 'c_healthcareFacility');
  });

  it('speaks Spanish', async () => {
    await expectSpanishPart(part, volunteerFixture(), 'Centros');
  });
});
