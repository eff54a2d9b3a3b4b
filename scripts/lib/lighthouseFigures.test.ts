import { figuresOf, medians, ratio } from './lighthouseFigures.ts';

const report = (lcp: number) => ({
  audits: {
    'largest-contentful-paint': { numericValue: lcp },
    'cumulative-layout-shift': { numericValue: 0.002 },
    'total-blocking-time': { numericValue: 40 },
    'is-on-https': { score: 0 },
  },
});

describe('figures of Lighthouse', () => {
  it('are read from a report by their audits', () => {
    expect(figuresOf(report(1400.5))).toEqual({ lcp: 1400.5, cls: 0.002, tbt: 40 });
  });

  it('are refused when the page was not measured', () => {
    expect(() => figuresOf({ runtimeError: { message: 'NO_FCP' }, audits: {} })).toThrow('NO_FCP');
    expect(() => figuresOf({ audits: {} })).toThrow('largest-contentful-paint');
  });

  it('come together as medians per metric', () => {
    expect(medians([figuresOf(report(9)), figuresOf(report(1)), figuresOf(report(2))]).lcp).toBe(2);
    expect(() => medians([])).toThrow('no run');
  });

  it.each([
    [50, 100, '×0.50'],
    [0, 0, '×1.00'],
    [3, 0, 'was 0'],
  ])('%d beside %d is %s', (now, before, expected) => {
    expect(ratio(now, before)).toBe(expected);
  });
});
