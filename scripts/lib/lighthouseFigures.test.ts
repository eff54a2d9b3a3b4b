import { figuresOf, medians, ratio } from './lighthouseFigures.ts';

const requestedUrl = 'http://localhost:3000/';
const at = { pid: 1, tid: 1, ts: 0, ph: 'R' };
const trace = {
  traceEvents: [
    { ...at, name: 'navigationStart', args: { data: { documentLoaderURL: requestedUrl } } },
    { ...at, name: 'firstContentfulPaint' },
    { ...at, name: 'RunTask', ph: 'X', dur: 20_000, tdur: 15_000 },
  ],
};
const report = (lcp: number) => ({
  requestedUrl,
  environment: { benchmarkIndex: 1800 },
  audits: {
    'largest-contentful-paint': { numericValue: lcp },
    'cumulative-layout-shift': { numericValue: 0.002 },
    'total-blocking-time': { numericValue: 40 },
    'is-on-https': { score: 0 },
  },
});

describe('figures of Lighthouse', () => {
  it('are read from a report by their audits', () => {
    expect(figuresOf(report(1400.5), trace)).toEqual({
      lcp: 1400.5,
      cls: 0.002,
      tbt: 40,
      cpu: 10,
      machine: 1800,
    });
  });

  it('are refused when the page was not measured', () => {
    expect(() => figuresOf({ requestedUrl, runtimeError: { message: 'NO_FCP' }, audits: {} }, trace)).toThrow(
      'NO_FCP',
    );
    expect(() => figuresOf({ requestedUrl, audits: {} }, trace)).toThrow('largest-contentful-paint');
  });

  it('come together as medians per metric', () => {
    expect(medians([9, 1, 2].map((lcp) => figuresOf(report(lcp), trace))).lcp).toBe(2);
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
