import { AWARD_TYPES } from '#src/domain/enumerations.ts';
import { awardType, cardColour, DEFAULT_CARD_COLOUR, inkOn } from './MapLocation.ts';

it.each([
  [undefined, '#006666'],
  ['', '#006666'],
  ['teal', '#006666'],
  ['#12345', '#006666'],
  ['red;background:url(x)', '#006666'],
  ['#ABC', '#aabbcc'],
  ['a8371b', '#a8371b'],
])('[C-085] the colour %j is %s', (written, colour) => {
  expect(DEFAULT_CARD_COLOUR).toBe('#006666');
  expect(cardColour(written)).toBe(colour);
});

it('[Q-220, R-173] an award type is Award or Accreditation', () => {
  expect(AWARD_TYPES).toEqual(['Award', 'Accreditation']);
  expect(['award', ' Accreditation ', 'Prize', undefined].map(awardType)).toEqual([
    'Award',
    'Accreditation',
    undefined,
    undefined,
  ]);
});

it('the ink is readable on every colour: at least 4.5 to 1', () => {
  const luminance = (colour: string) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
      const part = Number.parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16) / 255;
      return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    }, 0);
  for (let step = 0; step < 4096; step += 1) {
    const colour = cardColour(step.toString(16).padStart(3, '0'));
    const [light, dark] = [luminance(colour), luminance(inkOn(colour))].sort((a, b) => b - a) as [
      number,
      number,
    ];
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
  }
});
