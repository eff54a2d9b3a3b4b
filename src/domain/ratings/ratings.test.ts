import { starRating } from './ratings.ts';

describe('starRating', () => {
  it.each([
    ['[R-029, C-006] one decimal', { fiveStar: 4.76 }, 4.8],
    ['[R-029] the five-star value first', { fiveStar: 4.2, ratingPercent: 100 }, 4.2],
    ['[R-029] else the percent', { ratingPercent: 94 }, 4.7],
    ['[C-135] at most five', { fiveStar: 5.3 }, 5],
    ['[C-135] from percent too', { ratingPercent: 120 }, 5],
    ['nothing', {}, undefined],
    ['null', { fiveStar: null, ratingPercent: null }, undefined],
    ['nobody rated', { fiveStar: 4.5, reviewCount: 0 }, undefined],
    ['zero', { fiveStar: 0 }, undefined],
    ['no number', { fiveStar: Number.NaN }, undefined],
  ])('%s', (_, values, stars) => {
    expect(starRating(values)).toEqual(stars === undefined ? { kind: 'unknown' } : { kind: 'rated', stars });
  });

  it('keeps a known review count', () => {
    expect(starRating({ fiveStar: 4.5, reviewCount: 12 })).toEqual({
      kind: 'rated',
      stars: 4.5,
      reviewCount: 12,
    });
  });
});
