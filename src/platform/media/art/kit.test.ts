import { bust } from './bust.ts';
import { choicesOf } from './random.ts';
import { RAMPS, inRamp } from './inks.ts';
import { picture } from './shapes.ts';

it('writes every ink of either ramp out, so that a file needs no style sheet', () => {
  const svg = picture(240, 240, bust({ skin: 4, hair: 'h2', dress: 'coat', before: 'side' }), 'plan');
  expect(svg).not.toMatch(/var\(|undefined|NaN/);
  expect(Object.keys(RAMPS.plan)).toEqual(Object.keys(RAMPS.main));
  expect(inRamp('var(--art-sand-far)', 'plan')).toBe(RAMPS.plan['sand-far']);
});

it('makes the same choices of the same text', () => {
  const numbers = (text: string) => {
    const by = choicesOf(text);
    return [by.int(1, 900), by.int(1, 900), by.pick(['a', 'b', 'c'])];
  };
  expect(numbers('art1')).toEqual(numbers('art1'));
  expect(numbers('art1')).not.toEqual(numbers('art2'));
});

it('draws no hair below a hijab, and no coral on somebody plain', () => {
  const covered = { skin: 3, hair: 'h6', before: 'side', cover: 'hijab', dress: 'crew' } as const;
  // The brows are hair, too.
  expect(bust(covered).match(/var\(--art-h6\)/g)).toHaveLength(1);
  expect(bust(covered)).toContain('--art-sun');
  expect(bust({ ...covered, hasEarrings: true, isPlain: true })).not.toContain('--art-sun');
});
