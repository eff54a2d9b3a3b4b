import { readFileSync } from 'node:fs';

/**
 * The clock of the programs under test. The product has none of its own to set: its processes take the time from the
 * machine, and a test starts them with `preloadClock.ts`, which moves what the machine says. Nothing a production
 * start reads can do that.
 *
 * `TEST_CLOCK=2026-12-25T02:20:00-08:00 npm test` runs everything as if it began at that instant.
 */
const PRELOAD = new URL('preloadClock.ts', import.meta.url).href;

/** What `TEST_CLOCK` asks for: how far all clocks are moved, in milliseconds. Throws for what is no instant. */
export function clockShift(env: Record<string, string | undefined> = process.env): number {
  if (env['CLOCK_SHIFT_MS']) return Number(env['CLOCK_SHIFT_MS']);
  const wanted = env['TEST_CLOCK'];
  if (!wanted) return 0;
  const instant = /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(wanted) ? Date.parse(wanted) : Number.NaN;
  if (Number.isNaN(instant))
    throw new Error(`TEST_CLOCK=${wanted} is no instant with its offset, such as 2026-12-25T02:20:00-08:00.`);
  return instant - (Date.now() - movedBy());
}

/** Environment in which every Node program starts with its clock moved by `shiftMs`; empty when it is not moved. */
export function clockEnv(shiftMs: number): Record<string, string> {
  return shiftMs === 0 ? {} : { CLOCK_SHIFT_MS: String(shiftMs), ...preloaded() };
}

/** The same for a clock that is set while the programs run, by writing a shift in milliseconds into `file`. */
export function clockFileEnv(file: string): Record<string, string> {
  return { CLOCK_FILE: file, ...preloaded() };
}

const preloaded = () => ({
  NODE_OPTIONS: ['--disable-warning=ExperimentalWarning', `--import=${PRELOAD}`].join(' '),
});

/** Moves `Date` of this process as its environment says: `CLOCK_SHIFT_MS` once and for all, `CLOCK_FILE` at each look. */
export function moveClock(env: Record<string, string | undefined> = process.env): void {
  const file = env['CLOCK_FILE'];
  const shift = Number(env['CLOCK_SHIFT_MS'] ?? 0);
  if (file) moveDate(() => Number(readFileSync(file, 'utf8')));
  else if (shift !== 0) moveDate(() => shift);
}

const MOVED = Symbol.for('test.clock.moved');

/** How far the clock of this realm is moved already, ms. */
const movedBy = (): number => (Reflect.get(Date, MOVED) as (() => number) | undefined)?.() ?? 0;

/**
 * Makes `Date.now()` and `new Date()` of this realm tell the time `shift()` milliseconds later; idempotent. So does the
 * sum of `performance.timeOrigin` and `performance.now()`, by which Next reckons the age of a page.
 */
export function moveDate(shift: () => number): void {
  if (Reflect.has(Date, MOVED)) return;
  const Real = Date;
  const now = () => Real.now() + shift();
  globalThis.Date = new Proxy(Real, {
    construct: (_, given: [], target) =>
      Reflect.construct(Real, given.length === 0 ? [now()] : given, target) as Date,
    apply: () => new Real(now()).toString(),
    get: (_, name) => (name === 'now' ? now : name === MOVED ? shift : (Reflect.get(Real, name) as unknown)),
    has: (_, name) => name === MOVED || Reflect.has(Real, name),
  });
  Real.prototype.constructor = globalThis.Date;
  const { timeOrigin } = performance;
  Object.defineProperty(performance, 'timeOrigin', { configurable: true, get: () => timeOrigin + shift() });
}
