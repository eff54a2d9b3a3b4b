import fc from 'fast-check';
import type { Provider } from '#src/domain/entities/Provider.ts';
import { comparedProvider, nearestMiles } from './comparedProvider.ts';
import { comparePath, MAX_COMPARED, readCompared, toggleCompared } from './compareList.ts';

describe('the list', () => {
  it.each([
    ['ids', 'a1,b2', ['a1', 'b2']],
    ['spaces and empty parts', ' a1 ,, b2,', ['a1', 'b2']],
    ['each once', 'a1,a1', ['a1']],
    ['four at most', 'a,b,c,d,e', ['a', 'b', 'c', 'd']],
    ['no markup, no path', '<b>,../x,a b,ok', ['ok']],
    ['a repeated parameter', ['a', 'b,c'], ['a', 'b', 'c']],
    ['nothing', undefined, []],
    ['what is no text', [7, null, {}], []],
  ])('reads %s', (_, value, ids) => expect(readCompared(value)).toEqual(ids));

  it('whatever is read is printed and read back, and a toggle undoes itself', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.array(fc.string())), fc.string(), (value, id) => {
        const ids = readCompared(value);
        expect(ids.length).toBeLessThanOrEqual(MAX_COMPARED);
        const query = new URL(comparePath(ids, '95816'), 'https://x.example').searchParams.get('providers');
        expect(readCompared(query)).toEqual(ids);
        const toggled = toggleCompared(ids, id);
        expect(readCompared(toggled.join(','))).toEqual(toggled);
        if (toggled.length > ids.length) expect(toggleCompared(toggled, id)).toEqual(ids);
      }),
    );
  });

  it('a full list takes no more and gives up what it has', () => {
    expect(toggleCompared(['a', 'b', 'c', 'd'], 'e')).toEqual(['a', 'b', 'c', 'd']);
    expect(toggleCompared(['a', 'b', 'c', 'd'], 'b')).toEqual(['a', 'c', 'd']);
  });
});

const booking = {
  portalUrl: '/portal',
  sansumPortalUrl: '/sansum',
  sansumAffiliate: 'sansum',
  schedulingUrl: '/schedule',
  referralPhone: '888-834-1788',
};
const provider = {
  id: 'p1',
  name: 'Amara Okafor, MD',
  path: '/find-provider/x-p1',
  specialties: [{ id: 's', name: 'Cardiology', status: 'Open', hidesBooking: false, hidesReferral: true }],
  affiliates: [],
  conditions: ['Asthma', 'eczema', 'asthma', 'Flu', 'Gout', 'Hives'].map((name) => ({ id: name, name })),
  languages: [{ name: 'Igbo' }, { name: 'Igbo' }, { name: 'Hmong', proficiency: 'Office staff only' }],
  plans: [
    { name: 'Gold', payorName: 'A' },
    { name: 'Gold', payorName: 'B' },
  ],
  offices: [
    { id: '1', name: 'Near', coordinate: { latitude: 38, longitude: -122 } },
    { id: '2', name: 'Far', coordinate: { latitude: 34, longitude: -118 } },
    { id: '3', name: 'Nowhere' },
  ],
  openScheduling: true,
  schedulingId: 'E1',
  schedules: [{ departmentId: 'D', visitTypeId: 'V', daysToFirstSlot: 0 }, { daysToFirstSlot: 3 }],
  fiveStar: 4.86,
} as unknown as Provider;

describe('a compared provider', () => {
  it('has each language and plan once, the first free day, the rounded rating', () => {
    expect(comparedProvider(provider, booking)).toMatchObject({
      languages: ['Igbo'],
      plans: ['Gold'],
      treats: ['Asthma', 'Eczema', 'Flu', 'Gout'],
      offer: { kind: 'scheduling-page', daysToFirstSlot: 0 },
      daysToFirstSlot: 0,
      rating: { kind: 'rated', stars: 4.9 },
      offersVideoVisit: false,
    });
  });

  it('who is not booked here has no free day', () => {
    expect(comparedProvider({ ...provider, acceptingNewPatients: false }, booking)).not.toHaveProperty(
      'daysToFirstSlot',
    );
  });

  it('[R-108] the distance is that of the nearest office, and unknown without a position or a coordinate', () => {
    const { offices } = comparedProvider(provider, booking);
    const here = { latitude: 38, longitude: -122.1 };
    expect(nearestMiles({ offices }, here)).toBeCloseTo(5.4, 0);
    expect(nearestMiles({ offices }, undefined)).toBeUndefined();
    expect(nearestMiles({ offices: [{ name: 'Nowhere' }] }, here)).toBeUndefined();
  });
});
