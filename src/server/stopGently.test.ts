import { stopGently } from './stopGently.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const before = SIGNALS.map((signal) => process.listeners(signal));
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  for (const signal of SIGNALS) process.removeAllListeners(signal);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  SIGNALS.forEach((signal, at) => {
    process.removeAllListeners(signal);
    for (const listener of before[at] ?? []) process.on(signal, listener);
  });
});

it.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)(
  '%s: goes on for a while, then closes once, and ends in time whatever is open',
  (signal, code) => {
    const close = jest.fn();
    const end = jest.fn();
    process.on(signal, close);
    stopGently(3, end);
    process.emit(signal, signal);
    process.emit(signal, signal);
    expect(close).not.toHaveBeenCalled();
    jest.advanceTimersByTime(3000);
    expect(close).toHaveBeenCalledTimes(1);
    expect(close).toHaveBeenCalledWith(signal);
    expect(end).not.toHaveBeenCalled();
    jest.advanceTimersByTime(6000);
    expect(end).toHaveBeenCalledWith(code);
  },
);

it('closes at once where nobody asked for a pause', () => {
  const close = jest.fn();
  process.on('SIGTERM', close);
  stopGently(0, jest.fn());
  process.emit('SIGTERM', 'SIGTERM');
  expect(close).toHaveBeenCalledTimes(1);
});
