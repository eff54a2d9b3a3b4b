import type { Found } from './Search.ts';
import { spellCheck } from './spellCheck.ts';

const found = (corrections: Record<string, string>, total = 3) =>
  ({ answer: { corrections: new Map(Object.entries(corrections)), total }, text: {} }) as unknown as Found;

it('replaces only the words that were taken for others, and marks each where it stands in the corrected text', () => {
  expect(
    spellCheck('Cardiolgy  near Sacramnto', found({ cardiolgy: 'cardiology', sacramnto: 'sacramento' })),
  ).toEqual({
    originalQuery: 'Cardiolgy  near Sacramnto',
    correctedQuery: {
      value: 'cardiology  near sacramento',
      matchedSubstrings: [
        { offset: 0, length: 10 },
        { offset: 17, length: 10 },
      ],
    },
    type: 'AUTOCORRECT',
  });
});

it.each([
  ['nothing was corrected', {}, 3],
  ['nothing was found', { cardiolgy: 'cardiology' }, 0],
  ['the corrected word is not one of the input', { neurolgy: 'neurology' }, 3],
])('says nothing when %s', (_, corrections, total) => {
  expect(spellCheck('cardiolgy', found(corrections as Record<string, string>, total))).toBeUndefined();
});
