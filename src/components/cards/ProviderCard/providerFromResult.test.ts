import fc from 'fast-check';
import { planProviderFromResult } from '#src/components/cards/PlanProviderCard/planProviderFromResult.ts';
import {
  openScheduling,
  resultOf,
  wireOffice,
  wireProvider,
  wireSpecialty,
} from '#src/components/cards/testing/providerFixture.ts';
import { bookingOffer } from '#src/domain/booking/bookingOffer.ts';
import { providerFromResult } from './providerFromResult.ts';

const settings = {
  portalUrl: '/p',
  sansumPortalUrl: '/s',
  sansumAffiliate: 'santa barbara',
  schedulingUrl: '/schedule',
  referralPhone: '888-834-1788',
};

it('[Q-202, Q-203, Q-204, Q-205, Q-206, Q-207] reads what the service sends', () => {
  const provider = providerFromResult(
    resultOf(
      wireProvider({
        ...openScheduling,
        c_reputationRatingFiveStar: 4.4,
        c_offices: [wireOffice(1, { nearestToFilter: 900, nearestToUser: 50 })],
        c_providerSpecialties: [
          wireSpecialty('Geriatrics', { alternativeText: 'x' }, { c_hideReferralOnProviders: true }),
          { status: 'Open' },
        ],
      }),
      { distance: { metres: 950, from: { kind: 'place', name: 'Davis' } } },
    ),
  );
  expect(provider).toMatchObject({
    rating: { kind: 'rated', stars: 4.4 },
    languages: ['Igbo', 'Spanish'],
    affiliates: [{ name: 'Bay Medical Group', showsReferral: false }],
    specialties: [{ name: 'Geriatrics', status: 'Open', hidesBooking: false, hidesReferral: true }],
    offices: [
      {
        name: 'Harbor Office 1',
        phone: '+14155550141',
        distance: { metres: 900 },
        coordinate: { latitude: 38.01 },
      },
    ],
    schedules: [{ departmentId: 'D1', visitTypeId: '2000', daysToFirstSlot: 1 }],
  });
});

it('an entry with several places is several offices, one without any still one', () => {
  const offices = (wire: unknown) =>
    providerFromResult(resultOf(wireProvider({ c_offices: wire })))?.offices.length;
  const [place] = wireOffice(1).officeOrFacility;
  expect(offices([{ practiceName: 'A', officeOrFacility: [place, place] }, { practiceName: 'B' }])).toBe(3);
});

it('the distance of the result is that of an only office', () => {
  const found = (count: number) =>
    providerFromResult(
      resultOf(wireProvider({ c_offices: Array.from({ length: count }, () => wireOffice(1)) }), {
        distance: { metres: 700, from: { kind: 'you' } },
      }),
    )?.offices.map((office) => office.distance?.metres);
  expect(found(1)).toEqual([700]);
  expect(found(2)).toEqual([undefined, undefined]);
});

it('garbage of any shape neither throws nor offers an unsafe address', () => {
  const names = [
    ...Object.keys(wireProvider(openScheduling)),
    ...[
      'headshot',
      'c_startDate',
      'c_appointmentBookingUrl',
      'c_shpAddresses',
      'c_shpRelatedProvider',
      'c_shpSpecialty',
    ],
    ...['c_shpLanguage', 'c_shpDisplayComments', 'officeOrFacility', 'specialty', 'language', 'address'],
  ];
  const leaf = fc.oneof(
    fc.constantFrom(null, undefined, NaN, '', 'javascript:alert(1)', '<b>', 'true', -1),
    fc.string(),
    fc.double(),
    fc.boolean(),
  );
  const { any } = fc.letrec((tie) => ({
    any: fc.oneof({ depthSize: 'small' }, leaf, fc.array(tie('any'), { maxLength: 3 }), tie('object')),
    object: fc.dictionary(fc.constantFrom(...names), tie('any'), { maxKeys: 6 }),
  }));
  const garbage = fc.dictionary(fc.constantFrom(...names), any, { maxKeys: 12 });
  fc.assert(
    fc.property(garbage, fc.option(fc.double(), { nil: undefined }), (data, metres) => {
      const result = resultOf(
        { name: 'X', ...data },
        metres === undefined ? {} : { distance: { metres, from: { kind: 'you' } } },
      );
      const plan = planProviderFromResult(result);
      for (const found of [providerFromResult(result), plan?.related]) {
        if (!found) continue;
        const offer = bookingOffer(found, settings);
        expect(JSON.stringify(offer)).not.toMatch(/"href":"javascript/);
        expect(found.image?.url ?? '/').toMatch(/^(https:|\/)/);
      }
    }),
    { numRuns: 500 },
  );
});

it('[Q-207, R-161] reads the languages somebody speaks, not those spoken by others for them', () => {
  const entry = (name: string, availability?: string) => ({ language: [{ name }], availability });
  const spoken = (...entries: object[]) =>
    providerFromResult(resultOf(wireProvider({ c_additionalLanguages: entries })))?.languages;
  const interpreted = entry('Spanish', 'Interpreter available');
  expect(spoken(interpreted, entry('Igbo'), entry('Hmong', 'office_staff_only'))).toEqual(['Igbo']);
  expect(spoken(interpreted, entry('Spanish', 'Basic'))).toEqual(['Spanish']);
  expect(spoken(interpreted)).toEqual([]);
});
