import fc from 'fast-check';
import type { BookableProvider } from './bookingOffer.ts';
import { areSamePlaces, planBookingOffer, type PlanBookingContext } from './planBookingOffer.ts';

const context: PlanBookingContext = {
  portalUrl: '/portal',
  sansumPortalUrl: '/sansum',
  sansumAffiliate: 'santa barbara',
  schedulingUrl: '/schedule',
  referralPhone: '888-834-1788',
  matchMiles: 200,
};
const at = (latitude: number) => ({ coordinate: { latitude, longitude: -121 } });
// 69.09 miles to a degree: 2.89 degrees are 199.7 miles, 2.9 are 200.4.
const home = at(36);
const inReach = at(38.89);
const outOfReach = at(38.9);
const related = (offices: BookableProvider['offices']): BookableProvider => ({
  specialties: [{ hidesBooking: false, hidesReferral: false }],
  affiliates: [],
  offices,
  bookingUrl: '/book',
  openScheduling: false,
  schedules: [],
});
const offerFor = (addresses: object[], offices?: BookableProvider['offices'], more = {}) =>
  planBookingOffer(addresses, offices && related(offices), { ...context, ...more }).kind;

describe('how a plan provider is booked', () => {
  it.each<[string, object[], BookableProvider['offices'] | undefined, string]>([
    ['[R-053] the ladder when offices and addresses match', [home], [home], 'link'],
    ['[R-053] nothing without a network provider', [home], undefined, 'none'],
    ['[R-053] more addresses than offices', [home, home], [home], 'none'],
    ['[R-053] more offices than addresses', [home], [home, home], 'none'],
    ['[R-054, C-055] within 200 miles', [home], [inReach], 'link'],
    ['[R-054, C-055] beyond 200 miles', [home], [outOfReach], 'none'],
    ['[R-054] in any order', [home, at(33)], [at(33), home], 'link'],
    ['[R-054] an office without a counterpart', [home, home], [home, outOfReach], 'none'],
    ['[R-054] an address without a counterpart', [home, outOfReach], [home, home], 'none'],
    ['[R-054] a place without coordinates has no counterpart', [{}], [{}], 'none'],
  ])('%s', (_, addresses, offices, expected) => {
    expect(offerFor(addresses, offices)).toBe(expected);
  });

  it('[C-055] the distance is configuration', () => {
    expect(offerFor([home], [inReach], { matchMiles: 100 })).toBe('none');
    expect(offerFor([home], [outOfReach], { matchMiles: 201 })).toBe('link');
  });
});

it('[R-054] matching is the same in both directions, and never of different counts', () => {
  const place = fc.oneof(
    fc.constant({}),
    fc
      .record({ latitude: fc.integer({ min: 33, max: 42 }), longitude: fc.constant(-121) })
      .map((coordinate) => ({
        coordinate,
      })),
  );
  const places = fc.array(place, { maxLength: 4 });
  fc.assert(
    fc.property(places, places, fc.integer({ min: 1, max: 400 }), (a, b, miles) => {
      expect(areSamePlaces(a, b, miles)).toBe(areSamePlaces(b, a, miles));
      if (a.length !== b.length) expect(areSamePlaces(a, b, miles)).toBe(false);
    }),
  );
});
