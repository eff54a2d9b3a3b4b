import { AGE_GROUPS, GENDERS } from '#src/domain/enumerations.ts';
import { displayedAgeRange } from './ageRange.ts';
import { displayedGender } from './gender.ts';

describe('displayedGender', () => {
  it('[R-119, R-156] displays three of the eight options', () => {
    expect(GENDERS.map((gender) => displayedGender(gender) ?? '-')).toEqual([
      '-',
      'Female',
      'Male',
      'Nonbinary',
      '-',
      '-',
      '-',
      '-',
    ]);
  });

  it('[R-119] takes the directory’s capitals', () => {
    expect([displayedGender('FEMALE'), displayedGender('NON_BINARY'), displayedGender(undefined)]).toEqual([
      'Female',
      'Nonbinary',
      undefined,
    ]);
  });
});

describe('displayedAgeRange', () => {
  it('[R-120, R-157] displays each stored group', () => {
    expect(AGE_GROUPS.map((group) => displayedAgeRange(group, 'Ages 12 to 25'))).toEqual([
      'All ages',
      'Children under 18',
      'Adults only',
      'Seniors Only',
      'Contact Office',
      'Ages 12 to 25',
    ]);
  });

  it.each([
    ['[R-120] free text missing', 'Other Specify', undefined],
    ['[R-120] capitals', 'ALL_AGES', 'All ages'],
    ['[R-120] other spacing', '18+ years', 'Adults only'],
    ['[R-120] unknown', 'Toddlers', undefined],
    ['[R-120] nothing', undefined, undefined],
  ])('%s', (_, group, expected) => {
    expect(displayedAgeRange(group)).toBe(expected);
  });
});
