import { readHello } from '#src/domain/authoring/frameMessages.ts';
import { connect } from './connect.ts';

const origin = 'https://studio.example';

it('says hello as the same page until it is answered, and as another when it is opened again', () => {
  jest.useFakeTimers();
  const said = jest.spyOn(parent, 'postMessage').mockImplementation(() => undefined);
  // This document cannot make words up.
  const getRandomValues = (numbers: Uint32Array) => numbers.map(() => Math.random() * 2 ** 32);
  Object.defineProperty(globalThis, 'crypto', { value: { getRandomValues } });
  const pages = () => said.mock.calls.map(([hello]) => readHello(hello)?.page);
  const open = () =>
    connect(
      { origin },
      'word',
      () => undefined,
      () => undefined,
    );
  open();
  jest.advanceTimersByTime(1000);
  expect(pages()).toEqual(Array(3).fill(expect.stringMatching(/^\d+(-\d+){3}$/)));
  expect(new Set(pages()).size).toBe(1);
  expect(said.mock.calls[0]![1]).toBe(origin);
  open();
  expect(new Set(pages()).size).toBe(2);
  jest.useRealTimers();
});
