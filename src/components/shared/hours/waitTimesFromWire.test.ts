import { waitTimesFromWire } from './waitTimesFromWire.ts';

const fetchedAt = new Date('2026-11-21T22:38:00Z');

describe('waitTimesFromWire', () => {
  it('[S-209] reads records by location uid', () => {
    expect(
      waitTimesFromWire({
        55012: {
          YextLocationUid: '55012',
          PatientsStillWaiting: 12,
          FetchDateTime: '2026-11-21T14:38:00-08:00',
        },
        7: { facilityUid: '7', patientsWaiting: 0, fetchedAt: '2026-11-21T22:38:00.000Z' },
      }),
    ).toEqual({
      55012: { facilityUid: '55012', patientsWaiting: 12, fetchedAt },
      7: { facilityUid: '7', patientsWaiting: 0, fetchedAt },
    });
  });

  it.each([
    [null],
    ['text'],
    [[]],
    [{ 1: null }],
    [{ 1: { PatientsStillWaiting: -1, FetchDateTime: '2026-11-21T14:38:00Z' } }],
    [{ 1: { PatientsStillWaiting: 1.5, FetchDateTime: '2026-11-21T14:38:00Z' } }],
    [{ 1: { PatientsStillWaiting: 3, FetchDateTime: '0001-01-01T00:00:00Z' } }],
    [{ 1: { PatientsStillWaiting: 3 } }],
  ])('[S-301] takes nonsense %j for nothing', (wire) => {
    expect(waitTimesFromWire(wire)).toEqual({});
  });
});
