import { discountedGain, figuresOf, scoreOf, wholeScore } from './metrics.ts';

describe('nDCG, worked out by hand', () => {
  it('gains are 7, 3 and 1, each divided by the binary logarithm of its place plus one', () => {
    // 7/1 + 3/1.58496 + 0 + 1/2.32193
    expect(discountedGain([3, 2, 0, 1])).toBeCloseTo(7 + 1.892789 + 0.430677, 5);
    expect(discountedGain([])).toBe(0);
  });

  it('counts ten results and no more', () => {
    const ten = Array.from({ length: 10 }, () => 1 as const);
    expect(discountedGain([...ten, 3, 3])).toBeCloseTo(discountedGain(ten), 10);
    expect(discountedGain(ten)).toBeCloseTo(4.543559, 5);
  });

  it('compares with the best order there could be', () => {
    // (3 + 7/1.58496) / (7 + 3/1.58496)
    expect(scoreOf([2, 3], [3, 2]).ndcg).toBeCloseTo(7.416508 / 8.892789, 5);
    expect(scoreOf([3, 2], [3, 2]).ndcg).toBe(1);
    // One right result of the two there are, in third place: (7/2) / (7 + 7/1.58496)
    expect(scoreOf([0, 0, 3], [3, 3]).ndcg).toBeCloseTo(3.5 / 11.416508, 5);
  });
});

describe('what counts as right', () => {
  it.each([
    [[3], true, true, false],
    [[2, 0], true, true, false],
    [[1, 3], false, true, false],
    [[0, 0, 0, 0, 2], false, true, false],
    [[0, 0, 0, 0, 0, 3], false, false, false],
    [[], false, false, true],
  ] as const)(
    'grades %j: first %s, among five %s, empty %s',
    (grades, isFirstRight, isAmongFive, isEmpty) => {
      expect(scoreOf(grades, [3])).toMatchObject({ isFirstRight, isAmongFive, isEmpty });
    },
  );

  it('figures are means; none are all nought', () => {
    const figures = figuresOf([scoreOf([3], [3]), scoreOf([], [3]), scoreOf([0, 3], [3]), wholeScore(true)]);
    expect(figures).toMatchObject({ count: 4, top1: 0.5, top5: 0.75, zero: 0.25 });
    expect(figures.ndcg).toBeCloseTo((1 + 0 + 1 / Math.log2(3) + 1) / 4, 10);
    expect(figuresOf([])).toEqual({ count: 0, ndcg: 0, top1: 0, top5: 0, zero: 0 });
  });
});
