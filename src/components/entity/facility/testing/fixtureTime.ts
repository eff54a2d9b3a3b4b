import { FIXTURE_NOW } from './facilityFixture.ts';

const untouched = [
  'setTimeout',
  'clearTimeout',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'performance',
  'hrtime',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;

/** Runs the tests of a file at one moment; timers still run. */
export function atFixtureTime(now: Date = FIXTURE_NOW): void {
  beforeEach(() => {
    jest.useFakeTimers({ now, doNotFake: [...untouched] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}
