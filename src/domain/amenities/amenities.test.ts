import { visibleAmenities } from './amenities.ts';

const keys = (...names: string[]) => visibleAmenities(names).map((amenity) => amenity.key);

describe('visibleAmenities', () => {
  it('[R-127] leaves out unknown amenities', () => {
    expect(keys('Helipad', '', 'Chapel')).toEqual(['chapel']);
  });

  it('[R-128] knows every amenity the specification names, each with an icon', () => {
    const named = [
      'Parking',
      'Free WiFi',
      'Dining',
      'Gift Shop',
      'Mail',
      'Lactation Rooms',
      'Restrooms',
      'Chapel',
      'ATMs',
      'Wheelchair Access',
      'EV Charging',
      'Language Assistance',
      'Valet',
      'Birthing Suites',
      'NICU Level I',
    ];
    for (const name of named) expect(visibleAmenities([name])).toHaveLength(1);
    expect(visibleAmenities(named).every((amenity) => /^[a-z-]+$/.test(amenity.icon))).toBe(true);
  });

  it('[R-167] onsite parking, wi-fi and NICU levels, whatever the case or spacing', () => {
    expect(keys('nicu  level ii', 'WI-FI', ' Onsite Parking ')).toEqual(['parking', 'wifi', 'nicu-2']);
  });

  it('[R-035, C-011] NICU levels I to IV and no other', () => {
    const levels = ['I', 'II', 'III', 'IV', 'V', '0'].map((level) => `NICU Level ${level}`);
    expect(keys(...levels)).toEqual(['nicu-1', 'nicu-2', 'nicu-3', 'nicu-4']);
  });

  it('shows each amenity once', () => {
    expect(keys('Free Wi-Fi', 'wifi')).toEqual(['wifi']);
  });
});
