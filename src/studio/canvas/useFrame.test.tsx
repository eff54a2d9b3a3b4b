import { act, renderHook } from '@testing-library/react';
import type { ToFrame } from '#src/domain/authoring/frameMessages.ts';
import { Refusal } from '../api/StudioApi.ts';
import type { StudioApi } from '../api/StudioApi.ts';
import { ApiContext } from '../app/ApiContext.ts';
import type { LineOptions } from './openLine.ts';
import { useFrame } from './useFrame.ts';

const lines: LineOptions[] = [];
jest.mock('./openLine.ts', () => ({
  openLine: (options: LineOptions) => {
    lines.push(options);
    const tell = (message: ToFrame) => {
      if (message.kind === 'hand-over')
        options.heard({ kind: 'handed-over', turn: message.turn, isFree: true });
    };
    return { tell, close: () => undefined };
  },
}));

it('opens the page again that was made ready while a picker on it was saving, and leaves it else', async () => {
  const frameAddress = jest.fn(() => Promise.resolve('/page'));
  const page = { id: 'p', path: '/p', language: 'en' } as const;
  const { result } = renderHook(
    () => useFrame({ page, origin: 'https://site.example', heard: () => undefined }),
    {
      wrapper: ({ children }) => (
        <ApiContext value={{ frameAddress } as unknown as StudioApi}>{children}</ApiContext>
      ),
    },
  );
  /** The newest view answers and is loaded. */
  const arrive = () =>
    act(async () => {
      const view = result.current.views.at(-1)!;
      view.ref({ ownerDocument: {} } as HTMLIFrameElement);
      lines.at(-1)!.connected();
      lines.at(-1)!.heard({ kind: 'rects', boxes: [], height: 800, scrollTop: 0 });
      view.onLoad();
    });
  await act(async () => undefined);
  await arrive();
  await act(async () => result.current.saving()());
  expect(frameAddress).toHaveBeenCalledTimes(1);

  const saved = result.current.saving();
  await act(async () => result.current.reload());
  await arrive();
  expect(result.current.shown).toBe(2);
  await act(async () => saved());
  expect(frameAddress).toHaveBeenCalledTimes(3);

  const savedBefore = result.current.saving();
  await act(async () => savedBefore());
  expect(frameAddress).toHaveBeenCalledTimes(4);
  await arrive();
  expect(result.current.shown).toBe(4);
});

it('opens a page that did not come once more, with another ticket, and says no where the platform does', async () => {
  jest.useFakeTimers();
  const answers = [
    () => Promise.reject(new TypeError('no connection')),
    () => Promise.reject(new Refusal('too busy', 503)),
    () => Promise.reject(new Refusal('no right', 403)),
  ];
  const frameAddress = jest.fn((_page: object, _nonce: string) => answers.shift()!());
  const page = { id: 'p', path: '/p', language: 'en' } as const;
  const { result } = renderHook(
    () => useFrame({ page, origin: 'https://site.example', heard: () => undefined }),
    {
      wrapper: ({ children }) => (
        <ApiContext value={{ frameAddress } as unknown as StudioApi}>{children}</ApiContext>
      ),
    },
  );
  await act(async () => undefined);
  expect(result.current.state).toEqual({ kind: 'opening', isAgain: true });
  for (let time = 0; time < 2; time += 1) await act(() => jest.runAllTimersAsync());
  expect(result.current.state).toEqual({ kind: 'refused', reason: 'no right' });
  expect(new Set(frameAddress.mock.calls.map(([, nonce]) => nonce)).size).toBe(3);
  jest.useRealTimers();
});
