import { blockingOfTrace } from './blockingOfTrace.ts';

const url = 'http://localhost:3000/about-us';
const of = (name: string, ts: number, more = {}) => ({ name, ph: 'X', pid: 7, tid: 1, ts, ...more });
const opened = (address = url) =>
  of('navigationStart', 0, { ph: 'R', args: { data: { documentLoaderURL: address } } });
const painted = of('firstContentfulPaint', 100_000, { ph: 'R' });
const task = (ts: number, tdur: number | undefined, more = {}) =>
  of('RunTask', ts, { dur: 90_000, ...(tdur === undefined ? {} : { tdur }), ...more });

const blocking = (...tasks: unknown[]) =>
  blockingOfTrace({ traceEvents: [opened(), painted, ...tasks] }, url);

describe('blocking time of a trace', () => {
  it('adds up what tasks take of the processor beyond 50 ms on a phone, four times as slow', () => {
    expect(blocking(task(200_000, 20_000), task(300_000, 15_000))).toBe(30 + 10);
  });

  it('counts no short task, none before the first paint and none of another thread or process', () => {
    const elsewhere = [task(200_000, 40_000, { tid: 2 }), task(200_000, 40_000, { pid: 8 })];
    expect(blocking(task(200_000, 12_500), task(50_000, 40_000), ...elsewhere)).toBe(0);
  });

  it('takes the time on the clock where the browser tells no other', () => {
    expect(blocking(task(200_000, undefined))).toBe(310);
  });

  it('is refused where the page is not in the trace', () => {
    expect(() => blockingOfTrace({ traceEvents: [opened('http://other'), painted] }, url)).toThrow(url);
    expect(() => blockingOfTrace({ traceEvents: [opened()] }, url)).toThrow('no first paint');
  });
});
